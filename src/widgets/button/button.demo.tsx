import { useState } from 'react';
import type { Emit, WidgetDemo } from '../demo.ts';
import { Icon } from '../icon/icon.tsx';
import { buttonClass } from './button-class.ts';
import css from './button.demo.module.css';
import { Button, ButtonLink, IconButton, type ButtonProps } from './button.tsx';

const KINDS = ['primary', 'secondary', 'quiet', 'text'] as const;

function Row({ emit, ...props }: ButtonProps & { emit: Emit }) {
  return (
    <div className={css.row}>
      {KINDS.map((kind) => (
        <Button key={kind} {...props} kind={kind} onClick={() => emit('press', kind)}>
          {kind}
        </Button>
      ))}
    </div>
  );
}

function Busy({ emit }: { emit: Emit }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <div className={css.row}>
      <Button
        kind="primary"
        isBusy={isBusy}
        onClick={() => {
          setIsBusy(true);
          emit('press', 'save');
        }}
      >
        Save
      </Button>
      <Button onClick={() => setIsBusy(false)}>Finish</Button>
    </div>
  );
}

function Toggle({ emit }: { emit: Emit }) {
  const [isOn, setIsOn] = useState(true);
  const toggle = () => {
    setIsOn(!isOn);
    emit('toggle', !isOn);
  };
  return (
    <div className={css.row}>
      <Button aria-pressed={isOn} onClick={toggle}>
        Log scale
      </Button>
      <IconButton
        aria-pressed={isOn}
        label="Log scale, icon"
        icon={<Icon name="settings" />}
        onClick={toggle}
      />
    </div>
  );
}

export const demo: WidgetDemo = {
  name: 'button',
  states: [
    {
      name: 'kinds',
      about:
        'Use for actions: primary once in a form or dialog, secondary for others, quiet beside them, text in sentences and lists.',
      props: { kind: KINDS },
      render: (emit) => <Row emit={emit} />,
    },
    {
      name: 'danger',
      about: 'Use for what can’t be undone.',
      props: { tone: 'danger' },
      render: (emit) => <Row emit={emit} tone="danger" />,
    },
    {
      name: 'sizes',
      about: 'Use s in rows of tables, m by default, l in forms that stand alone.',
      props: { size: ['s', 'm', 'l'] },
      render: (emit) => (
        <div className={css.row}>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Button key={size} size={size} onClick={() => emit('press', size)}>
              Size {size}
            </Button>
          ))}
          {(['s', 'm', 'l'] as const).map((size) => (
            <IconButton
              key={size}
              size={size}
              label={`Add, ${size}`}
              icon={<Icon name="plus" />}
              onClick={() => emit('press', `add ${size}`)}
            />
          ))}
        </div>
      ),
    },
    {
      name: 'icons',
      about: 'Use an icon alone only where everybody knows it; its name is the tooltip.',
      props: { icon: 'export', label: 'Export' },
      render: (emit) => (
        <div className={css.row}>
          <Button icon={<Icon name="export" />} onClick={() => emit('press', 'text')}>
            Export
          </Button>
          <IconButton
            icon={<Icon name="export" />}
            label="Export as a file"
            onClick={() => emit('press', 'icon')}
          />
          <IconButton
            kind="quiet"
            icon={<Icon name="close" />}
            label="Close"
            onClick={() => emit('press', 'close')}
          />
        </div>
      ),
    },
    {
      name: 'pressed',
      about: 'Use for what is on or off: a soft fill tells that it is on.',
      props: { 'aria-pressed': true },
      render: (emit) => <Toggle emit={emit} />,
    },
    {
      name: 'busy',
      about:
        'While something is being done it keeps its width and the focus, and can’t be pressed.',
      props: { isBusy: true },
      render: (emit) => <Busy emit={emit} />,
    },
    {
      name: 'disabled',
      about: 'Not possible now. aria-disabled keeps the focus where it is.',
      props: { disabled: true },
      render: (emit) => (
        <>
          <Row emit={emit} disabled />
          <Row emit={emit} aria-disabled />
        </>
      ),
    },
    {
      name: 'links',
      about: 'Use ButtonLink for what leads somewhere; buttonClass for a summary.',
      props: { href: '#links' },
      render: (_, words) => (
        <div className={css.row}>
          <ButtonLink href="#links" link={words.link}>
            Add a user
          </ButtonLink>
          <ButtonLink href="#links" kind="primary" icon={<Icon name="plus" />}>
            New ticket
          </ButtonLink>
          <details>
            <summary className={buttonClass()}>More terms</summary>
            Terms.
          </details>
        </div>
      ),
    },
    {
      name: 'submit',
      about: 'Sends its form, also without scripts.',
      props: { type: 'submit' },
      render: () => (
        <form action="#submit" className={css.row}>
          <Button type="submit" kind="primary" name="do" value="save">
            Send the form
          </Button>
        </form>
      ),
    },
    {
      name: 'long',
      about: 'Longer than a phone is wide: the text wraps.',
      props: { kind: 'primary' },
      render: (emit) => (
        <Button kind="primary" onClick={() => emit('press', 'long')}>
          Wertpapiere dieses Emittenten in den gemeinsamen Bestand übernehmen
        </Button>
      ),
    },
  ],
};
