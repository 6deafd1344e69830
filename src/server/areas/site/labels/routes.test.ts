import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../../../domain/text/language.ts';
import { CATALOGUE } from '../../../../labels/catalogue.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Texts = Record<string, string>;
const MODULES = Object.entries(CATALOGUE).map(([module, { eng }]) => [module, eng] as const);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ template: 'migrated' });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });

describe('LBL-1 the label endpoints reject', () => {
  test.each([
    'nothing',
    '__proto__',
    'constructor',
    'toString',
    'SHELL',
    'a.b',
    'shell%2Fx',
    '1',
    '%20',
  ])('LBL-1 the module %s, which does not exist: 404', async (module) => {
    expectRefusal(await get(`/api/labels/${module}/`), 'not_found', 'params.module');
    expectRefusal(await get(`/api/labels/${module}/x/`), 'not_found', 'params.module');
  });

  test.each(['nothing', '__proto__', 'constructor', 'hasOwnProperty'])(
    'LBL-1 the repository %s, which does not exist: 404',
    async (repository) => {
      expectRefusal(
        await get(`/api/labels/shell/${repository}/`),
        'not_found',
        'params.repository',
      );
    },
  );

  test('LBL-1 a null character: 400; an endless name: no 5xx', async () => {
    expectRefusal(await get('/api/labels/%00/'), 'invalid_field', 'params.module');
    expectRefusal(await get(`/api/labels/${'a'.repeat(5000)}/`), 'not_found');
  });

  test('LBL-1 a missing module, or extra path segments: 404', async () => {
    expectRefusal(await get('/api/labels/'), 'not_found');
    expectRefusal(await get('/api/labels/shell/x/y/'), 'not_found');
  });

  test('LBL-1 other methods: 405', async () => {
    const answer = await server.app.http.inject({ method: 'POST', url: '/api/labels/shell/' });
    expectRefusal(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET');
  });
});

describe('LBL-1 the label endpoints return', () => {
  test.each(MODULES)(
    'LBL-1 module %s: all its texts, each repository separately',
    async (module, repositories) => {
      const all = await get(`/api/labels/${module}/`);
      expect(all.statusCode).toBe(200);
      expect(all.json()).toEqual(Object.assign({}, ...Object.values(repositories)));
      for (const [repository, texts] of Object.entries(repositories)) {
        expect((await get(`/api/labels/${module}/${repository}`)).json()).toEqual(texts);
      }
    },
  );

  test('LBL-2 ten languages with the same keys', async () => {
    const answers = await Promise.all(
      LANGUAGE_CODES.map(async (code) =>
        (await get(`/api/labels/shell/?lang=${code}`)).json<Texts>(),
      ),
    );
    expect(new Set(answers.map((texts) => Object.keys(texts).toSorted().join()))).toHaveLength(1);
    expect(new Set(answers.map((texts) => texts.sign_in))).toHaveLength(10);
  });

  test.each(LANGUAGE_CODES)('LBL-2 %s by cookie and by Accept-Language', async (code) => {
    const byQuery = (await get(`/api/labels/shell/?lang=${code}`)).json<Texts>();
    expect((await get('/api/labels/shell/', { cookie: `lang=${code}` })).json()).toEqual(byQuery);
    const accepted = await get('/api/labels/shell/', { 'accept-language': LANGUAGES[code].tag });
    expect(accepted.json()).toEqual(byQuery);
  });
});

describe('CMP-3 show_labels', () => {
  test.each(['show_labels', 'show_labels=1', 'show_labels=true', 'show_labels=1&show_labels=2'])(
    'CMP-3 ?%s: every text is its key',
    async (query) => {
      for (const path of ['shell/', `shell/${Object.keys(CATALOGUE.shell.eng)[0]}/`]) {
        const texts = (await get(`/api/labels/${path}?${query}&lang=deu`)).json<Texts>();
        expect(Object.keys(texts).length).toBeGreaterThan(0);
        expect(Object.values(texts)).toEqual(Object.keys(texts));
      }
    },
  );

  test.each(['show_labels=0', 'show_labels=false', ''])('CMP-3 ?%s: the texts', async (query) => {
    const texts = (await get(`/api/labels/shell/?${query}`)).json<Texts>();
    expect(texts.sign_in).toBe('Sign in');
  });

  test('CMP-3 on a page: menu and content show keys', async () => {
    const { body } = await get('/indexes/?show_labels=1');
    for (const key of ['menu_indexes', 'screen_title_indexes', 'skip_to_content', 'sign_in']) {
      expect(body).toContain(`>${key}<`);
    }
  });
});
