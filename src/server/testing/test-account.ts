import { insertAccount, type NewAccount } from '../areas/accounts/store.ts';
import { quickPasswords } from './quick-passwords.ts';
import { signIn, type TestApp } from './test-app.ts';

export const TEST_PASSWORD = 'a long enough one';
let passwordHash: Promise<string> | undefined;

export interface TestAccount {
  readonly id: number;
  readonly email: string;
  /** The Cookie header of a session. */
  readonly cookie: string;
}

/** A personal account, which may do more than a demo account, with a session. */
export async function makeAccount(
  server: TestApp,
  email: string,
  more: Partial<NewAccount> = {},
): Promise<TestAccount> {
  passwordHash ??= quickPasswords.hash(TEST_PASSWORD);
  const id = await insertAccount(server.db.db, {
    email,
    name: 'Ada',
    passwordHash: await passwordHash,
    language: 'eng',
    accessLevel: null,
    ...more,
  });
  if (id === undefined) throw new Error(`${email} is taken`);
  return { id, email, cookie: await signIn(server.app, email, TEST_PASSWORD) };
}
