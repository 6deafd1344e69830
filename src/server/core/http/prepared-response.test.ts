import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getLabels } from '../../../contracts/site/labels.ts';
import { PreparedResponse } from './prepared-response.ts';

test('is compressed quickly for the first request, and smaller for later ones', async () => {
  const labels = Object.fromEntries(
    Array.from({ length: 3000 }, (_, i) => [`label_${i}`, `${(i * 7919) % 1009} points`]),
  );
  const answer = PreparedResponse.of(getLabels, labels);
  const first = await answer.gzipped();
  expect(gunzipSync(first).equals(answer.bytes)).toBe(true);
  await expect.poll(async () => (await answer.gzipped()).length).toBeLessThan(first.length);
  const later = await answer.gzipped();
  expect(gunzipSync(later).equals(answer.bytes)).toBe(true);
  expect(await answer.gzipped()).toBe(later);
});
