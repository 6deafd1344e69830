import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Merged } from '../../engines/quotes/find-merged.ts';
import { setApiHeaders } from './security.ts';

/** Returns the ID of the instrument or issuer that a duplicate was merged into. */
export type FindMerged = (what: Merged, id: number) => Promise<number | undefined>;

/** The path parameters that are IDs of things operators can merge. */
const NUMBERS: Readonly<Record<string, Merged>> = {
  'params.instrumentId': 'instrument',
  'params.indexId': 'instrument',
  'params.companyId': 'issuer',
};

/** Only endpoints that read accept a token; others don't redirect. */
export function namesMerged({ path, scope }: Contract): boolean {
  return (
    scope !== undefined &&
    Object.keys(NUMBERS).some((field) => path.includes(`{${field.slice('params.'.length)}}`))
  );
}

/** After 301 a program may repeat a POST as a GET; after 308 it may not. */
export function movedStatus({ method }: Contract): 301 | 308 {
  return method === 'GET' ? 301 : 308;
}

/**
 * Redirects a program that reads the ID of a merged duplicate to the remaining ID; undefined if the
 * error has another cause. Calls that change something never redirect: they must name the thing
 * itself.
 */
export async function redirectToMerged(
  contract: Contract,
  request: FastifyRequest,
  reply: FastifyReply,
  { error, find }: { error: unknown; find: FindMerged },
): Promise<FastifyReply | undefined> {
  if (!(error instanceof ApiError) || error.code !== 'not_found') return undefined;
  const what = NUMBERS[error.field ?? ''];
  if (what === undefined || !namesMerged(contract)) return undefined;
  const name = error.field!.slice('params.'.length);
  const params = request.params as Readonly<Record<string, string>>;
  const current = await find(what, Number(params[name]));
  if (current === undefined) return undefined;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, each: string) =>
    each === name ? String(current) : encodeURIComponent(params[each] ?? ''),
  );
  const queryStart = request.url.indexOf('?');
  const target = queryStart < 0 ? path : path + request.url.slice(queryStart);
  setApiHeaders(reply);
  return reply.redirect(target, movedStatus(contract));
}
