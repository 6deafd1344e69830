import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Contract } from '../../contracts/endpoint.ts';
import { ApiError } from '../../contracts/errors.ts';
import { FILE_FORMATS, FILE_TYPES, type FileFormat } from '../../contracts/file-format.ts';

const JSON_TYPE = 'application/json';
const FORMATS = new Map(FILE_FORMATS.map((format) => [mediaType(format), format]));
const TYPES = [JSON_TYPE, ...FORMATS.keys()];

/** The kind of file that is asked for: by `format` in the address, else by the Accept header. */
export function readFileFormat(contract: Contract, request: FastifyRequest): FileFormat | null {
  const hasTable = 'rows' in contract;
  if (!hasTable && !('mediaType' in contract)) return null;
  const { format } = request.query as { format?: unknown };
  if (hasTable && format !== undefined) return parseFormat(format);
  const type = new Negotiator(request).mediaType(TYPES);
  return (type !== undefined && FORMATS.get(type)) || null;
}

function parseFormat(format: unknown): FileFormat | null {
  if (format === 'json') return null;
  const found = FILE_FORMATS.find((each) => each === format);
  if (!found) throw new ApiError('invalid_field', { field: 'query.format' });
  return found;
}

/** Without its character set, as programs ask for it. */
function mediaType(format: FileFormat): string {
  return FILE_TYPES[format].split(';')[0]!;
}
