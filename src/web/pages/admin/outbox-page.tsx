import { PageTable } from '../../market/page-table.tsx';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getOutbox, type OutboxItem } from '../../../contracts/outbox.ts';
import { displayMoment } from '../../../domain/format.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { AdminPage } from './admin-page.tsx';
import { adminMeta, loadAdmin } from './load-admin.ts';
import css from './outbox-page.module.css';

const LABELS = pageLabels('admin.nav', 'phone.outbox', 'widgets.table_moves');

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ...(await loadAdmin(context)),
    ...(await load(context, getOutbox, {})),
    labels: LABELS,
    head: { title: t('outbox_title'), description: t('outbox_text') },
  };
}

export const meta = adminMeta;

/** What would have been sent, for those who try the portal without a mail server. */
export default function OutboxPage() {
  const t = useLabels();
  const { items, counts } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={t('outbox_title')} lead={t('outbox_text')} counts={counts}>
      {items.length > 0 ? <Messages items={items} /> : <p>{t('outbox_none')}</p>}
    </AdminPage>
  );
}

function Messages({ items }: { items: readonly OutboxItem[] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <PageTable
      className={css.messages}
      caption={t('outbox_title')}
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
          isWide: true,
          sortable: false,
          value: ({ state }) => t(`outbox_state_${state}`),
        },
        {
          field: 'text',
          title: t('outbox_message'),
          sortable: false,
          render: (item) => <MessageText {...item} />,
        },
      ]}
    />
  );
}

function MessageText({ subject, text, error }: OutboxItem) {
  return (
    <div className={css.text}>
      {subject !== null && <strong>{subject}</strong>}
      {text === null ? <span>–</span> : <p>{withLinks(text)}</p>}
      {error !== null && <p className={css.error}>{error}</p>}
    </div>
  );
}

/** A link that was sent is there to be followed. */
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
