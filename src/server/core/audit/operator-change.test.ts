import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointKey } from '../../../contracts/core/endpoint.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordLine } from './operator-change.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** POST endpoints that only read something. */
const LOOKS: ReadonlySet<string> = new Set([
  'POST /api/admin/users/{accountId}/access/preview/',
  'POST /api/admin/users/bulk/count/',
  'POST /api/admin/label-files/check/',
]);

test('OPR-7 every endpoint with which operators change something records it', () => {
  const changing = server.app.api.routes
    .filter(({ contract }) => contract.needs === 'operator' && contract.method === 'POST')
    .filter(({ contract }) => !LOOKS.has(endpointKey(contract)));
  expect(changing).not.toEqual([]);
  const unrecorded = changing.filter(({ isAudited }) => !isAudited);
  expect(unrecorded.map(({ contract }) => endpointKey(contract))).toEqual([]);
});

test('OPR-7 a failed change has no entry', async () => {
  const { db } = server.db;
  await expect(
    db.transaction().execute(async (trx) => {
      await recordLine(trx, null, { action: 'removed', kind: 'menu_item', target: 1 });
      throw new Error('half way');
    }),
  ).rejects.toThrow('half way');
  expect(await db.selectFrom('audit_entry').select('id').execute()).toEqual([]);
});
