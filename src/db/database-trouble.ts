import { errorCode } from './startup-error.ts';

/**
 * SQLSTATEs of a server that can't answer now although the query is right: lost connections (08),
 * missing resources such as disk space (53), shutting down, starting up or a statement that took
 * too long (57), operating system errors (58), and connections that aren't allowed at the moment.
 */
const SQL_STATES = /^(?:08|53|57|58)[0-9A-Z]{3}$|^55000$|^25006$/;
/** Node's error codes for an unreachable server. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
/** The driver's own errors have no code. */
const DRIVER_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered))/;
const DISK_FULL = '53100';

/**
 * Whether an error means that the database is unreachable or overloaded rather than that a query is
 * wrong.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  // A socket whose server is gone.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  if (SYSTEM_CODES.has(code)) return 'syscall' in error;
  return SQL_STATES.test(code) || DRIVER_WORDS.test(error.message);
}

export function isDiskFull(error: unknown): boolean {
  return errorCode(error) === DISK_FULL || errorCode(error) === 'ENOSPC';
}
