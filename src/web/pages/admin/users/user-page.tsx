import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  blockUser,
  changeUserAccess,
  endUserSession,
  endUserSessions,
  getUser,
  liftSecondStep,
  previewUserAccess,
  removeUserPasskeys,
  revokeUserTokens,
  sendResetLink,
  unblockUser,
} from '../../../../contracts/admin/users.ts';
import { load } from '../../../api/load.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { readView, viewSearch } from './list-address.ts';
import { loadUsers } from './load-users.ts';
import { readChoice, storedChoice } from './user-form.ts';
import { UserFinder, UserList, UsersLead } from './user-list.tsx';
import { UserPanel } from './user-panel.tsx';
import css from './users.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'users.page',
  'users.panel',
  'signins.sessions',
  'widgets.date_picker',
  'shell.paging',
  'widgets.table_moves',
  'widgets.select',
);

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const accountId = params['accountId'] ?? '';
  const [users, user] = await Promise.all([
    loadUsers(context, url),
    load(context, getUser, { params: { accountId } }),
  ]);
  // For the preview, the form is sent by GET and changes nothing.
  const { language } = context.get(pageContext);
  const isPreview = url.searchParams.has('preview');
  const choice = isPreview
    ? readChoice(url.searchParams, user.owned, language)
    : storedChoice(user);
  const preview = isPreview
    ? await context
        .get(pageContext)
        .call(previewUserAccess, { params: { accountId }, body: choice })
    : null;
  return {
    ...users,
    user,
    choice,
    preview: preview?.ok ? preview.answer : null,
    refusal: preview && !preview.ok ? preview.error : null,
    done: url.searchParams.get('done'),
    labels: LABELS,
    head: { title: user.email, description: t('users_text') },
  };
}

/** Runs the action of the pressed button. */
export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const fields = new URLSearchParams(await request.text());
  const { call, language } = context.get(pageContext);
  const at = { accountId: params['accountId'] ?? '' };
  const sessionId = fields.get('session');
  const act = async () => {
    switch (fields.get('do') ?? '') {
      case 'save': {
        const user = await load(context, getUser, { params: at });
        const body = {
          ...readChoice(fields, user.owned, language),
          version: fields.get('version') ?? '',
        };
        return call(changeUserAccess, { params: at, body });
      }
      case 'block':
        return call(blockUser, { params: at, body: { reason: fields.get('reason') ?? '' } });
      case 'unblock':
        return call(unblockUser, { params: at });
      case 'tokens':
        return call(revokeUserTokens, { params: at });
      case 'step':
        return call(liftSecondStep, { params: at });
      case 'passkeys':
        return call(removeUserPasskeys, { params: at });
      case 'reset':
        return call(sendResetLink, { params: at });
      case 'sessions':
        return call(endUserSessions, { params: at });
      default:
        return call(endUserSession, { params: { ...at, sessionId: sessionId ?? '' } });
    }
  };
  const result = await act();
  if (!result.ok) {
    const failure: FormFailure = { error: result.error, typed: Object.fromEntries(fields) };
    return data(failure, { status: result.status });
  }
  const view = readView(url.searchParams);
  const own = viewSearch(view, { page: view.page });
  const done = `done=${fields.get('do') ?? 'session'}`;
  return redirectWithNotice(result, `/admin/users/${at.accountId}/${own}`, done, url.search);
}

/** One account beside the list, or alone on narrow screens. */
export default function UserPage() {
  const t = useLabels();
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const { lang } = useShell().globals;
  const { counts, list, view, user } = page;
  // Rejected input stays.
  const choice =
    failure?.typed['do'] === 'save'
      ? readChoice(new URLSearchParams(failure.typed), user.owned, lang)
      : page.choice;
  const refused = failure ?? (page.refusal ? { error: page.refusal, typed: {} } : undefined);
  return (
    <AdminPage
      title={t('admin_users')}
      lead={<UsersLead counts={list.counts} />}
      tools={<UserFinder view={view} />}
      counts={counts}
    >
      <div className={css.both}>
        <UserList list={list} view={view} current={user.id} />
        <section className={css.panel} aria-label={user.email}>
          {page.done !== null && !refused && (
            <p className={controls.done} role="status">
              {t(page.done === 'reset' ? 'users_reset_queued' : 'users_done')}
            </p>
          )}
          {refused && (
            <p className={controls.alert} role="alert">
              {refused.error.field === 'body.added.tariffId'
                ? t('users_tariff_missing')
                : refused.error.message}
            </p>
          )}
          <UserPanel
            user={user}
            choice={choice}
            preview={page.preview}
            view={view}
            typedReason={failure?.typed['reason']}
          />
        </section>
      </div>
    </AdminPage>
  );
}
