import type { TimeWindow, WholeWindow } from './line-window.ts';

/** The maximum zoom: a minute shows nothing more. */
const SHORTEST_SECONDS = 60;

/** `factor` below 1 zooms in; `at` keeps its position on the screen. */
export function zoomed(
  window: TimeWindow,
  whole: WholeWindow,
  factor: number,
  at = (window.from + window.to) / 2,
): TimeWindow {
  const length = window.to - window.from;
  const wanted = Math.max(whole.shortest ?? SHORTEST_SECONDS, length * factor);
  if (wanted >= whole.to - whole.from) return whole;
  const share = length > 0 ? (at - window.from) / length : 0.5;
  return within({ from: at - share * wanted, to: at + (1 - share) * wanted }, whole);
}

export function panned(window: TimeWindow, whole: TimeWindow, seconds: number): TimeWindow {
  return within({ from: window.from + seconds, to: window.to + seconds }, whole);
}

/** The same window, moved just far enough to contain the time. */
export function movedTo(window: TimeWindow, whole: TimeWindow, moment: number): TimeWindow {
  if (moment < window.from) return panned(window, whole, moment - window.from);
  if (moment > window.to) return panned(window, whole, moment - window.to);
  return window;
}

/** What remains of a window after new points have moved the ends. */
export function keepInside(window: TimeWindow, whole: WholeWindow): TimeWindow {
  const from = Math.max(window.from, whole.from);
  const to = Math.min(window.to, whole.to);
  return from < to ? { from, to } : whole;
}

function within({ from, to }: TimeWindow, whole: TimeWindow): TimeWindow {
  if (from < whole.from)
    return { from: whole.from, to: Math.min(whole.to, to + whole.from - from) };
  if (to > whole.to) return { from: Math.max(whole.from, from - (to - whole.to)), to: whole.to };
  return { from, to };
}
