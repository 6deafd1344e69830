import css from './change.module.css';
import { changeTone, type ChangeDirection } from './change-tone.ts';

export interface ChangeProps {
  readonly direction: ChangeDirection;
  /** Already formatted, with its sign. */
  readonly text: string;
  /** Of a yield or a spread: says why its rise has the colour of a fall. */
  readonly rateNote?: string | undefined;
}

const MARKS = { up: '▲', down: '▼', none: '' } as const;

/** A change of a value: mark and sign say where it went, the colour what that means for prices. */
export function Change({ direction, text, rateNote }: ChangeProps) {
  return (
    <span className={css[changeTone(direction, rateNote !== undefined)]} title={rateNote}>
      {direction !== 'none' && <span aria-hidden="true">{MARKS[direction]} </span>}
      {text}
    </span>
  );
}
