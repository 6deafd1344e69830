import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/server/areas/accounts/demo-accounts.ts';
import { median, row, type Group, type Row } from '../harness.ts';
import { startBrowser } from '../lib/browser.ts';
import { Person } from '../lib/person.ts';
import { startProduct } from '../lib/product.ts';

const RUNS = 3;
const WINDOW = { width: 1440, height: 900 };
/** After this long, people turn to something else. */
const ATTENTION_SECONDS = 10;

interface Task {
  readonly name: string;
  readonly isSignedIn: boolean;
  /** What it may take. */
  readonly clicks: number;
  readonly keys: number;
  /** From the start page until the answer is in sight. */
  run(person: Person): Promise<void>;
  /** For the next run. */
  undo?(person: Person): Promise<void>;
}

interface Effort {
  readonly clicks: number;
  readonly keys: number;
  readonly seconds: number;
}

const TASKS: readonly Task[] = [
  {
    name: 'find a bond by issuer and maturity',
    isSignedIn: true,
    clicks: 1,
    keys: 2,
    async run(person) {
      await person.search('neuwalden 2031', 'Neuwalden Aerospace 3.75% 2031');
      await person.see('Neuwalden Aerospace 3.75% 2031');
    },
  },
  {
    name: 'yield to the next call of a bond',
    isSignedIn: true,
    clicks: 1,
    keys: 2,
    async run(person) {
      await person.search('tisza 9.35', 'Tisza Chemicals 9.35% perp.');
      await person.see('Tisza Chemicals 9.35% perp.');
      const workouts = person.page.getByRole('navigation', { name: 'Workout' });
      await workouts.getByRole('link', { name: /Next call.*\d %/s }).waitFor();
    },
  },
  {
    name: 'compare cost and return of two funds',
    isSignedIn: true,
    clicks: 2,
    keys: 4,
    async run(person) {
      for (const fund of ['Mikkola Global Equity ETF', 'Harbour Point Global Equity ETF']) {
        await person.search(fund.slice(0, -' ETF'.length), fund);
        await person.see(fund);
        const main = person.page.getByRole('main');
        await main.getByText('Expense ratio').waitFor();
        await main.getByText(new RegExp(`^${fund}: from .* it (rose|fell) by`)).waitFor();
      }
    },
  },
  {
    name: 'ten years of a currency rate',
    isSignedIn: true,
    clicks: 2,
    keys: 0,
    async run(person) {
      const main = person.page.getByRole('main');
      await person.click(main.getByRole('link', { name: 'EUR/USD' }).first());
      await person.see('Euro – US Dollar');
      await person.click(main.getByText('10Y', { exact: true }).first());
      await main.getByText(/^Euro – US Dollar: from \d+ Nov 2016 to/).waitFor();
    },
  },
  {
    name: 'ask for access',
    isSignedIn: false,
    clicks: 5,
    keys: 4,
    async run(person) {
      const main = person.page.getByRole('main');
      await person.click(main.getByRole('link', { name: 'Sign in' }).first());
      await person.see('Sign in');
      await person.click(main.getByLabel('Email'));
      await person.type('free@demo.example');
      await person.press('Tab');
      await person.type(DEMO_PASSWORD);
      await person.press('Enter');
      await person.click(main.getByRole('link', { name: 'Get access' }).first());
      await person.click(main.getByRole('button', { name: 'Request access' }));
      await person.click(person.page.getByRole('button', { name: 'Send request' }));
      await person.page.getByText('Your request has been sent.').waitFor();
    },
    async undo({ page }) {
      await page.getByRole('button', { name: /Withdraw/ }).click();
      await page.getByText('Your request has been withdrawn.').waitFor();
    },
  },
];

/** Five typical tasks in a real browser, by mouse and keyboard. */
export const tasks: Group = {
  name: 'tasks',
  async run(context) {
    const product = await startProduct(context, await context.market.release());
    const browser = await startBrowser(context);
    const rows: Row[] = [];
    for (const task of TASKS) {
      context.reportProgress(task.name);
      rows.push(...toRows(task, await perform(browser, product.origin, task)));
    }
    await browser.close();
    await product.stop();
    return rows;
  },
};

/** The median of several runs, each by a new visitor of a running server. */
async function perform(browser: Browser, origin: string, task: Task): Promise<Effort> {
  const efforts: Effort[] = [];
  for (let i = 0; i < RUNS; i += 1) efforts.push(await performOnce(browser, origin, task));
  const middle = (pick: (effort: Effort) => number): number => median(efforts.map(pick));
  return {
    clicks: middle(({ clicks }) => clicks),
    keys: middle(({ keys }) => keys),
    seconds: middle(({ seconds }) => seconds),
  };
}

async function performOnce(browser: Browser, origin: string, task: Task): Promise<Effort> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US' });
  const page = await context.newPage();
  if (task.isSignedIn) {
    const data = { email: 'paid@demo.example', password: DEMO_PASSWORD };
    await context.request.post(`${origin}/api/account/sign-in/`, { data });
  }
  await page.goto(origin);
  const person = new Person(page);
  const begin = performance.now();
  await task.run(person);
  const seconds = (performance.now() - begin) / 1000;
  await task.undo?.(person);
  await context.close();
  return { clicks: person.clicks, keys: person.keys, seconds };
}

function toRows(task: Task, { clicks, keys, seconds }: Effort): Row[] {
  const limited = (what: string, value: number, limit: number): Row =>
    row(
      { name: `${task.name}, ${what}`, value, unit: '', peer: 'limit', peerValue: limit || 1 },
      { atMost: limit === 0 ? 0 : 1 },
    );
  return [
    limited('clicks', clicks, task.clicks),
    limited('keys', keys, task.keys),
    row(
      {
        name: `${task.name}, time`,
        value: seconds,
        unit: 's',
        peer: 'attention',
        peerValue: ATTENTION_SECONDS,
      },
      null,
    ),
  ];
}
