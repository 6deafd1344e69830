import type { WidgetDemo } from '../demo.ts';
import { Hint } from './hint.tsx';

const LABEL = 'Explanation: change';
const TEXT = 'How far the latest value is from the one before. Rates change in basis points.';

export const demo: WidgetDemo = {
  name: 'hint',
  states: [
    {
      name: 'in-text',
      about: 'Part of a line: the line is as high as without it.',
      props: { label: LABEL },
      render: () => (
        <p>
          +0.32 (+0.31 %)<Hint label={LABEL}>{TEXT}</Hint>
        </p>
      ),
    },
    {
      name: 'more',
      about: 'With a link to a longer explanation.',
      props: { label: LABEL, more: 'a link' },
      render: () => (
        <p>
          +0.32 (+0.31 %)
          <Hint label={LABEL} more={<a href="#more">More in Help</a>}>
            {TEXT}
          </Hint>
        </p>
      ),
    },
    {
      name: 'two',
      about: 'Opening one closes the other.',
      props: { label: ['Explanation: first', 'Explanation: second'] },
      render: () => (
        <p>
          First<Hint label="Explanation: first">{TEXT}</Hint> second
          <Hint label="Explanation: second">Something shorter.</Hint>
        </p>
      ),
    },
  ],
};
