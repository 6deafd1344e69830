import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Contract } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { FILE_FORMATS, FILE_TYPES, type FileFormat } from '../../../contracts/core/file-format.ts';

const JSON_TYPE = 'application/json';
const FORMATS = new Map(FILE_FORMATS.map((format) => [mediaType(format), format]));
const TYPES = [JSON_TYPE, ...FORMATS.keys()];

/**
 * The requested file format: `format` in the query, otherwise the Accept header. An unknown format
 * is rejected later, by `refuseUnknownFormat`, so that missing access is reported first.
 */
export function readFileFormat(contract: Contract, request: FastifyRequest): FileFormat | null {
  const hasTable = 'rows' in contract;
  if (!hasTable && !('mediaType' in contract)) return null;
  const format = readFormat(request);
  if (hasTable && format !== undefined) {
    return FILE_FORMATS.find((each) => each === format) ?? null;
  }
  const type = new Negotiator(request).mediaType(TYPES);
  return (type !== undefined && FORMATS.get(type)) || null;
}

export function refuseUnknownFormat(contract: Contract, request: FastifyRequest): void {
  const format = readFormat(request);
  const isKnown =
    format === undefined || format === 'json' || FILE_FORMATS.some((each) => each === format);
  if ('rows' in contract && !isKnown)
    throw new ApiError('invalid_field', { field: 'query.format' });
}

function readFormat({ query }: FastifyRequest): unknown {
  return (query as { format?: unknown }).format;
}

/** Without the charset parameter, as clients request it. */
function mediaType(format: FileFormat): string {
  return FILE_TYPES[format].split(';')[0]!;
}
