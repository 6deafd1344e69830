import type { WidgetDemo } from '../demo.ts';
import { RatingLanes } from './rating-lanes.tsx';
import { RatingScale, RatingScaleHead } from './rating-scale.tsx';

export const demo: WidgetDemo = {
  name: 'ratings',
  states: [
    {
      name: 'scale',
      about: 'One scale of 22 notches; the ring is where it stood before.',
      props: { notch: 9, previous: 10 },
      render: () => (
        <>
          <RatingScaleHead />
          <RatingScale notch={10} />
          <RatingScale notch={9} previous={10} />
          <RatingScale notch={1} />
          <RatingScale notch={22} />
        </>
      ),
    },
    {
      name: 'lanes',
      about: 'Grades over the years, with the days on which the outlook changed.',
      props: { lanes: 2 },
      render: () => (
        <RatingLanes
          name="Ratings"
          years={[
            { at: 0, text: '2020' },
            { at: 0.5, text: '2023' },
          ]}
          lanes={[
            {
              agency: 'S&P',
              spans: [
                { from: 0, to: 0.45, grade: 'A', notch: 6 },
                { from: 0.45, to: 1, grade: 'A−', notch: 7 },
              ],
              outlooks: [
                { at: 0.3, to: 'negative' },
                { at: 0.8, to: 'stable' },
              ],
              now: 'A−',
              note: 'stable · 27 Mar 2025',
            },
            {
              agency: 'Fitch',
              spans: [{ from: 0.1, to: 1, grade: 'BB+', notch: 11 }],
              outlooks: [{ at: 0.9, to: 'positive' }],
              now: 'BB+',
              note: 'positive · 30 Sep 2026',
            },
          ]}
        />
      ),
    },
  ],
};
