import type { getBondsByNumber } from '../../contracts/bond-parts.ts';
import type { Answer } from '../../contracts/endpoint.ts';
import { displayNumber } from '../../domain/format.ts';
import { shortAmount } from '../../domain/short-amount.ts';
import type { ListColumn } from '../../widgets/data-table/list-table.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { FigureValue } from './figure-value.tsx';
import { GradeValue } from './grade-value.tsx';
import { dayText, QuoteChangeNumber } from './quote-text.tsx';

/** One precision in a column, however many digits a source has. */
const PRICE_DIGITS = 3;

export type ListedBond = Answer<typeof getBondsByNumber>['items'][number];

/** The columns that tables of bonds are made of, by name. */
export function useBondColumns<Row extends ListedBond = ListedBond>() {
  const t = useLabels();
  const { lang } = useShell().globals;
  const number = { kind: 'number', sortable: false } as const;
  return {
    name: {
      field: 'name',
      title: t('part_bond'),
      isRowHeader: true,
      value: ({ id, name, status }) => ({
        text: name,
        href: `/bonds/${id}/`,
        note: status === 'active' ? undefined : t('part_repaid'),
      }),
    },
    rating: {
      field: 'rating',
      title: t('part_rating'),
      isWide: true,
      render: ({ rating }) => rating && <GradeValue grade={rating.grade} />,
    },
    ends: {
      ...number,
      field: 'maturesOn',
      title: t('part_matures'),
      isWide: true,
      value: ({ maturesOn, callOn }) =>
        maturesOn === null
          ? callOn === null
            ? t('part_perpetual')
            : t('part_call_on', { date: dayText(callOn, lang) })
          : dayText(maturesOn, lang),
    },
    amount: {
      ...number,
      field: 'amount',
      title: t('part_amount_plain'),
      isWide: true,
      render: ({ amount, currency }) => {
        const { value, digits, unit } = shortAmount(amount);
        const code = currency ?? '';
        return (
          <span title={`${code} ${displayNumber(amount, 0, lang)}`.trim()}>
            {`${code} ${displayNumber(value, digits, lang)}\u00a0${t(`part_${unit}`)}`.trim()}
          </span>
        );
      },
    },
    price: {
      ...number,
      field: 'price',
      title: t('part_price'),
      render: ({ quote }) => <FigureValue value={quote.value} digits={PRICE_DIGITS} />,
    },
    change: {
      ...number,
      field: 'change',
      title: t('part_change'),
      isWide: true,
      render: ({ quote }) => <QuoteChangeNumber quote={quote} />,
    },
    yield: {
      ...number,
      field: 'yield',
      title: t('part_yield'),
      render: (row) =>
        row.isDefaulted ? t('part_defaulted') : <FigureValue value={row.yield} digits={3} />,
    },
    duration: {
      ...number,
      field: 'duration',
      title: t('part_duration'),
      isWide: true,
      render: ({ duration }) => <FigureValue value={duration} digits={2} />,
    },
    spread: {
      ...number,
      field: 'spread',
      title: t('part_spread'),
      isWide: true,
      render: ({ spread }) => <FigureValue value={spread} digits={0} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}

/** The latest day or moment that these bonds tell of; null where they have no price. */
export function latestPrice(rows: readonly ListedBond[]): string | null {
  const moments = rows.flatMap(({ quote }) => (quote.asOf === null ? [] : [quote.asOf]));
  return moments.toSorted().at(-1) ?? null;
}
