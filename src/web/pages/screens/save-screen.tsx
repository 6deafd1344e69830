import { useEffect, useRef } from 'react';
import { Form, useActionData, useLocation } from 'react-router';
import { readScreen, writeScreen } from '../../../domain/screens/screen-address.ts';
import { findPreset } from '../../../domain/screens/screen-changes.ts';
import { keepInAnchor } from '../../../widgets/floating/keep-placed.ts';
import { closeWhenLeft } from '../../../widgets/popover/popover.tsx';
import type { FormFailure } from '../../forms/form.tsx';
import { withReturnTo } from '../../parts/return-to.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Bookmark, Cross } from './icons.tsx';
import type { ScreenData } from './load-screen.ts';
import css from './save-screen.module.css';

const GAP_PX = 6;
const MAX_NAME = 60;

/** Saves a screen under a name and deletes saved ones; leads visitors to sign in and back. */
export function SaveScreen({ data }: { data: ScreenData }) {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const { userLoggedIn } = useShell().globals;
  const here = pathname + search;
  // Another address is another screen to name.
  if (userLoggedIn) return <SaveBox key={here} data={data} />;
  return (
    <Link
      className={css.button}
      to={withReturnTo('/sign-in/', here)}
      title={t('saved_screen_sign_in')}
    >
      <Bookmark />
      {t('saved_screen_save')}
    </Link>
  );
}

/** It is a `details` element, so it opens without scripts as well. */
function SaveBox({ data }: { data: ScreenData }) {
  const t = useLabels();
  const failure = useActionData<FormFailure>();
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      closeWhenLeft(details.current, (anchor) => {
        anchor.querySelector<HTMLElement>('input[name=name]')?.focus({ preventScroll: true });
        return panel.current
          ? keepInAnchor(anchor, panel.current, { side: 'below', align: 'end', gap: GAP_PX })
          : undefined;
      }),
    [],
  );
  return (
    <details ref={details} className={css.save} open={failure !== undefined}>
      <summary className={css.button}>
        <Bookmark />
        {t('saved_screen_save')}
      </summary>
      <div ref={panel} className={css.panel}>
        <SaveForm data={data} failure={failure} />
        <OwnScreens saved={data.saved ?? []} />
      </div>
    </details>
  );
}

function SaveForm({ data, failure }: { data: ScreenData; failure: FormFailure | undefined }) {
  const t = useLabels();
  const message =
    failure &&
    (failure.error.field === 'body.name' ? t('saved_screen_name_wrong') : failure.error.message);
  return (
    <Form method="post" reloadDocument className={css.form}>
      <input type="hidden" name="query" value={writeScreen({ ...data.screen, page: 1 })} />
      <label className={css.field}>
        <span>{t('saved_screen_name')}</span>
        <input
          name="name"
          type="text"
          required
          maxLength={MAX_NAME}
          autoComplete="off"
          defaultValue={failure?.typed.name ?? ownName(data)}
          aria-invalid={message ? true : undefined}
          aria-describedby="saved-screen-note"
        />
      </label>
      <p
        id="saved-screen-note"
        className={message ? css.refused : css.note}
        role={message && 'alert'}
      >
        {message ?? t('saved_screen_note')}
      </p>
      <button type="submit" className={css.go} data-keeps-open>
        {t('saved_screen_do_save')}
      </button>
    </Form>
  );
}

/** The name of the own screen that is shown, or was begun with. */
function ownName({ kind, screen, saved }: ScreenData): string | undefined {
  const own = (saved ?? []).map(({ name, query }) => ({
    id: name,
    screen: readScreen(kind, new URLSearchParams(query)).screen,
  }));
  return findPreset(screen, own)?.id;
}

function OwnScreens({ saved }: { saved: NonNullable<ScreenData['saved']> }) {
  const t = useLabels();
  if (saved.length === 0) return null;
  return (
    <Form method="post" reloadDocument className={css.own}>
      <p id="saved-screens">{t('saved_screen_own')}</p>
      <ul aria-labelledby="saved-screens">
        {saved.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="submit"
              name="delete"
              value={id}
              data-keeps-open
              aria-label={t('saved_screen_delete', { name })}
              title={t('saved_screen_delete', { name })}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
