import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { asViewer } from '../src/server/testing/as-viewer.ts';
import { expectAccessible, expectFits, toNextDocument, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const REQUESTS = '/admin/requests/';
const TICKETS = '/admin/tickets/';
const t = (key: string) => label('eng', key);
const asOperator = (options = {}) => ({ prepare: asAccount(site, 'operator'), ...options });

async function askForMarkets(kind: 'free' | 'tariff'): Promise<void> {
  const viewer = await asViewer(site.app, kind);
  const form = { tariff: 100, contactPersonId: 0, comment: `For <b>${kind}</b>` };
  await viewer.post('/api/profile/pa/subscr_send_request/', form);
}

describe('OPR-2 the inbox', () => {
  test('OPR-2 USR-5 is only for operators', async () => {
    const cookie = await site.app.signInAs('paid');
    for (const url of ['/admin/', REQUESTS, TICKETS, `${TICKETS}1/`]) {
      const answer = await site.app.app.http.inject({ url, headers: { cookie } });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
  });

  test('OPR-2 a request is opened, rejected without a reason, and granted by keyboard', async () => {
    await askForMarkets('free');
    const page = await site.open(REQUESTS, asOperator());
    await hydrated(page);
    const row = page.getByRole('row', { name: /free@demo.example/ });
    expect(await row.innerText()).toContain('Markets');
    await row.getByRole('link', { name: /^Decide on/ }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form');
    await form.waitFor();
    expect(await row.first().innerText()).toContain('For <b>free</b>');
    await expectAccessible(page);
    await toNextDocument(page, () =>
      form.getByRole('button', { name: t('requests_refuse') }).click(),
    );
    await page.getByText(t('requests_reason_needed')).waitFor();
    await page.getByRole('textbox').last().focus();
    await page.keyboard.type('Welcome');
    await page.keyboard.press('Tab');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    await page.getByRole('status').getByText(t('requests_done_granted')).waitFor();
    expect(await page.getByText(t('requests_none')).count()).toBe(1);
    // Going back or reloading must neither grant access again nor show a wrong message.
    await page.reload();
    await page.getByRole('link', { name: /^Granted/ }).click();
    await page.getByRole('cell', { name: /Welcome/ }).waitFor();
  });

  test('OPR-2 tickets are answered, assigned and closed without scripts', async () => {
    const viewer = await asViewer(site.app, 'free');
    await viewer.post('/api/profile/support/tickets/', { subject: 'A <i>b</i>', text: 'Why?' });
    const page = await site.open(TICKETS, asOperator({ javaScriptEnabled: false }));
    await page.getByRole('link', { name: /A <i>b<\/i>/ }).click();
    await page.getByLabel(/^Answer to/).fill('Because.\n<script>1</script>');
    await page.getByRole('button', { name: t('helpdesk_answer'), exact: true }).click();
    expect(await page.locator('main ol > li').last().innerText()).toContain('<script>1</script>');
    await page.getByLabel(t('helpdesk_assigned')).selectOption({ label: t('helpdesk_nobody') });
    await page.getByRole('button', { name: t('helpdesk_assign') }).click();
    await page.getByRole('button', { name: t('helpdesk_close'), exact: true }).click();
    await page.getByRole('button', { name: t('helpdesk_reopen') }).waitFor();
    await page.getByRole('link', { name: /^Closed/ }).click();
    expect(await page.getByRole('link', { name: /A <i>b<\/i>/ }).count()).toBe(1);
  });

  test.each([
    ['light', 320, 'rus'],
    ['dark', 390, 'chn'],
  ] as const)('OPR-2 fits, %s %d px %s', async (colorScheme, width, lang) => {
    await askForMarkets('tariff');
    const viewer = await asViewer(site.app, 'free');
    const made = await viewer.post('/api/profile/support/tickets/', {
      subject: 'x'.repeat(200),
      text: 'y'.repeat(300),
    });
    const { id } = made.json<{ id: number }>();
    const { items } = (
      await (await asViewer(site.app, 'operator')).get('/api/admin/access-requests/')
    ).json<{ items: { id: number }[] }>();
    const viewport = { width, height: 900 };
    const options = asOperator({ colorScheme, viewport, javaScriptEnabled: false });
    const page = await site.open('about:blank', options);
    for (const path of [
      `${REQUESTS}?request=${items[0]?.id}&`,
      `${TICKETS}?`,
      `${TICKETS}${id}/?`,
    ]) {
      await page.goto(`${site.origin}${path}lang=${lang}`);
      await expectFits(page);
    }
  });
});
