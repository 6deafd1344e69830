import type { Day } from '../../domain/time/day.ts';

/** The day that was pressed, or on which a key was pressed. */
export function dayAt(target: EventTarget | null): Day | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell ? Number(cell.dataset.day) : undefined;
}
