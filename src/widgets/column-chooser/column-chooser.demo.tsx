import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnGroup } from './column-order.ts';

const USUAL = ['name', 'price', 'yield', 'duration', 'isin'];
const LISTED: Record<string, readonly (readonly [string, string])[]> = {
  Issue: [
    ['name', 'Name'],
    ['isin', 'ISIN'],
    ['amount', 'Amount'],
    ['denomination', 'Denomination'],
  ],
  Quote: [
    ['price', 'Price'],
    ['yield', 'Yield'],
  ],
  Risk: [
    ['duration', 'Duration'],
    ['spread', 'Spread'],
  ],
};

function groupsWith(shown: readonly string[]): readonly ColumnGroup[] {
  return Object.entries(LISTED).map(([title, columns]) => ({
    title,
    columns: columns.map(([id, label]) => ({
      id,
      label,
      checked: shown.includes(id),
      ...(id === 'name' && { locked: 'Always shown' }),
    })),
  }));
}

function Demo(props: { hasOrder: boolean; emit: Emit; words: DemoWords }) {
  const { hasOrder, emit, words } = props;
  const [shown, setShown] = useState<readonly string[]>(USUAL);
  const choose = (ids: readonly string[]) => {
    setShown(ids);
    emit('change', ids);
  };
  return (
    <ColumnChooser
      groups={groupsWith(shown)}
      order={hasOrder ? shown : undefined}
      onChange={choose}
      onReset={() => {
        setShown(USUAL);
        emit('reset');
      }}
      texts={words['column-chooser']}
    />
  );
}

export const demo: WidgetDemo = {
  name: 'column-chooser',
  states: [
    {
      name: 'ordered',
      about: 'Rows are drawn by their grip or moved by buttons; the name stays the first.',
      props: { groups: groupsWith(USUAL), order: USUAL },
      render: (emit, words) => <Demo hasOrder emit={emit} words={words} />,
    },
    {
      name: 'plain',
      about: 'Columns whose order is given.',
      props: { groups: groupsWith(USUAL) },
      render: (emit, words) => <Demo hasOrder={false} emit={emit} words={words} />,
    },
  ],
};
