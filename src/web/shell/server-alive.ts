/**
 * Checked before a document is loaded, because otherwise the browser's error page would replace
 * ours.
 */
export async function isServerAlive(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}
