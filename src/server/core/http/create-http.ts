import { createServer, type RequestListener, type Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { DevPages } from '../../boot/dev-pages.ts';
import type { Config } from '../../config.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { apiErrorHandler } from './mount.ts';
import { refuseAmbiguous } from './plain-requests.ts';
import { limitRequestBursts } from './request-bursts.ts';
import { logOptions, makeRequestLog, watchRequests } from './request-log.ts';
import { InFlightRequests } from './in-flight-requests.ts';
import { ignoreExpectations, limitSockets, socketOptions, type PatienceMs } from './sockets.ts';
import { BUDGET_HEADERS } from './token-budget.ts';
import { refuseUnreadable } from './unreadable.ts';

/** The headers that pages of other sites may read. */
const EXPOSED_HEADERS = ['etag', 'retry-after', ...BUDGET_HEADERS];

interface HttpOptions {
  readonly config: Config;
  readonly labels: Labels;
  readonly settings: SiteSettings;
  readonly vite: DevPages | undefined;
  /** Socket timeouts. */
  readonly patience: PatienceMs | undefined;
  /** The destination of log lines, instead of standard output. */
  readonly logStream: { write(line: string): void } | undefined;
}

/** Creates the server without routes. */
export function createHttp(options: HttpOptions): FastifyInstance {
  const { config, labels, settings, vite, patience, logStream } = options;
  let count = 0;
  const run = Date.now().toString(36);
  const newRequestId = () => `${run}-${(count += 1).toString(36)}`;
  const http = Fastify<Server>({
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, childOptions) =>
      makeRequestLog(logger, bindings, childOptions),
    genReqId: newRequestId,
    clientErrorHandler: refuseUnreadable(newRequestId, labels),
    // Trusts one proxy: visitors can forge anything further left in X-Forwarded-For.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: true,
    ...socketOptions(patience),
    ...(vite && {
      serverFactory: (handle: RequestListener) =>
        createServer((request, response) =>
          vite.serve(request, response, () => handle(request, response)),
        ),
    }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void apiErrorHandler(config)(error, request, reply);
    },
  });
  return http.decorate('labels', labels).decorate('settings', settings);
}

/** Registers the checks that apply to all requests, before any route is mounted. */
export async function guardHttp(http: FastifyInstance, config: Config): Promise<InFlightRequests> {
  http.setErrorHandler(apiErrorHandler(config));
  http.setNotFoundHandler(async () => {
    throw new ApiError('not_found');
  });
  limitSockets(http, config.limits.sockets);
  ignoreExpectations(http);
  refuseAmbiguous(http);
  const inFlight = new InFlightRequests(http);
  limitRequestBursts(http);
  watchRequests(http);
  await http.register(cookie);
  // The API compresses its answers once and caches them; this is for pages and files.
  await http.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, global: true });
  if (config.corsOrigins.length > 0) {
    await http.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'if-none-match'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: 3600,
    });
  }
  return inFlight;
}
