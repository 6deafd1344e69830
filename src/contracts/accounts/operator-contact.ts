/** Where people can reach the operator of this portal. */
export interface OperatorContact {
  readonly kind: 'email' | 'page';
  readonly address: string;
}

/** Without characters that have a meaning in a `mailto:` URL. */
const EMAIL = /^[^\s@?&#%<>(),;:"\\[\]]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export function isPlainEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** An email address or an http(s) URL; undefined for anything else. */
export function parseContact(text: string): OperatorContact | undefined {
  if (isPlainEmail(text)) return { kind: 'email', address: text };
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return { kind: 'page', address: url.href };
}
