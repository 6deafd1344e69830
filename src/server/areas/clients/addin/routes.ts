import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADDIN_TEXTS, type AddinSettings } from '../../../../contracts/clients/addin.ts';
import type { Config } from '../../../config.ts';
import { labelText, type Reader } from '../../../core/labels/label-text.ts';
import { refuseOtherMethods } from '../../../core/http/mount.ts';
import { refuseHost } from '../../../core/http/page-address.ts';
import { readerFromRequest } from '../../../core/http/preferences.ts';
import { storedOrigin, VARY, visitedOrigin } from '../../../core/http/security.ts';
import { addinManifest } from './manifest.ts';
import { addinMetadata } from './metadata.ts';
import { functionsPage, OFFICE_SCRIPTS, taskPane } from './pages.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const FOR_ALL = { config: { needs: 'public', cost: 'none' } } as const;
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Excel on the web shows add-ins in frames of these hosts. */
const OFFICE_HOSTS = [
  'https://*.officeapps.live.com',
  'https://onedrive.live.com',
  'https://*.sharepoint.com',
  'https://*.office.com',
  'https://*.microsoft365.com',
  'https://*.cloud.microsoft',
].join(' ');
const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${OFFICE_SCRIPTS}`,
  "style-src 'self'",
  "connect-src 'self'",
  // A token never gets into a URL, even if the script doesn't run.
  "form-action 'none'",
  "base-uri 'none'",
  `frame-ancestors ${OFFICE_HOSTS}`,
].join('; ');

interface File {
  readonly type: string;
  /** Excel stores it, so it never contains anything from the request. */
  readonly isStored?: true;
  readonly headers?: Readonly<Record<string, string>>;
  readonly render: (origin: string, reader: Reader) => string | Promise<string>;
}

/** The files that Excel loads, by the last segment of their URL. */
const FILES: Readonly<Record<string, File>> = {
  'manifest.xml': {
    type: 'text/xml; charset=utf-8',
    isStored: true,
    headers: { 'content-disposition': 'attachment; filename="parcurve-manifest.xml"' },
    render: (origin, { labels }) => addinManifest(origin, labels),
  },
  'functions.json': {
    type: 'application/json; charset=utf-8',
    isStored: true,
    // Excel on the web reads it from a page of its own.
    headers: { 'access-control-allow-origin': '*' },
    render: (origin, reader) => JSON.stringify(addinMetadata(origin, reader)),
  },
  'functions.html': {
    type: HTML,
    headers: { 'content-security-policy': PAGE_POLICY },
    render: (_origin, reader) => functionsPage(reader),
  },
  'taskpane.html': {
    type: HTML,
    headers: { 'content-security-policy': PAGE_POLICY },
    render: (_origin, reader) => taskPane(reader),
  },
  'functions.js': { type: SCRIPT, render: (...given) => program('functions', ...given) },
  'taskpane.js': { type: SCRIPT, render: (...given) => program('taskpane', ...given) },
  'taskpane.css': {
    type: 'text/css; charset=utf-8',
    render: () => readFile(resolve(ROOT, 'src/addin/taskpane.css'), 'utf8'),
  },
};

/** The files of the Excel add-in, public: values are fetched with a token. */
export function addinFiles(app: FastifyInstance, config: Config): void {
  for (const [name, file] of Object.entries(FILES)) {
    const url = `/addin/${name}`;
    app.get(url, FOR_ALL, async (request, reply) => sendFile(request, reply, file, config));
    refuseOtherMethods(app, url, ['GET', 'HEAD']);
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, headers, render, isStored }: File,
  config: Config,
): Promise<FastifyReply> {
  const visited = visitedOrigin(request, config);
  refuseHost(visited);
  const origin = isStored ? storedOrigin(request, config) : visited;
  const content = await render(origin, readerFromRequest(request, config.languageByHost));
  return reply
    .headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': type,
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: VARY,
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .send(content);
}

/** A built program, preceded by the configuration it needs. */
async function program(name: string, origin: string, reader: Reader): Promise<string> {
  const texts = ADDIN_TEXTS.map((key) => [key, labelText(reader, key)] as const);
  const settings: AddinSettings = {
    origin,
    language: reader.language,
    texts: Object.fromEntries(texts) as AddinSettings['texts'],
  };
  const built = await readFile(resolve(ROOT, `build/addin/${name}.js`), 'utf8');
  return `var parcurveAddin=${JSON.stringify(settings)};\n${built}`;
}
