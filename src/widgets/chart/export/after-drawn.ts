const SNAPSHOT_LIMIT_MS = 3000;

/**
 * Resolves when the chart has finished drawing, or after a timeout: a chart that never becomes
 * ready is exported as it is.
 */
export async function afterDrawn(
  isDrawn: Promise<void>,
  limitMs: number = SNAPSHOT_LIMIT_MS,
): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  try {
    await Promise.race([isDrawn, isLate]);
  } finally {
    clearTimeout(timer);
  }
}
