/** Lets other work have its turn. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
