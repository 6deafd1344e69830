let last: Promise<unknown> = Promise.resolve();

/**
 * Settles when it is one's turn to keep the processor busy: one at a time, and between two of them
 * the server looks at its sockets. Otherwise pages whose data came together would be rendered in
 * one go, and nobody answered meanwhile.
 */
export function turn(): Promise<void> {
  const own = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  last = own;
  return own;
}
