/** The default text if no hint is given. */
export const FALLBACK_TEXT = 'Log in to access';

/** A blank text counts as missing, so that a hint is never empty. */
export function toHintText(text: string | undefined): string {
  return text?.trim() ? text : FALLBACK_TEXT;
}

/**
 * The events of one hint. `enter-warm`: the pointer comes from another open hint. `dismiss`:
 * Escape, a press outside, or another hint opens.
 */
export type HintEvent =
  | 'enter'
  | 'enter-warm'
  | 'leave'
  | 'focus'
  | 'blur'
  | 'tap'
  | 'dismiss'
  | 'elapsed';

export interface HintState {
  readonly isOpen: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  /** Opened by a tap: a finger doesn't leave like a mouse, so it stays until dismissed. */
  readonly isPinned: boolean;
  /** What happens after the delay. */
  readonly waitsTo: 'open' | 'close' | null;
}

export const CLOSED: HintState = {
  isOpen: false,
  isHovered: false,
  isFocused: false,
  isPinned: false,
  waitsTo: null,
};

/**
 * `open`: the hints do not flicker when the pointer only crosses a table. `close`: the pointer can
 * cross the gap between the asterisks and the hint.
 */
export const WAIT_MS = { open: 120, close: 180 } as const;

/** The state of a hint after an event; after Escape it stays closed until a new event opens it. */
export function hintAfter(state: HintState, event: HintEvent): HintState {
  return TRANSITIONS[event](state);
}

const TRANSITIONS: Readonly<Record<HintEvent, (state: HintState) => HintState>> = {
  enter: (state) => ({ ...state, isHovered: true, waitsTo: state.isOpen ? null : 'open' }),
  'enter-warm': (state) => ({ ...state, isHovered: true, isOpen: true, waitsTo: null }),
  leave: (state) => settled({ ...state, isHovered: false }, 'close'),
  focus: (state) => ({ ...state, isFocused: true, isOpen: true, waitsTo: null }),
  blur: (state) => settled({ ...state, isFocused: false }, null),
  tap: (state) => ({ ...state, isPinned: true, isOpen: true, waitsTo: null }),
  dismiss: (state) => ({ ...state, isPinned: false, isOpen: false, waitsTo: null }),
  elapsed: (state) => ({ ...state, isOpen: state.waitsTo === 'open', waitsTo: null }),
};

/** Once nothing holds the hint open, it closes at once or after a delay. */
function settled(state: HintState, waitsTo: 'close' | null): HintState {
  if (state.isHovered) return state;
  if (!state.isOpen || state.isFocused || state.isPinned) return { ...state, waitsTo: null };
  return { ...state, isOpen: waitsTo !== null, waitsTo };
}
