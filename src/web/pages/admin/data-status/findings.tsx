import { Form } from 'react-router';
import type { FindingItem } from '../../../../contracts/admin/data-status.ts';
import { FINDINGS_PER_PAGE, MAX_PAGES } from '../../../../contracts/admin/data-status.ts';
import { displayDay, displaySigned } from '../../../../domain/text/format.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { ViewLinks } from '../view-links.tsx';
import css from './data-page.module.css';

const VIEWS = ['all', 'stale', 'gap', 'jump', 'accepted'] as const;
export type FindingView = (typeof VIEWS)[number];

export function readView(text: string | null): FindingView {
  return VIEWS.find((view) => view === text) ?? 'all';
}

function address(view: FindingView, page = 1): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set('check', view);
  if (page > 1) query.set('page', String(page));
  return `/admin/data/${query.size > 0 ? `?${query.toString()}` : ''}#checks`;
}

interface FindingsProps {
  readonly view: FindingView;
  readonly found: {
    readonly page: number;
    readonly total: number;
    readonly items: readonly FindingItem[];
  };
  readonly open: Readonly<Record<FindingItem['kind'], number>>;
}

/** What checks have found in series, with the means to say that it is all right so. */
export function Findings({ view, found, open }: FindingsProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const all = open.stale + open.gap + open.jump;
  const counts = { ...open, all, accepted: null };
  return (
    <section className={css.section} id="checks">
      <div className={css.head}>
        <h2>
          {t('data_checks')} <small>{t('data_open', { count: all })}</small>
        </h2>
        <ViewLinks
          label={t('data_checks')}
          views={VIEWS.map((each) => ({
            to: address(each),
            text: t(`data_${each}`),
            count: counts[each] ?? undefined,
            isCurrent: each === view,
          }))}
        />
      </div>
      {found.items.length > 0 ? <FindingTable items={found.items} /> : <p>{t('data_none')}</p>}
      <Paging
        total={Math.min(found.total, MAX_PAGES * FINDINGS_PER_PAGE)}
        limit={FINDINGS_PER_PAGE}
        page={found.page}
        pageHref={(page) => kept(address(view, page))}
        texts={pagingTexts(t)}
      />
    </section>
  );
}

function FindingTable({ items }: { items: readonly FindingItem[] }) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { globals } = useShell();
  const text = ({ kind, days, changePercent }: FindingItem) =>
    kind === 'jump'
      ? t('data_jump_text', { change: signed(changePercent) })
      : t(`data_${kind}_text`, { count: days ?? 0 });
  const signed = (percent: string | null) =>
    percent === null || percent === '***' ? '***' : displaySigned(percent, 0, globals.lang);
  return (
    <PageTable
      className={css.table}
      caption={t('data_checks')}
      texts={{ opens_new_tab: t('opens_new_tab') }}
      rows={items}
      rowKey={({ seriesId, kind, since }) => `${seriesId} ${kind} ${since}`}
      columns={[
        {
          field: 'name',
          title: t('data_instrument'),
          isRowHeader: true,
          sortable: false,
          // The list stays open beside what is looked at.
          value: ({ name, href, field, source }) => ({
            text: name,
            href: href === null ? undefined : kept(href),
            isNewTab: true,
            note: `${field}, ${source}`,
          }),
        },
        { field: 'finding', title: t('data_finding'), sortable: false, value: text },
        {
          field: 'since',
          title: t('data_since'),
          kind: 'number',
          isWide: true,
          sortable: false,
          value: ({ since }) => displayDay(parseDay(since) ?? 0, globals.lang),
        },
        {
          field: 'accept',
          title: t('data_accept'),
          isTitleUnseen: true,
          sortable: false,
          className: css.action,
          render: (item) => <Decision item={item} />,
        },
      ]}
    />
  );
}

function Decision({ item }: { item: FindingItem }) {
  const t = useLabels();
  const kept = usePreservedParams();
  const isAccepted = item.acceptedAt !== null;
  const text = t(isAccepted ? 'data_reopen' : 'data_accept');
  return (
    <Form method="post" action={kept('/admin/data/')} preventScrollReset>
      <input type="hidden" name="seriesId" value={item.seriesId} />
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="since" value={item.since} />
      <Button
        size="s"
        type="submit"
        name="decide"
        value={isAccepted ? 'open' : 'accept'}
        aria-label={`${text}: ${item.name}`}
      >
        {text}
      </Button>
    </Form>
  );
}
