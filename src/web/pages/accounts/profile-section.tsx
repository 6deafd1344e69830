import type { ReactNode, Ref } from 'react';
import { Form } from 'react-router';
import { usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { FormError, type FormFailure } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import type { Profile } from './load-access.ts';
import type { Section, SectionFailure } from './profile-forms.ts';
import { Button, ButtonLink } from '../../../widgets/button/button.tsx';
import css from './profile-page.module.css';

/** The state of the page that every section gets. */
export interface SectionState {
  readonly profile: Profile;
  readonly failure: SectionFailure | undefined;
  /** The result of the form that was sent last. */
  readonly saved: string | null;
}

interface ProfileSectionProps {
  readonly section: Section;
  readonly state: SectionState;
  readonly title: string;
  readonly text: string;
  /** The confirmation; null if nothing has been saved. */
  readonly done: string | null;
  readonly submit: string;
  /** Each change is saved at once, so the button is only shown where scripts are off. */
  readonly isSavedOnChange?: boolean;
  readonly form?: Ref<HTMLFormElement>;
  readonly children: (failure: FormFailure | undefined) => ReactNode;
}

/** One form of the page: its subject, its fields, and the result of sending it. */
export function ProfileSection(props: ProfileSectionProps) {
  const {
    section,
    state,
    title,
    text,
    done,
    submit,
    isSavedOnChange = false,
    form,
    children,
  } = props;
  const failure = state.failure?.section === section ? state.failure : undefined;
  return (
    <section className={css.section} id={section}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Form
        ref={form}
        method="post"
        action={usePreservedParams()(`/profile/#${section}`)}
        reloadDocument
      >
        <input type="hidden" name="section" value={section} />
        {done !== null && (
          <p className={formCss.success} role="status">
            {done}
          </p>
        )}
        <FormError failure={failure} />
        {children(failure)}
        <div className={isSavedOnChange ? css.withoutScripts : undefined}>
          <Button type="submit" size="l">
            {submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Shown instead of a form that needs a password, if the account has none yet. */
export function NoPassword({ section, title }: { section: Section; title: string }) {
  const t = useLabels();
  const kept = usePreservedParams();
  return (
    <section className={css.section} id={section}>
      <div>
        <h2>{title}</h2>
        <p>{t('profile_password_first')}</p>
      </div>
      <p>
        <ButtonLink size="l" href={kept('/reset/')}>
          {t('profile_password_reset')}
        </ButtonLink>
      </p>
    </section>
  );
}
