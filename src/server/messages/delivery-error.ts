/**
 * Why a message was not taken, in words that are stored and logged: no address, no text, no name or
 * password of a server.
 */
export class DeliveryError extends Error {
  /** True if another try could not succeed either. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** Codes of Node and nodemailer such as ECONNREFUSED; anything else might hold a secret. */
export function safeCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : 'unknown';
}
