import { drawLine } from '../../domain/line-picture.ts';
import type { WidgetDemo } from '../demo.ts';
import { LinePicture, type LinePictureProps } from './line-picture.tsx';

/** A wave with a trend: the same in every run. */
function pictureOf(count: number): Pick<LinePictureProps, 'path' | 'steps'> & { ticks: string[] } {
  const days = Array.from({ length: count }, (_, i) => i);
  const values = days.map((day) => 100 + day / 20 + 8 * Math.sin(day / 15));
  const picture = drawLine(days, values);
  const ticks = picture?.valueTicks.map(String) ?? [];
  return { path: picture?.path ?? '', steps: ticks.length - 1, ticks };
}

const TIMES = ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026'];
const LONG = pictureOf(400);
const POINT = pictureOf(1);

const STATES: Record<string, LinePictureProps & { about: string }> = {
  values: {
    about: 'The line stretches with the page, the texts beside it do not.',
    path: LONG.path,
    steps: LONG.steps,
    valueTicks: LONG.ticks,
    timeTicks: TIMES,
    summary: 'Line of 400 points, rising in waves.',
  },
  masked: {
    about: 'For a viewer who may not see values: the shape alone.',
    path: LONG.path,
    steps: LONG.steps,
    valueTicks: [],
    timeTicks: TIMES,
    summary: 'Shape of 400 points.',
  },
  'one-point': {
    about: 'A single point is a dot.',
    path: POINT.path,
    steps: POINT.steps,
    valueTicks: POINT.ticks,
    timeTicks: ['Jan 2026'],
    summary: 'One point.',
  },
};

export const demo: WidgetDemo = {
  name: 'line-picture',
  states: Object.entries(STATES).map(([name, { about, ...props }]) => ({
    name,
    about,
    props: { ...props },
    render: () => <LinePicture {...props} />,
  })),
};
