import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { DemoState, Emit, WidgetDemo } from '../demo.ts';
import { Icon } from '../icon/icon.tsx';
import { CheckLink } from './check-link.tsx';
import { Checkbox, FieldGroup, RadioGroup } from './choices.tsx';
import css from './field.demo.module.css';
import { TextArea, TextField, type TextFieldProps } from './text-field.tsx';

function text(name: string, about: string, props: TextFieldProps): DemoState {
  return {
    name,
    about,
    props: { ...props, icon: undefined },
    render: (emit) => (
      <div className={css.narrow}>
        <TextField {...props} onChange={({ target }) => emit('change', target.value)} />
      </div>
    ),
  };
}

const ORDERS = [
  { value: 'app', label: 'Codes of an app', hint: 'Works without a phone number' },
  { value: 'sms', label: 'Text message' },
  { value: 'none', label: 'None', disabled: true },
] as const;

function Owned({ emit }: { emit: Emit }) {
  const [value, setValue] = useState<(typeof ORDERS)[number]['value']>('sms');
  return (
    <RadioGroup
      legend="Second step"
      name="owned"
      options={ORDERS}
      value={value}
      onChange={(next) => {
        setValue(next);
        emit('change', next);
      }}
    />
  );
}

export const demo: WidgetDemo = {
  name: 'field',
  states: [
    text('default', 'Use TextField for one line of text.', {
      label: 'Name',
      name: 'name',
      defaultValue: 'Norvale Energi',
    }),
    text('hint', 'A sentence below says what is expected; a mark says that it may stay empty.', {
      label: 'Phone',
      type: 'tel',
      mark: 'optional',
      hint: 'With the country code.',
    }),
    text('error', 'An error says what is wrong and what to do.', {
      label: 'Issue date',
      defaultValue: '31 Feb 2026',
      hint: 'Before the first coupon.',
      error: 'Enter a date that exists.',
    }),
    text('large', 'Size l for forms that stand alone.', {
      label: 'E-mail',
      type: 'email',
      size: 'l',
      autoComplete: 'off',
    }),
    text('inside', 'An icon before the text, a unit behind it.', {
      label: 'Search',
      isLabelHidden: true,
      type: 'search',
      placeholder: 'Name, ISIN or ticker',
      icon: <Icon name="search" />,
      suffix: 'EUR',
    }),
    text('disabled', 'Not possible now.', {
      label: 'Account',
      defaultValue: 'desk@example.org',
      disabled: true,
    }),
    text('file', 'Use it for files, too.', { label: 'Logo', type: 'file' }),
    {
      name: 'area',
      about: 'Use TextArea for several lines.',
      props: { rows: 3 },
      render: (emit) => (
        <div className={css.narrow}>
          <TextArea
            label="What for"
            mark="optional"
            onChange={({ target }) => emit('change', target.value)}
          />
          <TextArea label="Reason" defaultValue="?" error="Write a sentence." />
        </div>
      ),
    },
    {
      name: 'check-link',
      about:
        'Use CheckLink for a box that has to work without scripts: it leads to the other state.',
      props: { isOn: true },
      render: () => (
        <div className={css.narrow}>
          <CheckLink href="#on" isOn label="Chart of EUR/USD" />
          <CheckLink href="#off" isOn={false} label="Chart of EUR/GBP" />
        </div>
      ),
    },
    {
      name: 'checkbox',
      about: 'Use Checkbox for yes or no, and in a FieldGroup for any number of a few.',
      props: { name: 'scope' },
      render: (emit) => (
        <div className={css.narrow}>
          <Checkbox
            label="Send a mail when a ticket is answered"
            hint="At most one an hour."
            onChange={({ target }) => emit('change', target.checked)}
          />
          <FieldGroup legend="May read" isRow>
            <Checkbox label="Quotes" name="scope" value="quotes" defaultChecked />
            <Checkbox label="Archive" name="scope" value="archive" />
            <Checkbox label="Everything" name="scope" value="all" disabled />
          </FieldGroup>
          <FieldGroup legend="Tariffs" error="Choose a tariff.">
            <Checkbox label="Markets" name="tariff" value="1" />
            <Checkbox label="Desk" name="tariff" value="2" />
          </FieldGroup>
        </div>
      ),
    },
    {
      name: 'radio',
      about: 'Use RadioGroup for one of up to five, all of them in view; for more there is Select.',
      props: { options: ORDERS },
      render: (emit) => (
        <div className={css.narrow}>
          <Owned emit={emit} />
          <RadioGroup
            legend="Theme"
            name="theme"
            isRow
            defaultValue="auto"
            options={[
              { value: 'auto', label: 'As the system' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </div>
      ),
    },
    {
      name: 'form',
      about: 'A form sends all of them, also without scripts.',
      props: {},
      render: () => (
        <form action="#form" className={css.narrow}>
          <TextField label="Title" name="title" defaultValue="A" />
          <TextArea label="Text" name="text" defaultValue="B" />
          <Checkbox label="Pinned" name="pinned" defaultChecked />
          <Button type="submit" kind="primary">
            Send all
          </Button>
        </form>
      ),
    },
  ],
};
