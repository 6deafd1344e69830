import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCurves, TEST_CURVES } from '../../../db/testing/test-curves.ts';
import { FILE_FORMATS } from '../../../contracts/core/file-format.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

let server: TestApp;
let cookie = '';
const threads: Worker[] = [];
/** What threads have sent: the files that they made. */
const sent: Buffer[] = [];
const answered: string[] = [];

function watch(thread: Worker): void {
  threads.push(thread);
  thread.on('message', (bytes) => sent.push(Buffer.from(bytes as Uint8Array)));
}

beforeAll(async () => {
  server = await createTestApp();
  await insertTestCurves(server.db.db, TEST_TODAY);
  cookie = await server.signInAs('operator');
  process.on('worker', watch);
});
afterAll(async () => {
  process.off('worker', watch);
  await server.close();
});

const get = async (url: string) => {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  answered.push(url);
  return answer;
};

const FILES = FILE_FORMATS.flatMap((format) => [
  `/curves/${TEST_CURVES.US}/days.${format}`,
  `/api/admin/label-files/labels.${format}`,
]);

test.each(FILES)('%s is made in a thread; others are answered meanwhile', async (url) => {
  for (const list of [threads, sent, answered]) list.length = 0;
  const [file] = await Promise.all([get(url), get('/healthz')]);
  expect(file.statusCode).toBe(200);
  expect(answered).toEqual(['/healthz', url]);
  expect(threads).toHaveLength(1);
  expect(sent).toHaveLength(1);
  expect(file.rawPayload.equals(sent[0]!)).toBe(true);
});
