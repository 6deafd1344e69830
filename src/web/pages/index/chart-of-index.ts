import type { GraphicPoint } from '../../../contracts/indexes.ts';
import { displayDay, displayNumber } from '../../../domain/format.ts';
import type { Language } from '../../../domain/language.ts';
import { drawLine } from '../../../domain/line-picture.ts';
import type { LinePictureProps } from '../../../widgets/line-picture/line-picture.tsx';
import type { Translate } from '../../shell/use-labels.ts';

const SECONDS_PER_DAY = 86_400;

/** The points as a still picture with its texts; null when there are none. */
export function chartOf(
  points: readonly GraphicPoint[],
  options: { isMasked: boolean; decimals: number; language: Language; t: Translate },
): LinePictureProps | null {
  const { isMasked, decimals, language, t } = options;
  const values = points.map(({ value }) => value);
  const picture = drawLine(
    points.map((point) => point['date.numeric']),
    values,
  );
  if (!picture) return null;
  const numberText = (value: number) => displayNumber(plainText(value), decimals, language);
  // All ticks with the digits that the finest of them needs.
  const tickText = (tick: number, ticks: readonly number[]) => {
    const digits = ticks.map((each) => plainText(each).split('.')[1]?.length ?? 0);
    return displayNumber(plainText(tick), Math.max(...digits), language);
  };
  const span = {
    count: points.length,
    begin: points[0]?.date ?? '',
    end: points.at(-1)?.date ?? '',
  };
  return {
    path: picture.path,
    steps: picture.valueTicks.length - 1,
    valueTicks: isMasked
      ? []
      : picture.valueTicks.map((tick) => tickText(tick, picture.valueTicks)),
    // Each day once: the ticks of a very short line may fall on the same one.
    timeTicks: [
      ...new Set(
        picture.timeTicks.map((seconds) =>
          displayDay(Math.round(seconds / SECONDS_PER_DAY), language),
        ),
      ),
    ],
    summary: isMasked
      ? t('index_chart_summary_masked', span)
      : t('index_chart_summary', {
          ...span,
          first: numberText(values[0] ?? 0),
          last: numberText(values.at(-1) ?? 0),
          low: numberText(values.reduce((a, b) => Math.min(a, b))),
          high: numberText(values.reduce((a, b) => Math.max(a, b))),
        }),
  };
}

/** A number without exponent, as displayNumber reads it. */
function plainText(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '');
}
