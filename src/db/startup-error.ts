/** The server can't start; the message is one clear sentence that tells the operator what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The `code` of a system error (`ENOENT`, `EACCES` …) or of a PostgreSQL error (SQLSTATE). */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.message : String(error);
}
