import type { Answer, Endpoint, Input } from '../contracts/endpoint.ts';
import type { ErrorEnvelope } from '../contracts/errors.ts';
import { language, origin, texts } from './settings.ts';
import { readToken } from './token.ts';

/** Why there is no answer, in the reader's language. */
export class Refusal extends Error {
  /** 0 where the server did not answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Query<E extends Endpoint> =
  Input<E> extends { query: infer Q } ? Q & object : Readonly<Record<string, never>>;

/** A call with the stored token, and never with a cookie: the token alone says who asks. */
export async function ask<E extends Endpoint>({ path }: E, query: Query<E>): Promise<Answer<E>> {
  const token = await readToken();
  if (!token) throw new Refusal(401, texts.addin_no_token);
  const response = await fetch(`${origin}${path}?${queryText({ ...query, lang: language })}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    credentials: 'omit',
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as unknown;
  if (!response || !answer) throw new Refusal(0, texts.addin_unreachable);
  if (!response.ok) throw new Refusal(response.status, (answer as ErrorEnvelope).message);
  return answer as Answer<E>;
}

/** By hand, because not every runtime of Excel has URLSearchParams. */
function queryText(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
