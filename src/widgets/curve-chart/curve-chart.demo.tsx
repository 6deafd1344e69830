import type { DemoWords, WidgetDemo } from '../demo.ts';
import { CurveChart, type CurveChartProps } from './curve-chart.tsx';
import type { CurveLine } from './curve-layout.ts';

const TENORS = [
  ['3M', 0.25],
  ['6M', 0.5],
  ['1Y', 1],
  ['2Y', 2],
  ['3Y', 3],
  ['5Y', 5],
  ['7Y', 7],
  ['10Y', 10],
  ['15Y', 15],
  ['20Y', 20],
  ['30Y', 30],
] as const;
const MINOR = new Set(['6M', '3Y', '7Y', '15Y']);

/** A curve with a realistic shape. */
function line(id: string, look: CurveLine['look'], level: number): CurveLine {
  const times = TENORS.map(([, years]) => years);
  // Rounded, because the last digits of exp differ between programs.
  const values = times.map((years) => {
    const value = level + 1.4 * (1 - Math.exp(-years / 6)) - 0.3 * Math.exp(-years);
    return Math.round(value * 1000) / 1000;
  });
  return { id, name: id, look, times, values, readings: values.map((value) => value.toFixed(3)) };
}

const tenors = TENORS.map(([label, years]) => ({ label, years, isMinor: MINOR.has(label) }));
const LINES = [line('13 Nov 2026', 'own', 2.1), line('13 Oct 2026', 'past', 2.25)];

const STATES: Record<string, { about: string; props: Partial<CurveChartProps> }> = {
  plain: {
    about: 'A day and the month before, with the difference below. Arrow keys read the tenors.',
    props: { bars: { label: 'Month, bp', values: tenors.map((_, i) => -15 + 2 * i) } },
  },
  countries: {
    about: 'Days by dashes, countries by colours.',
    props: {
      lines: [
        ...LINES,
        line('13 Nov 2025', 'past', 1.8),
        line('United States', 'other', 3.4),
        line('Japan', 'other', 0.6),
      ],
    },
  },
  bonds: {
    about: 'The bonds that it was fitted to.',
    props: {
      dots: [1.4, 4.2, 8.8, 17, 26].map((years, i) => ({
        id: String(i),
        name: `Bond ${i + 1}`,
        years,
        value: 2.1 + 1.4 * (1 - Math.exp(-years / 6)) + (i % 2 ? 0.04 : -0.05),
      })),
    },
  },
};

export const demo: WidgetDemo = {
  name: 'curve-chart',
  states: Object.entries(STATES).map(([name, { about, props }]) => ({
    name,
    about,
    props: { ...props },
    render: (_, words) => <CurveChart {...chartProps(words)} {...props} />,
  })),
};

function chartProps({ languageTag, chart }: DemoWords): CurveChartProps {
  return {
    name: 'Curve',
    lines: LINES,
    tenors,
    languageTag,
    texts: {
      keys: chart.keys,
      axis: 'Rate, %',
      unit: '%',
      export: chart.export,
      print: chart.print,
    },
  };
}
