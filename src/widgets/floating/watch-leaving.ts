export type Leaving = 'press' | 'focus' | 'escape';

interface LeavingOptions {
  /** What belongs together: a button and its panel. A press or the focus elsewhere leaves them. */
  readonly inside: readonly Element[];
  /** Where Escape is heard; nowhere if it is not said. */
  readonly escapeIn?: Element | Document;
  /** False where the focus has a way of its own. */
  readonly hearsFocus?: boolean;
  readonly onLeave: (how: Leaving) => void;
}

/** Tells when something that is open is to close, until the answer is called. */
export function watchLeaving(options: LeavingOptions): () => void {
  const { inside, escapeIn, hearsFocus = true, onLeave } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && inside.some((element) => element.contains(target));
  // In the capture phase: nobody on the way can keep it from us.
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
      // Escape ends the innermost thing only; what lies around it waits for the next one.
      event.preventDefault();
      event.stopPropagation();
      onLeave('escape');
    },
    // Bubbling from within an element, so that what is open inside of it hears it first.
    escapeIn instanceof Document ? listen : { signal },
  );
  return () => controller.abort();
}
