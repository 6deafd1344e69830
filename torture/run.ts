import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PATIENCE } from '../src/server/core/http/sockets.ts';
import { DEMO_PASSWORD } from '../src/server/areas/accounts/demo-accounts.ts';
import type { Outcome, Run } from './harness.ts';
import { Home } from './lib/home.ts';
import { Random } from './lib/random.ts';
import type { Account } from './lib/session.ts';
import { formatTable } from './lib/table.ts';
import { tortureWithRequests } from './parts/hostile.ts';
import { tortureByInference } from './parts/inference.ts';
import { tortureWithKills } from './parts/kills.ts';
import { tortureWithCrowd } from './parts/overload.ts';
import { tortureWithSlowClients } from './parts/slow-clients.ts';
import { tortureStarts } from './parts/start-kills.ts';

const USAGE = `npm run torture [-- part …] [--seed n] [--minutes n] [--kills n] [--starts n] [--requests n] [--seconds n] [--call text]

  part        kills, starts, hostile, overload, slow, inference; all of them otherwise
  --seed      chooses all that is left to chance; that of a run is printed
  --minutes   the most that all of it may take (30)
  --kills     of server and database while accounts are written (40)
  --starts    kills of starts (20)
  --requests  hostile ones for each call and kind of viewer (300)
  --seconds   length of the overload (20)
  --call      only calls whose address has this text, for hostile and overload`;

/** The maximum response time, except for files, on a quiet machine, even with a crowd. */
const LIMIT_MS = 1000;
/** The maximum response time under light load. */
const ANSWER_LIMIT_MS = 5000;
/** Compared with a bare server on the same machine at the same time. */
const HEALTH = { p99Ms: 100, worstMs: 500, newcomerMs: 500 };
/** Hundreds of sockets are opened at once. */
const SLOW_HEALTH = { ...HEALTH, newcomerMs: 5000 };
/** All processors are busy; monitoring programs give up after a second or a few. */
const CROWD_HEALTH = { p99Ms: 100, worstMs: 200, newcomerMs: 2500 };
const CLIENTS = 200;
const SLOW_SOCKETS = 50;
const INFERRED_LINES = 30;
const MINUTE_MS = 60_000;
const SHOWN_FAULTS = 20;

const PARTS: Readonly<Record<string, (run: Run) => Promise<Outcome>>> = {
  kills: (run) =>
    tortureWithKills(market, run, { kills: options.kills, longestMs: 2500, hasDemo: true }),
  starts: (run) => tortureStarts(run, { kills: options.starts, hasDemo: true, newHome }),
  hostile: (run) =>
    served((origin) =>
      tortureWithRequests(origin, run, {
        requests: options.requests,
        call: options.call,
        limitMs: LIMIT_MS,
        health: HEALTH,
        accounts: ['free', 'paid', 'operator'].map(account),
      }),
    ),
  overload: (run) =>
    served((origin) =>
      tortureWithCrowd(origin, run, {
        clients: CLIENTS,
        seconds: options.seconds,
        calmSeconds: 10,
        call: options.call,
        limitMs: LIMIT_MS,
        health: CROWD_HEALTH,
        accounts: { paid: account('paid'), operator: account('operator') },
      }),
    ),
  slow: (run) =>
    served((origin) =>
      tortureWithSlowClients(origin, run, {
        sockets: SLOW_SOCKETS,
        patience: PATIENCE,
        limitMs: ANSWER_LIMIT_MS,
        health: SLOW_HEALTH,
      }),
    ),
  inference: (run) =>
    served((origin) =>
      tortureByInference(origin, run, {
        account: { email: 'paid@demo.example', password: DEMO_PASSWORD },
        lines: INFERRED_LINES,
        comparesTimes: true,
      }),
    ),
};

function account(name: string): Account {
  return { email: `${name}@demo.example`, password: DEMO_PASSWORD };
}

const options = readOptions();
const homes = new Set<Home>();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void removeAll().finally(() => process.exit(130)));
}
/** The demo market that all parts share, except the one about starts. */
const market = newHome();
try {
  process.exitCode = await tortureAll();
} catch (error) {
  // An interrupted run fails, and its error doesn't matter.
  if (!isStopping) throw error;
} finally {
  await removeAll();
}

async function tortureAll(): Promise<number> {
  console.log(`seed ${options.seed}`);
  const end = Date.now() + options.minutes * MINUTE_MS;
  const isTimeOver = () => isStopping || Date.now() > end;
  const random = new Random(options.seed);
  const results = new Map<string, Outcome>();
  for (const name of options.parts) {
    printProgress(name);
    results.set(
      name,
      await runPart(name, { random: random.of(name), reportProgress: printProgress, isTimeOver }),
    );
  }
  console.log(formatTable(results));
  const faults = [...results].flatMap(([name, outcome]) =>
    outcome.faults.map((fault) => `${name}: ${fault}`),
  );
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(fault);
  if (faults.length > SHOWN_FAULTS) console.log(`… and ${faults.length - SHOWN_FAULTS} more`);
  const isHeld =
    faults.length === 0 &&
    results.values().every(({ figures }) => figures.every((figure) => figure.isHeld));
  console.log(isHeld ? '\nAll promises held.' : `\nPromises were broken (--seed ${options.seed}).`);
  return isHeld ? 0 : 1;
}

/** A part that can't continue has broken its promises; the others can still run. */
async function runPart(name: string, context: Run): Promise<Outcome> {
  try {
    return (await PARTS[name]?.(context)) ?? { figures: [], faults: [] };
  } catch (error) {
    if (isStopping) throw error;
    return { figures: [], faults: [error instanceof Error ? error.message : String(error)] };
  }
}

async function served(torture: (origin: string) => Promise<Outcome>): Promise<Outcome> {
  printProgress('starting the server: loads the demo market the first time');
  const server = market.start();
  const origin = await server.ready();
  try {
    const { figures, faults } = await torture(origin);
    return { figures, faults: server.isOver ? [server.ending, ...faults] : faults };
  } catch (error) {
    throw server.isOver ? new Error(server.ending, { cause: error }) : error;
  } finally {
    await market.stop();
  }
}

function newHome(): Home {
  const home = new Home();
  homes.add(home);
  return home;
}

async function removeAll(): Promise<void> {
  isStopping = true;
  for (const home of homes) {
    homes.delete(home);
    await home.remove().catch((error: unknown) => console.error(error));
  }
}

function printProgress(what: string): void {
  if (!isStopping) process.stderr.write(`… ${what}\n`);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        minutes: { type: 'string' },
        kills: { type: 'string' },
        starts: { type: 'string' },
        requests: { type: 'string' },
        seconds: { type: 'string' },
        call: { type: 'string', default: '' },
      },
    });
    const unknown = positionals.find((name) => !(name in PARTS));
    if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`);
    return {
      seed: parseNumber('seed', values.seed, randomInt(2 ** 31), 2 ** 31),
      minutes: parseNumber('minutes', values.minutes, 30, 1440),
      kills: parseNumber('kills', values.kills, 40, 10_000),
      starts: parseNumber('starts', values.starts, 20, 10_000),
      requests: parseNumber('requests', values.requests, 300, 100_000),
      seconds: parseNumber('seconds', values.seconds, 20, 3600),
      call: values.call,
      parts: Object.keys(PARTS).filter(
        (name) => positionals.length === 0 || positionals.includes(name),
      ),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

function parseNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  most: number,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most) {
    throw new Error(`--${name} is a whole number from 1 to ${most}, not “${text}”.`);
  }
  return value;
}
