type Method = (this: CanvasRenderingContext2D, ...values: unknown[]) => void;

/**
 * Calls `see` whenever a canvas is drawn on, until the returned function is called. Reading the
 * canvas instead would change how the browser stores it.
 */
export function watchCanvas(
  method: 'stroke' | 'fill' | 'fillText',
  see: (context: CanvasRenderingContext2D, ...values: unknown[]) => void,
): () => void {
  const prototype = CanvasRenderingContext2D.prototype as unknown as Record<string, Method>;
  const original = prototype[method]!;
  prototype[method] = function watched(...values) {
    see(this, ...values);
    original.apply(this, values);
  };
  return () => {
    prototype[method] = original;
  };
}
