import type { RouterContextProvider } from 'react-router';
import type { DrawnField, InstrumentHistory } from '../../parts/load-instrument-history.ts';
import type { WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';

const RATE = { unit: '%', decimals: 3, isRate: true, isInPoints: false } as const;
const POINTS = { unit: 'bp', decimals: 0, isRate: false, isInPoints: true } as const;

/** The series offered besides the price, to maturity and to worst. */
const DRAWN = {
  maturity: { yield: { field: 'yield', ...RATE }, spread: { field: 'spread', ...POINTS } },
  worst: { yield: { field: 'worst', ...RATE }, spread: { field: 'worst_spread', ...POINTS } },
} as const satisfies Record<string, Record<string, DrawnField>>;

const CHOICES = ['close', 'yield', 'spread'] as const;
export type ChartChoice = (typeof CHOICES)[number];

/** The series in the URL; the price if the viewer has no access to it. */
export function readChoice({ searchParams }: URL, offered: readonly ChartChoice[]): ChartChoice {
  const wanted = searchParams.get('chart');
  return offered.find((choice) => choice === wanted) ?? 'close';
}

/** Without access none of these is drawn: the page falls back to the price and says so. */
export async function offeredChoices(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ChartChoice[]> {
  const { globals } = await context.get(pageContext).shell();
  return globals.userPaidAccess ? CHOICES : ['close'];
}

/** Single calls and puts have no stored series; the series to maturity is drawn and named. */
export function drawnField(
  choice: ChartChoice,
  workout: WorkoutChoice | undefined,
): DrawnField | undefined {
  return choice === 'close' ? undefined : DRAWN[workout === 'worst' ? workout : 'maturity'][choice];
}

/** The query parameters of the drawn series. */
export function choiceQuery(choice: ChartChoice): Record<string, string> {
  return choice === 'close' ? {} : { chart: choice };
}

export type ChartWords = ReturnType<typeof writeChoices>;

export function writeChoices(
  context: Readonly<RouterContextProvider>,
  { bond }: InstrumentHistory['instrument'],
  offered: readonly ChartChoice[],
  workout: WorkoutChoice | undefined,
) {
  const t = loaderTexts(context);
  const end = t(workout === 'worst' ? 'calc_to_worst' : 'calc_to_maturity');
  // Only bonds with calls or puts have more than one workout.
  const hasEnds = bond?.traits.some((trait) => trait === 'callable' || trait === 'putable');
  const named = (title: string) => (hasEnds ? `${title} ${end}` : title);
  // The workout strip names the workout, unless that has no series.
  const isChosen = workout === 'worst' || workout === 'maturity';
  // A floater's spread is measured over its index.
  const isMargin = bond?.traits.includes('floating') && bond.maturesOn !== null;
  const titles: Record<ChartChoice, string> = {
    close: t('bond_chart_close'),
    yield: t('bond_chart_yield'),
    spread: isMargin ? t('bond_chart_margin') : t('bond_chart_spread'),
  };
  const fullTitle = (id: ChartChoice) => (id === 'close' ? titles.close : named(titles[id]));
  return {
    workout,
    label: t('bond_chart'),
    choices: offered.map((id) => ({
      id,
      title: isChosen ? titles[id] : fullTitle(id),
      /** For exported files, which lack the strip. */
      fullTitle: fullTitle(id),
    })),
    file: t('bond_file'),
    unit: { yield: '%', spread: t('unit_bp') },
  };
}
