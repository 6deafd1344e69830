import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../areas/accounts/demo-accounts.ts';
import type { Config } from '../config.ts';

/** The demo accounts in one line, for those who have started this demo before. */
export function shortAccounts(): string {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  return `Demo accounts (password ${DEMO_PASSWORD}): ${emails.join(', ')}`;
}

/** What to do after a first startup. */
export function nextSteps(address: string, { demo }: Pick<Config, 'demo'>): string {
  return (demo ? demoSteps(address) : operatorSteps()).join('\n');
}

function demoSteps(address: string): string[] {
  return [
    '',
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map(({ email, name }) => `  ${email.padEnd(24)} ${name}`),
    '',
    'Next steps:',
    `  Open ${address}/ and press / to search.`,
    `  Sign in as operator@demo.example to see the operator pages: ${address}/admin/`,
  ];
}

function operatorSteps(): string[] {
  return [
    '',
    'Next steps:',
    '  Open the link and create your account: the start page then lists what to set up.',
    '  Import your data: npm run import-curve loads yield curves, npm run demo adds the demo market.',
    '  Both need the embedded database to themselves: stop the server first.',
  ];
}
