const SNAPSHOT_LIMIT_MS = 3000;

/**
 * Resolves when the chart has finished drawing, or when the wait has been long enough: a chart
 * that never says that it is ready is exported as it stands.
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
