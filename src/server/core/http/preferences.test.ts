import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../../domain/text/language.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const LANGUAGE_BY_HOST = new Map([
  ['de.example.org', 'deu'],
  ['example.ru', 'rus'],
] as const);

let server: TestApp;
let hosts: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  hosts = await createTestApp({
    database: server.db,
    config: { languageByHost: LANGUAGE_BY_HOST, publicUrl: 'https://example.org' },
  });
});
afterAll(async () => {
  await hosts.close();
  await server.close();
});

const get = (url: string, headers: Record<string, string> = {}, at = server) =>
  at.app.http.inject({ url, headers });
const readLang = (body: string) => /<html lang="(\w+)"/.exec(body)?.[1];
const readTheme = (body: string) => /<html [^>]*data-theme="(\w+)"/.exec(body)?.[1];

describe('SHL-11 the language is chosen', () => {
  const ALL = { host: 'de.example.org', cookie: 'lang=pol', 'accept-language': 'fr' };
  const { host: _host, ...anyHost } = ALL;

  test('SHL-11 first by the host', async () => {
    expect(readLang((await get('/?lang=ita', ALL, hosts)).body)).toBe('de');
    expect(readLang((await get('/', { host: 'EXAMPLE.ru:8080' }, hosts)).body)).toBe('ru');
  });

  test('SHL-11 then by ?lang=', async () => {
    expect(
      readLang((await get('/?lang=ita', { ...ALL, host: 'other.example.org' }, hosts)).body),
    ).toBe('it');
    expect(readLang((await get('/?lang=ita', anyHost)).body)).toBe('it');
    expect(readLang((await get('/?lang=ita&lang=esp', anyHost)).body)).toBe('it');
  });

  test('SHL-11 then by the cookie', async () => {
    expect(readLang((await get('/', anyHost)).body)).toBe('pl');
    expect(readLang((await get('/?lang=xyz', anyHost)).body)).toBe('pl');
    expect(readLang((await get('/?lang=__proto__', anyHost)).body)).toBe('pl');
  });

  test('SHL-11 then by Accept-Language', async () => {
    const cases = {
      fr: 'fr',
      'xx, de-CH;q=0.5, tr;q=0.9': 'tr',
      'uk;q=0, es': 'es',
      'zh-Hant-TW': 'zh',
    };
    for (const [header, expected] of Object.entries(cases)) {
      const headers = { cookie: 'lang=xyz', 'accept-language': header };
      expect(readLang((await get('/', headers)).body)).toBe(expected);
    }
  });

  test.each(['', 'xx', '*', ';;q=,', 'q=1', 'de;q=nonsense, ,', ','.repeat(5000)])(
    'SHL-11 and falls back to English for %j',
    async (header) => {
      const answer = await get('/', { 'accept-language': header });
      expect(answer.statusCode).toBe(200);
      expect(readLang(answer.body)).toBe('en');
    },
  );
});

describe('SHL-11 a chosen language', () => {
  test.each(LANGUAGE_CODES)('SHL-11 %s: in html lang, page globals and texts', async (code) => {
    const { body } = await get(`/?lang=${code}`);
    expect(readLang(body)).toBe(LANGUAGES[code].tag);
    expect(body).toContain(`"lang":"${code}"`);
    expect(body).not.toContain('{{');
  });

  test('SHL-11 is remembered in a cookie if it is one of the ten', async () => {
    const { cookies } = await get('/?lang=tur');
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'lang', value: 'tur', path: '/', maxAge: 31_536_000 }),
    ]);
    expect((await get('/?lang=xyz')).cookies).toEqual([]);
    expect((await get('/?lang=tur%0d%0aSet-Cookie:x=y')).cookies).toEqual([]);
  });

  test('SHL-11 each page links to itself in all languages', async () => {
    const { body } = await get(
      '/indexes/?category=bond&lang=deu&theme=dark',
      { host: 'x.example' },
      hosts,
    );
    const at = 'https://example.org/indexes/?category=bond';
    // German has its own host.
    const german = 'https://de.example.org/indexes/?category=bond';
    expect(body).toContain(`<link rel="canonical" href="${german}"/>`);
    expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="${at}"/>`);
    for (const code of LANGUAGE_CODES) {
      const own = [...LANGUAGE_BY_HOST].find(([, language]) => language === code)?.[0];
      const href = own ? `https://${own}/indexes/?category=bond` : `${at}&amp;lang=${code}`;
      const link = `<link rel="alternate" hrefLang="${LANGUAGES[code].tag}" href="${href}"/>`;
      expect(body).toContain(link);
    }
  });

  test('SHL-11 without PUBLIC_URL no page states its URL, because a Host header can’t be trusted', async () => {
    for (const url of ['/', '/indexes/?category=bond', '/sign-in/', '/nothing/']) {
      const { body } = await get(url, { host: 'evil.example' });
      expect(body).not.toContain('evil.example');
      expect(body).not.toMatch(/rel="(?:canonical|alternate)"/);
      expect(body).toMatch(/<a href="\/[^"]*lang=deu"/);
    }
  });

  test('SHL-11 with PUBLIC_URL the Host header changes nothing either', async () => {
    for (const host of ['evil.example', 'de.example.org:8443']) {
      const { body } = await get('/indexes/', { host }, hosts);
      expect(body).not.toMatch(/evil\.example|:8443/);
      expect(body).toContain('hrefLang="de" href="https://de.example.org/indexes/"');
    }
  });

  test('SHL-11 a language with its own host is served there', async () => {
    const { body } = await get('/indexes/', { host: 'example.org' }, hosts);
    expect(body).toContain('hrefLang="de" href="https://de.example.org/indexes/"');
    expect(body).toContain('hrefLang="ru" href="https://example.ru/indexes/"');
    expect(body).toContain('hrefLang="fr" href="https://example.org/indexes/?lang=fra"');
  });
});

describe('SHL-11 the theme', () => {
  test('SHL-11 follows the system unless chosen', async () => {
    for (const url of ['/', '/?theme=system', '/?theme=pink', '/?theme=__proto__']) {
      expect(readTheme((await get(url)).body)).toBeUndefined();
    }
  });

  test.each(['light', 'dark'])('SHL-11 %s: by ?theme=, then by the cookie', async (theme) => {
    const chosen = await get(`/?theme=${theme}`, { cookie: 'theme=system' });
    expect(readTheme(chosen.body)).toBe(theme);
    expect(chosen.cookies).toEqual([
      expect.objectContaining({ name: 'theme', value: theme, path: '/' }),
    ]);
    expect(readTheme((await get('/', { cookie: `theme=${theme}` })).body)).toBe(theme);
    expect(
      readTheme((await get('/?theme=system', { cookie: `theme=${theme}` })).body),
    ).toBeUndefined();
  });

  test('SHL-11 also applies to the 404 page', async () => {
    expect(readTheme((await get('/nothing/', { cookie: 'theme=dark' })).body)).toBe('dark');
  });
});
