import type { Answer, Endpoint, Input } from '../contracts/core/endpoint.ts';
import type { ErrorEnvelope } from '../contracts/core/errors.ts';
import { language, origin, texts } from './settings.ts';
import { readToken } from './token.ts';

/** Why a call failed, in the reader's language. */
export class Refusal extends Error {
  /** 0 if the server did not respond. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Query<E extends Endpoint> =
  Input<E> extends { query: infer Q } ? Q & object : Readonly<Record<string, never>>;

/** Cells with the same formula are calculated at once: they share one request. */
const inFlight = new Map<string, Promise<unknown>>();

/** A call with the stored token. */
export async function callServer<E extends Endpoint>(
  { path }: E,
  query: Query<E>,
): Promise<Answer<E>> {
  const token = await readToken();
  if (!token) throw new Refusal(401, texts.addin_no_token);
  const address = `${origin}${path}?${queryText({ ...query, lang: language })}`;
  const key = `${token} ${address}`;
  const answer = inFlight.get(key) ?? send(address, token).finally(() => inFlight.delete(key));
  inFlight.set(key, answer);
  return (await answer) as Answer<E>;
}

/** Never sends cookies: the token alone identifies the caller. */
async function send(address: string, token: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    credentials: 'omit',
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as unknown;
  if (!response || !answer) throw new Refusal(0, texts.addin_unreachable);
  if (!response.ok) throw new Refusal(response.status, (answer as ErrorEnvelope).message);
  return answer;
}

/** Encoded by hand, because not every Excel runtime has URLSearchParams. */
function queryText(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
