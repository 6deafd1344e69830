import { describe, expect, test } from 'vitest';
import { sectionInView, type Scrolled } from './section-in-view.ts';

/** A window of 900 px with a header of 64 px, and a page with three long and two short sections. */
const VIEW = { viewTop: 64, viewBottom: 900, maxY: 2400 };
const STARTS = [300, 1100, 1900, 2700, 2950];
const at = (y: number, view: Omit<Scrolled, 'y'> = VIEW, starts = STARTS) =>
  sectionInView(
    starts.map((start) => start - y),
    { ...view, y },
  );

describe('SHL-3 the section in view', () => {
  test('SHL-3 none at the top', () => {
    expect(at(0)).toBe(-1);
  });

  test('SHL-3 each one once its heading has come up, in order, down to the short last ones', () => {
    const seen = Array.from({ length: 241 }, (_, i) => at(i * 10));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect([...new Set(seen)]).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(at(1100 - 64)).toBe(1);
    expect(at(2400)).toBe(4);
  });

  test('SHL-3 a page that hardly scrolls starts at its top and ends at its end', () => {
    const short = { ...VIEW, maxY: 30 };
    expect(at(0, short, [200, 500, 800])).toBe(-1);
    expect(at(30, short, [200, 500, 800])).toBe(2);
  });

  test('SHL-3 a page that can’t be scrolled only has its top in view', () => {
    expect(at(0, { ...VIEW, maxY: 0 }, [200, 500])).toBe(-1);
    expect(at(0, { ...VIEW, maxY: -10 }, [])).toBe(-1);
  });

  test('SHL-3 the first of sections side by side', () => {
    expect(at(1000, VIEW, [300, 1000, 1000.4, 1800])).toBe(1);
  });
});
