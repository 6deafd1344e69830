import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { getDescription } from '../../src/contracts/description.ts';
import { endpoint, endpointKey, type Endpoint } from '../../src/contracts/endpoint.ts';
import { LIVE_QUOTES_PATH } from '../../src/contracts/quote.ts';
import type { Wire } from './wire.ts';

const CONTRACTS = resolve(import.meta.dirname, '../../src/contracts');

/** Its answer is a stream, so it is no contract; but anybody can ask for it. */
const live = endpoint({
  method: 'GET',
  path: LIVE_QUOTES_PATH,
  summary: 'Live quotes',
  query: z.strictObject({ ids: z.string() }),
  answer: z.unknown(),
});

/** Every call that a server says it has, with its contract: a new one is found by itself. */
export async function callsOf(wire: Wire): Promise<Endpoint[]> {
  const { body } = await wire.send({ method: 'GET', path: getDescription.path });
  const { paths } = getDescription.answer.parse(JSON.parse(body));
  const contracts = new Map((await allContracts()).map((call) => [endpointKey(call), call]));
  const keys = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = keys.map((key) => {
    const contract = contracts.get(key);
    if (!contract) throw new Error(`${key} has no contract in src/contracts`);
    return contract;
  });
  return [...calls, live];
}

async function allContracts(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACTS).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(CONTRACTS, name)).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).flatMap(endpointsIn));
}

/** A contract, or several by name: a call for each section of the portal. */
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('method' in value && 'path' in value && 'answer' in value) return [value as Endpoint];
  const isGroup = Object.getPrototypeOf(value) === Object.prototype;
  return isGroup ? Object.values(value).flatMap(endpointsIn) : [];
}
