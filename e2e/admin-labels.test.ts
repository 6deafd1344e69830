import { afterEach, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const LABELS = '/admin/labels/';
const t = (key: string) => label('eng', key);
const operator = () => ({ prepare: asAccount(site, 'operator') });

afterEach(async () => {
  await site.app.db.pool.query('delete from label_override');
});

test('OPR-3 a text is found, corrected by keyboard, seen in place and reset', async () => {
  const page = await site.open(LABELS, operator());
  await hydrated(page);
  await page.getByLabel(t('texts_search')).fill('screen_title_bonds');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: 'screen_title_bonds' }).focus();
  await page.keyboard.press('Enter');
  const field = page.locator('#text-eng');
  await field.waitFor();
  await expectAccessible(page);
  await field.fill('Gauges {x}');
  await page.getByText(t('texts_reason_unknown')).waitFor();
  await field.fill('Gauges <b>all</b>');
  const [place] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: t('texts_in_place') }).click(),
  ]);
  await place.getByText('⟦Gauges <b>all</b>⟧').first().waitFor();
  await place.close();
  await page
    .getByRole('button', { name: t('texts_save'), exact: true })
    .last()
    .click();
  await page.getByText(t('texts_saved')).waitFor();
  expect((await site.app.app.http.inject({ url: '/bonds/' })).body).toContain('Gauges &lt;b&gt;');
  await page.getByRole('button', { name: t('texts_reset') }).click();
  await page.getByText(t('texts_saved')).waitFor();
  expect(await page.locator('#text-eng').inputValue()).toBe(t('screen_title_bonds'));
});

test('OPR-3 without scripts: another operator’s changes are shown, and a pasted file is applied', async () => {
  const page = await site.open(`${LABELS}sign_in/`, { ...operator(), javaScriptEnabled: false });
  await page.locator('#text-deu').fill('Mein Text');
  await site.app.db.pool.query(
    `insert into label_override (language, key, text) values ('deu', 'sign_in', 'Ihr Text')`,
  );
  const save = page.getByRole('button', { name: t('texts_save'), exact: true }).last();
  await save.click();
  await page.getByText('Ihr Text').waitFor();
  expect(await page.locator('#text-deu').inputValue()).toBe('Mein Text');
  await save.click();
  await page.getByText(t('texts_saved')).waitFor();
  await page.goto(`${site.origin}${LABELS}files/`);
  await page.getByLabel(t('texts_paste')).fill('key,fra\nsign_in,Entrez');
  await page.getByRole('button', { name: t('texts_check') }).click();
  await page.getByRole('button', { name: 'Change 1 text' }).click();
  await page.getByText(t('texts_applied')).waitFor();
  const { rows } = await site.app.db.pool.query(
    'select language, text from label_override order by language',
  );
  expect(rows).toEqual([
    { language: 'deu', text: 'Mein Text' },
    { language: 'fra', text: 'Entrez' },
  ]);
});

test('OPR-3 all plural forms fit a phone', async () => {
  const viewport = { width: 320, height: 800 };
  await expectFits(await site.open(`${LABELS}indexes_count/`, { ...operator(), viewport }));
});
