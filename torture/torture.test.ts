import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, TEST_SETTINGS, type TestApp } from '../src/server/testing/test-app.ts';
import { readConfig } from '../src/server/config.ts';
import { DEMO_PASSWORD } from '../src/server/areas/accounts/demo-accounts.ts';
import type { Outcome, Run } from './harness.ts';
import { Home } from './lib/home.ts';
import { Random } from './lib/random.ts';
import { tortureWithRequests } from './parts/hostile.ts';
import { tortureByInference } from './parts/inference.ts';
import { tortureWithKills } from './parts/kills.ts';
import { tortureWithCrowd } from './parts/overload.ts';
import { tortureWithSlowClients } from './parts/slow-clients.ts';
import { killDuringStartup } from './parts/start-kills.ts';

/** The short form of `npm run torture`: the same parts, small enough for every run of the tests. */
const SEED = 20_261_114;
/** Times are checked in the long form only, because here the tests keep the machine busy. */
const PATIENT = {
  limitMs: 30_000,
  health: { p99Ms: 30_000, worstMs: 30_000, newcomerMs: 30_000 },
};

const account = (name: string) => ({
  email: `${name}@demo.example`,
  password: DEMO_PASSWORD,
});

const run = (name: string): Run => ({
  random: new Random(SEED).of(name),
  reportProgress: () => {},
  isTimeOver: () => false,
});

function expectHeld({ figures, faults }: Outcome): void {
  expect(faults).toEqual([]);
  expect(figures.filter(({ isHeld }) => !isHeld)).toEqual([]);
}

describe('a server in a process of its own', () => {
  let home: Home;
  beforeEach(() => {
    home = new Home({ DEMO: 'off' });
  });
  afterEach(() => home.remove());

  test('starts after a start that was killed; loses nothing it acknowledged when it is', async () => {
    const chance = run('kills');
    await killDuringStartup(home, chance.random.between(0, 1500), 'both');
    const options = { kills: 2, longestMs: 500, hasDemo: false };
    expectHeld(await tortureWithKills(home, chance, options));
  });
});

describe('a server in this process', () => {
  // Not shorter, because on a busy machine a late request would count as a slow one.
  const patience = { headers: 4000, request: 5000, keepAlive: 5000, silence: 5000, check: 100 };
  let server: TestApp;
  let origin: string;
  beforeAll(async () => {
    // Those of tests: on a busy machine hostile requests would be turned away before they are read.
    const limits = { ...readConfig(TEST_SETTINGS).limits, renders: 1, anonymousPages: 0 };
    server = await createTestApp({ config: { limits, trustProxy: true }, patience });
    origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  test('answers hostile requests for every call with the one envelope, and ends slow clients', async () => {
    // Together, because slow clients mostly wait.
    const outcomes = await Promise.all([
      tortureWithRequests(origin, run('hostile'), {
        requests: 8,
        accounts: [account('paid')],
        ...PATIENT,
      }),
      tortureWithSlowClients(origin, run('slow'), { sockets: 5, patience, ...PATIENT }),
    ]);
    for (const outcome of outcomes) expectHeld(outcome);
  });

  test('ACC-3 CHT-15 tells a visitor no sizes and no levels, however lines are put together', async () => {
    const options = { account: account('paid'), lines: 10, comparesTimes: false };
    expectHeld(await tortureByInference(origin, run('inference'), options));
  });

  test('serves a crowd, or tells it when to come again', async () => {
    // With the patience that servers have: where tests keep the machine busy, answers take longer
    // than slow clients are given above.
    const limits = { ...readConfig({}).limits, renders: 1, anonymousPages: 0 };
    const patient = await createTestApp({ config: { limits, trustProxy: true } });
    const accounts = { paid: account('paid'), operator: account('operator') };
    const options = { clients: 12, seconds: 1, calmSeconds: 0, accounts, ...PATIENT };
    const address = await patient.app.http.listen({ port: 0, host: '127.0.0.1' });
    const outcome = await tortureWithCrowd(address, run('overload'), options);
    await patient.close();
    expectHeld(outcome);
  });
});
