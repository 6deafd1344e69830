import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireValues } from '../../../access/require-values.ts';
import { idParam, isoDay } from '../../../contracts/fields.ts';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../../../contracts/indexes.ts';
import { validate } from '../../http/api.ts';
import { createContext } from '../../http/context-factory.ts';
import { withoutPreferences, type MountOptions } from '../../http/mount.ts';
import { setApiHeaders } from '../../http/security.ts';
import { contentDisposition, SHEET_WRITERS } from '../../spreadsheet.ts';
import { rangeOfQuery } from './ranges.ts';
import type { IndexService } from './service.ts';

const pathParams = z.strictObject({ indexId: idParam });
const dayQuery = z.strictObject({ from: z.optional(isoDay), to: z.optional(isoDay) });

/** Values as files; the paths are those of `indexDownloadPath`. */
export function mountIndexDownloads(
  app: FastifyInstance,
  indexes: IndexService,
  options: MountOptions,
): void {
  for (const format of DOWNLOAD_FORMATS) {
    app.get(`/indexes/:indexId/values.${format}`, (request, reply) =>
      download(format, indexes, options, request, reply),
    );
  }
}

async function download(
  format: DownloadFormat,
  indexes: IndexService,
  { config, sessions }: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = await createContext(request, config, sessions);
  // Before anything is looked at, so that a refusal tells nothing about what there is.
  requireValues(context.viewer);
  const { indexId } = validate(pathParams, request.params, 'params');
  const range = rangeOfQuery(validate(dayQuery, withoutPreferences(request.query), 'query'));
  const sheet = await indexes.sheet(indexId, range, context);
  const writer = SHEET_WRITERS[format];
  const body = await writer.write(sheet);
  setApiHeaders(reply);
  return reply
    .header('content-type', writer.contentType)
    .header('content-disposition', contentDisposition(sheet.name, format))
    .send(body);
}
