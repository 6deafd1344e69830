import { beforeAll, expect, test } from 'vitest';
import { addTestBond, addTestIssuer } from '../src/db/testing/test-bonds.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { asAccount, english as t, useMarketDay } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const ISSUER = 971_000;
/** In dollars, with a maturity beyond the published holidays. */
const BOND = 971_001;
const PAGE = '/admin/calendars/';

beforeAll(async () => {
  const { db } = site.app.db;
  await addTestIssuer(db, ISSUER);
  await addTestBond(db, {
    id: BOND,
    issuerId: ISSUER,
    currency: 'USD',
    terms: { business_days: 'following' },
    values: { close: '99.5' },
  });
});

test('BND-14 a bond names its calendar, says where it ends before maturity, and reports a settlement on a holiday', async () => {
  const page = await hydrated(
    await site.open(`/bonds/${BOND}/?derive=yield`, { prepare: asAccount(site, 'paid') }),
  );
  const terms = page.locator('dt', { hasText: t('term_calendar') }).locator('+ dd');
  expect(await terms.innerText()).toBe(
    t('term_calendar_until', {
      calendar: 'United States',
      source: 'SIFMA, holiday schedule of the bond market',
      year: '2026',
    }),
  );
  // In the head, in the open derivation, and in the calculator.
  const byRule = page.getByText(t('calc_assume_calendar', { year: '2026' }));
  expect(await byRule.count()).toBe(3);

  const calculator = page.locator('[aria-labelledby=calculator]');
  const settlement = page.getByLabel(t('calc_settlement'), { exact: true });
  await settlement.fill('26 Nov 2026');
  await settlement.press('Enter');
  const hint = calculator.getByText(t('calc_closed', { day: '27 Nov 2026' }));
  await hint.waitFor();
  const described = await settlement.getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain(await hint.getAttribute('id'));
  await expectAccessible(page, '[aria-labelledby=calculator]');
  await settlement.fill('27 Nov 2026');
  await settlement.press('Enter');
  await hint.waitFor({ state: 'detached' });
});

test('BND-14 OPR-4 operators change a calendar day by keyboard, see errors, and undo the change', async () => {
  const page = await hydrated(await site.open(PAGE, { prepare: asAccount(site, 'operator') }));
  const form = page.locator('[aria-labelledby=change]');
  const calendar = form.getByRole('combobox', { name: t('calendars_calendar') });
  const day = form.getByLabel(t('calendars_day'), { exact: true });
  await calendar.focus();
  await page.keyboard.type('GB');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5 Dec 2026');
  await toNextDocument(page, () => page.keyboard.press('Enter'));
  // The typed text stays, with the reason next to its field.
  await form.getByText(t('calendars_wrong_weekend')).waitFor();
  expect(await day.getAttribute('aria-invalid')).toBe('true');
  // Without scripts this is a list of all calendars.
  await expect.poll(() => calendar.textContent()).toMatch(/^GB · /);
  expect(await day.inputValue()).toBe('5 Dec 2026');
  await expectAccessible(page, 'main');
  await hydrated(page);
  await day.fill('4 Dec 2026');
  const note = form.getByLabel(t('calendars_note'));
  await note.fill('State funeral');
  await toNextDocument(page, () => note.press('Enter'));
  await page
    .getByRole('status')
    .filter({ hasText: t('calendars_saved') })
    .waitFor();
  const own = page.getByRole('table', { name: t('calendars_own') });
  const row = own.getByRole('row', { name: /4 Dec 2026/ });
  expect(await row.innerText()).toMatch(/United Kingdom\s+closed\s+State funeral/);
  await expectAccessible(page, 'main');
  const all = page.getByRole('table', { name: t('calendars_all') });
  expect(await all.getByRole('row', { name: /GB · / }).innerText()).toMatch(/GOV\.UK.*2027\s+1$/s);

  await page.setViewportSize(PHONE);
  await expectFits(page);
  await row.getByRole('button').focus();
  await toNextDocument(page, () => page.keyboard.press('Enter'));
  await page.getByText(t('calendars_none')).waitFor();

  // Other accounts don't see the page.
  for (const kind of ['paid', undefined] as const) {
    const cookie = kind && (await site.app.signInAs(kind));
    const answer = await fetch(site.origin + PAGE, {
      ...(cookie && { headers: { cookie } }),
    });
    expect(answer.status).toBe(kind ? 403 : 401);
    expect(await answer.text()).not.toContain('GOV.UK');
  }
});
