import type { ReactNode } from 'react';
import type { DemoState, Emit, WidgetDemo } from '../demo.ts';
import css from './locked-hint.demo.module.css';
import { LockedGroup } from './locked-group.tsx';
import { isOfHint, LockedHint } from './locked-hint.tsx';
import { UnlockContext, type Unlock } from './unlock.ts';

const SPOKEN = 'hidden, needs access';
const ANONYMOUS: Unlock = {
  href: '/register/',
  text: 'Get an account with access to see values',
  spoken: SPOKEN,
};
const ROWS = 100;

function state(
  name: string,
  about: string,
  unlock: Unlock,
  render: (emit: Emit) => ReactNode = () => <AloneHint />,
): DemoState {
  return {
    name,
    about,
    props: { ...unlock },
    render: (emit) => <UnlockContext value={unlock}>{render(emit)}</UnlockContext>,
  };
}

export const demo: WidgetDemo = {
  name: 'locked-hint',
  states: [
    state('anonymous', 'Point at it, Tab to it or tap it. Escape closes the hint.', ANONYMOUS),
    state('signed-in', 'Another text and another way on for those who have an account.', {
      href: '/profile/access/',
      text: 'Get access from the operator to see values',
      spoken: SPOKEN,
    }),
    state('fallback', 'The text is missing: the specification’s fallback, and where it leads.', {
      href: '/sign-in/',
      spoken: SPOKEN,
    }),
    state(
      'long-text',
      'A long text breaks into lines.',
      {
        ...ANONYMOUS,
        text: 'Register and ask the operator for access: values, changes, tables and exports open then.',
      },
      () => (
        <p className={css.large}>
          <AloneHint />
        </p>
      ),
    ),
    state('edges', 'Stays inside the viewport, whatever clips its surroundings.', ANONYMOUS, () => (
      <div className={css.edges}>
        <AloneHint />
        <AloneHint />
      </div>
    )),
    state(
      'table',
      `${ROWS * 2} of them in a table that scrolls: one takes the focus, and only the open hint is in the page.`,
      ANONYMOUS,
      () => (
        <LockedGroup>
          <LockedTable rows={ROWS} />
        </LockedGroup>
      ),
    ),
    state(
      'row-clicks',
      'Rows are clickable: a mouse click on the asterisks goes to the row, one on the lock opens the hint; a tap on either opens the hint.',
      ANONYMOUS,
      (emit) => (
        <LockedGroup hasRowClicks>
          <LockedTable rows={4} onRow={(row) => emit('row', row)} />
        </LockedGroup>
      ),
    ),
  ],
};

function AloneHint() {
  return (
    <LockedGroup>
      <LockedHint />
    </LockedGroup>
  );
}

function LockedTable({ rows, onRow }: { rows: number; onRow?: (row: number) => void }) {
  return (
    // It scrolls, so it has to be reachable by keyboard.
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
          {Array.from({ length: rows }, (_, i) => (
            // A demo of a clickable row; on a page, a control in it serves the keyboard.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <tr
              key={i}
              onClick={({ target }) => {
                if (target instanceof Element && !isOfHint(target)) onRow?.(i + 1);
              }}
            >
              <td>Index {i + 1}</td>
              <td>
                <LockedHint />
              </td>
              <td>
                <LockedHint />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
