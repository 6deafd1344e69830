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

test('OPR-6 an operator sees why a source failed, starts a job by keyboard and sees it wait', async () => {
  await makeQueue();
  await site.app.db.pool.query(
    `insert into load_run (source_code, load, started_at, ended_at, error)
     values ('demo', 'demo-days', now() + interval '1 hour', now() + interval '1 hour', 'no answer')`,
  );
  const page = await site.open('/admin/data/', asOperator);
  expect(await page.getByText('What was loaded before stays.').isVisible()).toBe(true);
  expect(await page.getByText('no answer').isVisible()).toBe(true);
  expect(await page.getByRole('img', { name: /Last runs: \d+ in order, 1 failed/ }).count()).toBe(
    1,
  );
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await page.getByRole('button', { name: 'Run Clean away what has expired' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Put into the queue.');
  // No worker does it here: it waits, and the page follows what the queue says.
  const row = page.getByRole('row', { name: /Clean away/ });
  expect(await row.innerText()).toContain('waits');
  await site.app.db.pool.query(`delete from jobs.job where name = 'cleaning'`);
  await expect.poll(() => row.innerText(), { timeout: 10_000 }).toContain('not yet run');
});

test('OPR-6 what a source allows is changed without scripts', async () => {
  const page = await site.open('/admin/data/demo/', { ...asOperator, javaScriptEnabled: false });
  await page.getByLabel('How it is named').fill('The demo <b>market</b>');
  await page.getByLabel('Its values may be passed on in files').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByRole('status').innerText()).toBe('Saved. It holds at once.');
  expect(await page.getByLabel('How it is named').inputValue()).toBe('The demo <b>market</b>');
  expect(await page.getByLabel('Its values may be passed on in files').isChecked()).toBe(false);
});
