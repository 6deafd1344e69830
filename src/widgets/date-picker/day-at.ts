import type { Day } from '../../domain/day.ts';

/** The day a press or a key belongs to. */
export function dayAt(target: EventTarget | null): Day | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell ? Number(cell.dataset.day) : undefined;
}
