import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { SCREEN_KINDS, type ScreenKind } from '../../../../domain/screens/screen-fields.ts';
import { HELP_SLUGS } from '../../../../domain/site/help-articles.ts';
import type { Config } from '../../../config.ts';
import type { KnownSessions } from '../../../core/http/context-factory.ts';
import { claimFrom, type Gates } from '../../../core/http/gates.ts';
import { refuseOtherMethods } from '../../../core/http/mount.ts';
import type { PageBudget } from '../../../core/http/page-budget.ts';
import { startPublicFile } from '../../../core/http/public-file.ts';
import { storedOrigin } from '../../../core/http/security.ts';
import { robotsText } from './robots.ts';
import {
  fingerprint,
  listCurves,
  listParts,
  readNumbers,
  type NumberRange,
} from './sitemap-store.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

/** Crawlers reject files with more URLs than this. */
const MAX_ADDRESSES = 50_000;
const KEPT_SECONDS = 3600;
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
/** The file of all pages that don't belong to one instrument or issuer. */
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
  '/help/',
  ...HELP_SLUGS.map((slug) => `/help/${slug}/`),
];

export interface SitemapOptions {
  readonly db: Db;
  readonly config: Config;
  readonly sessions: KnownSessions;
  readonly gates: Gates;
  readonly budget: PageBudget;
  /** The maximum number of URLs per file. */
  readonly size?: number | undefined;
}

/** A response: the version it depends on, and how to generate it if the client doesn't have it. */
interface Sent {
  readonly type: string;
  readonly version: string;
  readonly write: () => string | Readable;
}

/** What crawlers read first: what they may visit, and the URLs of all pages. */
export function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const { db, config, gates, budget, size = MAX_ADDRESSES } = options;
  mount('/robots.txt', async (origin) => plain(TEXT, robotsText(origin)));
  mount('/sitemap.xml', async (origin) => plain(XML, await writeIndex(db, origin, size)));
  mount('/sitemaps/:name', async (origin, { params }) => {
    const { name } = params as { name: string };
    return name === `${FIXED_PAGES}.xml`
      ? fixedPages(db, origin)
      : numberedPages(db, origin, rangeFromName(name, size));
  });

  function mount(
    url: string,
    answer: (origin: string, request: FastifyRequest) => Promise<Sent>,
  ): void {
    app.get(url, { config: { needs: 'public', cost: 'heavy' } }, async (request, reply) => {
      await budget.spend(request.ip);
      const sent = await gates.run('heavy', claimFrom(request, options), () =>
        answer(storedOrigin(request, config), request),
      );
      return send(request, reply, config, sent);
    });
    refuseOtherMethods(app, url, ['GET', 'HEAD']);
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Config,
  { type, version, write }: Sent,
): FastifyReply {
  // Without a configured URL, it will change soon.
  const keptSeconds = publicUrl === null ? 0 : KEPT_SECONDS;
  const { isKnown } = startPublicFile(request, reply, { type, keptSeconds, version });
  return isKnown ? reply.code(304).send() : reply.send(write());
}

function plain(type: string, text: string): Sent {
  return { type, version: text, write: () => text };
}

async function writeIndex(db: Db, origin: string, size: number): Promise<string> {
  const files = await Promise.all(
    SCREEN_KINDS.map(async (kind) =>
      (await listParts(db, kind, size)).map((part) => `${kind}-${part}`),
    ),
  );
  return sitemapIndex(
    [FIXED_PAGES, ...files.flat()].map((file) => `${origin}/sitemaps/${file}.xml`),
  );
}

async function fixedPages(db: Db, origin: string): Promise<Sent> {
  const curves = (await listCurves(db)).map((id) => `/curves/${id}/`);
  const addresses = [...PATHS, ...curves].map((path) => origin + path);
  return { type: XML, version: addresses.join('\n'), write: () => streamXml([addresses]) };
}

async function numberedPages(db: Db, origin: string, range: NumberRange | null): Promise<Sent> {
  const version = range && (await fingerprint(db, range));
  if (!range || version === null) throw new ApiError('not_found');
  const { kind, part } = range;
  return {
    type: XML,
    version: `${origin} ${kind} ${part} ${version}`,
    write: () => streamXml(addressesIn(db, origin, range)),
  };
}

function rangeFromName(name: string, size: number): NumberRange | null {
  const [, kind, part] = FILE_NAME.exec(name) ?? [];
  const isPossible = Number(part) * size < 2 ** 31;
  return kind && isPossible ? { kind: kind as ScreenKind, part: Number(part), size } : null;
}

async function* addressesIn(db: Db, origin: string, range: NumberRange) {
  const list = `${origin}/${range.kind}/`;
  for await (const ids of readNumbers(db, range)) yield ids.map((id) => `${list}${id}/`);
}

/** Only one portion is in memory at a time. */
function streamXml(portions: Iterable<string[]> | AsyncIterable<string[]>): Readable {
  return Readable.from(sitemap(portions), { highWaterMark: 1 });
}
