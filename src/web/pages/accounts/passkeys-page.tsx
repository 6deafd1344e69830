import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  confirmWithPassword,
  listPasskeys,
  removePasskey,
  setPasskeyStep,
} from '../../../contracts/accounts/passkeys.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccountPage } from './account-page.tsx';
import { FormError, type FormFailure } from '../../forms/form.tsx';
import { redirectWithNotice, treatGoneAsDone } from '../../forms/redirect-with-notice.tsx';
import formCss from '../../forms/form.module.css';
import { loadAccess } from './load-access.ts';
import { ConfirmForms, NewPasskeyForm, SecondStepForm } from './passkey-forms.tsx';
import { PasskeyTable } from './passkey-table.tsx';
import css from './sign-ins.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'signins.passkeys',
  'signins.step',
  'signins.ways',
  'widgets.table_moves',
);
const ADDRESS = '/profile/passkeys/';

/** The last action before the page was loaded. */
const DONE: Readonly<Record<string, LabelKey>> = {
  added: 'passkey_added',
  removed: 'passkey_removed',
  step: 'passkey_step_changed',
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const access = await loadAccess(context, ADDRESS, url);
  return {
    access,
    ...(await load(context, listPasskeys, {})),
    labels: LABELS,
    head: { title: t('nav_passkeys'), description: t('passkeys_description') },
    done: url.searchParams.get('done'),
  };
}

/** The purpose of a rejected form; the error is shown there. */
type Failure = FormFailure & { readonly of: 'remove' | 'step' | 'confirm' };

/** Everything except creating a passkey works without scripts. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const { call } = context.get(pageContext);
  const passkeyId = form.get('remove');
  const step = form.get('step');
  const typed = form.get('password');
  const password = typeof typed === 'string' ? typed : '';
  const lead = (result: Parameters<typeof redirectWithNotice>[0], done: string) =>
    redirectWithNotice(result, ADDRESS, `done=${done}`, url.search);
  if (typeof passkeyId === 'string') {
    const result = treatGoneAsDone(await call(removePasskey, { params: { passkeyId } }));
    return result.ok ? lead(result, 'removed') : refused('remove', result);
  }
  if (step !== null) {
    const result = await call(setPasskeyStep, {
      body: { isOn: step === 'on', ...(password !== '' && { password }) },
    });
    return result.ok ? lead(result, 'step') : refused('step', result);
  }
  const result = await call(confirmWithPassword, { body: { password } });
  return result.ok ? redirect(keptAddress(ADDRESS, url.search)) : refused('confirm', result);
}

function refused(
  of: Failure['of'],
  { error, status }: { error: FormFailure['error']; status: number },
) {
  return data({ error, typed: {}, of } satisfies Failure, { status });
}

export default function PasskeysPage() {
  const t = useLabels();
  const { access, items, isConfirmed, hasPassword, isSecondStep, done } =
    useLoaderData<typeof loader>();
  const failure = useActionData<Failure>();
  const kept = usePreservedParams();
  const address = kept(ADDRESS);
  const doneText = DONE[done ?? ''];
  const findFailure = (of: Failure['of']) => (failure?.of === of ? failure : undefined);
  return (
    <AccountPage title={t('nav_passkeys')} access={access}>
      <section className={css.page}>
        <p className={css.lead}>{t('passkeys_lead')}</p>
        {doneText && !failure && (
          <p className={formCss.success} role="status">
            {t(doneText)}
          </p>
        )}
        {isSecondStep && (
          <p>
            <Link to="/profile/second-step/">{t('recovery_title')}</Link>
          </p>
        )}
        <section className={css.list}>
          <h2>{t('passkeys_yours')}</h2>
          <FormError failure={findFailure('remove')} />
          {items.length > 0 ? (
            <PasskeyTable items={items} action={address} isConfirmed={isConfirmed} />
          ) : (
            <p>{t('passkeys_none')}</p>
          )}
        </section>
        {isConfirmed ? (
          <NewPasskeyForm action={address} next={kept(`${ADDRESS}?done=added`)} />
        ) : (
          <ConfirmForms
            action={address}
            hasPassword={hasPassword}
            hasPasskey={items.length > 0}
            why={t('passkey_confirm_text')}
            failure={findFailure('confirm')}
          />
        )}
        {items.length > 0 && (
          <SecondStepForm
            action={address}
            isOn={isSecondStep}
            isConfirmed={isConfirmed}
            hasPassword={hasPassword}
            failure={findFailure('step')}
          />
        )}
      </section>
    </AccountPage>
  );
}
