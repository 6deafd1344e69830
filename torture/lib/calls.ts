import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDescription } from '../../src/contracts/clients/description.ts';
import { endpointKey, type Contract } from '../../src/contracts/core/endpoint.ts';
import type { Wire } from './wire.ts';

const CONTRACTS = resolve(import.meta.dirname, '../../src/contracts');

/**
 * Every call under `/api/` that a server lists, with its contract, so that new calls are found
 * automatically. Other calls are left out, because their URLs, once damaged, may be those of pages.
 * If `text` is given, only those with it in method or path.
 */
export async function fetchCalls(wire: Wire, text = ''): Promise<Contract[]> {
  const { body } = await wire.send({ method: 'GET', path: getDescription.path });
  const { paths } = getDescription.answer.parse(JSON.parse(body));
  const contracts = new Map((await allContracts()).map((call) => [endpointKey(call), call]));
  const keys = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = keys.filter((key) => key.includes(' /api/') && key.includes(text));
  return calls.map((key) => {
    const contract = contracts.get(key);
    if (!contract) throw new Error(`${key} has no contract in src/contracts`);
    return contract;
  });
}

async function allContracts(): Promise<Contract[]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(CONTRACTS, name)).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).flatMap(contractsIn));
}

/** A contract, or several by name: one call for each section of the portal. */
function contractsIn(value: unknown): Contract[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('method' in value && 'path' in value && 'needs' in value) return [value as Contract];
  const isGroup = Object.getPrototypeOf(value) === Object.prototype;
  return isGroup ? Object.values(value).flatMap(contractsIn) : [];
}
