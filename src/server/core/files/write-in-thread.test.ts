import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCurves, TEST_CURVES } from '../../../db/testing/test-curves.ts';
import { FILE_FORMATS } from '../../../contracts/core/file-format.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';
import { writeThreads } from './write-in-thread.ts';

let server: TestApp;
let cookie = '';
const answered: string[] = [];

beforeAll(async () => {
  server = await createTestApp();
  await insertTestCurves(server.db.db, TEST_TODAY);
  cookie = await server.signInAs('operator');
});
afterAll(() => server.close());

const get = async (url: string) => {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  answered.push(url);
  return answer;
};

const FILES = FILE_FORMATS.flatMap((format) => [
  `/curves/${TEST_CURVES.US}/days.${format}`,
  `/api/admin/label-files/labels.${format}`,
]);

test.each(FILES)(
  '%s is written in a thread; other requests are answered meanwhile',
  async (url) => {
    answered.length = 0;
    const before = writeThreads.completed;
    const [file] = await Promise.all([get(url), get('/healthz')]);
    expect(file.statusCode).toBe(200);
    expect(answered).toEqual(['/healthz', url]);
    expect(writeThreads.completed - before).toBe(1);
    expect(writeThreads.threads).toHaveLength(1);
  },
);
