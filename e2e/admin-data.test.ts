import { expect, test } from 'vitest';
import { JOBS } from '../src/server/all-jobs.ts';
import { prepareJobs } from '../src/server/core/jobs/prepare-jobs.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const site = useSite();
const asOperator = {
  prepare: (page: Parameters<typeof site.signIn>[0]) => site.signIn(page, 'operator'),
};

async function makeQueue() {
  const { pool, ownerUrl, appUrl } = site.app.db;
  await prepareJobs(ownerUrl, { owner: pool, appUrl, jobs: JOBS });
}

test('OPR-6 an operator sees why a source failed, starts a job by keyboard and sees it queued', async () => {
  await makeQueue();
  await site.app.db.pool.query(
    `insert into load_run (source_code, load, started_at, ended_at, error)
     values ('demo', 'demo-days', now() + interval '1 hour', now() + interval '1 hour', 'no answer')`,
  );
  const page = await site.open('/admin/data/', asOperator);
  expect(await page.getByText('Data loaded earlier stays in place.').isVisible()).toBe(true);
  expect(await page.getByText('no answer').isVisible()).toBe(true);
  expect(
    await page.getByRole('img', { name: /Recent runs: \d+ succeeded, 1 failed/ }).count(),
  ).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await page.getByRole('button', { name: 'Run Delete expired data' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Queued.');
  // No worker runs here, so the job stays queued and the page shows the state of the queue.
  const row = page.getByRole('row', { name: /Delete expired data/ });
  expect(await row.innerText()).toContain('queued');
  await site.app.db.pool.query(`delete from jobs.job where name = 'cleaning'`);
  await expect.poll(() => row.innerText(), { timeout: 10_000 }).toContain('not yet run');
});

test('OPR-6 the permissions of a source are changed without scripts', async () => {
  const page = await site.open('/admin/data/demo/', { ...asOperator, javaScriptEnabled: false });
  await page.getByLabel('Attribution').fill('The demo <b>market</b>');
  await page.getByLabel('Values may be redistributed in files').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByRole('status').innerText()).toBe('Saved.');
  expect(await page.getByLabel('Attribution').inputValue()).toBe('The demo <b>market</b>');
  expect(await page.getByLabel('Values may be redistributed in files').isChecked()).toBe(false);
});
