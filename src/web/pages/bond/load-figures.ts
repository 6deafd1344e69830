import type { RouterContextProvider } from 'react-router';
import {
  getBondFigures,
  type BondFigure,
  type DerivedFigure,
  type FigureName,
} from '../../../contracts/bond-figures.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { BOND_DECIMALS } from '../../../domain/bond-decimals.ts';
import { displayNumber, displaySigned } from '../../../domain/format.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { BASIS_POINT_DECIMALS } from '../../../domain/quote.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { load } from '../../api/load.ts';
import { asOfText, dayText } from '../../market/quote-text.tsx';
import { loaderTexts, pageContext } from '../../page-context.ts';

/** A number of the row at the top of the page, as texts: a page needs few of all the words. */
export interface FigureCell {
  readonly id: FigureName | 'accrued';
  readonly title: string;
  /** Null: the viewer may not see it. */
  readonly value: string | null;
  readonly change: string | null;
  /** What it depends on. */
  readonly lines: readonly string[];
  /** The figure whose derivation it opens; null where nobody may see one. */
  readonly derived: DerivedFigure | null;
  /** What the link to its derivation says. */
  readonly how: string;
}

export type FigureRow = Awaited<ReturnType<typeof loadFigures>>;

const MASK = '***';
const DIGITS: Readonly<Record<FigureName, number>> = {
  yield: BOND_DECIMALS.yield,
  worst: BOND_DECIMALS.yield,
  margin: BOND_DECIMALS.spread,
  duration: BOND_DECIMALS.duration,
  macaulay: BOND_DECIMALS.duration,
  spread: BOND_DECIMALS.spread,
};

type Figures = Answer<typeof getBondFigures>;

export async function loadFigures(context: Readonly<RouterContextProvider>, instrumentId: number) {
  const { language, timeZone } = context.get(pageContext);
  const t = loaderTexts(context);
  const params = { instrumentId: String(instrumentId) };
  const figures = await load(context, getBondFigures, { params, query: {} });
  const cells = makeCells(figures, t, language);
  const kind = figures.items[0]?.priceKind;
  const { quote } = figures;
  return {
    title: t('fig_title'),
    priceTitle: `${t('fig_price')}, %`,
    quote: { ...quote, decimals: BOND_DECIMALS.price },
    settlementDate: figures.settlementDate,
    cells,
    /** Of when, by which rules, under which assumptions. */
    basis: [
      ...(quote.asOf === null || !kind
        ? []
        : [`${asOfText(quote.asOf, language, timeZone)}, ${t(`fig_${kind}`)}`]),
      ...(figures.settlementDate === null
        ? [t('fig_no_price')]
        : [
            t('fig_settlement', {
              date: dayText(figures.settlementDate, language),
              days: figures.settlementDays,
            }),
          ]),
      ...writeConvention(figures.items[0], t),
    ],
    over: figures.isOver ? t('fig_over') : figures.isDefaulted ? t('fig_defaulted') : null,
  };
}

function writeConvention(figure: BondFigure | undefined, t: Translate): string[] {
  if (!figure) return [];
  const { compounding, dayCount } = figure;
  return [`${t(`fig_${compounding}`)}, ${dayCount}`, ...writeAssumptions(figure, t)];
}

export function writeAssumptions({ assumptions }: BondFigure, t: Translate): string[] {
  const texts = {
    'index-unchanged': t('fig_assume_index'),
    'coupon-not-fixed': t('kind_assume_fixing'),
    'cap-floor-intrinsic': t('kind_assume_bounds'),
    'no-further-inflation': t('fig_assume_inflation'),
    'paid-for-ever': t('fig_assume_ever'),
  };
  return assumptions.map((assumption) => texts[assumption]);
}

function makeCells(figures: Figures, t: Translate, language: Language): FigureCell[] {
  const find = (name: FigureName) => figures.items.find(({ figure }) => figure === name);
  const macaulay = find('macaulay')?.value ?? null;
  const cells = figures.items.flatMap((item): FigureCell[] => {
    if (item.figure === 'macaulay') return [];
    const title = figureTitle(item, t);
    const lines =
      item.figure === 'duration'
        ? macaulay === null || macaulay === MASK
          ? []
          : [t('fig_macaulay', { value: displayNumber(macaulay, DIGITS.macaulay, language) })]
        : figures.isDefaulted
          ? []
          : writeLines(item, t, language);
    const isSeen = item.value !== MASK;
    return [
      {
        id: item.figure,
        title: `${title}${figureUnit(item.figure, t)}`,
        value: writeValue(item, language),
        change: writeChange(item, t, language),
        lines,
        derived: isSeen && item.value !== null && item.figure !== 'margin' ? item.figure : null,
        how: t('fig_how', { figure: title }),
      },
    ];
  });
  const accrued = figures.items.length === 0 ? [] : [makeAccrued(figures, t, language)];
  return [...cells, ...writeNoSpread(figures, t), ...accrued];
}

/** Where there is no spread, the row says why. */
function writeNoSpread({ items: [first, ...others] }: Figures, t: Translate): FigureCell[] {
  const hasOne = others.some(({ figure }) => figure === 'spread' || figure === 'margin');
  if (!first || hasOne) return [];
  const isReal = first.assumptions.includes('no-further-inflation');
  return [
    {
      id: 'spread',
      title: `${t('fig_spread')}, ${t('unit_bp')}`,
      value: '–',
      change: null,
      lines: [isReal ? t('fig_real_spread') : t('fig_no_spread')],
      derived: null,
      how: '',
    },
  ];
}

export function figureTitle({ figure, workout, assumptions }: BondFigure, t: Translate): string {
  if (figure === 'yield' && workout === 'perpetual') return t('fig_yield_ever');
  if (figure === 'yield' && assumptions.includes('no-further-inflation')) {
    return t('fig_yield_real');
  }
  if (figure === 'macaulay') return t('fig_duration');
  return t(`fig_${figure}`);
}

function figureUnit(figure: FigureName, t: Translate): string {
  if (figure === 'yield' || figure === 'worst') return ', %';
  return figure === 'spread' || figure === 'margin' ? `, ${t('unit_bp')}` : '';
}

function writeValue({ figure, value }: BondFigure, language: Language): string | null {
  if (value === MASK) return null;
  return value === null ? '–' : displayNumber(value, DIGITS[figure], language);
}

function writeChange(
  { figure, change }: BondFigure,
  t: Translate,
  language: Language,
): string | null {
  if (change === null || change === MASK) return null;
  const isSpread = figure === 'spread' || figure === 'margin';
  const digits = isSpread ? BOND_DECIMALS.spread : BASIS_POINT_DECIMALS;
  return `${displaySigned(change, digits, language)}\u00a0${t('unit_bp')}`;
}

function writeLines(item: BondFigure, t: Translate, language: Language): string[] {
  if (item.figure === 'margin') {
    return [item.indexName ? t('fig_index', { index: item.indexName }) : t('fig_index_unnamed')];
  }
  const { curve } = item;
  if (curve) {
    const countries = new Intl.DisplayNames([LANGUAGES[language].tag], { type: 'region' });
    const country = countries.of(curve.country) ?? curve.country;
    const date = dayText(curve.day, language);
    if (curve.yield === null || curve.yield === MASK) return [`${country}, ${date}`];
    return [t('fig_curve', { country, rate: displayNumber(curve.yield, 3, language), date })];
  }
  return [writeWorkout(item, t, language)];
}

function writeWorkout(
  { workout, workoutDate, workoutPrice }: BondFigure,
  t: Translate,
  language: Language,
): string {
  if (workout === null) return t('fig_to_earliest');
  if (workout === 'perpetual') return t('fig_to_ever');
  const values = {
    date: dayText(workoutDate, language),
    price: displayNumber(workoutPrice ?? '100', workoutPrice?.split('.')[1]?.length ?? 0, language),
  };
  return t(`fig_to_${workout}`, values);
}

function makeAccrued(
  { accrual, items, isDefaulted }: Figures,
  t: Translate,
  language: Language,
): FigureCell {
  const isSeen = items.every(({ value }) => value !== MASK);
  const shared = {
    id: 'accrued',
    title: `${t('fig_accrued')}, %`,
    change: null,
    how: t('fig_how', { figure: t('fig_accrued') }),
  } as const;
  if (!accrual) return { ...shared, value: '–', lines: [t('fig_no_coupons')], derived: null };
  const { interest, days, periodDays, paidOn, isFlat, isExCoupon } = accrual;
  return {
    ...shared,
    value: displayNumber(interest, 4, language),
    lines: isFlat
      ? [t('fig_flat')]
      : [
          t('fig_days', { days, all: periodDays }),
          isExCoupon
            ? t('fig_ex_coupon')
            : t('fig_next_coupon', { date: dayText(paidOn, language) }),
        ],
    derived: isSeen && !isDefaulted ? 'accrued' : null,
  };
}
