import type { getBondsByNumber } from '../../contracts/bonds/sections.ts';
import type { Answer } from '../../contracts/core/endpoint.ts';
import { BOND_DECIMALS } from '../../domain/bonds/bond-decimals.ts';
import type { ListColumn } from '../../widgets/data-table/list-table.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { AmountText } from './amount-text.tsx';
import { isBill } from './bill-mark.ts';
import { FigureValue } from './figure-value.tsx';
import { GradeValue } from './grade-value.tsx';
import { asOfText, dayText, QuoteChangeNumber, QuoteValue } from './quote-text.tsx';

export type ListedBond = Answer<typeof getBondsByNumber>['items'][number];

/** The columns of bond tables, by name. */
export function useBondColumns<Row extends ListedBond>(rows: readonly Row[]) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const { lang } = globals;
  const latest = dayPart(latestPrice(rows) ?? '');
  const number = { kind: 'number', sortable: false } as const;
  return {
    name: {
      field: 'name',
      title: t('part_bond'),
      isRowHeader: true,
      value: ({ id, name, status, quote, couponType, maturesOn, callOn, figuresOn }) => ({
        text: name,
        href: `/bonds/${id}/`,
        note: joinNotes([
          status !== 'active' && t(status === 'withdrawn' ? 'part_withdrawn' : 'part_repaid'),
          isBill({
            couponType,
            maturity: maturesOn,
            day: figuresOn,
            hasOptions: callOn !== null,
          }) && t('part_bill_yield'),
          // The source line dates the latest prices; older ones show their own date.
          quote.asOf !== null &&
            dayPart(quote.asOf) !== latest &&
            t('quote_price_of', { day: asOfText(quote.asOf, lang, timeZone) }),
        ]),
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
      value: ({ maturesOn, callOn }) => {
        if (maturesOn !== null) return dayText(maturesOn, lang);
        if (callOn === null) return t('part_perpetual');
        return t('part_call_on', { date: dayText(callOn, lang) });
      },
    },
    amount: {
      ...number,
      field: 'amount',
      title: t('part_amount_plain'),
      isWide: true,
      render: ({ amount, currency }) =>
        amount === null ? '–' : <AmountText value={amount} currency={currency} />,
    },
    price: {
      ...number,
      field: 'price',
      title: t('part_price'),
      render: ({ quote }) => <QuoteValue quote={{ ...quote, decimals: BOND_DECIMALS.price }} />,
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
      title: t('part_worst'),
      render: (row) =>
        row.isDefaulted ? t('part_defaulted') : <FigureValue value={row.yield} figure="yield" />,
    },
    duration: {
      ...number,
      field: 'duration',
      title: t('part_duration'),
      isWide: true,
      render: ({ duration }) => <FigureValue value={duration} digits={BOND_DECIMALS.duration} />,
    },
    spread: {
      ...number,
      field: 'spread',
      title: t('part_spread'),
      isWide: true,
      render: ({ spread }) => <FigureValue value={spread} figure="spread" />,
    },
    /** The spread as the distance to the curve, for pages of bonds that are on that curve. */
    distance: {
      ...number,
      field: 'spread',
      title: t('part_distance'),
      isWide: true,
      render: ({ spread }) => (
        <FigureValue value={spread} digits={BOND_DECIMALS.distance} isSigned />
      ),
    },
  } satisfies Record<string, ListColumn<Row>>;
}

function joinNotes(notes: readonly (string | false)[]): string | undefined {
  return notes.filter(Boolean).join(' · ') || undefined;
}

/** The date of a date or timestamp. */
function dayPart(asOf: string): string {
  return asOf.slice(0, 10);
}

/** The date or time of the latest price of these bonds; null without prices. */
export function latestPrice(rows: readonly ListedBond[]): string | null {
  const moments = rows.flatMap(({ quote }) => (quote.asOf === null ? [] : [quote.asOf]));
  return moments.toSorted().at(-1) ?? null;
}
