import { Form } from 'react-router';
import type { FindingItem } from '../../../../contracts/admin/data-status.ts';
import { displayDay, displaySigned } from '../../../../domain/text/format.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { ACCEPT_FORM } from './accept-fields.tsx';
import css from './data-page.module.css';

interface FindingTableProps {
  readonly items: readonly FindingItem[];
  readonly isAccepted: boolean;
}

/** Open findings with a box to select each, or accepted ones with their reason. */
export function FindingTable({ items, isAccepted }: FindingTableProps) {
  const t = useLabels();
  const { name, finding, since } = useFindingColumns((item: FindingItem) => item);
  const box: ListColumn<FindingItem> = {
    field: 'select',
    title: t('data_select'),
    isTitleUnseen: true,
    sortable: false,
    className: css.action,
    render: (item) => (
      <Checkbox
        label={t('data_select_named', { name: item.name })}
        isLabelHidden
        name="finding"
        value={findingId(item)}
        form={ACCEPT_FORM}
      />
    ),
  };
  const reason: ListColumn<FindingItem> = {
    field: 'reason',
    title: t('data_reason'),
    isWide: true,
    sortable: false,
    className: css.name,
    value: ({ acceptedReason }) => acceptedReason,
  };
  const reopen: ListColumn<FindingItem> = {
    field: 'reopen',
    title: t('data_reopen'),
    isTitleUnseen: true,
    sortable: false,
    className: css.action,
    render: (item) => <Reopen item={item} />,
  };
  return (
    <div id={`${ACCEPT_FORM}-findings`}>
      <PageTable
        className={css.table}
        caption={t('data_checks')}
        texts={{ opens_new_tab: t('opens_new_tab') }}
        rows={items}
        rowKey={findingId}
        columns={isAccepted ? [name, finding, since, reason, reopen] : [box, name, finding, since]}
      />
    </div>
  );
}

/** The columns that describe a finding; `pick` finds it in a row. */
export function useFindingColumns<Row>(pick: (row: Row) => FindingItem) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { globals } = useShell();
  const signed = (percent: string | null) =>
    percent === null || percent === '***' ? '***' : displaySigned(percent, 0, globals.lang);
  const text = ({ kind, days, changePercent }: FindingItem) =>
    kind === 'jump'
      ? t('data_jump_text', { change: signed(changePercent) })
      : t(`data_${kind}_text`, { count: days ?? 0 });
  const name: ListColumn<Row> = {
    field: 'name',
    title: t('data_instrument'),
    isRowHeader: true,
    sortable: false,
    value: (row) => {
      const { name: shown, href, field, source } = pick(row);
      return {
        text: shown,
        href: href === null ? undefined : kept(href),
        // The list stays open while the operator looks at the instrument.
        isNewTab: true,
        note: `${field}, ${source}`,
      };
    },
  };
  const finding: ListColumn<Row> = {
    field: 'finding',
    title: t('data_finding'),
    sortable: false,
    value: (row) => text(pick(row)),
  };
  const since: ListColumn<Row> = {
    field: 'since',
    title: t('data_since'),
    kind: 'number',
    isWide: true,
    sortable: false,
    value: (row) => displayDay(parseDay(pick(row).since) ?? 0, globals.lang),
  };
  return { name, finding, since };
}

function findingId({ seriesId, kind, since }: FindingItem): string {
  return `${seriesId} ${kind} ${since}`;
}

function Reopen({ item }: { item: FindingItem }) {
  const t = useLabels();
  const kept = usePreservedParams();
  return (
    <Form method="post" action={kept('/admin/data/')} preventScrollReset>
      <input type="hidden" name="seriesId" value={item.seriesId} />
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="since" value={item.since} />
      <Button
        size="s"
        type="submit"
        name="reopen"
        value="1"
        aria-label={`${t('data_reopen')}: ${item.name}`}
      >
        {t('data_reopen')}
      </Button>
    </Form>
  );
}
