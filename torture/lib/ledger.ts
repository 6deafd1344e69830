import {
  changePassword,
  getAccess,
  register,
  signIn,
  signOut,
} from '../../src/contracts/accounts/account.ts';
import type { Endpoint } from '../../src/contracts/core/endpoint.ts';
import { cookieHeader, newAddress, type Answered, type Wire } from './wire.ts';

/** An account as the server has confirmed it; unanswered changes are in doubt. */
export interface Account {
  readonly email: string;
  /** The possible passwords; two if a change was not answered. */
  passwords: string[];
  /** Cookies of open sessions, and of ended sessions. */
  open: string[];
  readonly ended: string[];
}

/** Possible responses of a server without its database. */
const MAY_FAIL = new Set([0, 503]);

/** Everything that the server has confirmed, to be checked after each kill. */
export class Ledger {
  readonly accounts: Account[] = [];
  readonly faults: string[] = [];
  acknowledged = 0;

  /**
   * The life of an account: it registers, signs in elsewhere, signs out here, changes the password.
   * It ends when a response is missing: whether the change was made is then unknown, and not
   * counted as a loss.
   */
  async live(wire: Wire, email: string): Promise<void> {
    const account: Account = { email, passwords: [`first ${email}`], open: [], ended: [] };
    const [first = ''] = account.passwords;
    const here = await this.#write(wire, register, { email, name: 'Torture', password: first });
    if (!here) return;
    account.open = [cookieHeader(here)];
    this.accounts.push(account);

    const there = await this.#write(wire, signIn, { email, password: first });
    if (!there) return;
    const [left = ''] = account.open;
    const kept = cookieHeader(there);
    account.open = [kept];
    if (!(await this.#write(wire, signOut, undefined, left))) return;
    account.ended.push(left);

    const second = `second ${email}`;
    const change = { currentPassword: first, newPassword: second };
    account.passwords = [first, second];
    account.open = [];
    const changed = await this.#write(wire, changePassword, change, kept);
    if (!changed) return;
    account.passwords = [second];
    account.open = [cookieHeader(changed)];
    account.ended.push(kept);
  }

  /** Differences between an account and what the server has confirmed; normally none. */
  async findLosses(wire: Wire, { email, passwords, open, ended }: Account): Promise<string[]> {
    const losses: string[] = [];
    for (const cookie of open) {
      const { status, body } = await sendCall(wire, getAccess, undefined, cookie);
      if (status !== 200 || !body.includes(email)) losses.push(`${email}: a session (${status})`);
    }
    for (const cookie of ended) {
      const { status } = await sendCall(wire, getAccess, undefined, cookie);
      if (status !== 401) losses.push(`${email}: the end of a session (${status})`);
    }
    const statuses: number[] = [];
    for (const password of passwords) {
      statuses.push((await sendCall(wire, signIn, { email, password })).status);
    }
    if (!statuses.includes(200)) losses.push(`${email}: its password (${statuses.join()})`);
    return losses;
  }

  /** The response, if it confirms the change. */
  async #write(
    wire: Wire,
    call: Endpoint,
    body?: object,
    cookie?: string,
  ): Promise<Answered | undefined> {
    const answer = await sendCall(wire, call, body, cookie);
    if (answer.status === 200) {
      this.acknowledged += 1;
      return answer;
    }
    if (!MAY_FAIL.has(answer.status)) {
      this.faults.push(`${call.path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    }
    return undefined;
  }
}

function sendCall(wire: Wire, call: Endpoint, body?: object, cookie?: string): Promise<Answered> {
  return wire.send({
    method: call.method,
    path: call.path,
    headers: {
      ...newAddress(),
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
