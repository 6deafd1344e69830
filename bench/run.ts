import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bond } from './groups/bond.ts';
import { bondCalls } from './groups/bond-calls.ts';
import { chart } from './groups/chart.ts';
import { coreAnswers } from './groups/core-answers.ts';
import { coreImport } from './groups/core-import.ts';
import { coreLoad } from './groups/core-load.ts';
import { coreStart } from './groups/core-start.ts';
import { exportFiles } from './groups/export-files.ts';
import { exportTable } from './groups/export-table.ts';
import { lists } from './groups/lists.ts';
import { pagesLighthouse } from './groups/pages-lighthouse.ts';
import { pagesLoad } from './groups/pages-load.ts';
import { pagesOverload } from './groups/pages-overload.ts';
import { search } from './groups/search.ts';
import { table } from './groups/table.ts';
import { tasks } from './groups/tasks.ts';
import type { BenchContext, Group } from './harness.ts';
import { findFailures, type GroupResult } from './lib/failures.ts';
import { Market, type MarketSize } from './lib/market.ts';
import { formatTable } from './lib/table.ts';

const GROUPS: readonly Group[] = [
  coreAnswers,
  coreImport,
  coreLoad,
  coreStart,
  table,
  chart,
  pagesLoad,
  pagesOverload,
  pagesLighthouse,
  search,
  exportFiles,
  exportTable,
  bond,
  bondCalls,
  lists,
  tasks,
];
const USAGE = `npm run bench [-- name …] [--json file] [--seconds n] [--size normal|large] [--data folder]

  name       a group, or the first part of its name: ${GROUPS.map(({ name }) => name).join(', ')}
  --json     where the figures go (.cache/bench.json)
  --seconds  length of one round of one measurement (2)
  --size     the demo market to measure on (large for search, normal for all else)
  --data     a folder to keep the markets in, since a large one takes minutes to load`;

/** Cleanup in reverse order. */
const endings: (() => unknown)[] = [];
let isStopping = false;

const options = readOptions();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  process.exitCode = await run();
} catch (error) {
  // An interrupted run fails, and its error doesn't matter.
  if (!isStopping) throw error;
} finally {
  await stop();
}

async function run(): Promise<number> {
  const markets = new Map<MarketSize, Market>();
  const marketBySize = (size: MarketSize): Market => {
    const market = markets.get(size) ?? new Market(size, options.data, defer, printProgress);
    markets.set(size, market);
    return market;
  };
  const notes: string[] = [];
  const note = (line: string): void => void notes.push(line);
  const { seconds } = options;
  const results: GroupResult[] = [];
  for (const group of options.groups) {
    printProgress(group.name);
    const market = marketBySize(options.size ?? group.size ?? 'normal');
    const context: BenchContext = {
      seconds,
      market,
      marketBySize,
      defer,
      reportProgress: printProgress,
      note,
    };
    try {
      results.push({ group: group.name, rows: await group.run(context), error: null });
    } catch (error) {
      if (isStopping) throw error;
      console.error(error);
      results.push({ group: group.name, rows: [], error: String(error) });
    }
  }
  const processors = cpus();
  const machine = {
    processors: processors.length,
    model: processors[0]?.model,
    node: process.version,
  };
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(
    options.json,
    JSON.stringify({ at: new Date().toISOString(), machine, results, notes }, null, 2),
  );
  console.log(formatTable(results.flatMap(({ rows }) => rows)));
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
  console.log(`\n${options.json}`);
  const failures = findFailures(results);
  if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
  return failures.length === 0 ? 0 : 1;
}

function printProgress(what: string): void {
  process.stderr.write(`… ${what}\n`);
}

function defer(clean: () => unknown): void {
  endings.push(clean);
}

async function stop(): Promise<void> {
  isStopping = true;
  for (const end of endings.splice(0).toReversed()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'string', default: '.cache/bench.json' },
        seconds: { type: 'string', default: '2' },
        size: { type: 'string' },
        data: { type: 'string' },
      },
    });
    const seconds = Number(values.seconds);
    if (!(seconds > 0 && seconds <= 60)) throw new Error('--seconds is a number up to 60');
    return {
      json: resolve(values.json),
      seconds,
      size: parseSize(values.size),
      data: values.data,
      groups: pick(positionals),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

function parseSize(text: string | undefined): MarketSize | undefined {
  if (text === undefined || text === 'normal' || text === 'large') return text;
  throw new Error('--size is normal or large');
}

function pick(names: readonly string[]): Group[] {
  for (const wanted of names) {
    if (!GROUPS.some(({ name }) => isNamed(name, wanted))) throw new Error(`no group ${wanted}`);
  }
  return GROUPS.filter(
    ({ name }) => names.length === 0 || names.some((wanted) => isNamed(name, wanted)),
  );
}

function isNamed(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}/`);
}
