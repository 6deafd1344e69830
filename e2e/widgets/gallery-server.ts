import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pageGlobalsFor } from '../../src/access/page-globals.ts';
import { ANONYMOUS, viewerTagFor } from '../../src/access/viewer.ts';
import {
  VIEWER_TAG_HEADER,
  type PageContext,
  type PageHandler,
  type Shell,
} from '../../src/contracts/core/page.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/domain/text/language.ts';
import { DEFAULT_TIME_ZONE } from '../../src/domain/time/time-zone.ts';
import { Labels } from '../../src/labels/labels.ts';
import {
  FONT_FORMATS,
  PICTURE_FONTS,
  type FontFormat,
  type PictureFontId,
} from '../../src/domain/charts/picture-fonts.ts';
import { FontSubsets } from '../../src/server/areas/site/fonts/font-subsets.ts';
import { loadBuiltPages } from '../../src/server/boot/web-build.ts';
import { readConfig } from '../../src/server/config.ts';
import { newNonce } from '../../src/server/core/http/nonce.ts';
import { pageLabels } from '../../src/server/core/http/page-labels.ts';
import { pageHeaders } from '../../src/server/core/http/security.ts';
import { encodeParts } from '../../src/server/core/render/encode-parts.ts';

const FILES = join(import.meta.dirname, '../../build/client');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const LABEL_FILE = /^\/labels\/(?<language>[a-z]+)-[^/]+\/(?<parts>[^/]+)\.json$/;
const FONT = new RegExp(
  `^/api/fonts/(?<font>${PICTURE_FONTS.join('|')})\\.(?<format>${FONT_FORMATS.join('|')})$`,
);

const config = readConfig({ GALLERY: 'on' });
const labels = new Labels();
const fonts = new FontSubsets();

/**
 * The built pages without the rest of the product: the gallery and the forms it links to need
 * neither Fastify nor a database. Rendering, scripts, styles, fonts, labels and the content
 * security policy are the product's own.
 */
export async function startGalleryServer(): Promise<string> {
  const handle = await loadBuiltPages();
  const server = createServer((request, response) => {
    answer(request, response, handle).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  // Ends with the process.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: PageHandler,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const type = TYPES[extname(url.pathname)];
  const wantedFont = FONT.exec(url.pathname)?.groups;
  if (wantedFont) {
    const bytes = await fonts.get({
      font: wantedFont['font'] as PictureFontId,
      format: wantedFont['format'] as FontFormat,
      text: url.searchParams.get('characters') ?? '',
    });
    response.writeHead(200, { 'content-type': type }).end(bytes);
    return;
  }
  if (type) {
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const file = await readFile(join(FILES, url.pathname)).catch(() => null);
    response.writeHead(file ? 200 : 404, headers).end(file);
    return;
  }
  const wanted = LABEL_FILE.exec(url.pathname)?.groups;
  if (wanted) {
    const texts = labels.parts(reader(wanted['language']), wanted['parts']!.split('+'));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(texts));
    return;
  }
  const context = makeContext(reader(url.searchParams.get('lang')));
  const page = await handle(new Request(url), context);
  response.writeHead(page.status, {
    [VIEWER_TAG_HEADER]: viewerTagFor(ANONYMOUS),
    ...pageHeaders(context.nonce, config, false),
    'cache-control': 'private, no-cache',
    ...Object.fromEntries(page.headers),
  });
  response.end(Buffer.from(await page.arrayBuffer()));
}

function reader(name: string | null | undefined) {
  return { language: isLanguage(name) ? name : DEFAULT_LANGUAGE, showsLabelKeys: false };
}

function makeContext(who: ReturnType<typeof reader>): PageContext {
  return {
    nonce: newNonce(),
    ...who,
    timeZone: DEFAULT_TIME_ZONE,
    siteName: labels.siteName,
    requestId: 'gallery',
    hasGallery: true,
    refusal: null,
    call: refuseCall,
    callAsJson: refuseCall,
    shell: async () => makeShell(who.language),
    ...pageLabels(labels, who),
    labelOverrides: {},
    logError: (error) => {
      throw error;
    },
    encode: encodeParts,
  };
}

/** A test that needs data starts the whole product instead. */
function refuseCall(): never {
  throw new Error('the pages of the gallery have no data');
}

/** The shell around every page, as a visitor sees it. */
function makeShell(language: Language): Shell {
  return {
    globals: pageGlobalsFor(ANONYMOUS, { language, isCbnData: false }),
    viewerTag: viewerTagFor(ANONYMOUS),
    userName: null,
    theme: 'system',
    hints: true,
    hiddenHints: [],
    menu: [
      { id: 1, ttl: 'Indexes', url: '/indexes/', items: [] },
      { id: 2, ttl: 'Bonds', url: '/bonds/', items: [] },
    ],
    showsDemoData: true,
    lastImportAt: null,
    sources: ['Demo exchange'],
    dataServer: '',
    registrationUrl: config.registrationUrl,
    timeZone: DEFAULT_TIME_ZONE,
    siteName: labels.siteName,
    logo: null,
    takesRegistrations: true,
    asterisksLabel: 'asterisks',
    unlockUrl: config.registrationUrl,
    asking: null,
    loadsTickets: false,
    owesSecondStep: false,
    operates: false,
    loginForm: null,
    offerBar: null,
    invitesToRegister: false,
    languageHosts: {},
    origin: null,
    mainOrigin: null,
  };
}
