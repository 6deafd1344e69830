import { beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import {
  addExampleBonds,
  EXAMPLE_BONDS,
  EXAMPLE_ISSUERS,
} from '../src/server/testing/example-bonds.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, useMarketDay } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
beforeAll(() => addExampleBonds(site.app.db.db));

const BOND = `/bonds/${EXAMPLE_BONDS.bond}/`;
const COMPANY = `/company/${EXAMPLE_ISSUERS.issuer}/`;
const t = (key: string) => label('eng', key);
/** What nobody without access may read anywhere on these pages. */
const SECRETS = [/102\.418/, /4\.494/, /4\.407/, /5\.42/, />207</, /\bN9\b/, /\bN10\b/];

describe('the sections of a bond', () => {
  test('BND-6 those with access read payments by keyboard, yields to calls, peers over the curve', async () => {
    const page = await hydrated(await site.open(BOND, { prepare: asAccount(site, 'paid') }));
    const flows = page.getByRole('slider', { name: new RegExp(`^${t('flows_title')}`) });
    await flows.focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => flows.getAttribute('aria-valuetext'))
      .toMatch(/14 Mar 2034: 51\.2188, worth \d/);
    await page.keyboard.press('Home');
    await expect.poll(() => flows.getAttribute('aria-valuetext')).toBe('14 Sep 2024: 2.4375');

    // The yield to a call is the one that the head quotes for it.
    const workouts = page.getByRole('table', { name: t('fig_work_all') });
    const [called] = /14 Mar 2030\s+102\.000\s+(\d\.\d{3})/.exec(await workouts.innerText()) ?? [];
    const strip = page.getByRole('navigation', { name: t('fig_workout') });
    const next = await strip.getByRole('link', { name: t('fig_work_call') }).innerText();
    expect(next).toContain(called!.slice(-5));
    const peers = page.getByRole('table', { name: t('peer_title') });
    expect(await peers.innerText()).toMatch(/Bond 910002[\s\S]*5\.000[\s\S]*250[\s\S]*\+51/);
    await page.getByRole('slider', { name: new RegExp(t('peer_map')) }).waitFor();

    // Views are links: they stay where they are, and change what is asked for.
    await page.locator('[href$="ratings=history#ratings"]').click();
    await page
      .getByRole('table', { name: t('rating_title') })
      .getByText(t('rating_withdrawn'))
      .waitFor();
    await page.getByRole('tab', { name: 'EUR for 100 000' }).click();
    const money = page.getByRole('table', { name: t('flows_title'), exact: true });
    await money
      .getByRole('row', { name: /^14 Mar 2027/ })
      .getByText('2 437.50')
      .first()
      .waitFor();
    expect(new URL(page.url()).search).toContain('ratings=history');
    await expectAccessible(page);
  });

  test('BND-6 without access, scripts and room: terms in full, no value, no map', async () => {
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
    await expectAccessible(await hydrated(await site.open(BOND)));
  });
});

describe('the map of an issuer', () => {
  test('ENT-4 CHT-11 CHT-12 bonds are found, added and removed, and the address remembers it', async () => {
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

    // Whatever digits its figures have, the added point has 2 for its duration and 3 for its yield.
    await map.focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() => map.getAttribute('aria-valuetext'))
      .toMatch(/^Bond \d+: duration \d+\.\d\d, yield \d+\.\d{3}$/);

    // The point of the issuer goes, the one that was added stays.
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
    await expectAccessible(await hydrated(await site.open(COMPANY)));
  });

  test('ENT-4 without scripts those with access find a bond and add it by a link', async () => {
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
