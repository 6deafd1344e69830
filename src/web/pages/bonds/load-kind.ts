import type { getBondFigures } from '../../../contracts/bonds/analytics.ts';
import type { BondKind } from '../../../contracts/bonds/bond-kinds.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { BILL_QUOTES, type BillQuote } from '../../../domain/bonds/bill.ts';
import { BOND_DECIMALS, dv01Decimals } from '../../../domain/bonds/bond-decimals.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { unreadNumber } from '../../forms/reader-format.ts';
import { dayText } from '../../parts/quote-text.tsx';
import type { FigureCell } from './load-figures.ts';
import type { KindInput, KindInputName } from './kind-input.ts';

type Figures = Answer<typeof getBondFigures>;
const MASK = '***';
const MONEY_NOMINAL = 100_000;

/** The rate shown in lists. */
export const USUAL_BILL_QUOTE: BillQuote = 'annual';

export function readBillQuote({ searchParams }: URL): BillQuote {
  const wanted = searchParams.get('quote');
  return BILL_QUOTES.find((quote) => quote === wanted) ?? USUAL_BILL_QUOTE;
}

/** The texts about a floater, bill, linker or bond in default in the head. */
export interface KindWords {
  readonly priceTitle: string | null;
  readonly priceLines: readonly string[];
  readonly cells: readonly FigureCell[];
  readonly notes: readonly string[];
  readonly quotes: {
    readonly title: string;
    readonly options: readonly { readonly id: BillQuote; readonly title: string }[];
    readonly chosen: BillQuote;
  } | null;
  readonly form: {
    readonly submit: string;
    readonly fields: readonly KindField[];
  } | null;
}

export interface KindField {
  readonly name: KindInputName;
  readonly label: string;
  readonly value: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

interface Say {
  readonly t: Translate;
  readonly number: (text: string, digits: number) => string;
  /** Null: the viewer may not see it; `–`: there is none. */
  readonly value: (text: string | null, digits: number) => string | null;
  readonly day: (isoDay: string | null) => string;
  readonly language: Language;
  readonly currency: string;
}

/** Null for plain bonds; `cells` are the key figures of any bond. */
export function writeKind(
  { kind, accrual }: Figures,
  cells: readonly FigureCell[],
  {
    input,
    quoted,
    currency,
    language,
    t,
  }: {
    readonly input: KindInput;
    readonly quoted: BillQuote;
    readonly currency: string | null;
    readonly language: Language;
    readonly t: Translate;
  },
): KindWords | null {
  const number = (text: string, digits: number) => displayNumber(text, digits, language);
  const textWith: Say = {
    t,
    number,
    value: (text, digits) => (text === MASK ? null : text === null ? '–' : number(text, digits)),
    day: (isoDay) => dayText(isoDay, language),
    language,
    currency: currency ?? '',
  };
  const own = (...ids: FigureCell['id'][]) => cells.filter(({ id }) => ids.includes(id));
  if (kind.defaulted) return writeDefault(kind.defaulted, own('yield'), input, textWith);
  if (kind.floater) {
    const end = cells.find(({ id }) => id === 'yield')?.lines ?? [];
    return writeFloater(kind.floater, { cells, end }, textWith);
  }
  if (kind.bill) return writeBill(kind.bill, own('spread', 'duration'), quoted, textWith);
  if (kind.linker) {
    const rest = own('duration', 'dv01', ...(accrual ? (['accrued'] as const) : []));
    return writeLinker(kind.linker, { first: own('yield'), rest }, input, textWith);
  }
  return null;
}

const NONE = { priceTitle: null, priceLines: [], quotes: null, form: null } as const;

function cell(
  id: FigureCell['id'],
  title: string,
  value: string | null,
  lines: readonly string[],
): FigureCell {
  return { id, title, value, change: null, lines, derived: null, how: '' };
}

function isSeen(text: string | null): text is string {
  return text !== null && text !== MASK;
}

function writeFloater(
  floater: NonNullable<BondKind['floater']>,
  { cells, end }: { cells: readonly FigureCell[]; end: readonly string[] },
  say: Say,
): KindWords {
  const { t, number, value, day, language } = say;
  const index = floater.indexName ?? t('kind_index');
  const rate = number(floater.indexRate, significantDigits(floater.indexRate, 3));
  const bp = t('unit_bp');
  const hasMargin = cells.some(({ id }) => id === 'margin');
  const shown = cells.flatMap((each): FigureCell[] => {
    if (each.id === 'margin') {
      const forward = cell(
        'forward_margin',
        `${t('kind_forward_margin')}, ${bp}`,
        value(floater.forwardMargin, BOND_DECIMALS.spread),
        [
          floater.curve
            ? t('kind_forward_curve', {
                country: regionName(floater.curve.country, language),
                date: day(floater.curve.day),
              })
            : t('fig_no_spread'),
        ],
      );
      return [{ ...each, lines: [t('kind_index_flat', { index, rate })] }, forward];
    }
    if (each.id === 'duration') {
      const reset = floater.nextResetDate;
      const until = reset === null ? [] : [t('kind_to_reset', { date: day(reset) })];
      return [
        { ...each, lines: until },
        {
          ...cell(
            'spread_duration',
            t('kind_spread_duration'),
            value(floater.spreadDuration, BOND_DECIMALS.duration),
            end,
          ),
          // Its derivation starts from the margin, which perpetuals don't have.
          ...(hasMargin &&
            isSeen(floater.spreadDuration) && {
              derived: 'spread_duration',
              how: t('fig_how', { figure: t('kind_spread_duration') }),
            }),
        },
      ];
    }
    // A sentence below gives both.
    return each.id === 'dv01' ? [] : [each];
  });
  return { ...NONE, cells: shown, notes: writeResets(floater, index, say) };
}

function writeResets(
  floater: NonNullable<BondKind['floater']>,
  index: string,
  { t, number, day, currency }: Say,
): string[] {
  const { nextResetDate, nextFixingDate, isFixed, isOvernight } = floater;
  const current = {
    rate: number(floater.resetRate, significantDigits(floater.resetRate, 3)),
    date: day(floater.resetDate),
  };
  const { rateDv01, spreadDv01 } = floater;
  const dv01 = (text: string) => number(text, dv01Decimals([text]));
  return [
    isFixed ? t('kind_reset', current) : t('kind_reset_assumed', current),
    nextResetDate === null
      ? t('kind_last_period')
      : nextFixingDate === null
        ? t('kind_next_reset', { reset: day(nextResetDate) })
        : t('kind_next_fixing', { fixing: day(nextFixingDate), reset: day(nextResetDate) }),
    ...(isOvernight ? [t('kind_overnight', { index })] : []),
    ...(isSeen(rateDv01) && isSeen(spreadDv01)
      ? [
          t('kind_dv01', {
            currency,
            nominal: '100',
            rate: dv01(rateDv01),
            spread: dv01(spreadDv01),
          }),
        ]
      : []),
  ];
}

function writeBill(
  bill: NonNullable<BondKind['bill']>,
  rest: readonly FigureCell[],
  chosen: BillQuote,
  { t, value }: Say,
): KindWords {
  const { dayCount } = bill;
  const rates: Record<BillQuote, readonly [rate: string | null, line: string]> = {
    discount: [bill.discountRate, t('kind_on_nominal', { dayCount })],
    money_market: [bill.moneyMarketYield, t('kind_on_price', { dayCount })],
    bond_equivalent: [
      bill.bondEquivalentYield,
      t(bill.isCompounded ? 'kind_compounded' : 'kind_simple'),
    ],
    annual: [bill.annualYield, t('kind_isma')],
  };
  const cells = BILL_QUOTES.map((id): FigureCell => {
    const [rate, line] = rates[id];
    const shown = cell(id, `${t(`kind_${id}`)}, %`, value(rate, BOND_DECIMALS.yield), [line]);
    return {
      ...shown,
      isChosen: id === chosen,
      ...(id === 'annual' &&
        isSeen(rate) && { derived: 'yield', how: t('fig_how', { figure: t('kind_annual') }) }),
    };
  });
  return {
    ...NONE,
    cells: [...cells, ...rest],
    notes: [t('kind_days_left', { days: bill.days }), t('kind_lists_annual')],
    quotes: {
      title: t('kind_quoted_as'),
      options: BILL_QUOTES.map((id) => ({ id, title: t(`kind_quote_${id}`) })),
      chosen,
    },
  };
}

function writeLinker(
  linker: NonNullable<BondKind['linker']>,
  { first, rest }: { first: readonly FigureCell[]; rest: readonly FigureCell[] },
  input: KindInput,
  say: Say,
): KindWords {
  const { t, number, value, day, currency } = say;
  const { moneyPrice, moneyToPay, referenceIndex, ratioDate, hasDeflationFloor } = linker;
  const inflation = number(linker.inflation, significantDigits(linker.inflation, 1));
  const ratioLine =
    ratioDate === null
      ? t('kind_ratio_undated')
      : referenceIndex === null
        ? t('kind_ratio_stored', { date: day(ratioDate) })
        : t('kind_ratio_of', { date: day(ratioDate), months: linker.lagMonths });
  const floor =
    hasDeflationFloor === null
      ? []
      : [
          hasDeflationFloor
            ? t(linker.isFloorReached ? 'kind_floor_reached' : 'kind_floor')
            : t('kind_no_floor'),
        ];
  return {
    ...NONE,
    priceTitle: `${t('kind_real_price')}, %`,
    priceLines: isSeen(moneyPrice) ? [t('kind_money_price', { price: number(moneyPrice, 3) })] : [],
    cells: [
      ...first,
      cell(
        'nominal_yield',
        `${t('kind_nominal_yield')}, %`,
        value(linker.nominalYield, BOND_DECIMALS.yield),
        [t('kind_at_inflation', { rate: inflation })],
      ),
      cell('index_ratio', t('kind_index_ratio'), number(linker.indexRatio, 5), [ratioLine]),
      ...rest,
    ],
    notes: [
      referenceIndex === null
        ? t('kind_no_reference', { date: day(linker.settlementDate) })
        : t('kind_reference', {
            index: linker.indexName ?? t('kind_index'),
            reference: number(referenceIndex, significantDigits(referenceIndex, 2)),
            date: day(ratioDate),
            base: number(linker.baseIndex ?? '', significantDigits(linker.baseIndex ?? '', 2)),
          }),
      ...floor,
      ...(isSeen(moneyToPay)
        ? [
            t('kind_to_pay', {
              currency,
              nominal: number(String(MONEY_NOMINAL), 0),
              amount: number(String((Number(moneyToPay) * MONEY_NOMINAL) / 100), 2),
            }),
          ]
        : []),
    ],
    form: writeForm(['inflation'], input, t),
  };
}

function writeDefault(
  defaulted: NonNullable<BondKind['defaulted']>,
  yields: readonly FigureCell[],
  input: KindInput,
  say: Say,
): KindWords {
  const { t, number, value, day, language } = say;
  const { since, claim, missed, impliedRecovery, totalReturn, annualReturn } = defaulted;
  const recovery = number(defaulted.recovery, significantDigits(defaulted.recovery, 0));
  const total =
    totalReturn === MASK
      ? null
      : totalReturn === null
        ? '–'
        : displaySigned(totalReturn, 1, language);
  return {
    ...NONE,
    priceTitle: `${t('kind_price_flat')}, %`,
    cells: [
      ...yields.map((each) => ({ ...each, lines: [t('kind_no_yield')], derived: null })),
      cell('implied', `${t('kind_implied')}, %`, value(impliedRecovery, 1), [t('kind_over_claim')]),
      cell('claim', `${t('kind_claim')}, %`, number(claim, 3), [
        t('kind_claim_parts', { interest: number(String(Number(claim) - 100), 3) }),
      ]),
      cell(
        'at_recovery',
        `${t('kind_at_recovery', { recovery })}, %`,
        total,
        isSeen(annualReturn)
          ? [
              t('kind_in_months', {
                months: defaulted.months,
                annual: displaySigned(annualReturn, 1, language),
              }),
            ]
          : [],
      ),
    ],
    notes: [
      t('kind_default_since', { date: day(since) }) + '.',
      ...(missed.length === 0
        ? [t('kind_none_missed')]
        : missed.map(({ date }) => t('kind_missed', { date: day(date) }))),
      t('kind_no_accrual', { date: day(since) }),
    ],
    form: writeForm(['recovery', 'months'], input, t),
  };
}

function writeForm(
  names: readonly KindInputName[],
  { values, wrong }: KindInput,
  t: Translate,
): KindWords['form'] {
  return {
    submit: t('kind_apply'),
    fields: names.map((name) => ({
      name,
      label: t(`kind_${name}`),
      value: values[name],
      typed: unreadNumber(values[name]),
      error: name === wrong ? t(`kind_refused_${name}`) : undefined,
    })),
  };
}

/** The decimals of the text, but at least the usual number. */
function significantDigits(text: string, least: number): number {
  return Math.max(text.split('.')[1]?.length ?? 0, least);
}

function regionName(country: string, language: Language): string {
  const names = new Intl.DisplayNames([LANGUAGES[language].tag], { type: 'region' });
  return names.of(country) ?? country;
}
