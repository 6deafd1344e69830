import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { BrushHistogram, type BrushHistogramProps } from './brush-histogram.tsx';

const YIELD = {
  label: 'Yield',
  edges: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  counts: [4, 12, 90, 310, 420, 706, 380, 120, 31, 12, 9],
};
const AMOUNT = {
  label: 'Amount',
  edges: ['30', '100', '300', '1 000', '3 000', '10 000'],
  counts: [0, 1, 240, 512, 18_420, 90, 2],
};

type Given = Omit<BrushHistogramProps, 'onChange' | 'texts'>;

const STATES: Record<string, { readonly about: string; readonly props: Given }> = {
  range: {
    about: 'Handles move by mouse, finger and keys. A press on a bar chooses it, a stroke several.',
    props: { ...YIELD, from: 2, to: 6 },
  },
  open: {
    about: 'No range: handles come with the pointer.',
    props: { ...YIELD, from: null, to: null },
  },
  fraction: {
    about: 'A range that was typed begins between two edges.',
    props: { ...AMOUNT, from: 1.4, to: null },
  },
  large: {
    about: 'In a popover or in the sheet of a phone.',
    props: { ...YIELD, from: 3, to: null, size: 'large' },
  },
  empty: {
    about: 'Nothing to count.',
    props: { ...YIELD, counts: YIELD.counts.map(() => 0), from: null, to: null },
  },
  locked: {
    about: 'The viewer may not see these values: a shape that is the same for all of them.',
    props: { ...YIELD, from: null, to: null, locked: 'Values are for subscribers.' },
  },
};

function Demo({ props, emit, words }: { props: Given; emit: Emit; words: DemoWords }) {
  const [[from, to], setRange] = useState([props.from, props.to]);
  return (
    <BrushHistogram
      {...props}
      from={from}
      to={to}
      onChange={(...range) => {
        setRange(range);
        emit('change', range);
      }}
      texts={words['brush-histogram']}
    />
  );
}

export const demo: WidgetDemo = {
  name: 'brush-histogram',
  states: Object.entries(STATES).map(([name, { about, props }]) => ({
    name,
    about,
    props: { ...props },
    render: (emit, words) => <Demo props={props} emit={emit} words={words} />,
  })),
};
