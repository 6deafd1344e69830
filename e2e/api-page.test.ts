import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_GROUP_NAMES } from '../src/contracts/clients/api-groups.ts';
import { provideExampleIsin } from '../src/server/testing/example-instrument.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { openReader, readSent } from './sent-pages.ts';

const site = useSite();
const run = promisify(execFile);

/** Whether a program is installed on this machine. */
async function has(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}
const HAS_CURL = await has('curl');
const HAS_PYTHON = await has('python3');

let folder = '';
let token = '';
beforeAll(async () => {
  await provideExampleIsin(site.app.db);
  folder = mkdtempSync(join(tmpdir(), 'parcurve-examples-'));
  const signedIn = await fetch(`${site.origin}/api/account/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paid@demo.example', password: 'parcurve-demo' }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const made = await fetch(`${site.origin}/api/account/tokens/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.join('; ') },
    body: JSON.stringify({ name: 'examples', scopes: ['market', 'archive'], days: 30 }),
  });
  token = ((await made.json()) as { token: string }).token;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All examples of a language in the reference, as a reader would copy them. */
async function readExamples(language: string): Promise<string[]> {
  const reader = await openReader(site);
  const codes: string[] = [];
  for (const group of API_GROUP_NAMES) {
    const sent = await readSent(reader, `/api/?group=${group}`);
    const shown = await sent.evaluate(
      (page, wanted) =>
        [...page.querySelectorAll(`pre[data-language=${wanted}]`)].map((pre) => pre.textContent),
      language,
    );
    codes.push(...shown);
  }
  // A stream doesn't end by itself, and a file has no progress until its export has started.
  const isLeftOut = /\/api\/(?:quotes\/live|derivatives\/exports|screens\/\w+\/exports)\//;
  return codes.filter((code) => !isLeftOut.test(code));
}

const env = () => ({ ...process.env, TOKEN: token });

describe('API-3 the examples of the reference run', () => {
  test.skipIf(!HAS_CURL)('API-3 in curl', async () => {
    const codes = await readExamples('curl');
    expect(codes.length).toBeGreaterThan(30);
    for (const code of codes) {
      // With `-f` curl exits with an error if the server returns one.
      const command = code.replace('curl ', 'curl -sf ');
      const result = await run('sh', ['-c', command], { env: env(), cwd: folder }).catch(
        (error: unknown) => ({ stdout: `failed: ${String(error)}` }),
      );
      expect(result.stdout).not.toMatch(/^failed/);
    }
  });

  test('API-3 in TypeScript', async () => {
    const codes = await readExamples('TypeScript');
    expect(codes.length).toBeGreaterThan(30);
    // One process for all examples, because startup takes longer than an example.
    const files = codes.map((code, i) => {
      const file = join(folder, `example-${i}.mts`);
      writeFileSync(file, code);
      return file;
    });
    const all = join(folder, 'all.mts');
    writeFileSync(all, files.map((file) => `await import(${JSON.stringify(file)});`).join('\n'));
    const { stdout } = await run(process.execPath, [all], { env: env(), maxBuffer: 1e8 });
    expect(stdout).not.toBe('');
  });

  test.skipIf(!HAS_PYTHON)('API-3 in Python', async () => {
    const codes = await readExamples('Python');
    expect(codes.length).toBeGreaterThan(30);
    const all = join(folder, 'all.py');
    writeFileSync(all, codes.join('\n'));
    const { stdout } = await run('python3', [all], { env: env(), maxBuffer: 1e8 });
    expect(stdout).not.toBe('');
  });

  test('API-3 in Excel: Power Query gets a table', async () => {
    const codes = await readExamples('Excel');
    expect(codes.length).toBeGreaterThan(8);
    for (const code of codes) {
      const [, url = ''] = /Web\.Contents\("([^"]+)"/.exec(code) ?? [];
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([
        url,
        200,
        'text/csv; charset=utf-8',
      ]);
    }
  });
});

describe('API-3 /api/', () => {
  test('API-3 lists all endpoints, and links to each', async () => {
    const page = await site.open('/api/');
    const field = page.getByRole('searchbox', { name: 'Find an endpoint' });
    await expect
      .poll(async () => {
        await field.fill('indexes history');
        return page.getByRole('main').getByRole('navigation').count();
      })
      .toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(':focus').innerText()).toContain('/api/indexes/{indexId}/history/');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}/api/?group=indexes#get_api_indexes_indexId_history_`);
    const call = page.locator('#get_api_indexes_indexId_history_');
    await expect.poll(() => call.innerText()).toContain('needs access to values');
    expect(await call.innerText()).toContain('items[].value');
    expect(await call.getByText('Also as CSV, XLSX.').isVisible()).toBe(true);
  });

  test('API-3 shows one example at a time, by keyboard too', async () => {
    const page = await site.open('/api/?group=archive');
    const call = page.locator('#get_derivatives_export_table');
    expect(await call.locator('pre:visible').count()).toBe(1);
    await call.getByRole('tab', { name: 'TypeScript' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const panel = call.getByRole('tabpanel', { name: 'Example in Python' });
    await expect.poll(() => panel.innerText()).toContain('urllib');
    expect(await call.locator('pre:visible').count()).toBe(1);
    // The choice applies to the other endpoints of the page too.
    const others = page.getByRole('tab', { name: 'Python', selected: true });
    expect(await others.count()).toBeGreaterThan(1);
    await expectAccessible(page);
  });

  test('API-3 a part fits a phone and 320 px in German; an unknown part shows the list', async () => {
    const unknown = await site.app.app.http.inject('/api/?group=%3Cb%3E');
    expect(unknown.body).toMatch(/<h1[^>]*>API</);
    const page = await site.open('/api/?group=archive&lang=deu', { viewport: PHONE });
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
    }
  });
});
