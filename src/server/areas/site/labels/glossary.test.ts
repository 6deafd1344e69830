import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { GLOSSARY_LANGUAGES, readGlossary } from './glossary.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const download = async (format: string, cookie?: string) =>
  server.app.http.inject({
    url: `/api/admin/label-files/glossary.${format}`,
    ...(cookie !== undefined && { headers: { cookie } }),
  });

describe('LBL-2 the glossary', () => {
  test('is for operators only', async () => {
    expectRefusal(await download('csv'), 'not_signed_in');
    expectRefusal(await download('csv', await server.signInAs('paid')), 'forbidden');
  });

  test('is a file for translators, in both formats', async () => {
    const cookie = await server.signInAs('operator');
    const { body } = await download('csv', cookie);
    expect(body).toMatch(/^.?language,english,term,note\r?\n/);
    expect(body).toContain('deu,yield to maturity,Rendite bis Fälligkeit');
    expect((await download('xlsx', cookie)).statusCode).toBe(200);
  });

  test.each(GLOSSARY_LANGUAGES)('%s has a term for each English one', (language) => {
    const rows = readGlossary(language);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(([, english, term]) => !english || !term)).toEqual([]);
    const english = rows.map((row) => row[1]);
    expect(english.filter((each, i) => english.indexOf(each) !== i)).toEqual([]);
  });
});
