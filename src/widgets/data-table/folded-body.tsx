import type { ReactNode } from 'react';
import css from './folded-body.module.css';
import type { Marker } from './marker-text.ts';

interface FoldedBodyProps {
  readonly marker: Marker;
  /** The toggle's label while its rows are shown; by default its title. */
  readonly hideText: string;
  readonly isToggleBelow: boolean;
  /** The cells of the toggle's row, the first with the toggle. */
  readonly renderToggle: (toggle: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Rows below a toggle. All of them are in the document: the toggle is native and the styles follow
 * it, so it works before and without scripts, and print shows all rows.
 */
export function FoldedBody(props: FoldedBodyProps) {
  const { marker, hideText, isToggleBelow, renderToggle, children } = props;
  const { kind, label, count, isOpen } = marker;
  const line = (
    <tr className={css.line} data-fold={kind}>
      {renderToggle(
        <details className={css.toggle} open={isOpen}>
          <summary>
            <span className={css.chevron} aria-hidden="true" />
            <span>
              {kind === 'group' ? (
                label
              ) : (
                <>
                  <span className={css.closed}>{label}</span>
                  <span className={css.open}>{hideText}</span>
                </>
              )}{' '}
              <span className={css.count}>{count}</span>
            </span>
          </summary>
        </details>,
      )}
    </tr>
  );
  return (
    <tbody className={css.body}>
      {!isToggleBelow && line}
      {children}
      {isToggleBelow && line}
    </tbody>
  );
}
