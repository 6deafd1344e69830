import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { Database } from '../../../db/schema.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { hashToken, newToken } from './sessions.ts';

export type ChallengePurpose = Database['webauthn_challenge']['purpose'];

const MINUTE = 60_000;
/** How long the user may take to answer; browsers get the same limit. */
export const CHALLENGE_MS = 5 * MINUTE;
const BROWSER_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Creates a challenge for an authenticator to sign. It is tied to one purpose, one browser and
 * possibly one account, and is used up by the first answer.
 */
export async function makeChallenge(
  db: Db,
  purpose: ChallengePurpose,
  accountId: number | null,
  context: RequestContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  // One browser may request challenges in several tabs, so it keeps its token.
  const sent = context.browserToken ?? '';
  const browserToken = BROWSER_TOKEN.test(sent) ? sent : newToken();
  await db
    .insertInto('webauthn_challenge')
    .values({
      challenge,
      purpose,
      browser_hash: hashToken(browserToken),
      account_id: accountId,
      expires_at: new Date(Date.now() + CHALLENGE_MS),
    })
    .execute();
  context.setBrowserToken(browserToken);
  return new Uint8Array(challenge);
}

/** True for the first answer from that browser, for that purpose and account, in time. */
export async function useChallenge(
  db: Db,
  challenge: Buffer,
  { purpose, accountId }: { purpose: ChallengePurpose; accountId: number | null },
  { browserToken }: RequestContext,
): Promise<boolean> {
  if (browserToken === null) return false;
  const used = await db
    .deleteFrom('webauthn_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', hashToken(browserToken))
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('purpose')
    .executeTakeFirst();
  return used !== undefined;
}
