import { Form, useActionData, useLocation } from 'react-router';
import { readScreen, writeScreen } from '../../../domain/screens/screen-address.ts';
import { findPreset } from '../../../domain/screens/screen-changes.ts';
import { Button, ButtonLink, IconButton } from '../../../widgets/button/button.tsx';
import { TextField } from '../../../widgets/field/text-field.tsx';
import { Popover } from '../../../widgets/popover/popover.tsx';
import type { FormFailure } from '../../forms/form.tsx';
import { withReturnTo } from '../../parts/return-to.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Bookmark, Cross } from './icons.tsx';
import type { ScreenData } from './load-screen.ts';
import css from './save-screen.module.css';

const MAX_NAME = 60;

/**
 * Saves a screen under a name and deletes saved ones; visitors are sent to sign in and come back.
 */
export function SaveScreen({ data }: { data: ScreenData }) {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const { userLoggedIn } = useShell().globals;
  const here = pathname + search;
  // Another URL is another screen to name.
  if (userLoggedIn) return <SaveBox key={here} data={data} />;
  return (
    <ButtonLink
      kind="primary"
      href={withReturnTo('/sign-in/', here)}
      link={RouterLink}
      title={t('saved_screen_sign_in')}
      icon={<Bookmark />}
    >
      {t('saved_screen_save')}
    </ButtonLink>
  );
}

function SaveBox({ data }: { data: ScreenData }) {
  const t = useLabels();
  const failure = useActionData<FormFailure>();
  return (
    <Popover
      look={{ kind: 'primary' }}
      button={
        <>
          <Bookmark />
          {t('saved_screen_save')}
        </>
      }
      isOpen={failure !== undefined}
      panelClassName={css.panel}
      onOpen={(anchor) =>
        anchor.querySelector<HTMLElement>('input[name=name]')?.focus({ preventScroll: true })
      }
    >
      <SaveForm data={data} failure={failure} />
      <OwnScreens saved={data.saved ?? []} />
    </Popover>
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
      <TextField
        label={t('saved_screen_name')}
        name="name"
        required
        maxLength={MAX_NAME}
        autoComplete="off"
        defaultValue={failure?.typed.name ?? ownName(data)}
        error={message && <span role="alert">{message}</span>}
        hint={message ? undefined : t('saved_screen_note')}
      />
      <Button type="submit" kind="primary" className={css.go} data-keeps-open>
        {t('saved_screen_do_save')}
      </Button>
    </Form>
  );
}

/** The name of the saved screen that is shown, or that the reader started from. */
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
            <IconButton
              type="submit"
              kind="quiet"
              tone="danger"
              size="s"
              name="delete"
              value={id}
              data-keeps-open
              label={t('saved_screen_delete', { name })}
              icon={<Cross />}
            />
          </li>
        ))}
      </ul>
    </Form>
  );
}
