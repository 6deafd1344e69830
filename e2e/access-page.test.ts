import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { accountIdFor, asViewer } from '../src/server/testing/as-viewer.ts';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import { asAccount, INDEX_PATH } from './index-pages.ts';
import { expectSoon } from './search-parts.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const ACCESS = '/profile/access/';
const NO_SCRIPT = { javaScriptEnabled: false };
const MARKETS = 100;
const t = (key: string) => label('eng', key);
const as = (kind: DemoKind, options = {}) => ({ prepare: asAccount(site, kind), ...options });
const mainText = (page: Page) => page.getByRole('main').innerText();
const query = (text: string, values: unknown[] = []) => site.app.db.pool.query(text, values);

beforeEach(async () => {
  await query('delete from access_request');
  await query('delete from account_tariff where tariff_id = $1', [MARKETS]);
});

async function grantTariff(kind: DemoKind, begins: string, ends: string): Promise<void> {
  await query(
    `insert into account_tariff (account_id, tariff_id, starts_at, ends_at)
     values ($1, $2, now() + $3::interval, now() + $4::interval)`,
    [await accountIdFor(site.app, kind), MARKETS, begins, ends],
  );
}

const requestStates = async () =>
  (await query('select state, comment, contact_person_id from access_request order by id')).rows;

describe('USR-3 the access page', () => {
  test('USR-3 without scripts requests a tariff, shows the request, and withdraws it', async () => {
    const page = await site.open(ACCESS, as('free', NO_SCRIPT));
    expect(await mainText(page)).toContain(t('masked_title'));
    await page.getByRole('button', { name: 'Request Markets' }).click();
    const form = page.getByRole('dialog', { name: 'Request Markets' });
    await form.getByLabel(t('request_contact')).selectOption({ label: 'Demo desk' });
    await form.getByLabel(t('request_comment')).fill('For <b>risk</b>\nreports');
    await form.getByRole('button', { name: t('request_send') }).click();
    await page.waitForURL(`${site.origin}${ACCESS}?sent`);
    expect(await page.getByRole('status').innerText()).toBe(t('request_done'));
    const news = page.getByRole('region', { name: 'You requested Markets' });
    expect(await news.innerText()).toContain('For <b>risk</b>');
    expect(await news.getByRole('listitem').nth(1).innerText()).toContain(t('request_step_waits'));
    expect(await requestStates()).toMatchObject([{ state: 'sent', contact_person_id: 1 }]);
    expect(await page.getByRole('button', { name: t('masked_ask') }).count()).toBe(0);

    // Masked values on other pages point to the request too.
    await page.goto(site.origin + INDEX_PATH);
    const stars = page.locator('main [data-hint-target]').first();
    expect(await stars.getAttribute('title')).toBe(t('asterisks_sent'));
    expect(await page.locator('[data-locked-notice=values]').innerText()).toContain(
      t('access_asked'),
    );

    await page.goto(site.origin + ACCESS);
    await page.getByRole('button', { name: 'Withdraw the request for Markets' }).click();
    await page.waitForURL(`${site.origin}${ACCESS}?taken`);
    expect(await requestStates()).toMatchObject([{ state: 'taken back' }]);
    expect(await page.getByRole('button', { name: 'Request Markets' }).count()).toBe(1);
  });

  test('USR-3 by keyboard: the form opens, closes with Escape, and sends with Enter', async () => {
    const page = await site.open(ACCESS, as('free'));
    await hydrated(page);
    const ask = page.getByRole('button', { name: t('masked_ask') });
    const form = page.getByRole('dialog');
    await ask.focus();
    await page.keyboard.press('Enter');
    await form.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // The form starts with the contact; comment, cancel and send follow.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}${ACCESS}?sent`);
    expect(await requestStates()).toHaveLength(1);
  });

  test('USR-3 says why a request was denied, and that a tariff was granted', async () => {
    const viewer = await asViewer(site.app, 'free');
    const operator = await asViewer(site.app, 'operator');
    const send = () =>
      viewer.post('/api/profile/pa/subscr_send_request/', { tariff: MARKETS, contactPersonId: 0 });
    const decide = async (way: string, body: object) => {
      const { rows } = await query('select max(id) as id from access_request');
      const { id } = rows[0] as { id: number };
      await operator.post(`/api/admin/access-requests/${id}/${way}/`, body);
    };
    await send();
    await decide('refuse', { reason: 'Use <i>your</i> company’s account.' });
    const page = await site.open(ACCESS, as('free', NO_SCRIPT));
    const refused = page.getByRole('region', { name: 'Markets was not granted' });
    expect(await refused.innerText()).toContain('“Use <i>your</i> company’s account.”');
    expect(await mainText(page)).toContain(t('level_free_note'));

    await send();
    const endsAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
    await decide('grant', { endsAt });
    await page.reload();
    const shown = await mainText(page);
    expect(shown).toContain('40 days left');
    expect(shown).toContain(t('level_full_note'));
    expect(shown).not.toContain(t('masked_title'));
    expect(await page.getByRole('button', { name: 'Extend Markets' }).count()).toBe(1);
  });

  test('USR-3 says that a tariff ends soon, and requests an extension', async () => {
    await grantTariff('paid', '-10 days', '6 days');
    const page = await site.open(ACCESS, as('paid', NO_SCRIPT));
    const ending = page.getByRole('region', { name: 'Markets expires in 6 days' });
    await ending.getByRole('link', { name: t('tariff_ask_extend') }).click();
    await page.getByRole('button', { name: 'Extend Markets' }).click();
    const form = page.getByRole('dialog', { name: 'Extend Markets' });
    await form.getByRole('button', { name: t('request_send') }).click();
    await page.waitForURL(`${site.origin}${ACCESS}?sent`);
    const asked = page.getByRole('region', { name: 'You requested an extension of Markets' });
    expect(await asked.count()).toBe(1);
    expect(await ending.count()).toBe(0);
  });

  test('USR-3 is accessible in both themes, and fits 320 px in the longest language', async () => {
    await grantTariff('free', '-10 days', '6 days');
    const page = await site.open(`${ACCESS}?lang=rus`, as('free'));
    await hydrated(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectFits(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFits(page);
    await expectAccessible(page);
  });
});

describe('TBL-10 a restricted cell', () => {
  const ARCHIVE = '/derivatives/?from=2026-11-13&to=2026-11-13';

  test('TBL-10 has a button that sends the request and changes to “sent” without a reload', async () => {
    const page = await site.open(ARCHIVE, as('free'));
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const buttons = page.getByRole('button', { name: t('send_request_label') });
    expect(await buttons.count()).toBeGreaterThan(1);
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    const sent = page.getByRole('main').getByText(t('already_send_request_label'));
    await sent.first().waitFor();
    expect(await buttons.count()).toBe(0);
    await expect.poll(requestStates).toMatchObject([{ state: 'sent' }]);
    // The page updates itself as well.
    const notice = page.locator('[data-locked-notice=values]');
    await expect.poll(() => notice.innerText()).toContain(t('access_asked'));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.reload();
    expect(await sent.count()).toBeGreaterThan(1);
  });

  test('TBL-10 links to the access page without scripts, and says when nothing is offered', async () => {
    const page = await site.open(ARCHIVE, as('free', NO_SCRIPT));
    const link = page.getByRole('link', { name: t('send_request_label') }).first();
    expect(await link.getAttribute('href')).toBe(ACCESS);
    await query('update tariff set is_offered = false');
    const refused = page.getByRole('main').getByText(t('forbidden_request_label'));
    // The server picks the change up within a second.
    const cookie = await site.app.signInAs('free');
    const isKnown = async () =>
      (await site.app.app.http.inject({ url: ARCHIVE, headers: { cookie } })).body.includes(
        t('forbidden_request_label'),
      );
    await expectSoon(isKnown).toBe(true);
    await page.reload();
    expect(await refused.count()).toBeGreaterThan(1);
    await query('update tariff set is_offered = true');
  });
});
