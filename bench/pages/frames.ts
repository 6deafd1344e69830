const PATIENCE_MS = 30_000;

/** Resolves after the first frame for which `isThere` is true before painting. */
export async function painted(isThere: () => boolean): Promise<void> {
  const begin = performance.now();
  await nextFrame();
  while (!isThere()) {
    if (performance.now() - begin > PATIENCE_MS)
      throw new Error('the expected content is not shown');
    await nextFrame();
  }
  await afterPaint();
}

export function nextFrame(): Promise<number> {
  return new Promise((done) => {
    requestAnimationFrame(done);
  });
}

/** Called in a frame's callbacks: the next task runs after the frame is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}
