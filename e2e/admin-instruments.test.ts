import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, toNextDocument, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const INSTRUMENTS = '/admin/instruments/';
const BOND = 10_001;
const t = (key: string) => label('eng', key);
const operator = (options = {}) => ({ prepare: asAccount(site, 'operator'), ...options });
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await site.app.db.pool.query<T>(text, values)).rows;

async function readIsin(id: number): Promise<string> {
  const [row] = await query<{ isin: string }>('select isin from instrument where id = $1', [id]);
  return row!.isin;
}
/** A response as any visitor gets it. */
async function fetchText(url: string): Promise<string> {
  return (await site.app.app.http.inject({ url })).body;
}
const save = (page: Page) =>
  toNextDocument(page, () => page.getByRole('button', { name: t('desk_save') }).press('Enter'));

test('OPR-6 a bond is found, edited by keyboard, shown at once, and reset to its source', async () => {
  const page = await site.open(INSTRUMENTS, operator());
  await hydrated(page);
  await page.getByLabel(t('desk_find')).focus();
  await page.keyboard.type(await readIsin(BOND));
  await toNextDocument(page, () => page.keyboard.press('Enter'));
  const [before] = await query<{ name: { eng: string } }>(
    'select name from instrument where id = $1',
    [BOND],
  );
  await page.getByRole('link', { name: before!.name.eng }).press('Enter');
  const coupon = page.getByLabel(t('desk_coupon_rate'));
  await coupon.waitFor();
  await page.locator('#desk-name-eng').fill('Zyxquorv handmade 2031');
  await coupon.fill('4,375');
  // Enter in a field submits the form.
  await toNextDocument(page, () => coupon.press('Enter'));
  expect(await coupon.getAttribute('aria-invalid')).toBe('true');
  expect(await coupon.inputValue()).toBe('4,375');
  expect(await page.locator('#desk-name-eng').inputValue()).toBe('Zyxquorv handmade 2031');
  await coupon.fill('4.375');
  await save(page);
  await page.getByText(t('desk_done_saved')).waitFor();
  expect(await fetchText(`/bonds/${BOND}/`)).toContain('Zyxquorv handmade 2031');
  expect(await fetchText(`/bonds/${BOND}/`)).toContain('4.375');
  expect(await fetchText('/api/search/?type=bonds&q=zyxquorv')).toContain(`"id":${BOND}`);
  await expectAccessible(page);
  // Other typed values are kept.
  await page.getByLabel(t('desk_importance')).fill('77');
  const follow = page.getByRole('button', {
    name: `${t('desk_follow')} (${t('desk_name')} (English))`,
  });
  await toNextDocument(page, () => follow.press('Enter'));
  await page.getByText(t('desk_unsaved')).waitFor();
  expect(await page.locator('#desk-name-eng').inputValue()).toBe(before!.name.eng);
  expect(await page.getByLabel(t('desk_importance')).inputValue()).toBe('77');
  expect(await fetchText(`/bonds/${BOND}/`)).toContain(before!.name.eng);
  await page.goto(`${site.origin}${INSTRUMENTS}?edited=yes`);
  expect(await page.getByRole('row').count()).toBe(2);
});

test('OPR-6 what another operator has saved meanwhile is shown, and typed values are kept', async () => {
  const path = `${INSTRUMENTS}10002/`;
  const page = await site.open(path, operator());
  const other = await page.context().newPage();
  await other.goto(site.origin + path);
  for (const each of [page, other]) {
    await each.getByLabel(t('desk_importance')).fill(each === page ? '11' : '12');
  }
  await other.locator('#desk-name-eng').fill('Named by another');
  await page.getByLabel(t('desk_currency'), { exact: true }).fill('chf');
  await save(other);
  await save(page);
  await page.getByText(t('desk_conflict')).waitFor();
  await page.getByText(`Changed: ${t('desk_name')} (English), ${t('desk_importance')}.`).waitFor();
  expect(await page.getByLabel(t('desk_importance')).inputValue()).toBe('11');
  await page.getByText('Another operator has since saved: 12').waitFor();
  expect(await page.locator('#desk-name-eng').inputValue()).toBe('Named by another');
  await page.getByLabel(t('desk_take')).check();
  await save(page);
  await page.getByText(t('desk_done_saved')).waitFor();
  expect(await query('select currency, importance from instrument where id = 10002')).toEqual([
    { currency: 'CHF', importance: 12 },
  ]);
});

test('OPR-6 without scripts, on a phone, a duplicate is merged after a preview', async () => {
  const duplicate = await makeDuplicate();
  const page = await site.open(`${INSTRUMENTS}10003/`, {
    ...operator({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } }),
  });
  await page.getByRole('button', { name: t('desk_hide') }).click();
  await page.getByText(t('desk_done_hidden')).waitFor();
  await page.getByRole('button', { name: t('desk_show') }).click();
  await page.getByText(t('desk_done_shown')).waitFor();
  await page.getByRole('link', { name: t('desk_merge') }).click();
  const finder = page.getByLabel(t('desk_duplicate'));
  const look = page.getByRole('button', { name: t('desk_dry_run') });
  for (const [text, answer] of [
    ['10003', t('desk_merge_self')],
    ['nosuchthing', t('desk_merge_none')],
    [await readIsin(10_004), t('desk_conflicts')],
  ] as const) {
    await finder.fill(text);
    await look.click();
    await page.getByText(answer).waitFor();
    expect(await page.getByRole('button', { name: /^Merge/ }).count()).toBe(0);
  }
  await finder.fill('ZZ0009');
  await look.click();
  await page.getByText('WKN ZZ0009').waitFor();
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page);
  expect(await query('select 1 from merged_instrument')).toEqual([]);
  await page.getByRole('button', { name: `Merge Duplicate (No. ${duplicate}) into` }).click();
  await page.getByText(t('desk_done_merged')).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${INSTRUMENTS}10003/`);
  await expectFits(page);
  expect(await query('select into_id from merged_instrument')).toEqual([{ into_id: 10_003 }]);
});

async function makeDuplicate(): Promise<number> {
  const [made] = await query<{ id: number }>(
    `insert into instrument (source_code, kind, name)
     values ('demo', 'bond', '{"eng": "Duplicate"}') returning id`,
  );
  await query(
    `insert into identifier (instrument_id, scheme, value) values ($1, 'wkn', 'ZZ0009')`,
    [made!.id],
  );
  return made!.id;
}

test('OPR-6 an issuer is edited on the same pages, which only operators see', async () => {
  const page = await site.open('/admin/issuers/12/', operator({ colorScheme: 'dark' }));
  await page.getByLabel(t('desk_country')).fill('is');
  await save(page);
  await page.getByText(t('desk_done_saved')).waitFor();
  await page.goto(`${site.origin}/admin/issuers/12/merge/?duplicate=13`);
  await page.getByText(t('desk_lost')).first().waitFor();
  await expectAccessible(page);
  for (const lang of ['rus', 'chn']) {
    for (const path of ['/admin/issuers/', '/admin/issuers/12/', INSTRUMENTS]) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${site.origin}${path}?lang=${lang}`);
      await expectFits(page);
    }
  }
  const cookie = await site.app.signInAs('paid');
  for (const url of [INSTRUMENTS, `${INSTRUMENTS}10001/`, '/admin/issuers/12/merge/']) {
    const answer = await site.app.app.http.inject({ url, headers: { cookie } });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain(t('desk_codes'));
    expect(answer.body).not.toContain(t('desk_find'));
  }
});
