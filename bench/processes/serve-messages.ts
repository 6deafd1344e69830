/**
 * The child's side: answers messages one by one until the parent ends for any reason. Ctrl-C
 * reaches the whole process group, but the parent decides when this process ends.
 */
export function serveMessages(answer: (message: unknown) => Promise<unknown>): void {
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => {
    answer(message).then(
      (result) => process.send?.(result ?? {}),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
}
