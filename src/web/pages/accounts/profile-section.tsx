import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { FormError, type FormFailure } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import type { Profile } from './load-access.ts';
import type { Section, SectionFailure } from './profile-forms.ts';
import { Button, ButtonLink } from '../../../widgets/button/button.tsx';
import css from './profile-page.module.css';

/** What the page knows, for each of its sections. */
export interface SectionState {
  readonly profile: Profile;
  readonly failure: SectionFailure | undefined;
  /** What was done with the form that was sent before. */
  readonly saved: string | null;
}

interface ProfileSectionProps {
  readonly section: Section;
  readonly state: SectionState;
  readonly title: string;
  readonly text: string;
  /** What it says when it is done. */
  readonly done: string | null;
  readonly submit: string;
  readonly children: (failure: FormFailure | undefined) => ReactNode;
}

/** One of the forms: what it is about, and the fields; it answers in its own place. */
export function ProfileSection(props: ProfileSectionProps) {
  const { section, state, title, text, done, submit, children } = props;
  const failure = state.failure?.section === section ? state.failure : undefined;
  return (
    <section className={css.section} id={section}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Form method="post" action={usePreservedParams()(`/profile/#${section}`)} reloadDocument>
        <input type="hidden" name="section" value={section} />
        {done !== null && (
          <p className={formCss.success} role="status">
            {done}
          </p>
        )}
        <FormError failure={failure} />
        {children(failure)}
        <Button type="submit" size="l">
          {submit}
        </Button>
      </Form>
    </section>
  );
}

/** What to do where an account has no password yet. */
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
