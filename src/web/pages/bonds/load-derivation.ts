import type { RouterContextProvider } from 'react-router';
import {
  DERIVED_FIGURES,
  getBondDerivation,
  type DerivedFigure,
} from '../../../contracts/bonds/analytics.ts';
import { WORKOUT_CHOICES } from '../../../domain/bonds/workout-choice.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import type { HelpPlace } from '../../../domain/site/help-articles.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { loadIfAllowed } from '../../api/load.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { figureTitle, writeAssumptions, writeConvention } from './load-figures.ts';

type Answered = Answer<typeof getBondDerivation>;

/** A table as texts; the last row is the sum, if there is one. */
export interface DerivationTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sum: readonly string[] | null;
}

/** The derivation of a figure as texts: formula, inputs and intermediate results. */
export interface Derivation {
  readonly figure: DerivedFigure;
  readonly title: string;
  readonly close: string;
  /** Where the help explains the figure. */
  readonly help: HelpPlace;
  readonly sentences: readonly string[];
  readonly tables: readonly DerivationTable[];
}

interface Words {
  readonly t: Translate;
  readonly language: Language;
  /** A decimal text with all its digits. */
  readonly number: (text: string) => string;
  readonly day: (isoDay: string | null) => string;
}

/** The derivation in the URL; null if it names none, or if the viewer or the bond has none. */
export async function loadDerivation(
  context: Readonly<RouterContextProvider>,
  url: URL,
  instrumentId: number,
): Promise<Derivation | null> {
  const wanted = url.searchParams.get('derive');
  const figure = DERIVED_FIGURES.find((name) => name === wanted);
  if (!figure) return null;
  const { language } = context.get(pageContext);
  const params = { instrumentId: String(instrumentId) };
  const asked = url.searchParams.get('workout');
  const workout = WORKOUT_CHOICES.find((choice) => choice === asked);
  const answer = await loadIfAllowed(context, getBondDerivation, {
    params,
    query: { figure, workout },
  });
  if (!answer) return null;
  const words: Words = {
    t: loaderTexts(context),
    language,
    number: (text) => displayNumber(text, text.split('.')[1]?.length ?? 0, language),
    day: (isoDay) => dayText(isoDay, language),
  };
  // The old name of the yield to worst.
  return describe(figure === 'worst' ? 'yield' : figure, answer, words);
}

function describe(
  figure: Exclude<DerivedFigure, 'worst'>,
  answer: Answered,
  words: Words,
): Derivation {
  const { t } = words;
  const title =
    figure === 'spread_duration'
      ? t('kind_spread_duration')
      : answer.figure
        ? figureTitle(answer.figure, answer.workout, t)
        : t('fig_accrued');
  return {
    figure,
    title: t('fig_how', { figure: title }),
    close: t('derive_close'),
    help: findHelp(figure, answer),
    sentences: [
      ...writeBasis(answer, words),
      ...SENTENCES[figure](answer, words),
      ...(answer.figure ? writeAssumptions(answer.figure, t) : []),
    ],
    tables: [...workoutTable(answer, words), ...flowTable(figure, answer, words)],
  };
}

const PLACES: Readonly<Record<Exclude<DerivedFigure, 'worst'>, HelpPlace>> = {
  yield: 'figures#yield-to-maturity',
  duration: 'figures#modified-duration',
  accrued: 'figures#accrued-interest',
  spread: 'figures#g-spread',
  margin: 'figures#discount-margin',
  spread_duration: 'figures#floater-durations',
};

function findHelp(figure: Exclude<DerivedFigure, 'worst'>, answer: Answered): HelpPlace {
  if (figure === 'duration' && answer.indexMoves) return 'figures#floater-durations';
  if (figure !== 'yield') return PLACES[figure];
  if (answer.workout !== 'maturity') return 'figures#yield-to-worst';
  return answer.figure?.assumptions.includes('no-further-inflation')
    ? 'figures#linkers'
    : PLACES.yield;
}

function writeBasis({ figure, ...answer }: Answered, { t, number, day }: Words): string[] {
  if (!figure) return [];
  return [
    t('derive_basis', {
      price: number(figure.price ?? ''),
      kind: t(`fig_${figure.priceKind}`),
      day: day(figure.priceDay),
      settlement: day(figure.settlementDate),
    }),
    t('derive_dirty', {
      clean: number(answer.cleanPrice),
      accrued: number(answer.accruedInterest),
      dirty: number(answer.dirtyPrice),
    }),
    writeConvention(figure, t),
  ];
}

type Write = (answer: Answered, words: Words) => string[];

const writeYield: Write = (answer, { t, number }) => [
  t('derive_yield', { times: answer.timesAYear, rate: number(answer.yield) }),
];

const SENTENCES: Record<Exclude<DerivedFigure, 'worst'>, Write> = {
  yield: (answer, words) => [
    ...(answer.workouts.length > 0 ? [words.t('derive_worst')] : []),
    ...writeYield(answer, words),
  ],
  duration: (answer, words) => [
    ...(answer.indexMoves ? [] : writeYield(answer, words)),
    ...writeDuration(answer, words),
  ],
  accrued: writeAccrued,
  spread: (answer, words) => [...writeYield(answer, words), ...writeSpread(answer, words)],
  margin: ({ marginMoves }, { t, number }) =>
    marginMoves
      ? [
          t('derive_margin', {
            index: number(marginMoves.indexRate),
            margin: number(marginMoves.margin),
          }),
        ]
      : [],
  spread_duration: ({ marginMoves, dirtyPrice }, { t, number }) =>
    marginMoves
      ? [
          t('derive_spread_duration', {
            margin: number(marginMoves.margin),
            up: number(marginMoves.up),
            down: number(marginMoves.down),
            dirty: number(dirtyPrice),
            duration: number(marginMoves.spreadDuration),
          }),
        ]
      : [],
};

function writeDuration(answer: Answered, words: Words): string[] {
  const { t, number } = words;
  const { indexMoves } = answer;
  if (indexMoves) {
    return [
      t('derive_rate_duration', {
        margin: number(indexMoves.margin),
        up: number(indexMoves.up),
        down: number(indexMoves.down),
        dirty: number(answer.dirtyPrice),
        duration: number(answer.figure?.value ?? ''),
      }),
    ];
  }
  return [
    t('derive_duration', {
      weighted: number(answer.weighted),
      value: number(answer.presentValue),
      macaulay: number(answer.macaulay ?? ''),
      rate: number(answer.yield),
      times: answer.timesAYear,
      duration: number(answer.figure?.value ?? ''),
    }),
  ];
}

function writeAccrued({ accrual }: Answered, { t, number, day }: Words): string[] {
  if (!accrual) return [];
  if (accrual.isFlat) return [t('derive_flat')];
  const whole = Number(accrual.rate) * Number(accrual.years);
  const interest = Number(accrual.interest);
  const beforeEx = accrual.isExCoupon ? interest + Number(accrual.coupon) : interest;
  const isEven = Math.abs(whole - beforeEx) < 1e-5;
  const sentence = t('derive_accrued', {
    from: day(accrual.from),
    to: day(accrual.to),
    days: accrual.days,
    all: accrual.periodDays,
    dayCount: accrual.dayCount,
    years: number(accrual.years),
    rate: number(accrual.rate),
    interest: number((isEven ? beforeEx : whole).toFixed(6)),
  });
  return [
    sentence,
    ...(isEven ? [] : [t('derive_uneven', { interest: number(accrual.interest) })]),
    ...(accrual.isExCoupon
      ? [t('derive_ex', { coupon: number(accrual.coupon), interest: number(accrual.interest) })]
      : []),
  ];
}

function writeSpread({ curve, figure, ...answer }: Answered, words: Words): string[] {
  const { t, number, day, language } = words;
  if (!curve || !figure) return [];
  const countries = new Intl.DisplayNames([LANGUAGES[language].tag], { type: 'region' });
  return [
    t('derive_spread', {
      country: countries.of(curve.country) ?? curve.country,
      day: day(curve.day),
      price: number(curve.price),
      rate: number(curve.yield ?? ''),
      own: number(answer.yield),
      spread: number(figure.value ?? ''),
    }),
    t('derive_parameters', { parameters: writeParameters(curve, number) }),
  ];
}

/** Svensson's names; betas are in percent, taus in years. */
function writeParameters(
  {
    beta0,
    beta1,
    beta2,
    beta3,
    tau1,
    tau2,
  }: Record<'beta0' | 'beta1' | 'beta2' | 'beta3' | 'tau1' | 'tau2', string>,
  number: Words['number'],
): string {
  const betas = [beta0, beta1, beta2, beta3].map((beta, i) => `β${'₀₁₂₃'[i]} ${number(beta)} %`);
  return [...betas, `τ₁ ${number(tau1)}`, `τ₂ ${number(tau2)}`].join(', ');
}

function workoutTable({ workouts }: Answered, { t, number, day }: Words): DerivationTable[] {
  if (workouts.length === 0) return [];
  return [
    {
      columns: [t('derive_end'), t('derive_date'), t('derive_end_price'), t('derive_end_yield')],
      rows: workouts.map(({ kind, date, price, yield: rate }) => [
        t(`derive_end_${kind}`),
        day(date),
        number(price),
        number(rate),
      ]),
      sum: null,
    },
  ];
}

function flowTable(figure: DerivedFigure, answer: Answered, words: Words): DerivationTable[] {
  const { t, number, day } = words;
  if (answer.flows.length === 0) return [];
  const ofCurve = figure === 'spread';
  const isWeighted = figure === 'duration';
  const cell = (text: string | null) => (text === null ? '' : number(text));
  return [
    {
      columns: [
        t('derive_date'),
        t('derive_years'),
        t('derive_amount'),
        ...(ofCurve ? [t('derive_zero')] : []),
        t('derive_discount'),
        t('derive_value'),
        ...(isWeighted ? [t('derive_weighted')] : []),
      ],
      rows: answer.flows.map((flow) => [
        flow.count === null
          ? t('derive_endless')
          : flow.date === null
            ? t('derive_more', { count: flow.count })
            : day(flow.date),
        cell(flow.years),
        cell(flow.amount),
        ...(ofCurve ? [cell(flow.zeroRate)] : []),
        cell(flow.discount),
        number(flow.presentValue),
        ...(isWeighted ? [number(flow.weighted)] : []),
      ]),
      sum: [
        t('derive_sum'),
        '',
        '',
        ...(ofCurve ? [''] : []),
        '',
        number(answer.presentValue),
        ...(isWeighted ? [number(answer.weighted)] : []),
      ],
    },
  ];
}
