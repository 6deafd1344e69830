import { displayNumber } from '../../../domain/text/format.ts';
import shared from '../../parts/bond-parts.module.css';
import { PageTable } from '../../parts/page-table.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-parts.module.css';
import { foldPayments, type Payment } from './flow-rows.ts';

const FACE_DIGITS = 4;
const MONEY_DIGITS = 2;

interface CashFlowTableProps {
  readonly payments: readonly Payment[];
  /** The nominal of amounts in money; null: amounts in percent of face. */
  readonly nominal: number | null;
}

/** Payments by year, with totals per year and of all remaining ones. */
export function CashFlowTable({ payments, nominal }: CashFlowTableProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const amount = useAmount(nominal);
  const coming = payments.filter(({ status }) => status !== 'paid');
  const amounts = (field: string, title: string, pick: (payment: Payment) => number) => ({
    field,
    title,
    kind: 'number' as const,
    sortable: false,
    value: (payment: Payment) => amount(pick(payment)),
    total: (rows: readonly Payment[]) => amount(rows.reduce((sum, row) => sum + pick(row), 0)),
  });
  const left = (payment: Payment | undefined) =>
    payment && displayNumber(String(payment.left), 2, lang);
  return (
    <div className={css.flowTable}>
      <PageTable
        caption={t('flows_title')}
        texts={{ show_earlier: t('link_show_prevs'), show_later: t('link_show_nexts') }}
        rows={payments}
        rowKey={({ date }, i) => `${date} ${i}`}
        rowProps={({ status }) => (status === 'next' ? { className: shared.mine } : {})}
        {...foldPayments(payments)}
        columns={[
          {
            field: 'date',
            title: t('chart_date'),
            isRowHeader: true,
            value: ({ date, status }) => ({
              text: dayText(date, lang),
              note: status === 'future' ? undefined : t(`flow_${status}`),
            }),
          },
          amounts('coupon', t('flows_coupon'), ({ coupon }) => coupon),
          amounts('principal', t('flows_principal'), ({ principal }) => principal),
          amounts('total', t('flow_total'), ({ coupon, principal }) => coupon + principal),
          {
            field: 'left',
            title: t('flow_left'),
            kind: 'number',
            sortable: false,
            isWide: true,
            value: left,
            total: (rows) => left(rows.at(-1)),
          },
        ]}
        footer={coming.length > 0 ? { title: t('flow_to_come'), rows: coming } : undefined}
      />
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
