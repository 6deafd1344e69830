import { LEVEL_FULL, LEVEL_RESTRICTED, TARIFF_WITH_TICKETS } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import { processPasswords, type Passwords } from './passwords.ts';
import { deleteDemoAccounts, insertAccount } from './store.ts';

/** This password is public: the accounts only exist together with the demo market. */
export const DEMO_PASSWORD = 'parcurve-demo';

/** One account for each kind of viewer. */
export const DEMO_ACCOUNTS = [
  { email: 'free@demo.example', name: 'Free', accessLevel: LEVEL_RESTRICTED, tariffs: [] },
  {
    email: 'tariff@demo.example',
    name: 'Tariff 677',
    accessLevel: LEVEL_FULL,
    tariffs: [TARIFF_WITH_TICKETS],
  },
  { email: 'paid@demo.example', name: 'Paid', accessLevel: LEVEL_FULL, tariffs: [] },
  {
    email: 'operator@demo.example',
    name: 'Operator',
    accessLevel: LEVEL_FULL,
    tariffs: [],
    isOperator: true,
  },
] as const;

/** Creates the demo accounts, or deletes them if the demo market is off. */
export async function provideDemoAccounts(
  db: Db,
  isDemo: boolean,
  passwords: Passwords = processPasswords,
): Promise<void> {
  if (!isDemo) return deleteDemoAccounts(db);
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  for (const account of DEMO_ACCOUNTS) {
    await insertAccount(db, {
      ...account,
      language: 'eng',
      passwordHash,
      isDemo: true,
    });
  }
}
