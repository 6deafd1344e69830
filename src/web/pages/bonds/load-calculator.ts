import type { RouterContextProvider } from 'react-router';
import { getBondTerms, type BondTermsInput } from '../../../contracts/bonds/bonds.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { CalculationAssumption } from '../../../domain/bonds/assumptions.ts';
import { moneyMarketYear } from '../../../domain/bonds/bill.ts';
import { usesCalendar } from '../../../domain/bonds/bond-terms.ts';
import { findRatioSpan } from '../../../domain/bonds/index-ratio.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { load } from '../../api/load.ts';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { wireDay, wireNumber } from '../../forms/reader-format.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import {
  calculate,
  calculateMoves,
  completeInput,
  findNextBusinessDay,
  EXAMPLE_PRICE,
  type CalculatorInput,
  type CalculatorTerms,
  type CalculatorView,
} from './bond-calculation.ts';
import { INPUT_REFUSALS } from './input-refusals.ts';
import { writeCalendarNote, type FigureRow } from './load-figures.ts';

/** Where no lot or face value is known. */
const USUAL_NOMINAL = '1000';

export type Calculator = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>;

/**
 * The calculator of an outstanding bond, with the inputs in the URL; null if the bond is repaid or a
 * term isn't known.
 */
export async function loadCalculator(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { id, status, bond, quote, currency }: InstrumentHistory['instrument'],
  /** The key figures, which share the calculator's settlement and workout. */
  figures: Pick<FigureRow, 'settlementDate' | 'workout' | 'ofKind'> | null,
) {
  if (bond === null || status !== 'active') return null;
  const params = { instrumentId: String(id) };
  const answer = await load(context, getBondTerms, { params });
  const { settlementDate, calendar, indexation } = answer;
  const known = knownTerms(answer);
  if (!known) return null;
  const { weekend } = calendar;
  const holidays = calendar.holidays.map((day) => parseDay(day)!);
  const terms: CalculatorTerms = {
    ...known,
    weekend,
    holidays,
    indexation,
    ratioDay: settlementDate,
  };
  // The price of a bond in default has no yield.
  const isDefaulted = terms.tradesFlat === true;
  const isPriceShown = !isDefaulted && quote.value !== null && /^\d/.test(quote.value);
  const start: CalculatorInput = {
    by: 'price',
    price: isPriceShown ? (quote.value ?? EXAMPLE_PRICE) : EXAMPLE_PRICE,
    yield: '',
    settlement: figures?.settlementDate ?? settlementDate,
    nominal: bond.smallestLot ?? bond.faceValue ?? USUAL_NOMINAL,
  };
  const { language } = context.get(pageContext);
  const input = readInput(url.searchParams, start, language);
  const workout = figures?.workout ?? 'maturity';
  const quotes = figures?.ofKind?.quotes;
  const view: CalculatorView = {
    workout,
    bill: quotes ? { quote: quotes.chosen, year: moneyMarketYear(currency) } : null,
  };
  const hasRights = (terms.calls?.length ?? 0) + (terms.puts?.length ?? 0) > 0;
  const t = loaderTexts(context);
  const outcome = calculate(terms, input, view);
  if (outcome.refusal && !INPUT_REFUSALS[outcome.refusal.reason]) return null;
  return {
    terms,
    start,
    view,
    /** The label of the yield field; for bills, the rate they are quoted in. */
    yieldLabel: quotes ? `${t(`kind_${quotes.chosen}`)}, %` : t('calc_yield'),
    /** The workout of the figures, if there is more than one. */
    to: hasRights ? t(`calc_to_${workout}`) : null,
    currency: currency ?? '',
    ratio: terms.indexRatio === undefined ? null : writeRatio(),
    assumed: writeAssumed(t, terms),
    isAmortising: isAmortising(terms),
    isPriceShown,
    notes: writeNotes(t, terms, isPriceShown, calendarNote()),
    first: {
      input: completeInput(input, outcome, view),
      outcome,
      moves: calculateMoves(terms, input, view, outcome),
      nextBusinessDay: findNextBusinessDay(terms, input.settlement),
    },
  };

  /** The index ratio of a linker's amounts, and the note if it is unknown. */
  function writeRatio() {
    const span = indexation ? findRatioSpan(indexation) : undefined;
    return {
      title: t('calc_ratio'),
      unknown: span
        ? t('calc_no_ratio', {
            from: dayText(formatDay(span.from), language),
            to: dayText(formatDay(span.to), language),
          })
        : t('calc_no_ratio_at_all'),
    };
  }

  /** Payments may depend on holidays that haven't been published yet. */
  function calendarNote(): string | undefined {
    const { certainUntil } = calendar;
    const isCertain = (terms.maturityDate ?? '9999') < String((certainUntil ?? 0) + 1);
    if (isCertain || !usesCalendar(terms)) return undefined;
    return writeCalendarNote(certainUntil, t);
  }
}

/** Undefined if a term that the calculation needs isn't known or supported. */
function knownTerms(answer: Answer<typeof getBondTerms>): BondTermsInput | undefined {
  const { terms, missing, unsupported } = answer;
  const { coupon, frequency, dayCount } = terms;
  if (missing.length + unsupported.length > 0) return undefined;
  if (coupon === null || frequency === null || dayCount === null) return undefined;
  return { ...terms, coupon, frequency, dayCount };
}

/** The values of a form sent without scripts, in the reader's format. */
function readInput(
  query: URLSearchParams,
  start: CalculatorInput,
  language: Language,
): CalculatorInput {
  const by = query.get('by');
  const number = (name: string) => {
    const text = query.get(name);
    return text === null ? null : wireNumber(text, language);
  };
  if (by !== 'price' && by !== 'yield') return start;
  return {
    by,
    price: number('price') ?? start.price,
    yield: number('yield') ?? '',
    settlement: wireDay(query.get('settlement') ?? start.settlement, language),
    nominal: number('nominal') ?? start.nominal,
  };
}

/** Whether the nominal is repaid in parts. */
function isAmortising({ schedule = [] }: BondTermsInput): boolean {
  return schedule.filter(({ principal = 0 }) => principal > 0).length > 1;
}

/** Notes that depend on the typed settlement date. */
function writeAssumed(
  t: Translate,
  { floating }: BondTermsInput,
): Partial<Record<CalculationAssumption, string>> {
  return {
    'short-workout': t('calc_assume_short'),
    ...(floating && {
      'coupon-not-fixed': t('kind_assume_fixing'),
      'cap-floor-intrinsic': t('kind_assume_bounds'),
    }),
  };
}

/** Sent as texts, because most bonds need few of these sentences. */
function writeNotes(
  t: Translate,
  terms: BondTermsInput,
  isPriceShown: boolean,
  ofCalendar: string | undefined,
) {
  const sentences = [
    t('calc_note', { dayCount: terms.dayCount }),
    terms.floating && t('calc_assume_index'),
    terms.indexRatio !== undefined && t('calc_assume_inflation'),
    terms.maturityDate === undefined && t('calc_assume_ever'),
    isAmortising(terms) && t('calc_amortising'),
    ofCalendar,
    !isPriceShown && t(terms.tradesFlat ? 'calc_in_default' : 'calc_example'),
  ];
  return { figures: sentences.filter(Boolean).join(' ') };
}
