import type { RouterContextProvider } from 'react-router';
import type { DrawnField, InstrumentHistory } from '../../parts/load-instrument-history.ts';
import type { WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';

const RATE = { unit: '%', decimals: 3, isRate: true, isInPoints: false } as const;
const POINTS = { unit: 'bp', decimals: 0, isRate: false, isInPoints: true } as const;

/** What can be drawn besides the price, and how it is written: to the last end, or to the worst. */
const DRAWN = {
  maturity: { yield: { field: 'yield', ...RATE }, spread: { field: 'spread', ...POINTS } },
  worst: { yield: { field: 'worst', ...RATE }, spread: { field: 'worst_spread', ...POINTS } },
} as const satisfies Record<string, Record<string, DrawnField>>;

const CHOICES = ['close', 'yield', 'spread'] as const;
export type ChartChoice = (typeof CHOICES)[number];

/** What the address asks for; the price if it asks for nothing that this viewer may see. */
export function readChoice({ searchParams }: URL, offered: readonly ChartChoice[]): ChartChoice {
  const wanted = searchParams.get('chart');
  return offered.find((choice) => choice === wanted) ?? 'close';
}

/** Without access none of them is drawn; the page then asks for the price, and says so. */
export async function offeredChoices(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ChartChoice[]> {
  const { globals } = await context.get(pageContext).shell();
  return globals.userPaidAccess ? CHOICES : ['close'];
}

/** Of single calls and puts no line is kept: then it is that to the last end, which is named. */
export function drawnField(
  choice: ChartChoice,
  workout: WorkoutChoice | undefined,
): DrawnField | undefined {
  return choice === 'close' ? undefined : DRAWN[workout === 'worst' ? workout : 'maturity'][choice];
}

/** The parts of the address that say what is drawn. */
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
  // Only with calls and puts there is more than one.
  const hasEnds = bond?.traits.some((trait) => trait === 'callable' || trait === 'putable');
  const named = (title: string) => (hasEnds ? `${title} ${end}` : title);
  // The strip of workouts says which one is drawn, unless its choice has no line.
  const isChosen = workout === 'worst' || workout === 'maturity';
  // The spread of a floater is that over its index.
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
      /** For files, which have no strip. */
      fullTitle: fullTitle(id),
    })),
    file: t('bond_file'),
    unit: { yield: '%', spread: t('unit_bp') },
  };
}
