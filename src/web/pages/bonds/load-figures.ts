import type { RouterContextProvider } from 'react-router';
import {
  getBondFigures,
  DERIVED_FIGURES,
  type BondFigure,
  type DerivedFigure,
  type FigureName,
} from '../../../contracts/bonds/analytics.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { WORKOUT_CHOICES, type WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { bondEnd } from '../../../domain/bonds/bond-end.ts';
import type { BillQuote } from '../../../domain/bonds/bill.ts';
import {
  BOND_DECIMALS,
  displayRate,
  dv01Decimals,
  isTelling,
} from '../../../domain/bonds/bond-decimals.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { todayAt } from '../../../domain/time/now.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { BASIS_POINT_DECIMALS } from '../../../domain/instruments/quote.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { load } from '../../api/load.ts';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { asOfText, dayText } from '../../parts/quote-text.tsx';
import { readKindInput } from './kind-input.ts';
import { readBillQuote, USUAL_BILL_QUOTE, writeKind } from './load-kind.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { writeTable, writeTabs } from './write-workouts.ts';

/** A key figure as texts, because a page needs few of all labels. */
export interface FigureCell {
  readonly id: FigureName | 'accrued' | KindCellName;
  readonly title: string;
  /** Null: the viewer may not see it. */
  readonly value: string | null;
  readonly change: string | null;
  /** The conditions it depends on. */
  readonly lines: readonly string[];
  /** The figure whose derivation it opens; null if there is none. */
  readonly derived: DerivedFigure | null;
  /** The accessible name of the link to its derivation. */
  readonly how: string;
  /** Bills: this is the rate they are quoted in. */
  readonly isChosen?: boolean;
}

/** Figures of floaters, bills, linkers and bonds in default only. */
type KindCellName =
  | BillQuote
  | 'forward_margin'
  | 'spread_duration'
  | 'nominal_yield'
  | 'index_ratio'
  | 'implied'
  | 'claim'
  | 'at_recovery';

export type FigureRow = Awaited<ReturnType<typeof loadFigures>>;

const MASK = '***';
const DIGITS: Readonly<Record<Exclude<FigureName, 'dv01'>, number>> = {
  yield: BOND_DECIMALS.yield,
  convexity: BOND_DECIMALS.convexity,
  margin: BOND_DECIMALS.spread,
  duration: BOND_DECIMALS.duration,
  macaulay: BOND_DECIMALS.duration,
  spread: BOND_DECIMALS.spread,
};

type Figures = Answer<typeof getBondFigures>;

/** The figures to the workout in the URL; undefined if the bond doesn't exist. */
export async function findFigures(
  context: Readonly<RouterContextProvider>,
  url: URL,
  instrumentId: string,
): Promise<Figures | undefined> {
  const { call, language } = context.get(pageContext);
  const params = { instrumentId };
  const assumed = readKindInput(url, language).query;
  const wanted = url.searchParams.get('workout');
  const workout = WORKOUT_CHOICES.find((choice) => choice === wanted);
  const asked = await call(getBondFigures, { params, query: { workout, ...assumed } });
  if (asked.ok) return asked.answer;
  // An old link to a workout that no longer exists shows the default figures, not an error.
  const usual = workout && (await call(getBondFigures, { params, query: assumed }));
  return usual?.ok ? usual.answer : undefined;
}

/** The query parameter of the workout; none for the default. */
export function workoutQuery({
  workout,
  usual,
}: Pick<FigureRow, 'workout' | 'usual'>): Record<string, string> {
  return workout === usual ? {} : { workout };
}

export async function loadFigures(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { id, currency, status, bond }: InstrumentHistory['instrument'],
  /** The figures, if they are loaded already. */
  known: Figures | null | undefined,
) {
  const { language, timeZone } = context.get(pageContext);
  const t = loaderTexts(context);
  const params = { instrumentId: String(id) };
  const figures =
    known ??
    (await findFigures(context, url, String(id))) ??
    (await load(context, getBondFigures, { params, query: {} }));
  const plain = makeCells(figures, currency, t, language);
  const input = readKindInput(url, language);
  const quoted = readBillQuote(url);
  const ofKind = writeKind(figures, plain, { input, quoted, currency, language, t });
  const [first] = figures.items;
  const today = formatDay(todayAt({ ms: Date.now(), timeZone }));
  const end = bondEnd(status, bond?.maturesOn, today);
  const kind = first?.priceKind;
  const { quote, workout, workouts } = figures;
  const hasRights = workouts.length > 1 && !figures.isDefaulted;
  const isPartlyRepaid = figures.outstanding !== null && Number(figures.outstanding) !== 100;
  return {
    title: t('fig_title'),
    priceTitle:
      ofKind?.priceTitle ?? (isPartlyRepaid ? t('calc_price_left') : `${t('fig_price')}, %`),
    ofKind,
    /** The query parameters of the bond's kind that differ from the defaults. */
    kindQuery: {
      ...(figures.kind.bill && quoted !== USUAL_BILL_QUOTE && { quote: quoted }),
      ...input.query,
    },
    quote: { ...quote, decimals: BOND_DECIMALS.price },
    settlementDate: figures.settlementDate,
    workout,
    usual: hasRights ? ('worst' as const) : ('maturity' as const),
    tabsTitle: t('fig_workout'),
    /** Empty if there is only one workout. */
    tabs: hasRights ? writeTabs(figures, t, language) : [],
    cells: ofKind?.cells ?? plain,
    /** Date, conventions and settlement of the figures. */
    basis: [
      ...(quote.asOf === null || !kind
        ? []
        : [`${asOfText(quote.asOf, language, timeZone)}, ${t(`fig_${kind}`)}`]),
      ...(figures.settlementDate === null
        ? quote.value === null
          ? [t('fig_no_price')]
          : []
        : [
            t('fig_settlement', {
              date: dayText(figures.settlementDate, language),
              days: figures.settlementDays,
            }),
          ]),
      // A bond in default has no expected payments, so no convention applies.
      ...(figures.isDefaulted || !first ? [] : [writeConvention(first, t)]),
      ...(isPartlyRepaid
        ? [t('fig_outstanding', { percent: displayNumber(figures.outstanding!, 2, language) })]
        : []),
    ],
    /** The calculator shows these as well. */
    assumed: figures.isDefaulted || !first ? [] : writeAssumptions(first, t),
    over: end !== null ? t(`fig_over_${end}`) : figures.isDefaulted ? t('fig_defaulted') : null,
    table: hasRights ? writeTable(figures, currency, t, language) : null,
  };
}

export function writeConvention(
  { compounding, timesAYear, dayCount }: BondFigure,
  t: Translate,
): string {
  return `${t(`fig_${compounding}`, { count: timesAYear })}, ${dayCount}`;
}

export function writeAssumptions(
  { assumptions, calendarUntil }: BondFigure,
  t: Translate,
): string[] {
  const texts = {
    'index-unchanged': t('fig_assume_index'),
    'coupon-not-fixed': t('kind_assume_fixing'),
    'cap-floor-intrinsic': t('kind_assume_bounds'),
    'no-further-inflation': t('fig_assume_inflation'),
    'paid-for-ever': t('fig_assume_ever'),
    'calendar-by-rule': writeCalendarNote(calendarUntil, t),
    'short-workout': t('calc_assume_short'),
  };
  return assumptions.map((assumption) => texts[assumption]);
}

/** For payments that depend on holidays that haven't been published yet. */
export function writeCalendarNote(certainUntil: number | null, t: Translate): string {
  return certainUntil === null
    ? t('calc_assume_holidays')
    : t('calc_assume_calendar', { year: certainUntil });
}

function makeCells(
  figures: Figures,
  currency: string | null,
  t: Translate,
  language: Language,
): FigureCell[] {
  const { workout, missing, unsupported } = figures;
  if (missing.length + unsupported.length > 0) return [writeGaps(figures, t)];
  const beside = (name: 'macaulay' | 'convexity') => {
    const value = figures.items.find(({ figure }) => figure === name)?.value ?? null;
    if (value === null || value === MASK) return [];
    return [
      t(name === 'macaulay' ? 'fig_macaulay' : 'fig_convexity_is', {
        value: displayNumber(value, DIGITS[name], language),
      }),
    ];
  };
  const linesFor = (item: BondFigure): string[] => {
    if (item.figure === 'duration') return beside('macaulay');
    if (item.figure === 'dv01') return [t('fig_dv01_per'), ...beside('convexity')];
    return figures.isDefaulted ? [] : writeLines(item, t, language);
  };
  const cells = CELLS.flatMap((name): FigureCell[] => {
    const item = figures.items.find(({ figure }) => figure === name);
    if (!item) return name === 'spread' ? writeNoSpread(figures, t) : [];
    const title = figureTitle(item, workout, t);
    const isSeen = item.value !== MASK && item.value !== null;
    return [
      {
        id: item.figure,
        title: `${title}${figureUnit(item.figure, currency, t)}`,
        value: writeValue(item, language),
        change: writeChange(item, t, language),
        lines: linesFor(item),
        derived: isSeen ? (DERIVED_FIGURES.find((derived) => derived === name) ?? null) : null,
        how: t('fig_how', { figure: title }),
      },
    ];
  });
  const accrued = figures.items.length === 0 ? [] : [makeAccrued(figures, t, language)];
  return [...cells, ...accrued];
}

const MISSING_LABELS = {
  couponRate: 'fig_missing_coupon_rate',
  couponsPerYear: 'fig_missing_coupons_per_year',
  dayCount: 'fig_missing_day_count',
  issuedOn: 'fig_missing_issued_on',
} as const;

/** A dash, and which terms a yield would need. */
function writeGaps({ missing, unsupported }: Figures, t: Translate): FigureCell {
  return {
    id: 'yield',
    title: `${t('fig_yield')}, %`,
    value: '–',
    change: null,
    lines: [
      ...missing.map((term) => t(MISSING_LABELS[term])),
      ...unsupported.map(() => t('fig_unsupported_coupons_per_year')),
    ],
    derived: null,
    how: '',
  };
}

/** In page order; figures without a cell of their own are lines of another. */
const CELLS: readonly FigureName[] = ['yield', 'margin', 'spread', 'duration', 'dv01'];

/** If there is no spread, the cell says why. */
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

/** The name of a yield includes its workout. */
export function figureTitle(
  { figure, workout, assumptions }: BondFigure,
  choice: WorkoutChoice,
  t: Translate,
): string {
  if (figure === 'duration' && assumptions.includes('index-unchanged')) {
    return t('kind_rate_duration');
  }
  if (figure === 'macaulay') return t('fig_duration');
  if (figure !== 'yield') return t(`fig_${figure}`);
  if (choice !== 'maturity') return t(`fig_${choice}`);
  if (workout === 'perpetual') return t('fig_yield_ever');
  return t(assumptions.includes('no-further-inflation') ? 'fig_yield_real' : 'fig_yield');
}

function figureUnit(figure: FigureName, currency: string | null, t: Translate): string {
  if (figure === 'yield') return ', %';
  if (figure === 'dv01') return currency === null ? '' : `, ${currency}`;
  return figure === 'spread' || figure === 'margin' ? `, ${t('unit_bp')}` : '';
}

function writeValue({ figure, value }: BondFigure, language: Language): string | null {
  if (value === MASK) return null;
  if (value === null) return '–';
  if (figure === 'yield' || figure === 'spread') return displayRate(figure, value, language);
  return displayNumber(value, figure === 'dv01' ? dv01Decimals([value]) : DIGITS[figure], language);
}

function writeChange(
  { figure, value, change }: BondFigure,
  t: Translate,
  language: Language,
): string | null {
  if (value === null || change === null || change === MASK) return null;
  // A figure shown as “> 1,000” has no meaningful change.
  if ((figure === 'yield' || figure === 'spread') && !isTelling(figure, value)) return null;
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
    // The price date is shown below; the curve's date only if it differs.
    const date = curve.day === item.priceDay ? [] : [dayText(curve.day, language)];
    if (curve.yield === null || curve.yield === MASK) return [country, ...date];
    return [t('fig_curve', { country, rate: displayNumber(curve.yield, 3, language) }), ...date];
  }
  return [writeEnd(item, t, language), ...writeShort(item, t)];
}

/** A warning beside annualised rates over a few days. */
function writeShort({ assumptions, workoutDate, settlementDate }: BondFigure, t: Translate) {
  if (!assumptions.includes('short-workout')) return [];
  return [t('fig_short', { days: parseDay(workoutDate ?? '')! - parseDay(settlementDate)! })];
}

function writeEnd(
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
