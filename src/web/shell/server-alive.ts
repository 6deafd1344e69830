/** Asked before a document is loaded: else the browser's error page would take the place of ours. */
export async function isServerAlive(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}
