import { beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import {
  addExampleBonds,
  EXAMPLE_BONDS,
  EXAMPLE_ISSUERS,
} from '../src/server/testing/example-bonds.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, useMarketDay } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
beforeAll(() => addExampleBonds(site.app.db.db));

const BOND = `/bonds/${EXAMPLE_BONDS.bond}/`;
const COMPANY = `/company/${EXAMPLE_ISSUERS.issuer}/`;
const t = (key: string) => label('eng', key);
/** What viewers without access must not see anywhere on these pages. */
const SECRETS = [/102\.418/, /4\.494/, /4\.407/, /5\.42/, />207</, /\bN9\b/, /\bN10\b/];

describe('the sections of the bond page', () => {
  test('BND-6 viewers with access read payments by keyboard, yields to calls, peers over the curve', async () => {
    const page = await hydrated(await site.open(BOND, { prepare: asAccount(site, 'paid') }));
    const flows = page.getByRole('slider', { name: new RegExp(`^${t('flows_title')}`) });
    await flows.focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => flows.getAttribute('aria-valuetext'))
      .toMatch(/14 Mar 2034: 51\.2188, present value \d/);
    await page.keyboard.press('Home');
    await expect.poll(() => flows.getAttribute('aria-valuetext')).toBe('14 Sep 2024: 2.4375');

    // The yield to call is the one shown in the head.
    const workouts = page.getByRole('table', { name: t('fig_work_all') });
    const [called] = /14 Mar 2030\s+102\.000\s+(\d\.\d{3})/.exec(await workouts.innerText()) ?? [];
    const strip = page.getByRole('navigation', { name: t('fig_workout') });
    const next = await strip.getByRole('link', { name: t('fig_work_call') }).innerText();
    expect(next).toContain(called!.slice(-5));
    // DV01 matches the API, and both name its unit.
    const { items } = await (await page.request.get(`${site.origin}/api${BOND}figures/`)).json();
    const dv01 = items.find(({ figure }: { figure: string }) => figure === 'dv01').value;
    expect(await workouts.innerText()).toContain(`DV01, EUR ${t('fig_dv01_per')}`);
    expect(await workouts.innerText()).toContain(Number(dv01).toFixed(5));
    const peers = page.getByRole('table', { name: t('peer_title') });
    expect(await peers.innerText()).toMatch(/Bond 910002[\s\S]*5\.000[\s\S]*250[\s\S]*\+51/);
    // Amounts are short, with all digits in the title.
    const terms = page.getByRole('region', { name: t('term_title') });
    expect(await terms.getByText('EUR 600 mln').first().getAttribute('title')).toMatch(
      /^EUR 600.000.000$/,
    );
    // A click anywhere on a row leads to the bond.
    const row = peers.locator('tbody tr').first();
    expect(await row.evaluate((each) => getComputedStyle(each).cursor)).toBe('pointer');
    await page.getByRole('slider', { name: new RegExp(t('peer_map')) }).waitFor();

    // The views are links: they keep the scroll position and change the query.
    await page.locator('[href$="ratings=history#ratings"]').click();
    await page
      .getByRole('table', { name: t('rating_title') })
      .getByText(t('rating_withdrawn'))
      .waitFor();
    await page.getByRole('tab', { name: 'EUR per 100 000' }).click();
    const money = page.getByRole('table', { name: t('flows_title'), exact: true });
    await money
      .getByRole('row', { name: /^14 Mar 2027/ })
      .getByText('2 437.50')
      .first()
      .waitFor();
    // The control above isn't printed: a line says which unit the amounts have.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Amounts: EUR per 100 000').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    expect(new URL(page.url()).search).toContain('ratings=history');
    await expectAccessible(page);
  });

  test('BND-6 the balance point of the cash flow covers no year', async () => {
    const page = await site.open(BOND, { prepare: asAccount(site, 'paid') });
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      const boxes = async (selector: string) => {
        const drawn = page.locator(`svg:visible ${selector}`);
        const found = await Promise.all((await drawn.all()).map((each) => each.boundingBox()));
        return found.flatMap((box) => box ?? []);
      };
      const [balance] = await boxes('[data-balance]');
      const years = await boxes('[data-year]');
      const covered = years.filter(
        ({ x, y, width, height }) =>
          x < balance!.x + balance!.width &&
          x + width > balance!.x &&
          y < balance!.y + balance!.height &&
          y + height > balance!.y,
      );
      expect(covered).toEqual([]);
      expect(years.length).toBeGreaterThan(3);
    }
  });

  test('BND-5 an amortiser’s calculator takes and returns amounts for the original nominal', async () => {
    const asked = 'by=price&price=100&settlement=2033-06-14&nominal=100000';
    const page = await site.open(`${BOND}?${asked}`, { javaScriptEnabled: false });
    const calculator = page.getByRole('region', { name: t('calc_title') });
    expect(await calculator.getByLabel('Original nominal, EUR').inputValue()).toMatch(
      /^100\s?000$/,
    );
    expect(await calculator.getByLabel(t('calc_price_left')).inputValue()).toBe('100');
    // The cash flow next to it says that its percentages refer to the original nominal.
    const flows = page.getByRole('region', { name: t('flows_title') });
    expect(await flows.innerText()).toContain(`${t('flow_amounts')}: ${t('flow_face_original')}`);
    const text = await calculator.innerText();
    // Half of the nominal was repaid in March.
    expect(text).toMatch(/Outstanding \(50\.00 %\), EUR\s+50\s000\.00/);
    expect(text).toMatch(/Settlement amount, EUR\s+50\s6\d\d\.\d\d/);
    expect(text).toContain(t('calc_amortising'));
  });

  test('BND-6 without access, scripts and room: full terms, no value, no map', async () => {
    const page = await site.open(BOND, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    });
    await expectFits(page);
    const html = await page.content();
    for (const secret of SECRETS) expect(html).not.toMatch(secret);
    expect(await page.locator('[data-locked-picture]').count()).toBe(2);
    expect(await page.getByText('Issuer 900002').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: t('rating_view_issuer'), exact: true }).click();
    expect(await page.getByRole('table', { name: t('rating_title') }).innerText()).toContain('***');
  });
});

test('BND-6 a stale price is marked everywhere', async () => {
  const { rows } = await site.app.db.pool.query<{ id: number; isin: string; issuer: number }>(
    `select id, isin, issuer_id as issuer from instrument
     where kind = 'bond' and status = 'active' and isin is not null
       and exists (select from series where instrument_id = instrument.id and last_value is not null)
     order by id limit 1`,
  );
  const { id, isin, issuer } = rows[0]!;
  const reader = await openReader(site, 'paid');
  const readMarks = async (path: string, of = reader) =>
    (await readSent(of, path)).evaluate((page) => ({
      figures: page.querySelectorAll('main div[data-stale] dl').length,
      rows: page.querySelectorAll('main tr[data-stale]').length,
      text: page.querySelector('main')?.textContent ?? '',
    }));
  const before = await readMarks(`/bonds/${id}/`);
  expect(before.figures).toBe(0);
  expect(before.text).not.toMatch(/days old/);
  await site.app.db.pool.query(
    `update series set last_day = last_day - 42, previous_day = previous_day - 42
     where instrument_id = $1`,
    [id],
  );
  await expect
    .poll(async () => (await readMarks(`/bonds/${id}/`)).text)
    .toMatch(/price 4\d days old/);
  const page = await readMarks(`/bonds/${id}/`);
  expect(page.figures).toBe(1);
  expect(page.text).toMatch(/No price since \d+ (Sep|Oct) 2026\. All figures use that price/);
  await expect.poll(async () => (await readMarks(`/bonds/?isin=${isin}`)).rows).toBe(1);
  expect((await readMarks(`/bonds/?isin=${isin}`)).text).toMatch(/prices? of \d+ (Sep|Oct) 2026/);
  expect((await readMarks(`/company/${issuer}/`)).rows).toBeGreaterThan(0);
  // Dates are public and reveal no values.
  const visitor = await readMarks(`/bonds/${id}/`, await openReader(site));
  expect(visitor.text).toMatch(/price 4\d days old/);
  const map = await reader.evaluate(
    async (address) => (await fetch(address)).json() as Promise<unknown>,
    `/api/screens/bonds/map/?isin=${isin}`,
  );
  expect(JSON.stringify(map)).toMatch(/"lastTrade":"2026-(09|10)-/);
});

describe('the map of an issuer', () => {
  test('ENT-4 CHT-11 CHT-12 bonds are found, added and removed, and the URL remembers them', async () => {
    const page = await hydrated(await site.open(COMPANY, { prepare: asAccount(site, 'paid') }));
    const map = page.getByRole('slider', { name: /modified duration/ });
    await map.focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() => map.getAttribute('aria-valuetext'))
      .toMatch(/Bond 900001.*2\.95.*4\.407/);
    await page.goto(`${new URL(page.url()).origin}${COMPANY}?add=${EXAMPLE_BONDS.peers[0]}`);
    await hydrated(page);
    await page.getByText(t('company_map_added'), { exact: true }).first().waitFor();

    // Whatever the precision of the figures, the added point has a duration with 2 decimals and a
    // yield with 3.
    await map.focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() => map.getAttribute('aria-valuetext'))
      .toMatch(/^Bond \d+: duration \d+\.\d\d, yield \d+\.\d{3}, to worst$/);

    // Removing the issuer's point keeps the one that was added.
    await page.getByRole('button', { name: t('map_delete_mode') }).click();
    await map.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove selected (1)' }).click();
    await expect.poll(() => new URL(page.url()).search).toContain('without=900001');
    await page.getByRole('link', { name: 'Show Bond 900001 again' }).click();
    await expect.poll(() => new URL(page.url()).search).not.toContain('without');
    await expectAccessible(page);
  });

  test('ENT-4 without access: the table of terms, no grade and no point', async () => {
    const page = await site.open(COMPANY, { javaScriptEnabled: false, viewport: PHONE });
    await expectFits(page);
    const html = await page.content();
    for (const secret of SECRETS) expect(html).not.toMatch(secret);
    expect(await page.locator('[data-locked-picture]').count()).toBe(2);
    expect(
      await page.getByRole('table', { name: t('company_bonds'), exact: true }).innerText(),
    ).toContain('Bond 900001');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('XLSX').first().isVisible()).toBe(false);
  });

  test('ENT-4 without scripts viewers with access find a bond and add it by a link', async () => {
    const page = await site.open(`${COMPANY}?find=Bond+910001`, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    const before = await page.locator('[data-still]:visible circle').count();
    await page.getByRole('link', { name: 'Add Bond 910001' }).click();
    expect(await page.locator('[data-still]:visible circle').count()).toBe(before + 1);
    expect(new URL(page.url()).search).toBe('?add=910001');
  });
});
