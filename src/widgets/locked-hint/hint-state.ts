/** What the specification shows where the text of the hint is missing. */
export const FALLBACK_TEXT = 'Log in to access';

/** A blank text counts as missing: a hint never stands empty. */
export function toHintText(text: string | undefined): string {
  return text?.trim() ? text : FALLBACK_TEXT;
}

/**
 * What happened to one hint. `enter-warm` is the pointer that comes over from another open hint,
 * `dismiss` is Escape, a press outside or another hint that opens.
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
  /** Opened by a tap: nothing leaves a screen, so it stays until it is dismissed. */
  readonly isPinned: boolean;
  /** What happens when the wait is over. */
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
 * `open`: a pointer that only crosses a table does not make it flicker.
 * `close`: the pointer may cross the gap between the asterisks and the hint.
 */
export const WAIT_MS = { open: 120, close: 180 } as const;

/** One hint after an event; closed by Escape it stays closed until something new asks for it. */
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

/** Once nothing holds it any more the hint goes, at once or after a wait. */
function settled(state: HintState, waitsTo: 'close' | null): HintState {
  if (state.isHovered) return state;
  if (!state.isOpen || state.isFocused || state.isPinned) return { ...state, waitsTo: null };
  return { ...state, isOpen: waitsTo !== null, waitsTo };
}
