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

const MAX_WORDS = 200;

/**
 * What a server said, for operators who look for the cause. Addresses, credentials and whatever
 * could be a token are left out: it is stored and logged.
 */
export function serverWords(said: string, secrets: readonly string[]): string {
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

/** Codes of Node and nodemailer such as ECONNREFUSED; anything else might hold a secret. */
export function safeCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : 'unknown';
}
