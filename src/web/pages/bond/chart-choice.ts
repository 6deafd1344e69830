import type { RouterContextProvider } from 'react-router';
import type { DrawnField, InstrumentHistory } from '../../market/load-instrument-history.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';

/** What can be drawn besides the price, and how it is written. */
const DRAWN = {
  yield: { field: 'yield', unit: '%', decimals: 3, isRate: true, isInPoints: false },
  spread: { field: 'spread', unit: 'bp', decimals: 1, isRate: false, isInPoints: true },
} as const satisfies Record<string, DrawnField>;

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

export function drawnField(choice: ChartChoice): DrawnField | undefined {
  return choice === 'close' ? undefined : DRAWN[choice];
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
) {
  const t = loaderTexts(context);
  // The spread of a floater is that over its index.
  const isMargin = bond?.traits.includes('floating') && bond.maturesOn !== null;
  const titles: Record<ChartChoice, string> = {
    close: t('bond_chart_close'),
    yield: t('bond_chart_yield'),
    spread: isMargin ? t('bond_chart_margin') : t('bond_chart_spread'),
  };
  return {
    label: t('bond_chart'),
    choices: offered.map((id) => ({ id, title: titles[id] })),
    file: t('bond_file'),
    unit: { yield: '%', spread: t('unit_bp') },
  };
}
