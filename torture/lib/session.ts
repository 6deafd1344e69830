import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../../src/contracts/accounts/account.ts';
import { cookieHeader, newAddress, type Wire } from './wire.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

const MAX_ATTEMPTS = 10;

/** The cookie of a new session. If the server is full, this waits for its Retry-After. */
export async function openSession(wire: Wire, account: Account): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await wire.send({
      method: 'POST',
      path: signIn.path,
      headers: { 'content-type': 'application/json', ...newAddress() },
      body: JSON.stringify(account),
    });
    if (answer.status === 200) return cookieHeader(answer);
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(seconds > 0) || attempt === MAX_ATTEMPTS) {
      throw new Error(`cannot sign in: ${answer.status} ${answer.failure ?? answer.body}`);
    }
    await delay(1000 * seconds);
  }
}
