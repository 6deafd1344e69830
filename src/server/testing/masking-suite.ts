import * as z from 'zod/mini';
import { endpointKey, type Contract } from '../../contracts/core/endpoint.ts';
import { maskedDecimal, maskedWord } from '../../contracts/core/fields.ts';
import type { Route } from '../core/http/api.ts';
import type { Place } from './place-rules.ts';

interface Schema {
  /** A list if a value may have several types. */
  readonly type?: string | readonly string[];
  readonly pattern?: string;
}

const MASKED_PATTERNS = new Set(
  [maskedDecimal, maskedWord].flatMap((field) => patternsIn(z.toJSONSchema(field))),
);

/**
 * Whether some viewers may get less of its answer than others: the answer has an exact value, or a
 * number that isn't just a count. An endpoint that is denied as a whole masks nothing.
 */
export function canBeMasked(contract: Route['contract']): boolean {
  if (contract.needs === 'values' || contract.needs === 'operator') return false;
  if (!('answer' in contract)) return true;
  const schema = z.toJSONSchema(contract.answer, { io: 'output', unrepresentable: 'any' });
  return containsValues(schema);
}

function containsValues(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, pattern } = schema as Schema;
  if ([type].flat().includes('number')) return true;
  if (typeof pattern === 'string' && MASKED_PATTERNS.has(pattern)) return true;
  return Object.values(schema).some((part) => containsValues(part));
}

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'pattern' && typeof part === 'string' ? [part] : patternsIn(part),
  );
}

/** Whether a place of the suite calls this endpoint. */
export function isAskedAt({ method, path }: Contract, { url, payload }: Place): boolean {
  const [asked = ''] = url.split('?');
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+');
  return method === (payload ? 'POST' : 'GET') && new RegExp(`^${pattern}$`).test(asked);
}

/** The endpoints whose answers can be masked and that are missing in the suite. */
export function missingCalls(
  contracts: readonly Route['contract'][],
  places: readonly Place[],
): string[] {
  return contracts
    .filter((contract) => canBeMasked(contract))
    .filter((contract) => !places.some((place) => isAskedAt(contract, place)))
    .map((contract) => endpointKey(contract));
}
