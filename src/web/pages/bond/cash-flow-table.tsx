import { PageTable } from '../../market/page-table.tsx';
import { displayNumber } from '../../../domain/format.ts';
import shared from '../../market/bond-parts.module.css';
import { dayText } from '../../market/quote-text.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-parts.module.css';
import { foldPayments, type Payment } from './flow-rows.ts';

const FACE_DIGITS = 4;
const MONEY_DIGITS = 2;

interface CashFlowTableProps {
  readonly payments: readonly Payment[];
  /** Amounts in money for so much nominal; null: in percent of the face. */
  readonly nominal: number | null;
}

/** The past is folded, and so are coupons that are all the same. Several tables, columns as one. */
export function CashFlowTable({ payments, nominal }: CashFlowTableProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const amount = useAmount(nominal);
  const past = payments.filter(({ status }) => status === 'paid');
  const coming = payments.filter(({ status }) => status !== 'paid');
  return (
    <div className={css.flowTables}>
      {past.length > 0 && (
        <details className={shared.fold}>
          <summary>{t('flow_earlier', { count: past.length })}</summary>
          <FlowTable rows={past} nominal={nominal} caption={t('flow_earlier_title')} />
        </details>
      )}
      {foldPayments(coming).map(({ kind, rows }, i) => {
        const [first, last] = [rows[0]!, rows.at(-1)!];
        if (kind === 'rows') {
          return (
            <FlowTable
              key={first.date}
              rows={rows}
              nominal={nominal}
              caption={
                i === 0 ? t('flows_title') : t('flow_from', { date: dayText(first.date, lang) })
              }
              isContinued={i > 0}
            />
          );
        }
        const from = dayText(first.date, lang);
        return (
          <details key={first.date} className={shared.fold}>
            <summary>
              {t('flow_equal', {
                count: rows.length,
                amount: amount(first.coupon) ?? '',
                from,
                to: dayText(last.date, lang),
              })}
            </summary>
            <FlowTable
              rows={rows}
              nominal={nominal}
              caption={t('flow_from', { date: from })}
              isContinued
            />
          </details>
        );
      })}
      {coming.length > 0 && <Total coming={coming} nominal={nominal} />}
    </div>
  );
}

function useAmount(nominal: number | null): (percent: number) => string | null {
  const { lang } = useShell().globals;
  const digits = nominal === null ? FACE_DIGITS : MONEY_DIGITS;
  return (percent) => {
    const value = nominal === null ? percent : (percent * nominal) / 100;
    return percent === 0 ? null : displayNumber(value.toFixed(digits), digits, lang);
  };
}

function FlowTable({
  rows,
  nominal,
  caption,
  isContinued = false,
}: {
  rows: readonly Payment[];
  nominal: number | null;
  caption: string;
  isContinued?: boolean;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const amount = useAmount(nominal);
  const number = { kind: 'number', sortable: false } as const;
  return (
    <PageTable
      className={isContinued ? css.continued : css.flowTable}
      caption={caption}
      rows={rows}
      rowKey={({ date }, i) => `${date} ${i}`}
      rowProps={({ status }) => (status === 'next' ? { className: shared.mine } : {})}
      columns={[
        {
          field: 'date',
          title: t('flows_date'),
          isRowHeader: true,
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
          field: 'left',
          title: t('flow_left'),
          isWide: true,
          value: ({ left }) => displayNumber(String(left), 2, lang),
        },
        {
          ...number,
          field: 'status',
          title: t('flow_status'),
          value: ({ status }) => t(`flow_${status}`),
        },
      ]}
    />
  );
}

function Total({ coming, nominal }: { coming: readonly Payment[]; nominal: number | null }) {
  const t = useLabels();
  const amount = useAmount(nominal);
  const sum = (pick: (row: Payment) => number) =>
    coming.reduce((total, row) => total + pick(row), 0);
  return (
    <dl className={css.total}>
      <div>
        <dt>{t('flow_total_coupons')}</dt>
        <dd>{amount(sum(({ coupon }) => coupon)) ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('flow_total_principal')}</dt>
        <dd>{amount(sum(({ principal }) => principal)) ?? '–'}</dd>
      </div>
    </dl>
  );
}
