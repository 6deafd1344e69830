import {
  Form,
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { askToDelete, deleteAccount } from '../../../contracts/accounts/own-account.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccountPage } from './account-page.tsx';
import { FormError, FormPage, type FormFailure } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import { loadOwnAccount, type Profile } from './load-access.ts';
import { PasswordField } from './password-fields.tsx';
import css from './profile-page.module.css';
import { readFields } from '../../forms/submit.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { Checkbox } from '../../../widgets/field/choices.tsx';
import { readToken } from './load-link.ts';

export { secretAddress as headers } from './load-link.ts';
export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'account.profile', 'profile.forms', 'profile.delete');
const ADDRESS = '/profile/delete/';
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const { globals } = await context.get(pageContext).shell();
  const isDone = url.searchParams.has('done') && !globals.userLoggedIn;
  return {
    labels: LABELS,
    head: {
      title: t(isDone ? 'delete_done_title' : 'delete_title'),
      description: t('account_description'),
    },
    token: readToken(url),
    isAsked: url.searchParams.has('asked'),
    account: isDone ? null : await loadOwnAccount(context, ADDRESS, url),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const { ask, isSure, password, token } = await readFields(request);
  const body = {
    isSure: isSure !== undefined,
    ...(password !== undefined && { password }),
    ...(token !== undefined && { token }),
  };
  const result =
    ask === undefined
      ? await call(deleteAccount, { body: body as never })
      : await call(askToDelete, {});
  if (result.ok) {
    const next = `${ADDRESS}?${ask === undefined ? 'done' : 'asked'}`;
    return redirect(keptAddress(next, new URL(request.url).search));
  }
  const typed: FormFailure['typed'] = isSure === undefined ? {} : { isSure };
  return data({ error: result.error, typed } satisfies FormFailure, { status: result.status });
}

export default function DeletePage() {
  const t = useLabels();
  const { account, token, isAsked } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  if (account === null) {
    return (
      <FormPage title={t('delete_done_title')}>
        <p role="status">{t('delete_done_text')}</p>
      </FormPage>
    );
  }
  const { profile, access } = account;
  return (
    <AccountPage title={t('delete_title')} access={access}>
      <div className={css.plain}>
        {profile.isDemo ? (
          <p className={css.note}>{t('profile_demo')}</p>
        ) : (
          <>
            <WhatHappens />
            {isAsked && !failure && (
              <p className={formCss.success} role="status">
                {t('delete_ask_sent', { email: profile.email })}
              </p>
            )}
            {profile.hasPassword || token !== '' ? (
              <DeleteForm profile={profile} token={token} failure={failure} />
            ) : (
              <AskForm profile={profile} failure={failure} />
            )}
          </>
        )}
      </div>
    </AccountPage>
  );
}

function WhatHappens() {
  const t = useLabels();
  return (
    <>
      <p>{t('delete_lead')}</p>
      <div>
        <h2>{t('delete_goes')}</h2>
        <ul>
          <li>{t('delete_goes_account')}</li>
          <li>{t('delete_goes_sessions')}</li>
          <li>{t('delete_goes_tokens')}</li>
          <li>{t('delete_goes_requests')}</li>
        </ul>
      </div>
      <div>
        <h2>{t('delete_stays')}</h2>
        <ul>
          <li>{t('delete_stays_logs')}</li>
          <li>{t('delete_stays_backups')}</li>
        </ul>
      </div>
      <p>
        <Link to="/profile/#data">{t('delete_data_first')}</Link>
      </p>
    </>
  );
}

interface DeleteFormProps {
  readonly profile: Profile;
  readonly token: string;
  readonly failure: FormFailure | undefined;
}

function DeleteForm({ profile, token, failure }: DeleteFormProps) {
  const t = useLabels();
  const field = failure?.error.field;
  return (
    <Form className={css.form} method="post" reloadDocument>
      <FormError failure={failure} />
      {field === 'body.token' && (
        <p className={formCss.alert} role="alert">
          {failure?.error.message}
        </p>
      )}
      {profile.hasPassword ? (
        <PasswordField failure={failure} />
      ) : (
        <input type="hidden" name="token" value={token} />
      )}
      <Checkbox
        label={t('delete_sure')}
        name="isSure"
        required
        defaultChecked={failure?.typed['isSure'] !== undefined}
        error={field === 'body.isSure' ? t('delete_sure_missing') : undefined}
      />
      <div className={css.actions}>
        <Button type="submit" tone="danger" size="l">
          {t('delete_title')}
        </Button>
        <Link to="/profile/">{t('delete_keep')}</Link>
      </div>
    </Form>
  );
}

/** The owner of an account without a password confirms by mail. */
function AskForm({ profile, failure }: Omit<DeleteFormProps, 'token'>) {
  const t = useLabels();
  if (!profile.sendsMail) return <p className={css.note}>{t('delete_no_mail')}</p>;
  return (
    <Form className={css.form} method="post" reloadDocument>
      <FormError failure={failure} />
      <p>{t('delete_ask_text')}</p>
      <Button type="submit" name="ask" value="mail" size="l">
        {t('delete_ask_button')}
      </Button>
    </Form>
  );
}
