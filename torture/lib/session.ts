import { signIn } from '../../src/contracts/account.ts';
import { cookieHeader, newAddress, type Wire } from './wire.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The cookie of a new session. */
export async function openSession(wire: Wire, account: Account): Promise<string> {
  const answer = await wire.send({
    method: 'POST',
    path: signIn.path,
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify(account),
  });
  if (answer.status !== 200) throw new Error(`cannot sign in: ${answer.status} ${answer.body}`);
  return cookieHeader(answer);
}
