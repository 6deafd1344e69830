import type { BondWorkout, getBondFigures } from '../../../contracts/bonds/analytics.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { WORKOUT_CHOICES, type WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { isShortWorkout } from '../../../domain/bonds/calculate-bond.ts';
import {
  BOND_DECIMALS,
  displayRate,
  dv01Decimals,
  type RateFigure,
} from '../../../domain/bonds/bond-decimals.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { dayText } from '../../parts/quote-text.tsx';

type Figures = Answer<typeof getBondFigures>;

const MASK = '***';

/** A workout in the strip above the figures. */
export interface WorkoutTab {
  readonly id: WorkoutChoice;
  readonly title: string;
  /** Date, price and a warning about annualised short periods; null if unknown. */
  readonly end: string | null;
  /** Null: the viewer may not see it. */
  readonly yield: string | null;
}

export function writeTabs(
  { workouts, settlementDate }: Pick<Figures, 'workouts' | 'settlementDate'>,
  t: Translate,
  language: Language,
): WorkoutTab[] {
  const isHidden = workouts.some((each) => each.yield === MASK);
  return WORKOUT_CHOICES.flatMap((id): WorkoutTab[] => {
    const found = workouts.find(({ choice, isWorst }) =>
      id === 'worst' ? isWorst === true : choice === id,
    );
    if (!found) {
      const isWorst = id === 'worst' && isHidden;
      return isWorst ? [{ id, title: t('fig_work_worst'), end: null, yield: null }] : [];
    }
    const short = isHidden ? null : writeShort(found, settlementDate, t);
    const ends = [dayText(found.date, language), found.price, ...(short === null ? [] : [short])];
    const title = found.kind === 'perpetual' && id === 'maturity' ? 'perpetual' : id;
    return [
      {
        id,
        title: t(`fig_work_${title}`),
        end: found.date === null ? null : ends.join(' · '),
        yield: writePercent(found.yield, language),
      },
    ];
  });
}

function writeShort(
  { date }: BondWorkout,
  settlementDate: string | null,
  t: Translate,
): string | null {
  const [end, settlement] = [parseDay(date ?? ''), parseDay(settlementDate ?? '')];
  if (end === undefined || settlement === undefined) return null;
  return isShortWorkout(end, settlement) ? t('fig_short', { days: end - settlement }) : null;
}

/** `–`: there is none; null: the viewer may not see it. */
function writePercent(value: string | null, language: Language): string | null {
  if (value === MASK) return null;
  return value === null ? '–' : `${displayRate('yield', value, language)} %`;
}

/** A row of the table of all workouts; null: the viewer may not see it. */
export interface WorkoutLine {
  readonly key: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly date: string;
  readonly price: string;
  readonly yield: string | null;
  readonly spread: string | null;
  readonly duration: string | null;
  readonly convexity: string | null;
  readonly dv01: string | null;
  /** Whether the key figures refer to it. */
  readonly isChosen: boolean;
}

export function writeTable(
  { workouts, workout, items, settlementDate, quote, ...figures }: Figures,
  currency: string | null,
  t: Translate,
  language: Language,
) {
  const write = (value: string | null, digits: number): string | null =>
    value === MASK ? null : value === null ? '–' : displayNumber(value, digits, language);
  const writeRate = (figure: RateFigure, value: string | null): string | null =>
    value === MASK ? null : value === null ? '–' : displayRate(figure, value, language);
  const spread = items.find(({ figure }) => figure === 'spread' || figure === 'margin')?.figure;
  const dv01Digits = dv01Decimals(workouts.map(({ dv01 }) => dv01));
  const price = items[0]?.price ?? quote.value;
  const date = dayText(settlementDate ?? figures.accrual?.settlementDate ?? null, language);
  return {
    title: t('fig_work_all'),
    basis:
      price === null || price === MASK
        ? t('fig_work_hidden', { date })
        : t('fig_work_basis', {
            price: displayNumber(price, BOND_DECIMALS.price, language),
            date,
          }),
    heads: {
      name: t('fig_workout'),
      date: t('fig_work_date'),
      price: t('fig_work_price'),
      yield: t('fig_work_yield'),
      spread: spread ? `${t(`fig_${spread}`)}, ${t('unit_bp')}` : null,
      duration: t('fig_work_duration'),
      convexity: t('fig_convexity'),
      dv01: `${t('fig_dv01')}, ${currency === null ? '' : `${currency} `}${t('fig_dv01_per')}`,
    },
    lines: workouts.map((each): WorkoutLine => {
      const { kind, choice } = each;
      const isWorst = each.isWorst === true;
      return {
        key: `${kind} ${each.date ?? ''}`,
        name: t(`derive_end_${kind}`),
        tags: [
          ...(isWorst ? [t('fig_work_tag')] : []),
          ...(choice === 'call' || choice === 'put' ? [t('fig_work_next')] : []),
        ],
        date: dayText(each.date, language),
        price: each.price === null ? '–' : displayNumber(each.price, 3, language),
        yield: writeRate('yield', each.yield),
        spread: writeRate('spread', each.spread),
        duration: write(each.duration, BOND_DECIMALS.duration),
        convexity: write(each.convexity, BOND_DECIMALS.convexity),
        dv01: write(each.dv01, dv01Digits),
        isChosen: workout === 'worst' ? isWorst : choice === workout,
      };
    }),
  };
}
