import { PageTable } from '../../parts/page-table.tsx';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { getOutbox, retryMessage, type OutboxItem } from '../../../contracts/admin/outbox.ts';
import { displayMoment } from '../../../domain/text/format.ts';
import { load } from '../../api/load.ts';
import type { FormFailure } from '../../forms/form.tsx';
import { readFields } from '../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { redirectWithNotice } from '../../forms/redirect-with-notice.tsx';
import { usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { AdminPage } from './admin-page.tsx';
import controls from './controls.module.css';
import { loadAdmin } from './load-admin.ts';
import { Button } from '../../../widgets/button/button.tsx';
import css from './outbox-page.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'phone.outbox', 'widgets.table_moves');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ...(await loadAdmin(context)),
    ...(await load(context, getOutbox, {})),
    isRetried: url.searchParams.has('retried'),
    labels: LABELS,
    head: { title: t('admin_outbox'), description: t('outbox_text') },
  };
}

/** Retries the message whose button was pressed. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { retry = '' } = await readFields(request);
  const result = await context
    .get(pageContext)
    .call(retryMessage, { params: { messageId: retry } });
  if (result.ok) return redirectWithNotice(result, '/admin/outbox/', 'retried', url.search);
  const failure: FormFailure = { error: result.error, typed: {} };
  return data(failure, { status: result.status });
}

/** Messages the portal has sent, with the responses of mail and SMS servers. */
export default function OutboxPage() {
  const t = useLabels();
  const { items, counts, ways, isRetried } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <AdminPage title={t('admin_outbox')} lead={t('outbox_text')} counts={counts}>
      {failure && (
        <p className={controls.alert} role="alert">
          {failure.error.message}
        </p>
      )}
      {isRetried && !failure && (
        <p className={controls.done} role="status">
          {t('outbox_retried')}
        </p>
      )}
      {counts.failingMessages > 0 && (
        <p className={controls.alert} role="alert">
          {t('outbox_failing')}
        </p>
      )}
      {ways.mail !== 'server' && <p>{t('outbox_no_mail')}</p>}
      {items.length > 0 ? <Messages items={items} /> : <p>{t('outbox_none')}</p>}
    </AdminPage>
  );
}

function Messages({ items }: { items: readonly OutboxItem[] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  // Phones have room for one column: the delivery state, or the text if it can be read here.
  const showsTexts = items.some(({ text }) => text !== null);
  return (
    <PageTable
      className={css.messages}
      caption={t('admin_outbox')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'to',
          title: t('outbox_to'),
          isRowHeader: true,
          sortable: false,
          value: ({ to }) => to,
        },
        {
          field: 'createdAt',
          title: t('outbox_time'),
          isWide: true,
          sortable: false,
          value: ({ createdAt }) => displayMoment(Date.parse(createdAt), globals.lang, timeZone),
        },
        {
          field: 'purpose',
          title: t('outbox_purpose'),
          isWide: true,
          sortable: false,
          render: ({ purpose }) => <code>{purpose}</code>,
        },
        {
          field: 'state',
          title: t('outbox_state'),
          isWide: showsTexts,
          sortable: false,
          render: (item) => <MessageState {...item} />,
        },
        {
          field: 'text',
          title: t('outbox_message'),
          isWide: !showsTexts,
          sortable: false,
          render: (item) => <MessageText {...item} />,
        },
      ]}
    />
  );
}

function MessageState({ id, to, state, tries, nextTryAt, answer, error, canRetry }: OutboxItem) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const address = usePreservedParams()('/admin/outbox/');
  const next = nextTryAt && displayMoment(Date.parse(nextTryAt), globals.lang, timeZone);
  return (
    <div className={css.text}>
      <strong>{t(`outbox_state_${state}`)}</strong>
      {answer !== null && <span>{answer}</span>}
      {error !== null && <span className={css.error}>{error}</span>}
      {tries > 0 && state !== 'sent' && (
        <span>
          {t('outbox_tries', { count: tries })}
          {next && state === 'trying' && `, ${t('outbox_next_try', { time: next })}`}
        </span>
      )}
      {canRetry && error !== null && (
        <form method="post" action={address}>
          <Button
            size="s"
            type="submit"
            name="retry"
            value={id}
            aria-label={t('outbox_retry_named', { to })}
          >
            {t('outbox_retry')}
          </Button>
        </form>
      )}
    </div>
  );
}

function MessageText({ subject, text }: OutboxItem) {
  return (
    <div className={css.text}>
      {subject !== null && <strong>{subject}</strong>}
      {text === null ? <span>–</span> : <p>{withLinks(text)}</p>}
    </div>
  );
}

/** Links in messages can be clicked. */
function withLinks(text: string) {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) return text;
  const [before, after] = [
    text.slice(0, text.indexOf(link)),
    text.slice(text.indexOf(link) + link.length),
  ];
  return (
    <>
      {before}
      <a href={link}>{link}</a>
      {after}
    </>
  );
}
