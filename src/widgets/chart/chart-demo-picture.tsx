import { useMemo, useState } from 'react';
import { drawPicture } from '../../domain/charts/chart-picture.ts';
import type { DemoWords } from '../demo.ts';
import { wave } from './chart-demo-lines.ts';
import { Chart } from './chart.tsx';

const LINE = wave('late', 'Late', 400);
const HEIGHT = 300;

/** As on a page: the server's picture at once, the points a moment later. */
export function PictureDemo({ words }: { words: DemoWords }) {
  const [hasPoints, setHasPoints] = useState(false);
  const picture = useMemo(
    () =>
      drawPicture([{ ...LINE, color: '#5eb5e2' }], {
        height: HEIGHT,
        words: { language: 'eng', timeZone: words.timeZone },
        isMasked: false,
      }),
    [words],
  );
  return (
    <>
      <button type="button" onClick={() => setHasPoints(true)}>
        Bring the points
      </button>
      <Chart
        name="Late"
        hasLegend
        logo="Parcurve"
        state={{ kind: hasPoints ? 'ready' : 'loading' }}
        content={{
          mode: 'time',
          panes: [{ series: hasPoints ? [LINE] : [], height: HEIGHT }],
          picture,
        }}
        languageTag={words.languageTag}
        timeZone={words.timeZone}
        texts={words.chart}
        tableTexts={words['data-table']}
      />
    </>
  );
}
