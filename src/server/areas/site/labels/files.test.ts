import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { CATALOGUE } from '../../../../labels/catalogue.ts';
import { Labels } from '../../../../labels/labels.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.http.inject({ url });
const fileTag = (language: (typeof LANGUAGE_CODES)[number]) =>
  new Labels().tag({ language, showsLabelKeys: false });

describe('a label file', () => {
  test.each([
    '/labels/',
    '/labels/eng/',
    '/labels/xyz-1/chart.legend.json',
    '/labels/__proto__-1/chart.legend.json',
    '/labels/eng-1/chart.legend',
    '/labels/eng-1/.json',
    '/labels/eng-1/chart.json',
    '/labels/eng-1/chart.nothing.json',
    '/labels/eng-1/__proto__.constructor.json',
    '/labels/eng-1/chart.legend+.json',
    `/labels/eng-1/${Array.from({ length: 51 }, () => 'api.page').join('+')}.json`,
  ])('%s doesn’t exist: 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('rejects other methods', async () => {
    const url = `/labels/${fileTag('eng')}/chart.legend.json`;
    const answer = await server.app.http.inject({ method: 'POST', url });
    expectRefusal(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each(LANGUAGE_CODES)(
    'has the texts of its parts in %s, cached for good',
    async (language) => {
      const { statusCode, headers, body } = await get(
        `/labels/${fileTag(language)}/chart.legend+widgets.select.json`,
      );
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['set-cookie']).toBeUndefined();
      expect(JSON.parse(body)).toEqual({
        ...CATALOGUE.chart[language].legend,
        ...CATALOGUE.widgets[language].select,
      });
    },
  );

  test('can have as many parts as a page shows, whatever their names', async () => {
    const parts = Object.entries(CATALOGUE).flatMap(([module, texts]) =>
      Object.keys(texts.eng).map((part) => `${module}.${part}`),
    );
    const most = parts.toSorted((a, b) => b.length - a.length).slice(0, 50);
    const { statusCode, body } = await get(`/labels/${fileTag('eng')}/${most.join('+')}.json`);
    expect(statusCode).toBe(200);
    expect(Object.keys(JSON.parse(body) as object).length).toBeGreaterThan(200);
  });

  test('of another version has the texts that exist, and isn’t cached', async () => {
    const { headers, body } = await get('/labels/eng-0123456789/chart.legend.json');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual(CATALOGUE.chart.eng.legend);
  });

  test('isn’t cached in memory, because anybody may request parts in any order', async () => {
    const page = vi.spyOn(Labels.prototype, 'page');
    await get(`/labels/${fileTag('eng')}/widgets.select+chart.legend+chart.legend.json`);
    expect(page).not.toHaveBeenCalled();
    page.mockRestore();
  });

  test('CMP-3 has keys on request', async () => {
    const tag = new Labels().tag({ language: 'deu', showsLabelKeys: true });
    const { headers, body } = await get(`/labels/${tag}/chart.legend.json`);
    expect(headers['cache-control']).toContain('immutable');
    const texts = JSON.parse(body) as object;
    expect(Object.values(texts)).toEqual(Object.keys(texts));
    // Another version of the product may have other keys.
    const other = await get('/labels/keys-0123456789/chart.legend.json');
    expect(other.headers['cache-control']).toBe('no-store');
  });
});

const PAGES = [
  '/',
  '/currencies/',
  '/indexes/',
  '/indexes/1001/',
  '/curves/',
  '/curves/1/',
  '/bonds/',
  '/bonds/?yield=1..&nonsense=1&currency=EUR',
  '/bonds/10001/',
  '/stocks/',
  '/stocks/2001/',
  '/etf/',
  '/etf/3001/',
  '/company/',
  '/company/12/',
  '/search/?q=bond',
  '/search/?q=x',
  '/api/',
  '/addin/',
  '/conformance/',
  '/help/',
  '/help/?q=yield',
  '/help/figures/',
  '/gallery/',
  '/sign-in/',
  '/sign-in/second-step/',
  '/register/',
  '/setup/',
  '/sign-in/?auth_error=denied',
  '/?auth_error=failed',
  '/register/?sent',
  '/reset/',
  '/reset/new/?token=x',
  '/confirm/?token=x',
  '/profile/',
  '/profile/access/',
  '/profile/phone/',
  '/profile/tokens/',
  '/profile/sessions/',
  '/profile/passkeys/',
  '/profile/tickets/',
  '/nothing/',
  '/indexes/?page=none',
];
/** Labels that only operators see. */
const OPERATOR_PAGES = [
  '/admin/requests/',
  '/admin/requests/?state=granted',
  '/admin/tickets/',
  '/admin/outbox/',
  '/admin/menu/',
  '/admin/banners/',
  '/admin/banners/1/',
  '/admin/audit/',
  '/admin/settings/',
  '/admin/data/',
  '/admin/data/demo/',
  '/admin/figures/',
  '/admin/labels/',
  '/admin/labels/files/',
  '/admin/instruments/',
  '/admin/instruments/?q=bond',
  '/admin/instruments/10001/',
  '/admin/instruments/10001/merge/?duplicate=10002',
  '/admin/instruments/1001/',
  '/admin/issuers/',
  '/admin/issuers/12/',
  '/admin/issuers/12/merge/?duplicate=13',
  '/admin/users/',
  '/admin/users/bulk/',
  '/admin/users/invitations/',
];
const MAX_BYTES = 6000;
const inlineLabels = (page: string) =>
  /Object\.assign\(window,(\{.*?\})\)<\/script>/s.exec(page)?.[1] ?? '{}';

describe('a page', () => {
  // Which labels a page gets doesn't depend on the language; a test of the rules checks that no
  // text is missing.
  test.each(['eng', 'chn'])('LBL-2 has all texts in %s', async (language) => {
    const cookie = `${await server.signInAs('free')}; lang=${language}`;
    for (const url of PAGES) {
      for (const headers of [{ cookie }, { cookie: `lang=${language}` }]) {
        const { body } = await server.app.http.inject({ url, headers });
        expect([url, /\{\{\w+\}\}/.exec(body)?.[0]]).toEqual([url, undefined]);
      }
    }
  });

  test('LBL-2 of operators has all texts', async () => {
    const cookie = await server.signInAs('operator');
    for (const url of OPERATOR_PAGES) {
      const { body, statusCode } = await server.app.http.inject({ url, headers: { cookie } });
      expect([url, statusCode, /\{\{\w+\}\}/.exec(body)?.[0]]).toEqual([url, 200, undefined]);
    }
  });

  test.each(LANGUAGE_CODES)(
    'for a bond has at most 6 kB of labels in %s, each text once',
    async (language) => {
      const { body } = await get(`/bonds/10001/?lang=${language}`);
      const { labels } = JSON.parse(inlineLabels(body)) as { labels: Record<string, string> };
      expect(Object.keys(labels).length).toBeGreaterThan(50);
      expect(Buffer.byteLength(JSON.stringify(labels))).toBeLessThan(MAX_BYTES);
      const rest = body.replace(inlineLabels(body), '');
      // A plain word, such as `theme`, also has other meanings on the page.
      const keys = Object.keys(labels).filter((key) => key.includes('_'));
      expect(keys.filter((key) => rest.includes(`"${key}\\"`))).toEqual([]);
    },
  );
});
