export type ChangeDirection = 'up' | 'down' | 'none';

const OPPOSITES = { up: 'down', down: 'up', none: 'none' } as const;

/** The colour of a change follows prices: a bond loses value when its yield or spread rises. */
export function changeTone(direction: ChangeDirection, isRate: boolean): ChangeDirection {
  return isRate ? OPPOSITES[direction] : direction;
}
