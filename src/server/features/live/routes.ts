import type { FastifyInstance } from 'fastify';
import { requireValues } from '../../../access/require-values.ts';
import { viewerTagOf } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/errors.ts';
import { idParam } from '../../../contracts/fields.ts';
import { VIEWER_TAG_HEADER } from '../../../contracts/page.ts';
import { LIVE_QUOTES_PATH, MAX_LIVE_IDS } from '../../../contracts/quote.ts';
import { createContext } from '../../http/context-factory.ts';
import { refuseOtherMethods, type MountOptions } from '../../http/mount.ts';
import type { LiveQuotes } from './service.ts';

/** `lang` and `show_labels` go with every call. */
const KNOWN_FIELDS = new Set(['ids', 'lang', 'show_labels']);

export function liveRoutes(
  app: FastifyInstance,
  live: LiveQuotes,
  { config, sessions }: MountOptions,
): void {
  app.route({
    url: LIVE_QUOTES_PATH,
    method: 'GET',
    compress: false,
    exposeHeadRoute: false,
    config: { isStream: true },
    handler: async (request, reply) => {
      const context = await createContext(request, config, sessions);
      const { viewer, language, showsLabelKeys, labels, sessionToken } = context;
      // A page that is refused learns here that its viewer is another one by now.
      void reply.header(VIEWER_TAG_HEADER, viewerTagOf(viewer));
      // First of all: who may not watch learns nothing about what can be asked.
      requireValues(viewer);
      if (sessionToken === null) throw new ApiError('not_signed_in');
      const ids = idsAskedFor(request.query as Record<string, unknown>);
      // Not before: whoever asks wrongly is told so first.
      live.refuseTooMany(viewer);
      reply.hijack();
      live.open({
        response: reply.raw,
        requestId: request.id,
        sessionToken,
        viewer,
        language,
        showsLabelKeys,
        labels,
        ids,
      });
      return reply;
    },
  });
  refuseOtherMethods(app, LIVE_QUOTES_PATH, ['GET']);
  app.addHook('preClose', async () => live.close());
}

function idsAskedFor(query: Readonly<Record<string, unknown>>): Set<number> {
  const unknown = Object.keys(query).find((name) => !KNOWN_FIELDS.has(name));
  if (unknown !== undefined) throw new ApiError('unknown_field', { field: `query.${unknown}` });
  const parts = typeof query.ids === 'string' ? query.ids.split(',') : [];
  const ids = new Set(
    parts.map((part) => {
      const id = idParam.safeParse(part);
      if (!id.success) throw new ApiError('invalid_field', { field: 'query.ids' });
      return id.data;
    }),
  );
  if (ids.size === 0 || ids.size > MAX_LIVE_IDS) {
    throw new ApiError('invalid_field', { field: 'query.ids' });
  }
  return ids;
}
