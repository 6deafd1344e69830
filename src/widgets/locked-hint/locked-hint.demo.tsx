import type { ReactNode } from 'react';
import type { DemoState, WidgetDemo } from '../demo.ts';
import css from './locked-hint.demo.module.css';
import { LockedHint, type LockedHintProps } from './locked-hint.tsx';

const ANONYMOUS: LockedHintProps = { href: '/register/', text: 'Log in to access' };
const ROWS = 100;

function state(
  name: string,
  about: string,
  props: LockedHintProps,
  around: (hint: ReactNode) => ReactNode = (hint) => hint,
): DemoState {
  return { name, about, props: { ...props }, render: () => around(<LockedHint {...props} />) };
}

export const demo: WidgetDemo = {
  name: 'locked-hint',
  states: [
    state('anonymous', 'Point at it, Tab to it or tap it. Escape closes the hint.', ANONYMOUS),
    state('signed-in', 'Another text and another way on for those who have an account.', {
      href: '/profile/',
      text: 'Get full access to see the values',
    }),
    state('fallback', 'The text is missing: the specification’s fallback.', { href: '/register/' }),
    state(
      'long-text',
      'A long text breaks into lines.',
      {
        href: '/register/',
        text: 'Register for free and choose a plan: values, changes, tables and exports open at once.',
      },
      (hint) => <p className={css.large}>{hint}</p>,
    ),
    state(
      'edges',
      'Stays inside the viewport, whatever clips its surroundings.',
      ANONYMOUS,
      (hint) => (
        <div className={css.edges}>
          {hint}
          <LockedHint {...ANONYMOUS} />
        </div>
      ),
    ),
    {
      name: 'table',
      about: `${ROWS * 2} of them in a table that scrolls: only the open hint is in the page.`,
      props: { ...ANONYMOUS },
      render: () => <LockedTable />,
    },
  ],
};

function LockedTable() {
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0} role="group" aria-label="Locked values">
      <table>
        <thead>
          <tr>
            <th scope="col">Index</th>
            <th scope="col">Last value</th>
            <th scope="col">Change, %</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, i) => (
            <tr key={i}>
              <td>Index {i + 1}</td>
              <td>
                <LockedHint {...ANONYMOUS} />
              </td>
              <td>
                <LockedHint {...ANONYMOUS} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
