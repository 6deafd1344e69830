import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../../contracts/accounts/sessions.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccountPage } from './account-page.tsx';
import { FormError, type FormFailure } from '../../forms/form.tsx';
import { redirectWithNotice, treatGoneAsDone } from '../../forms/redirect-with-notice.tsx';
import formCss from '../../forms/form.module.css';
import { loadAccess } from './load-access.ts';
import { SessionTable } from './session-table.tsx';
import { Button } from '../../../widgets/button/button.tsx';
import css from './sign-ins.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'signins.sessions',
  'widgets.table_moves',
);
const ADDRESS = '/profile/sessions/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const access = await loadAccess(context, ADDRESS, url);
  return {
    access,
    ...(await load(context, listSessions, {})),
    labels: LABELS,
    head: { title: t('nav_sessions'), description: t('sessions_description') },
    done: url.searchParams.get('done'),
  };
}

/** Ends the session whose button was pressed, or all others. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const { call } = context.get(pageContext);
  const sessionId = form.get('end');
  const result =
    typeof sessionId === 'string'
      ? treatGoneAsDone(await call(endSession, { params: { sessionId } }))
      : await call(endOtherSessions, {});
  if (!result.ok) {
    const failure: FormFailure = { error: result.error, typed: {} };
    return data(failure, { status: result.status });
  }
  if (form.has('isCurrent')) return redirect(keptAddress('/', url.search));
  const done = typeof sessionId === 'string' ? 'one' : 'others';
  return redirectWithNotice(result, ADDRESS, `done=${done}`, url.search);
}

export default function SessionsPage() {
  const t = useLabels();
  const { access, items, done } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const address = usePreservedParams()(ADDRESS);
  return (
    <AccountPage title={t('nav_sessions')} access={access}>
      <section className={css.page}>
        <div className={css.head}>
          <span className={css.count}>{t('sessions_count', { count: items.length })}</span>
          {items.length > 1 && (
            <Form method="post" action={address} reloadDocument className={css.all}>
              <Button type="submit" name="others" value="1" size="s">
                {t('session_end_others')}
              </Button>
            </Form>
          )}
        </div>
        <FormError failure={failure} />
        {done !== null && !failure && (
          <p className={formCss.success} role="status">
            {t(done === 'others' ? 'session_others_ended' : 'session_ended')}
          </p>
        )}
        <SessionTable items={items} action={address} />
        <p className={css.note}>{t('sessions_note')}</p>
      </section>
    </AccountPage>
  );
}
