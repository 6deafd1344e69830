import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import {
  addExampleBonds,
  EXAMPLE_BONDS,
  EXAMPLE_ISSUERS,
} from '../src/server/testing/example-bonds.ts';
import { expectAccessible, useSite } from './browser.ts';
import { eventually } from './currencies-market.ts';
import { asAccount, useMarketDay } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { openSettings } from './widgets/chart-page.ts';
import { hydrated } from './widgets/widget-page.ts';

/*
 * Requirements of widgets, tested on the pages that use them. The tests of the widgets themselves
 * are in `widgets/`.
 */

useMarketDay();
const RUSSIAN_DATA = 'https://cbn-ru.example';
const site = useSite({
  config: { isCbnData: true, dataServers: { 'rus:cbn': RUSSIAN_DATA, deu: 'https://de.example' } },
});
const t = (key: string, language: 'eng' | 'rus' = 'eng') => label(language, key);

const { bond: BOND, floater: FLOATER, perpetual: PERPETUAL } = EXAMPLE_BONDS;
const RIGHTS = 12;

beforeAll(async () => {
  const { db, pool } = site.app.db;
  await addExampleBonds(db);
  await pool.query(
    `insert into bond_option (instrument_id, exercised_on, kind, price)
     select $1, date '2027-03-14' + n * interval '1 year', 'call', 100
     from generate_series(1, ${RIGHTS}) as n`,
    [PERPETUAL],
  );
  await pool.query(`update instrument set currency = null where id = $1`, [FLOATER]);
  await pool.query(`update instrument set status = 'withdrawn' where id = $1`, [FLOATER]);
});

/** The visible rows, their cells separated by tabs. */
async function rowsShown(table: Locator): Promise<string[]> {
  const texts = await table.locator('tbody tr:visible').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s*\t\s*/g, '\t').trim());
}
const toggle = (table: Locator, name: string | RegExp) =>
  table.locator('summary').filter({ hasText: name });
const indent = (cell: Locator) =>
  cell.evaluate((node) => {
    const { paddingTop, paddingBottom } = getComputedStyle(node);
    return [paddingTop, paddingBottom];
  });

describe('a bond page, without scripts', () => {
  test('TBL-2 TBL-3 TBL-4 TBL-11 TAB-2 payments fold by year with totals, past and distant ones into one row; options beyond the limit; amounts are a number or none', async () => {
    const page = await site.open(`/bonds/${PERPETUAL}/`, { javaScriptEnabled: false });
    const flows = page.getByRole('table', { name: t('flows_title'), exact: true });
    const closed = [
      /^Show earlier 5\t10\.0000\t–\t10\.0000/,
      /^2027 2\t4\.0000\t–\t4\.0000\t100\.00$/,
      /^14 Mar 2027\nnext\t2\.0000/,
      /^14 Sep 2027\t2\.0000/,
      ...Array.from({ length: 9 }, (_, i) => new RegExp(`^${2028 + i} 2\t4\\.0000`)),
      /^Show later \d+\t/,
    ];
    const shown = await rowsShown(flows);
    expect(shown).toHaveLength(closed.length);
    for (const [i, text] of closed.entries()) expect(shown[i]).toMatch(text);
    expect(await flows.locator('tfoot').innerText()).toMatch(`${t('flow_to_come')}\t`);

    // By keyboard: the earlier rows appear above, and their toggle hides them again.
    await toggle(flows, t('link_show_prevs')).focus();
    await page.keyboard.press('Enter');
    expect((await rowsShown(flows)).slice(0, 2)).toEqual([
      expect.stringMatching(/^Hide\t/),
      expect.stringMatching(/^14 Sep 2024\npaid\t/),
    ]);
    await page.keyboard.press('Enter');
    expect(await rowsShown(flows)).toEqual(shown);
    // The later rows appear above their toggle, a year below its row.
    const later = toggle(flows, t('link_show_nexts'));
    const count = Number((await later.innerText()).replace(/\D+/, ''));
    await later.click();
    expect((await rowsShown(flows)).length).toBe(shown.length + count);
    expect((await rowsShown(flows)).at(-1)).toMatch(/^Hide\t/);
    await later.click();
    await toggle(flows, '2030').click();
    await toggle(flows, '2027').click();
    const years = (await rowsShown(flows)).slice(1, 7).map((text) => text.split('\t')[0]);
    expect(years).toEqual(['2027 2', '2028 2', '2029 2', '2030 2', '14 Mar 2030', '14 Sep 2030']);

    // A schedule of options shows six rows.
    const rights = page.getByRole('table', { name: t('term_call_from') });
    expect(await rowsShown(rights)).toHaveLength(6 + 1);
    await toggle(rights, t('show_more')).click();
    expect(await rowsShown(rights)).toHaveLength(RIGHTS + 1);
    await toggle(rights, t('hide')).click();
    expect(await rowsShown(rights)).toHaveLength(6 + 1);
    expect(await rights.locator('tbody tr:visible th').last().getAttribute('colspan')).toBe('2');

    expect(await indent(rights.locator('thead th').first())).toEqual(['10px', '10px']);
    expect(await indent(rights.locator('tbody td').first())).toEqual(['4px', '4px']);

    // Strip 2: by default percent of the face value; a number is the nominal the amounts refer to.
    const amounts = page.getByRole('tablist', { name: t('flow_amounts') });
    expect(await amounts.getByRole('tab', { selected: true }).innerText()).toBe(t('flow_face'));
    await amounts.getByRole('tab', { name: 'EUR per 100 000' }).click();
    expect(new URL(page.url()).searchParams.get('amounts')).toBe('money');
    expect(await amounts.getByRole('tab', { selected: true }).innerText()).toContain('EUR');
    expect((await rowsShown(flows))[1]?.replaceAll('\u00A0', ' ')).toMatch(/^2027 2\t4 000\.00\t/);
    await expectAccessible(await hydrated(await site.open(`/bonds/${PERPETUAL}/`)));

    // Paper shows every payment and no toggle.
    await page.emulateMedia({ media: 'print' });
    const dates = (await rowsShown(flows)).filter((text) => /^\d+ \w+ \d{4}/.test(text));
    expect(dates).toHaveLength(5 + 2 * 10 + count);
    expect(await page.getByText(t('link_show_prevs')).first().isVisible()).toBe(false);

    // A single unit leaves nothing to choose.
    const sent = await site.app.app.http.inject(`/bonds/${FLOATER}/`);
    expect(sent.body).toContain('id="flows"');
    expect(sent.body).not.toContain(`aria-label="${t('flow_amounts')}"`);
  });
});

describe('lists', () => {
  test('TBL-1 TBL-12 PAG-1 SEL-1 100,000 archive rows are sorted by keyboard: ascending, descending, unsorted; pages and choices', async () => {
    // Without the trigger that counts rows, which takes longer than the rest of the test.
    await site.app.db.pool.query(`
      alter table contract_day disable trigger user;
      insert into contract_day (exchange_id, contract_id, expiry_id, expires_on, day, settle)
      select 1, 1, e.id, e.expires_on, date '1960-01-01' + n, 50 + (n * 7919) % 1000 / 100.0
      from (select * from contract_expiry where contract_id = 1 order by id limit 5) as e,
           generate_series(1, 20000) as n;
      insert into contract_day_count
      select 1, 1, date '1960-01-01' + n, 5 from generate_series(1, 20000) as n;
      alter table contract_day enable trigger user`);
    const page = await site.open('/derivatives/?from=1960-01-01&to=2014-12-31', {
      prepare: asAccount(site, 'paid'),
    });
    const table = page.locator('[data-rows] table').first();
    const heading = table.getByRole('columnheader', { name: 'Settle' });
    const settles = () =>
      table
        .locator('tbody tr > :nth-child(7)')
        .evaluateAll((cells) => cells.map(({ textContent }) => Number(textContent)));
    const latestFirst = await settles();
    expect(latestFirst).toHaveLength(100);
    expect(await heading.getAttribute('aria-sort')).toBe('none');
    for (const [order, query, first] of [
      ['ascending', /sort=settle&order=asc$/, 50],
      ['descending', /sort=settle$|sort=settle&order=desc$/, 59.99],
    ] as const) {
      await heading.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(query);
      await eventually(() => heading.getAttribute('aria-sort')).toBe(order);
      await eventually(async () => (await settles())[0]).toBe(first);
    }
    await heading.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await eventually(settles).toEqual(latestFirst);
    expect(await heading.getAttribute('aria-sort')).toBe('none');
    expect(page.url()).not.toContain('sort=');

    const paging = page.getByRole('navigation', { name: t('paging') });
    const links = async () => (await paging.innerText()).split(/\s+/).filter(Boolean);
    const last = '1000';
    expect(await links()).toEqual(expect.arrayContaining(['1', '2', '…', last]));
    await paging.getByRole('link', { name: `Page ${last} of ${last}` }).click();
    await page.waitForURL(/page=1000$/);
    await eventually(links).toEqual(expect.arrayContaining(['1', '…', '999', last]));

    const contract = page.getByRole('combobox', { name: 'Contract' });
    const list = page.getByRole('listbox');
    for (const close of [
      () => page.getByRole('heading', { level: 1 }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await contract.click();
      await list.waitFor();
      expect(await list.getByRole('option').first().innerText()).toBe('All contracts');
      await close();
      await list.waitFor({ state: 'detached' });
    }
  });

  test('PAG-1 lists have 30 rows a page, and no paging for a single page', async () => {
    const reader = await openReader(site);
    const readRows = async (path: string) => {
      const sent = await readSent(reader, path);
      return sent.evaluate((html) => ({
        rows: html.querySelectorAll('main table tbody tr').length,
        links: [...html.querySelectorAll('main nav a[href*="page="]')].map((a) => a.textContent),
      }));
    };
    const answer = await site.app.app.http.inject('/api/screens/bonds/');
    const { total } = answer.json<{ total: number }>();
    const bonds = await readRows('/bonds/');
    expect(bonds.rows).toBe(30);
    expect(bonds.links).toContain(String(Math.floor((total - 1) / 30) + 1));
    for (const [query, rows] of [
      ['coupon=4.875..4.875', 1],
      ['coupon=99..', 0],
    ] as const) {
      expect(await readRows(`/bonds/?${query}`), `at ${query}`).toEqual({ rows, links: [] });
    }
  });

  test('TBL-5 a click marks a row of the currencies, toggles its box and updates the URL', async () => {
    const page = await hydrated(
      await site.open('/currencies/', { prepare: asAccount(site, 'paid') }),
    );
    const row = page.locator('tr[data-pair="2"]');
    const background = () => row.evaluate((node) => getComputedStyle(node).backgroundColor);
    const plain = await background();
    await row.locator('td').nth(1).click();
    await expect.poll(() => row.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
    await page.mouse.move(5, 5);
    await expect.poll(background).not.toBe(plain);
    await expect.poll(() => new URL(page.url()).search).toContain('2');
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => row.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
    await expect.poll(background).toBe(plain);
  });

  test('TBL-6 a finding is a name that opens in a new tab, with small text below; rows that span all columns', async () => {
    await site.app.db.pool.query(
      `insert into data_finding (series_id, kind, since, amount, seen_at)
       select id, 'gap', '2026-11-02', 3, now() from series where instrument_id = $1 limit 1`,
      [BOND],
    );
    const reader = await openReader(site, 'operator');
    const sent = await readSent(reader, '/admin/data/');
    const cell = await sent.evaluate((html, bond) => {
      const link = html.querySelector(`main table a[href="/bonds/${bond}/"]`);
      return {
        text: link?.textContent,
        target: link?.getAttribute('target'),
        small: link?.parentElement?.querySelector('small')?.textContent,
      };
    }, BOND);
    expect(cell).toEqual({
      text: `Bond ${BOND} (${t('opens_new_tab')})`,
      target: '_blank',
      small: 'close, test',
    });
  });
});

test('CHT-10 TBL-3 an issuer: map labels can be switched, and all of them may overlap; withdrawn bonds are extra rows', async () => {
  const page = await hydrated(
    await site.open(`/company/${EXAMPLE_ISSUERS.issuer}/?add=${EXAMPLE_BONDS.peers.join(',')}`, {
      prepare: asAccount(site, 'paid'),
    }),
  );
  const bonds = page.getByRole('table', { name: t('company_bonds'), exact: true });
  const before = await rowsShown(bonds);
  expect(before[0]).toMatch(new RegExp(`^${t('company_bonds_earlier')} 1`));
  expect(before.at(-1)).toMatch(new RegExp(`^${t('company_bonds_withdrawn')} 1`));
  await toggle(bonds, t('company_bonds_withdrawn')).click();
  expect((await rowsShown(bonds)).slice(-2)).toEqual([
    expect.stringContaining(`Bond ${FLOATER}`),
    t('hide'),
  ]);

  await page.getByRole('slider', { name: /modified duration/ }).scrollIntoViewIfNeeded();
  await page.locator('[data-drawn] canvas').last().waitFor();
  const pixels = () =>
    page
      .locator('[data-drawn] canvas')
      .last()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await openSettings(page);
  const some = await pixels();
  await check(t('map_labels')).uncheck();
  await eventually(pixels).not.toBe(some);
  const none = await pixels();
  await check(t('map_all_labels')).check();
  expect(await check(t('map_labels')).isChecked()).toBe(true);
  await eventually(pixels).not.toBe(none);
});

test('DTP-3 LBL-3 a Russian page has a Russian calendar, and uses the data server of its language and provider', async () => {
  const asked: string[] = [];
  const page = await site.open('/derivatives/?lang=rus', {
    prepare: async (fresh: Page) => {
      await fresh.route(`${RUSSIAN_DATA}/**`, (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ json: { items: [], counter_title: '0', search_error: '' } });
      });
    },
  });
  await hydrated(page);
  await page
    .getByRole('button', { name: t('date_picker_open', 'rus') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect((await dialog.getByRole('columnheader').allInnerTexts()).slice(0, 7)).toEqual(
    ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'].map((day) =>
      expect.stringMatching(new RegExp(day, 'i')),
    ),
  );
  expect(await dialog.innerText()).toMatch(/август|ноябр/i);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t('search_label', 'rus') }).fill('банк');
  await eventually(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^\/api\/suggest\//);
});
