import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import { SCREEN_KINDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import type { Config } from '../../config.ts';
import { refuseOtherMethods } from '../../http/mount.ts';
import { refuseHost } from '../../http/page-address.ts';
import type { PageBudget } from '../../http/page-budget.ts';
import { startPublicFile } from '../../http/public-file.ts';
import { publicOrigin, visitedOrigin } from '../../http/security.ts';
import { robotsText } from './robots.ts';
import {
  fingerprint,
  listCurves,
  listParts,
  readNumbers,
  type NumberRange,
} from './sitemap-store.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

/** More addresses than this are refused by crawlers. */
const MOST_ADDRESSES = 50_000;
const KEPT_SECONDS = 3600;
const XML = 'application/xml; charset=utf-8';
const FOR_ALL = { config: { needs: 'public' } } as const;
/** The file of all pages that are not of one instrument or issuer. */
const FIXED_PAGES = 'pages';
const FILE_NAME = new RegExp(`^(${SCREEN_KINDS.join('|')})-([1-9]\\d{0,8})\\.xml$`);
const PATHS = [
  '/',
  ...SCREEN_KINDS.map((kind) => `/${kind}/`),
  '/currencies/',
  '/curves/',
  '/derivatives/',
  '/api/',
  '/addin/',
  '/conformance/',
];

export interface SitemapOptions {
  readonly db: Db;
  readonly config: Config;
  readonly budget: PageBudget;
  /** How many addresses a file has at most. */
  readonly size?: number | undefined;
}

/** What crawlers read first: what they may visit, and the addresses of all pages. */
export function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const { db, size = MOST_ADDRESSES } = options;

  get('/robots.txt', async (request, reply) => {
    const text = robotsText(originFor(request, options.config));
    return send(request, reply, { type: 'text/plain; charset=utf-8', text });
  });

  get('/sitemap.xml', async (request, reply) => {
    const files = await Promise.all(
      SCREEN_KINDS.map(async (kind) =>
        (await listParts(db, kind, size)).map((part) => `${kind}-${part}`),
      ),
    );
    const origin = originFor(request, options.config);
    const text = sitemapIndex(
      [FIXED_PAGES, ...files.flat()].map((file) => `${origin}/sitemaps/${file}.xml`),
    );
    return send(request, reply, { type: XML, text });
  });

  get('/sitemaps/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const origin = originFor(request, options.config);
    if (name === `${FIXED_PAGES}.xml`) {
      const curves = (await listCurves(db)).map((id) => `/curves/${id}/`);
      const paths = [...PATHS, ...curves];
      const start = startFile(request, reply, { origin, version: paths.join('\n') });
      return start.isKnown ? reply.code(304).send() : sendPortions([paths]);
    }
    const range = rangeFromName(name, size);
    const version = range && (await fingerprint(db, range));
    if (!range || version === null) throw new ApiError('not_found');
    const start = startFile(request, reply, { origin, version: `${name} ${version}` });
    return start.isKnown ? reply.code(304).send() : sendPortions(pathsIn(db, range));

    function sendPortions(portions: Iterable<string[]> | AsyncIterable<string[]>) {
      return reply.send(Readable.from(sitemap(absolute(origin, portions))));
    }
  });

  type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  function get(url: string, handler: Handler): void {
    app.get(url, FOR_ALL, async (request, reply) => {
      refuseHost(visitedOrigin(request, options.config));
      await options.budget.spend(request.ip);
      return handler(request, reply);
    });
    refuseOtherMethods(app, url, ['GET', 'HEAD']);
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { type, text }: { readonly type: string; readonly text: string },
  ): FastifyReply {
    const { isKnown } = startPublicFile(request, reply, { ...keeping(), type, version: text });
    return isKnown ? reply.code(304).send() : reply.send(text);
  }

  function startFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { origin, version }: { readonly origin: string; readonly version: string },
  ) {
    return startPublicFile(request, reply, {
      ...keeping(),
      type: XML,
      version: `${origin}\n${version}`,
    });
  }

  /** What names the host that was asked for must not be given to somebody who asks for another. */
  function keeping() {
    return { keptSeconds: options.config.publicUrl === null ? 0 : KEPT_SECONDS };
  }
}

/** Where crawlers find this portal; a sitemap without addresses would be of no use. */
function originFor(request: FastifyRequest, config: Config): string {
  return publicOrigin(request, config) ?? visitedOrigin(request, config);
}

function rangeFromName(name: string, size: number): NumberRange | null {
  const [, kind, part] = FILE_NAME.exec(name) ?? [];
  const isPossible = Number(part) * size <= 2 ** 32;
  return kind && isPossible ? { kind: kind as ScreenKind, part: Number(part), size } : null;
}

async function* pathsIn(db: Db, range: NumberRange): AsyncGenerator<string[]> {
  for await (const ids of readNumbers(db, range)) yield ids.map((id) => `/${range.kind}/${id}/`);
}

async function* absolute(
  origin: string,
  portions: Iterable<string[]> | AsyncIterable<string[]>,
): AsyncGenerator<string[]> {
  for await (const paths of portions) yield paths.map((path) => origin + path);
}
