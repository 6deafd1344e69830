import { useState } from 'react';
import type { Emit, DemoWords, WidgetDemo } from '../demo.ts';
import { bonds, makeLine, wave } from './chart-demo-lines.ts';
import { PictureDemo } from './chart-demo-picture.tsx';
import type { ChartProps } from './chart-card.tsx';
import { Chart } from './chart.tsx';
import type { MapSeries, TimeSeries } from './chart-types.ts';
import { YieldMap } from './yield-map.tsx';

type Shown = Omit<ChartProps, 'texts' | 'languageTag' | 'timeZone' | 'tableTexts' | 'logo'>;

const EURO = { ...wave('eur', 'EUR/USD', 400), decimals: 4 };
const ONE: readonly [{ series: TimeSeries[]; measure: string }] = [
  { series: [EURO], measure: 'USD' },
];

const NAMES = ['Türk lirası ğşİ', 'Гривня ї', '人民币 汇率'];

function oneLine(
  name: string,
  points: readonly [number, number][],
  more: Partial<TimeSeries> = {},
) {
  const series = [{ ...makeLine(name, name, points), ...more }];
  return { mode: 'time', panes: [{ series, height: 300 }] } as const;
}

const STATES: Record<string, { about: string } & Shown> = {
  default: {
    about: 'A line with axis, tooltip, tools, legend, sentence and data table.',
    name: 'EUR/USD',
    title: 'Euro – US dollar',
    subtitle: 'Daily close',
    hasLegend: true,
    notes: ['As of 3 Feb 2025 · Source: Demo exchange', 'These figures are invented.'],
    content: { mode: 'time', panes: ONE },
  },
  'two-panes': {
    about: 'Two charts above each other share their time axis and cursor; 600 and 200 px.',
    name: 'Rates and volume',
    content: {
      mode: 'time',
      panes: [
        {
          measure: 'USD',
          series: [
            { ...EURO, pageLink: '?page=eur', entity: 'index' },
            { ...wave('gbp', 'GBP/USD', 400, 120), emitForRemove: true, entity: 'index' },
          ],
        },
        { measure: 'mln', series: [{ ...wave('volume', 'Volume', 400, 30), isStepped: true }] },
      ],
    },
  },
  masked: {
    about: 'For a viewer who may not see values: the shape alone, no axis, no numbers.',
    name: 'USD/RUB',
    isMasked: true,
    content: { mode: 'time', panes: [{ series: [wave('rub', 'USD/RUB', 400)], height: 300 }] },
  },
  stepped: {
    about: 'A key rate holds until it changes.',
    name: 'Key rate',
    content: oneLine(
      'rate',
      Array.from({ length: 24 }, (_, i) => [i * 30, 16 - Math.floor(i / 5)]),
      { isStepped: true, name: 'Key rate' },
    ),
  },
  links: {
    about: 'Its points lead to a page.',
    name: 'Linked',
    content: oneLine(
      'linked',
      [
        [0, 1],
        [10, 3],
        [20, 2],
      ],
      { pointLink: '/indexes/1001/' },
    ),
  },
  gaps: {
    about: 'Years without data tear the line instead of being bridged.',
    name: 'Torn line',
    content: oneLine('gaps', [
      ...Array.from({ length: 40 }, (_, i): [number, number] => [i, 10 + Math.sin(i / 4)]),
      ...Array.from({ length: 40 }, (_, i): [number, number] => [1400 + i, 12 + Math.cos(i / 5)]),
    ]),
  },
  'one-point': {
    about: 'A single point is a dot; it has no trend.',
    name: 'One point',
    content: oneLine('one', [[0, 42.5]]),
  },
  'same-time': {
    about: 'Two values at the same moment: both are there.',
    name: 'Same time',
    content: oneLine('same', [
      [0, 1],
      [1, 3],
      [1, 2],
      [2, 4],
    ]),
  },
  tiny: {
    about: 'Values around 1e-9.',
    name: 'Tiny values',
    content: oneLine(
      'tiny',
      [
        [0, 1e-9],
        [1, 3e-9],
        [2, 2e-9],
      ],
      { decimals: 4 },
    ),
  },
  huge: {
    about: 'Values of 1e15, shortened to millions.',
    name: 'Huge values',
    content: oneLine('huge', [
      [0, 1e15],
      [1, 1.5e15],
      [2, 1.2e15],
    ]),
  },
  negative: {
    about: 'Zeros and negative values: an exponential trend is not defined, and a hint says so.',
    name: 'Negative rate',
    content: oneLine('negative', [
      [0, 0.5],
      [1, 0],
      [2, -0.4],
      [3, -0.2],
    ]),
  },
  languages: {
    about: 'Signs of several scripts, which exported files must hold, too.',
    name: 'Languages',
    title: 'Курс доллара',
    subtitle: 'Złoty – ćwierć',
    // Kerned letters, and characters that differ beside digits.
    notes: ['数据来源：演示交易所', 'Источник: биржа', 'AVL To, 12:30 -> 18:45, 3x4 (A-B)'],
    content: {
      mode: 'time',
      panes: [{ series: NAMES.map((name, i) => wave(name, name, 30, 20 * i)), height: 300 }],
    },
  },
  loading: {
    about: 'Nothing to show yet: a skeleton of the final size.',
    name: 'Loading chart',
    state: { kind: 'loading' },
    content: { mode: 'time', panes: [{ series: [], height: 300 }] },
  },
  slow: {
    about: 'The old line stays and says that the new one takes long.',
    name: 'Slow chart',
    state: { kind: 'loading', isSlow: true },
    content: { mode: 'time', panes: [{ series: [wave('slow', 'Slow', 200)], height: 300 }] },
  },
  empty: {
    about: 'A period without data.',
    name: 'Empty chart',
    state: { kind: 'empty', message: 'No data for this period.' },
    content: { mode: 'time', panes: [{ series: [], height: 300 }] },
  },
  failed: {
    about: 'A call that failed: what happened, and a way to try again.',
    name: 'Failed chart',
    state: { kind: 'failed', messages: ['The chart could not be loaded.'], canRetry: true },
    content: { mode: 'time', panes: [{ series: [], height: 300 }] },
  },
};

function Demo({ emit, words, ...props }: Shown & { emit: Emit; words: DemoWords }) {
  return (
    <Chart
      {...props}
      logo="Parcurve"
      languageTag={words.languageTag}
      timeZone={words.timeZone}
      texts={words.chart}
      tableTexts={words['data-table']}
      onRetry={() => emit('retry')}
      onOpenPoint={(link) => emit('openPoint', link)}
      onToggleSeries={({ seriesName, visible }) => emit('toggleSeries', { seriesName, visible })}
      onRemoveSeries={({ seriesName, entity }) => emit('removeSeries', { seriesName, entity })}
    />
  );
}

/** A map whose points can be removed and added. */
function MapDemo({ emit, words, count }: { emit: Emit; words: DemoWords; count: number }) {
  const [series, setSeries] = useState<readonly MapSeries[]>(() => [
    { id: 'gov', name: 'Government', points: bonds('Gov', count) },
    { id: 'corp', name: 'Corporate', points: bonds('Corp', Math.floor(count / 2)) },
    { id: 'own', name: 'Added', points: [] },
  ]);
  const add = () =>
    setSeries((old) =>
      old.map((each) =>
        each.id === 'own'
          ? {
              ...each,
              points: [
                ...each.points,
                {
                  id: 'own-1',
                  pointName: 'My bond',
                  duration: 3.12345,
                  yield: 6.54321,
                  link: '/bonds/3001/',
                },
              ],
            }
          : each,
      ),
    );
  return (
    <>
      <button type="button" onClick={add}>
        Add 3.12345 / 6.54321
      </button>
      <YieldMap
        name="Yield map"
        logo="Parcurve"
        content={{ mode: 'map', series }}
        languageTag={words.languageTag}
        timeZone={words.timeZone}
        texts={words.chart}
        tableTexts={words['data-table']}
        onOpenPoint={(link) => emit('openPoint', link)}
        onRemovePoints={(ids) => {
          emit('removePoints', ids);
          setSeries((old) =>
            old.map((each) => ({
              ...each,
              points: each.points.filter(({ id }) => !ids.includes(id)),
            })),
          );
        }}
      />
    </>
  );
}

export const demo: WidgetDemo = {
  name: 'chart',
  states: [
    ...Object.entries(STATES).map(([name, { about, ...props }]) => ({
      name,
      about,
      props: { name: props.name, state: props.state?.kind ?? 'ready' },
      render: (emit: Emit, words: DemoWords) => <Demo {...props} emit={emit} words={words} />,
    })),
    {
      name: 'picture',
      about: 'The picture that the server made stands until the points are here.',
      props: { mode: 'time' },
      render: (_emit, words) => <PictureDemo words={words} />,
    },
    {
      name: 'map',
      about: 'Yield over duration; labels that would overlap are hidden.',
      props: { mode: 'map' },
      render: (emit, words) => <MapDemo emit={emit} words={words} count={60} />,
    },
  ],
};
