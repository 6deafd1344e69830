import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { confirmWithPassword } from '../../../contracts/accounts/passkeys.ts';
import { getPhone } from '../../../contracts/accounts/profile.ts';
import {
  createRecoveryCodes,
  getOwnSecondStep,
} from '../../../contracts/accounts/recovery-codes.ts';
import { displayMoment } from '../../../domain/text/format.ts';
import { load } from '../../api/load.ts';
import { FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import { readFields } from '../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { AccountPage } from './account-page.tsx';
import { loadAccess } from './load-access.ts';
import { ConfirmForms } from './passkey-forms.tsx';
import { buttonClass } from '../../../widgets/button/button-class.ts';
import css from './sign-ins.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'signins.passkeys',
  'signins.step',
  'signins.ways',
);
const ADDRESS = '/profile/second-step/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    access: await loadAccess(context, ADDRESS, url),
    ...(await load(context, getOwnSecondStep, {})),
    canText: (await load(context, getPhone, {})).canSend,
    labels: LABELS,
    head: { title: t('nav_second_step'), description: t('step_description') },
  };
}

interface Made {
  readonly codes: readonly string[];
}

/** Creates codes, which only this response shows, or confirms the owner. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { intent, password = '' } = await readFields(request);
  const { call } = context.get(pageContext);
  if (intent === 'create') {
    const result = await call(createRecoveryCodes, {});
    if (!result.ok) return refused(result);
    const made: Made = { codes: result.answer.codes };
    return data(made, { headers: { 'cache-control': 'no-store' } });
  }
  const result = await call(confirmWithPassword, { body: { password } });
  return result.ok ? redirect(keptAddress(ADDRESS, url.search)) : refused(result);
}

function refused({ error, status }: { error: FormFailure['error']; status: number }) {
  return data({ error, typed: {} } satisfies FormFailure, { status });
}

/** Browsers must not store what is shown only once. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

/** The second step of sign-in and the recovery codes. */
export default function OwnSecondStepPage() {
  const t = useLabels();
  const { access, step, isRequired, canText } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t('nav_second_step')} access={access}>
      <section className={css.page}>
        {isRequired && (
          <div className={formCss.alert} role="alert">
            <p>{t('step_required')}</p>
            <p>{t('step_required_hint')}</p>
          </div>
        )}
        <p className={step === null ? css.lead : formCss.success}>
          {t(step === null ? 'step_is_off' : `step_is_${step}`)}
        </p>
        {step === null && (
          <ul>
            <li>
              <Link to="/profile/passkeys/">{t('step_set_passkey')}</Link>
            </li>
            {canText && (
              <li>
                <Link to="/profile/phone/">{t('step_set_phone')}</Link>
              </li>
            )}
          </ul>
        )}
        <Recovery />
      </section>
    </AccountPage>
  );
}

function Recovery() {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const { step, left, madeAt, isConfirmed, hasPassword, hasPasskey } =
    useLoaderData<typeof loader>();
  const result = useActionData<FormFailure | Made>();
  const address = usePreservedParams()(ADDRESS);
  const failure = result && 'error' in result ? result : undefined;
  const made = result && 'codes' in result ? result.codes : undefined;
  const time = madeAt && displayMoment(Date.parse(madeAt), globals.lang, timeZone);
  return (
    <section className={css.list} aria-labelledby="recovery">
      <h2 id="recovery">{t('recovery_title')}</h2>
      <p>{t('recovery_text')}</p>
      {made ? (
        <NewCodes codes={made} />
      ) : (
        <p>{time ? t('recovery_left', { count: left, time }) : t('recovery_none')}</p>
      )}
      {step === null && <p className={formCss.aside}>{t('recovery_step_first')}</p>}
      {step !== null && !made && isConfirmed && (
        <Form method="post" action={address} reloadDocument>
          <FormError failure={failure} />
          {left > 0 && <p>{t('recovery_replace_note')}</p>}
          <input type="hidden" name="intent" value="create" />
          <SubmitButton>{t(left > 0 ? 'recovery_replace' : 'recovery_create')}</SubmitButton>
        </Form>
      )}
      {step !== null && !made && !isConfirmed && (
        <ConfirmForms
          action={address}
          hasPassword={hasPassword}
          hasPasskey={hasPasskey}
          why={t('recovery_confirm_text')}
          failure={failure}
        />
      )}
    </section>
  );
}

function NewCodes({ codes }: Made) {
  const t = useLabels();
  return (
    <div className={css.codes} role="status">
      <p>{t('recovery_made')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyButton text={codes.join('\n')} copied={t('recovery_copied')} className={buttonClass()}>
        {t('recovery_copy')}
      </CopyButton>
    </div>
  );
}
