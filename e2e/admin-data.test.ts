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

async function addGaps(count: number) {
  const { pool } = site.app.db;
  await pool.query('delete from data_finding');
  await pool.query(
    `insert into data_finding (series_id, kind, since, amount, seen_at)
     select id, 'gap', date '2026-11-02' + row_number() over (order by id)::integer, 3, now()
     from series order by id limit $1`,
    [count],
  );
}

test('OPR-6 an operator sees why a source failed, starts a job by keyboard and sees it queued', async () => {
  await makeQueue();
  await site.app.db.pool.query(
    `insert into load_run (source_code, load, started_at, ended_at, error)
     values ('demo', 'demo-days', now() + interval '1 hour', now() + interval '1 hour', 'no answer')`,
  );
  await addGaps(3);
  const page = await site.open('/admin/data/', asOperator);
  expect(await page.getByText('Data loaded earlier stays in place.').isVisible()).toBe(true);
  expect(await page.getByText('no answer').isVisible()).toBe(true);
  expect(
    await page.getByRole('img', { name: /Recent runs: \d+ succeeded, 1 failed/ }).count(),
  ).toBe(1);
  expect(
    await page
      .getByRole('img', { name: /Recent runs/ })
      .locator('rect')
      .count(),
  ).toBe(13);
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

  // A whole group for one reason; what was found since the page was loaded stays open.
  const checks = page.locator('#checks');
  expect(await checks.getByRole('row').count()).toBe(2);
  await site.app.db.pool.query(
    `update data_finding set found_at = now() + interval '1 hour' where since = '2026-11-03'`,
  );
  await checks.getByRole('button', { name: 'Accept all 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Exchange closed');
  await dialog.getByRole('button', { name: 'Accept all 3' }).click();
  await expect.poll(() => checks.getByRole('status').textContent()).toBe('Findings accepted: 2.');
  expect(await checks.getByRole('button', { name: 'Accept all 1' }).count()).toBe(1);
  await checks.getByRole('link', { name: 'Gaps', exact: true }).first().click();
  const selectAll = checks.getByLabel('Select all on this page');
  await selectAll.check();
  expect(await checks.getByRole('row').getByRole('checkbox').isChecked()).toBe(true);
});

test('OPR-6 the permissions of a source are changed without scripts', async () => {
  const page = await site.open('/admin/data/demo/', { ...asOperator, javaScriptEnabled: false });
  await page.getByLabel('Attribution').fill('The demo <b>market</b>');
  await page.getByLabel('Values may be redistributed in files').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByRole('status').innerText()).toBe('Saved.');
  expect(await page.getByLabel('Attribution').inputValue()).toBe('The demo <b>market</b>');
  expect(await page.getByLabel('Values may be redistributed in files').isChecked()).toBe(false);

  await addGaps(3);
  const gaps = new URL('/admin/data/?check=gap', page.url()).href;
  await page.goto(gaps);
  const boxes = page.getByRole('row').getByRole('checkbox');
  await page.getByLabel('Reason').fill('Index relaunched');
  await page.getByRole('button', { name: 'Accept selected' }).click();
  expect(await page.getByRole('alert').innerText()).toBe('Select at least one finding.');
  await page.goto(gaps);
  await boxes.first().check();
  await boxes.last().check();
  await page.getByLabel('Reason').fill('Index relaunched');
  await page.getByRole('button', { name: 'Accept selected' }).click();
  expect(await page.locator('#checks').getByRole('status').innerText()).toBe(
    'Findings accepted: 2.',
  );
  expect(await boxes.count()).toBe(1);
  await page.getByRole('link', { name: 'Accepted' }).click();
  expect(await page.getByText('Index relaunched').count()).toBe(2);
});
