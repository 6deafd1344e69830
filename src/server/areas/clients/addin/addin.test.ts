import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PUBLIC_URL = 'https://quotes.example.org';
const FILES = [
  'manifest.xml',
  'functions.json',
  'functions.js',
  'functions.html',
  'taskpane.html',
  'taskpane.js',
  'taskpane.css',
];

let server: TestApp;
let hosted: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  hosted = await createTestApp({ database: server.db, config: { publicUrl: PUBLIC_URL } });
});
afterAll(async () => {
  await hosted.close();
  await server.close();
});

const get = (name: string, headers: Record<string, string> = {}, { app } = server) =>
  app.http.inject({ url: `/addin/${name}`, headers: { 'accept-language': 'en', ...headers } });

function schema(fileName: string) {
  return { fileName, contents: readFileSync(join(import.meta.dirname, 'testing', fileName)) };
}

async function findErrors(manifest: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'manifest.xml', contents: manifest },
    schema: schema('manifest.xsd'),
    preload: [schema('basic-types.xsd'), schema('version-overrides.xsd')],
  });
  return errors.map(({ message }) => message);
}

const idIn = (manifest: string) => /<Id>(.*)<\/Id>/.exec(manifest)?.[1];

describe('API-7 the manifest', () => {
  test('API-7 is rejected for a host that gives no valid URL', async () => {
    const answer = await get('manifest.xml', { host: 'a"><b>:x' });
    expectRefusal(answer, 'invalid_field', 'headers.host');
  });

  test('API-7 with elements out of order, missing or unknown isn’t a valid manifest', async () => {
    const { body } = await get('manifest.xml');
    const broken = [
      body.replace(/ {2}<Version>.*\n/, ''),
      body.replace(/( {2}<IconUrl .*\n)( {2}<HighResolutionIconUrl .*\n)/, '$2$1'),
      body.replace('resid="Functions.Page"', 'resid="Functions.Nothing"'),
      body.replace('DefaultValue="Parcurve"', `DefaultValue="${'x'.repeat(126)}"`),
      body.replace('<Hosts>', '<Hosts><Host Name="Document"/>'),
    ];
    for (const each of broken) {
      expect(each).not.toBe(body);
      expect(await findErrors(each)).not.toEqual([]);
    }
  });

  test('API-7 is what Office expects, in all languages', async () => {
    const { body, headers } = await get('manifest.xml');
    expect(await findErrors(body)).toEqual([]);
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    for (const language of LANGUAGE_CODES) expect(body).toContain(`?lang=${language}"`);
    expect(body).toContain('<Override Locale="de-DE" Value="Kurse, Tageshistorie');
  });

  test('API-7 names the public host and never the requested one; each has its own id', async () => {
    const own = (await get('manifest.xml', { host: 'a.example:8080' })).body;
    const named = (await get('manifest.xml', { host: 'b.example' }, hosted)).body;
    expect(own).toMatch(/DefaultValue="http:\/\/localhost:\d+\/addin\/taskpane\.html\?lang=eng"/);
    expect(own).not.toContain('a.example');
    expect(named).toContain(`DefaultValue="${PUBLIC_URL}/addin/taskpane.html?lang=eng"`);
    expect(named).not.toContain('b.example');
    expect(await findErrors(named)).toEqual([]);
    expect(idIn(named)).not.toBe(idIn(own));
    expect(idIn((await get('manifest.xml', { host: 'b.example' })).body)).toBe(idIn(own));
  });

  test('API-7 only contains working URLs', async () => {
    const { body } = await get('manifest.xml');
    const addresses = [...body.matchAll(/(?:DefaultValue|Value)="http:\/\/localhost:\d+([^"]*)"/g)];
    expect(addresses.length).toBeGreaterThan(60);
    for (const [, url = ''] of addresses) {
      const answer = await server.app.http.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      if (!url.endsWith('.png')) continue;
      expect(answer.headers['content-type']).toBe('image/png');
      // The width, read from the PNG header.
      expect(`/addin/icon-${answer.rawPayload.readUInt32BE(16)}.png`).toBe(url);
    }
  });
});

/** Microsoft's documented format for the metadata of custom functions. */
const METADATA = z.strictObject({
  functions: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[A-Za-z0-9_.]{3,}$/)),
      name: z.string().check(z.regex(/^[A-Z][A-Z0-9_.]{2,}$/)),
      description: z.string().check(z.minLength(1)),
      helpUrl: z.url(),
      parameters: z.array(
        z.strictObject({
          name: z.string().check(z.regex(/^[a-z]\w*$/)),
          description: z.string().check(z.minLength(1)),
          type: z.enum(['boolean', 'number', 'string', 'any']),
          dimensionality: z.enum(['scalar', 'matrix']),
          optional: z.boolean(),
        }),
      ),
      result: z.strictObject({
        type: z.enum(['boolean', 'number', 'string', 'any']),
        dimensionality: z.enum(['scalar', 'matrix']),
      }),
    }),
  ),
});

describe('API-7 the metadata', () => {
  test.each(LANGUAGE_CODES)('API-7 has the form that Excel reads: %s', async (language) => {
    const answer = await get(`functions.json?lang=${language}`);
    const { functions } = METADATA.parse(answer.json());
    expect(functions.map(({ id }) => id)).toEqual([
      'QUOTE',
      'HISTORY',
      'ARCHIVE',
      'BOND',
      'YIELD',
      'PRICE',
    ]);
    for (const { parameters } of functions) {
      const wanted = parameters.map(({ optional }) => optional);
      // Optional parameters come last.
      expect(wanted).toEqual(wanted.toSorted((a, b) => Number(a) - Number(b)));
    }
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('API-7 the files of the add-in', () => {
  test.each(FILES)('API-7 %s is read-only', async (name) => {
    const answer = await server.app.http.inject({ method: 'POST', url: `/addin/${name}` });
    expectRefusal(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each(['functions.html', 'taskpane.html'])(
    'API-7 %s only runs Office’s scripts, in Office’s frames',
    async (name) => {
      const { headers } = await get(name);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self' https://appsforoffice.microsoft.com;");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toMatch(/frame-ancestors https:\/\/\*\.officeapps\.live\.com /);
      expect(policy).not.toMatch(/unsafe| \*|frame-ancestors[^;]*'/);
    },
  );

  test.each(FILES)('API-7 %s isn’t stored by shared caches', async (name) => {
    const { headers } = await get(name);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'cookie, accept-language, accept-encoding',
    });
    if (name.endsWith('.html')) return;
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('API-7 a page of the portal still can’t be framed', async () => {
    const { headers } = await server.app.http.inject('/addin/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('microsoft');
  });
});
