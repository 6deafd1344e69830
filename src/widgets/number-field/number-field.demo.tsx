import { useState } from 'react';
import type { DemoState, DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

type Props = Partial<Omit<NumberFieldProps, 'onChange' | 'texts'>>;

function NumberDemo({ props, emit, words }: { props: Props; emit: Emit; words: DemoWords }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <NumberField
      label="Number"
      languageTag={words.languageTag}
      texts={words['number-field']}
      {...props}
      value={value}
      onChange={(changed) => {
        setValue(changed ?? value);
        emit('change', changed);
      }}
    />
  );
}

function state(name: string, about: string, props: Props): DemoState {
  return {
    name,
    about,
    props,
    render: (emit, words) => <NumberDemo props={props} emit={emit} words={words} />,
  };
}

export const demo: WidgetDemo = {
  name: 'number-field',
  states: [
    state('default', 'A price, with the decimal mark of the language.', { value: '1234.5' }),
    state('empty', 'Nothing typed yet.', { hint: 'Per 100 of face value' }),
    state('refused', 'What was posted and can mean two numbers.', {
      typed: '1,234',
      languageTag: 'en',
      name: 'number',
    }),
    state('error', 'An error that its owner has found.', { value: '-5', error: 'Above zero.' }),
  ],
};
