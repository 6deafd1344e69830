import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import type {
  ImportReport,
  LabelDetails,
  LabelList,
} from '../../../../contracts/admin/label-editing.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import { label } from '../../../../labels/labels.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

const KEY = 'sign_in';
const FILES = '/api/admin/label-files/';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let server: TestApp;
const cookies: Partial<Record<DemoKind, string>> = {};
beforeAll(async () => {
  server = await createTestApp();
  for (const kind of ['paid', 'operator'] as const) cookies[kind] = await server.signInAs(kind);
});
afterAll(() => server.close());
/** Audit entries can't be removed, so a test only looks at those after this one. */
let lastLine = 0;
beforeEach(async () => {
  lastLine = (await allLines()).at(-1)?.id ?? 0;
});
afterEach(async () => {
  await server.db.pool.query('delete from label_override');
  await vi.waitUntil(
    async () => {
      const { counts, staleTotal } = await list();
      return counts.changed + staleTotal === 0;
    },
    { timeout: 10_000, interval: 20 },
  );
});

const getAs = (url: string, kind: DemoKind | null = 'operator') =>
  server.app.http.inject({ url, headers: { cookie: kind ? cookies[kind]! : '' } });
const post = (url: string, payload: object, kind: DemoKind | null = 'operator') =>
  server.app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: kind ? cookies[kind]! : '' },
  });
const send = (
  url: string,
  payload: Buffer | string,
  type = 'text/csv',
  kind: DemoKind = 'operator',
) =>
  server.app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: cookies[kind]!, 'content-type': type },
  });
const version = (language: Language, key = KEY) => textVersion(label(language, key));
const save = (language: string, text: string | null, seen: string, key = KEY, more = {}) =>
  post(`/api/admin/labels/${key}/`, { texts: [{ language, text, version: seen, ...more }] });
const details = async (key = KEY) =>
  (await getAs(`/api/admin/labels/${key}/`)).json<LabelDetails>();
const field = async (language: Language, key = KEY) =>
  (await details(key)).texts.find((each) => each.language === language)!;
const removeGone = (seen: string) =>
  post('/api/admin/label-overrides/remove/', { language: 'deu', key: 'gone_key', version: seen });
const list = async (query = '') => (await getAs(`/api/admin/labels/${query}`)).json<LabelList>();
const check = async (file: Buffer | string, type?: string) =>
  (await send(`${FILES}check/`, file, type)).json<ImportReport>();
const allLines = () => server.db.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
const auditLines = async () =>
  (await allLines())
    .filter(({ id }) => id > lastLine)
    .map(({ action, target, before, after }) => ({ action, target, before, after }));

describe('OPR-3 rejected', () => {
  test('OPR-3 for everyone but operators', async () => {
    for (const url of ['/api/admin/labels/', `/api/admin/labels/${KEY}/`, `${FILES}labels.csv`]) {
      expectRefusal(await getAs(url, null), 'not_signed_in');
      expectRefusal(await getAs(url, 'paid'), 'forbidden');
    }
    expectRefusal(await send(`${FILES}check/`, 'key,deu', 'text/csv', 'paid'), 'forbidden');
  });

  test.for([
    ['deu', 'Sign {in', 'texts_reason_braces'],
    ['deu', '{nobody}', 'texts_reason_unknown'],
    ['deu', '  ', 'texts_reason_empty'],
  ] as const)('OPR-3 %s “%s”: with the reason', async ([language, text, reason]) => {
    const refused = await save(language, text, version(language));
    expect(expectRefusal(refused, 'invalid_field', 'body.texts.0.text').label).toBe(reason);
    expect(await auditLines()).toEqual([]);
  });

  test('OPR-3 unknown keys, languages and modules, and texts that are too long', async () => {
    expectRefusal(await save('deu', 'x', 'x', 'no_such_key'), 'not_found', 'params.key');
    expectRefusal(await save('xyz', 'x', 'x'), 'invalid_field', 'body.texts.0.language');
    expectRefusal(await getAs('/api/admin/labels/?module=none'), 'invalid_field', 'query.module');
    const long = await save('deu', 'x'.repeat(4001), version('deu'));
    expectRefusal(long, 'invalid_field', 'body.texts.0.text');
  });
});

test('OPR-3 a text is changed, marked, found, logged, and reset', async () => {
  expect((await save('deu', 'Hereinspaziert', version('deu'))).json()).toEqual({
    changed: ['deu'],
  });
  // No waiting: the process that made the change sees it at once.
  expect((await getAs('/api/labels/shell/?lang=deu')).body).toContain('Hereinspaziert');
  const { items, counts } = await list('?search=hereinspaz&state=changed');
  expect(items).toMatchObject([{ key: KEY, marks: [{ language: 'deu', marks: ['changed'] }] }]);
  expect(counts).toMatchObject({ changed: 1, todo: 0 });
  expect((await save('eng', 'Log in', version('eng'))).statusCode).toBe(200);
  const older = await list('?state=todo');
  expect(older.items[0]!.marks.find(({ language }) => language === 'deu')?.marks).toEqual([
    'changed',
    'older',
  ]);
  expect(older.languages.find(({ language }) => language === 'fra')?.todo).toBe(1);
  const seen = await field('fra');
  await save('fra', seen.text, seen.version, KEY, { isReviewed: true });
  expect((await field('fra')).marks).toEqual(['changed']);
  await save('deu', null, textVersion('Hereinspaziert'));
  expect(await field('deu')).toMatchObject({ isChanged: false, text: label('deu', KEY) });
  expect(await auditLines()).toMatchObject([
    { action: 'changed', before: { deu: label('deu', KEY) }, after: { deu: 'Hereinspaziert' } },
    { action: 'changed', after: { eng: 'Log in' } },
    { action: 'changed', after: { fra: seen.text } },
    { action: 'removed', before: { deu: 'Hereinspaziert' }, after: { deu: null } },
  ]);
});

test('OPR-3 two simultaneous operators: one wins each round, the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const seen = (await field('deu')).version;
    const answers = await Promise.all(['a', 'b'].map((who) => save('deu', who + round, seen)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ statusCode }) => statusCode === 409)!;
    expectRefusal(lost, 'changed_meanwhile', 'body.texts.0.text');
    const winner = answers[0]!.statusCode === 200 ? `a${round}` : `b${round}`;
    expect((await field('deu')).text).toBe(winner);
  }
  expect(await auditLines()).toHaveLength(5);
  // A form with an untouched text doesn't undo another operator's change.
  const answer = await post(`/api/admin/labels/${KEY}/`, {
    texts: [
      { language: 'deu', text: label('deu', KEY), version: version('deu') },
      { language: 'fra', text: 'Entrez', version: version('fra') },
    ],
  });
  expect(answer.json()).toEqual({ changed: ['fra'] });
});

test('OPR-3 script is inert on pages', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  for (const key of [KEY, 'refused_title', 'error_not_found']) {
    expect((await save('eng', evil, version('eng', key), key)).statusCode).toBe(200);
  }
  const page = await server.app.http.inject({ url: '/indexes/' });
  expect(page.body).toContain('&lt;script&gt;alert(1)');
  expect(page.body).not.toContain('<img src=x');
  expect(page.body).not.toContain('<script>alert(1)');
});

test('OPR-3 a text without a label is listed and can be removed', async () => {
  await server.db.pool.query(
    `insert into label_override (language, key, text) values ('deu', 'gone_key', 'x'), ('fra', $1, '{y}')`,
    [KEY],
  );
  await expect.poll(async () => (await list()).staleTotal).toBe(2);
  const [gone] = (await list()).stale;
  expect(gone).toMatchObject({ key: 'gone_key', isKeyGone: true });
  expectRefusal(await removeGone('other'), 'changed_meanwhile', 'body.version');
  expect((await removeGone(gone!.version)).statusCode).toBe(200);
  expectRefusal(await removeGone(gone!.version), 'not_found', 'body.key');
  expect((await list()).stale).toMatchObject([{ key: KEY, isKeyGone: false }]);
});

describe('OPR-3 files', () => {
  test.for(['csv', 'xlsx'] as const)(
    'OPR-3 exporting and importing %s changes nothing',
    async (format) => {
      await save('eng', '=1+1 "quoted", and\nmore', version('eng'));
      const file = (await getAs(`${FILES}labels.${format}`)).rawPayload;
      // A spreadsheet would run a text in a CSV file that starts like a formula.
      expect(file.includes(`"'=1+1 ""quoted""`)).toBe(format === 'csv');
      let ticks = 0;
      const ticking = setInterval(() => (ticks += 1), 5);
      const { counts, rows } = await check(file, format === 'xlsx' ? XLSX : undefined);
      clearInterval(ticking);
      // Reading the file takes long, and other requests are answered meanwhile.
      expect(ticks).toBeGreaterThan(5);
      expect(rows).toEqual([]);
      const { keys } = (await list()).counts;
      expect(counts).toEqual({ new: 0, changed: 0, same: 10 * keys, meanwhile: 0, refused: 0 });
    },
  );

  test('OPR-3 a file is previewed, and then applied exactly', async () => {
    const versions = (await details()).texts.map((each) => each.version).join(' ');
    await save('fra', 'Entrez', version('fra'));
    const file = [
      'key;version;deu;fra;pol;tur',
      `${KEY};${versions};Herein;Entrez donc;{x};${label('tur', KEY)}`,
      'no_such_key;;x;;;',
      `${KEY};;y;;;`,
    ].join('\r\n');
    const report = await check(file);
    expect(report.counts).toEqual({ new: 1, changed: 0, same: 1, meanwhile: 1, refused: 3 });
    expect(report.rows).toMatchObject(
      [
        { line: 2, language: 'deu', outcome: 'new', before: label('deu', KEY), after: 'Herein' },
        { line: 2, language: 'fra', outcome: 'meanwhile', before: 'Entrez', after: 'Entrez donc' },
        { line: 2, language: 'pol', outcome: 'refused', reason: 'unknown' },
        { line: 3, outcome: 'refused', reason: 'key' },
        { line: 4, outcome: 'refused', reason: 'twice' },
      ].toSorted((a, b) => a.line - b.line),
    );
    expect((await field('deu')).isChanged).toBe(false);
    const apply = (digest: string) => send(`${FILES}apply/?digest=${digest}`, file);
    expectRefusal(await apply('0'.repeat(64)), 'changed_meanwhile', 'query.digest');
    expect((await apply(report.digest)).statusCode).toBe(200);
    expect(await field('deu')).toMatchObject({ text: 'Herein', isChanged: true });
    expect((await field('fra')).text).toBe('Entrez');
    expect((await auditLines()).at(-1)).toMatchObject({ action: 'imported', target: KEY });
    // The import would do something else now.
    expectRefusal(await apply(report.digest), 'changed_meanwhile', 'query.digest');
  });

  test('OPR-3 anything but a table, a file that is too large or a zip bomb is rejected', async () => {
    for (const file of ['', 'a,b\r\n1,2', '\u{0}', 'PK\u{3}\u{4}nothing', await bomb()]) {
      const refused = await send(`${FILES}check/`, file, XLSX);
      expect(expectRefusal(refused, 'invalid_field', 'body').label).toBe('error_label_file');
    }
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'x');
    expectRefusal(await send(`${FILES}check/`, large), 'body_too_large');
    expectRefusal(await send(`${FILES}check/`, '{}', 'application/json'), 'unsupported_media_type');
    expectRefusal(await send(`/api/admin/labels/${KEY}/`, 'x'), 'unsupported_media_type');
  });
});

/** 200 MB of one letter, compressed to 200 kB. */
async function bomb(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(200 * 1024 * 1024, 'a'), 'xl/worksheets/sheet1.xml');
  zip.end();
  return buffer(zip.outputStream as Readable);
}
