import css from './change.module.css';
import { changeTone, type ChangeDirection } from './change-tone.ts';

export interface ChangeProps {
  readonly direction: ChangeDirection;
  /** Formatted, with its sign. */
  readonly text: string;
  /** For a yield or a spread: why a rise has the colour of a fall. */
  readonly rateNote?: string | undefined;
}

const MARKS = { up: '▲', down: '▼', none: '' } as const;

/** A change of a value: icon and sign show its direction, the colour what it means for prices. */
export function Change({ direction, text, rateNote }: ChangeProps) {
  return (
    <span className={css[changeTone(direction, rateNote !== undefined)]} title={rateNote}>
      {direction !== 'none' && <span aria-hidden="true">{MARKS[direction]} </span>}
      {text}
    </span>
  );
}
