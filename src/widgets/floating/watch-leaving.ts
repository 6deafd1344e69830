export type Leaving = 'press' | 'focus' | 'escape';

interface LeavingOptions {
  /**
   * Elements that belong together: a button and its panel. A press or focus outside counts as
   * leaving.
   */
  readonly inside: readonly Element[];
  /** The element that listens for Escape; none if it is not given. */
  readonly escapeIn?: Element | Document;
  /** False if other code handles the focus. */
  readonly hearsFocus?: boolean;
  readonly onLeave: (how: Leaving) => void;
}

/** Reports when something open should close, until the returned function is called. */
export function watchLeaving(options: LeavingOptions): () => void {
  const { inside, escapeIn, hearsFocus = true, onLeave } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && inside.some((element) => element.contains(target));
  // In the capture phase, so that no other handler can stop the event.
  const listen = { signal, capture: true };
  document.addEventListener(
    'pointerdown',
    ({ target }) => isInside(target) || onLeave('press'),
    listen,
  );
  if (hearsFocus) {
    document.addEventListener(
      'focusin',
      ({ target }) => isInside(target) || onLeave('focus'),
      listen,
    );
  }
  escapeIn?.addEventListener(
    'keydown',
    (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return;
      // Escape closes only the innermost element; the next Escape closes the one around it.
      event.preventDefault();
      event.stopPropagation();
      onLeave('escape');
    },
    // In the bubbling phase, so that an open element inside gets the key first.
    escapeIn instanceof Document ? listen : { signal },
  );
  return () => controller.abort();
}
