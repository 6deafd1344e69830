import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** The server runs in this process, so nothing may block it. */
const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../../..');

let server: TestApp;
let origin = '';
let token = '';
let description = '';
beforeAll(async () => {
  server = await createTestApp();
  origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  const made = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/tokens/',
    headers: { cookie: await server.signInAs('paid') },
    payload: { name: 'a generated client', scopes: ['market', 'archive'], days: 30 },
  });
  token = made.json<{ token: string }>().token;
  description = (await server.app.http.inject('/api/openapi.json')).body;
});
afterAll(() => server.close());

/** The linter's output. */
async function lint(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The specification's URLs end with a slash.
    rules: { 'no-path-trailing-slash': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => {
    const place = location[0];
    return `${ruleId} ${place && 'pointer' in place ? place.pointer : ''}: ${message}`;
  });
}

describe('API-3 the description', () => {
  test('API-3 passes a strict linter of OpenAPI 3.1', async () => {
    expect(await lint(description)).toEqual([]);
  });

  test('API-3 would fail with a fault in it', async () => {
    const faulty = description.replace('"operationId":"get_api_indexes_"', '"operation":"x"');
    expect(await lint(faulty)).not.toEqual([]);
  });
});

/** The generator writes code with the JavaScript API of TypeScript, which version 7 doesn't have. */
async function generateClient(source: string, output: string): Promise<void> {
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
  });
  try {
    const { createClient } = await import('@hey-api/openapi-ts');
    const input = JSON.parse(source) as Record<string, unknown>;
    await createClient({ input, output, logs: { level: 'silent', file: false } });
  } finally {
    hooks.deregister();
  }
}

describe('API-3 a client generated from it', () => {
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parcurve-client-'));
    await generateClient(description, join(folder, 'client'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('API-3 compiles, and its types match its inputs', async () => {
    writeFileSync(join(folder, 'use.ts'), PROGRAM);
    writeFileSync(join(folder, 'wrong.ts'), PROGRAM.replace('indexId: ', 'indexNumber: '));
    expect(await compile('use.ts')).toBe('');
    expect(await compile('wrong.ts')).toContain("'indexNumber' does not exist");
  });

  test('API-3 reads from the real server with a token', async () => {
    writeFileSync(join(folder, 'use.ts'), PROGRAM);
    await compile('use.ts', ['--noEmit', 'false', '--outDir', join(folder, 'built')]);
    writeFileSync(join(folder, 'built', 'package.json'), '{"type":"commonjs"}');
    const { stdout } = await run(process.execPath, [join(folder, 'built', 'use.js')], {
      env: { ...process.env, BASE: origin, TOKEN: token },
    });
    const [name, value, days, refused] = stdout.trim().split('\n');
    expect(name).toMatch(/\S/);
    expect(value).toMatch(/^\d/);
    expect(Number(days)).toBeGreaterThan(3);
    expect(refused).toBe('404 not_found');
  });

  /** The compiler's output; empty if it finds no errors. */
  async function compile(file: string, more: readonly string[] = []): Promise<string> {
    const options = [
      ...'--strict --noEmit --target es2022 --module commonjs --moduleResolution bundler'.split(
        ' ',
      ),
      ...'--lib es2023,dom,dom.iterable --types node --skipLibCheck'.split(' '),
      '--typeRoots',
      join(ROOT, 'node_modules/@types'),
      ...more,
    ];
    try {
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
      await run(process.execPath, [tsc, ...options, join(folder, file)], { cwd: folder });
      return '';
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }
});

const PROGRAM = `
import { getApiIndexesIndexId, getApiIndexesIndexIdHistory } from './client';
import { client } from './client/client.gen';

client.setConfig({ baseUrl: process.env.BASE!, auth: process.env.TOKEN! });

async function main() {
  const index = await getApiIndexesIndexId({ path: { indexId: '1001' }, throwOnError: true });
  console.log(index.data.name);
  console.log(index.data.quote.value);
  const history = await getApiIndexesIndexIdHistory({
    path: { indexId: '1001' },
    query: { from: '2026-11-01', to: '2026-11-13' },
    throwOnError: true,
  });
  console.log(history.data.items.length);
  const { error, response } = await getApiIndexesIndexId({ path: { indexId: '999999' } });
  console.log(response?.status, error?.code);
}

void main();
`;
