import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSED, FALLBACK_TEXT, hintAfter, toHintText, type HintEvent } from './hint-state.ts';

const after = (...events: HintEvent[]) => events.reduce(hintAfter, CLOSED);

describe('HNT-1 text', () => {
  test('HNT-1 falls back to ‘Log in to access’ if the text is missing', () => {
    expect(FALLBACK_TEXT).toBe('Log in to access');
    for (const missing of [undefined, '', '  ']) expect(toHintText(missing)).toBe(FALLBACK_TEXT);
    expect(toHintText('Get access')).toBe('Get access');
  });
});

describe('HNT-1 opening and closing', () => {
  test('HNT-1 the pointer opens it after a delay, and closes it after a delay', () => {
    expect(after('enter')).toMatchObject({ isOpen: false, waitsTo: 'open' });
    expect(after('enter', 'elapsed')).toMatchObject({ isOpen: true, waitsTo: null });
    expect(after('enter', 'elapsed', 'leave')).toMatchObject({ isOpen: true, waitsTo: 'close' });
    expect(after('enter', 'elapsed', 'leave', 'elapsed')).toEqual(CLOSED);
  });

  test('a pointer passing by opens nothing', () => {
    expect(after('enter', 'leave')).toEqual(CLOSED);
  });

  test('a pointer that returns in time keeps it open', () => {
    expect(after('enter', 'elapsed', 'leave', 'enter')).toMatchObject({
      isOpen: true,
      waitsTo: null,
    });
  });

  test('HNT-1 focus and tap open it at once', () => {
    expect(after('focus').isOpen).toBe(true);
    expect(after('tap').isOpen).toBe(true);
    expect(after('focus', 'blur')).toEqual(CLOSED);
  });

  test('the pointer leaving doesn’t close what focus or a tap opened', () => {
    expect(after('focus', 'enter', 'leave')).toMatchObject({ isOpen: true, waitsTo: null });
    expect(after('tap', 'enter', 'leave')).toMatchObject({ isOpen: true, waitsTo: null });
    expect(after('focus', 'enter', 'blur').isOpen).toBe(true);
  });

  test('once dismissed it stays closed even while pointer and focus remain', () => {
    const dismissed = after('enter', 'elapsed', 'focus', 'dismiss');
    expect(dismissed).toMatchObject({ isOpen: false, waitsTo: null });
    expect(hintAfter(dismissed, 'leave').isOpen).toBe(false);
    expect(hintAfter(hintAfter(dismissed, 'leave'), 'blur')).toEqual(CLOSED);
  });
});

const events = fc.array(
  fc.constantFrom<HintEvent>(
    'enter',
    'enter-warm',
    'leave',
    'focus',
    'blur',
    'tap',
    'dismiss',
    'elapsed',
  ),
);

test('after any events an open hint is held by something or about to close', () => {
  fc.assert(
    fc.property(events, (list) => {
      // The component reports `elapsed` only while the state waits.
      const state = list.reduce(
        (s, event) => (event === 'elapsed' && !s.waitsTo ? s : hintAfter(s, event)),
        CLOSED,
      );
      const isHeld = state.isHovered || state.isFocused || state.isPinned;
      expect(!state.isOpen || isHeld || state.waitsTo === 'close').toBe(true);
      expect(state.waitsTo !== 'open' || (!state.isOpen && state.isHovered)).toBe(true);
      expect(state.waitsTo !== 'close' || state.isOpen).toBe(true);
      expect(hintAfter(state, 'dismiss').isOpen).toBe(false);
    }),
  );
});
