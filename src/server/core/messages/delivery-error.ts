/**
 * Why a message wasn't accepted, in words that are stored and logged: no address, no text, no
 * server name or password.
 */
export class DeliveryError extends Error {
  /** True if a retry couldn't succeed either. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

const MAX_WORDS = 200;

/**
 * A server's message, for operators who look for the cause. Addresses, credentials and anything
 * that could be a token are removed, because it is stored and logged.
 */
export function redactServerMessage(said: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '');
  const spellings = known.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);
  return spellings
    .reduce((text, secret) => text.replaceAll(secret, '…'), said)
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
    .replaceAll(/[\w+/=-]{24,}/g, '…')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS);
}

/** Codes of Node and nodemailer such as ECONNREFUSED; anything else might contain a secret. */
export function safeCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : 'unknown';
}
