import css from './change.module.css';

export interface ChangeProps {
  readonly direction: 'up' | 'down' | 'none';
  /** Already formatted, with its sign. */
  readonly text: string;
}

const MARKS = { up: '▲', down: '▼', none: '' } as const;

/** A change of a value: mark, sign and colour say the same thing. */
export function Change({ direction, text }: ChangeProps) {
  return (
    <span className={css[direction]}>
      {direction !== 'none' && <span aria-hidden="true">{MARKS[direction]} </span>}
      {text}
    </span>
  );
}
