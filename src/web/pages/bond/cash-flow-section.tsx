import type { CashFlowAnswer } from '../../../domain/bond/calculate-bond.ts';
import { displayNumber } from '../../../domain/format.ts';
import { ListTable } from '../../../widgets/data-table/list-table.tsx';
import { dayText } from '../../market/quote-text.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-calculator.module.css';

const FIRST_ROWS = 8;

interface CashFlowSectionProps {
  readonly flows: readonly CashFlowAnswer[];
  readonly note: string;
}

/** What the bond still pays. Many payments are folded, all but the last of them. */
export function CashFlowSection({ flows, note }: CashFlowSectionProps) {
  const t = useLabels();
  const isLong = flows.length > FIRST_ROWS + 2;
  const later = isLong ? flows.slice(FIRST_ROWS) : [];
  return (
    <section aria-labelledby="flows" className={css.section}>
      <h2 id="flows">{t('flows_title')}</h2>
      <FlowTable flows={isLong ? flows.slice(0, FIRST_ROWS) : flows} />
      {isLong && (
        <details className={css.later}>
          <summary>{t('flows_more', { count: later.length })}</summary>
          <FlowTable flows={later} />
        </details>
      )}
      <p className={css.note}>{note}</p>
    </section>
  );
}

function FlowTable({ flows }: { flows: readonly CashFlowAnswer[] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const number = { kind: 'number', sortable: false } as const;
  const amount = (value: number) => (value === 0 ? null : displayNumber(value.toFixed(4), 4, lang));
  return (
    <ListTable
      className={css.table}
      caption={t('flows_title')}
      rows={flows}
      rowKey={({ date }, i) => `${date} ${i}`}
      columns={[
        {
          field: 'date',
          title: t('flows_date'),
          isRowHeader: true,
          sortable: false,
          value: ({ date }) => dayText(date, lang),
        },
        {
          ...number,
          field: 'coupon',
          title: t('flows_coupon'),
          value: (row) => amount(row.coupon),
        },
        {
          ...number,
          field: 'principal',
          title: t('flows_principal'),
          value: (row) => amount(row.principal),
        },
        {
          ...number,
          field: 'presentValue',
          title: t('flows_value'),
          value: (row) => amount(row.presentValue),
        },
      ]}
    />
  );
}
