import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { asViewer } from '../src/server/testing/as-viewer.ts';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import { expectAccessible, expectFits, toNextDocument, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const TICKETS = '/profile/tickets/';
const NO_SCRIPT = { javaScriptEnabled: false };
const t = (key: string) => label('eng', key);
const as = (kind: DemoKind, options = {}) => ({ prepare: asAccount(site, kind), ...options });

async function openTicket(kind: DemoKind, subject: string, answers: string[] = []) {
  const viewer = await asViewer(site.app, kind);
  const made = await viewer.post('/api/profile/support/tickets/', { subject, text: 'Why?' });
  const { id } = made.json<{ id: number }>();
  const operator = await asViewer(site.app, 'operator');
  for (const text of answers) await operator.post(`/api/admin/tickets/${id}/messages/`, { text });
  return { id, viewer };
}

describe('USR-4 the ticket pages', () => {
  test('USR-4 ask a visitor to sign in first', async () => {
    const { headers } = await site.app.app.http.inject(`${TICKETS}1/`);
    expect(headers.location).toBe(`/sign-in/?next=${TICKETS}1/`);
  });

  test('USR-4 without scripts open, answer and close a ticket; text stays text', async () => {
    const page = await site.open(TICKETS, as('paid', NO_SCRIPT));
    expect(await page.getByRole('main').innerText()).toContain(t('tickets_none'));
    await page.getByLabel(t('ticket_subject')).fill('Export <b>stays</b> grey');
    await page.getByLabel(t('ticket_text')).fill('First line\n<script>alert(1)</script>');
    await page.getByRole('button', { name: t('ticket_send') }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Export <b>stays</b> grey',
    );
    const messages = page.locator('main ol > li');
    expect(await messages.first().innerText()).toContain('First line\n<script>alert(1)</script>');
    await page.getByLabel(t('ticket_write')).fill('One more thing');
    await page.getByRole('button', { name: t('ticket_send') }).click();
    await expect.poll(() => messages.count()).toBe(2);
    await page.getByRole('button', { name: t('ticket_close') }).click();
    await page.getByText(t('ticket_closed_note')).waitFor();
    await page.goto(site.origin + TICKETS);
    const row = page.getByRole('row', { name: /Export <b>stays<\/b> grey/ });
    expect(await row.innerText()).toContain(t('ticket_state_closed'));
  });

  test('USR-4 report form errors and keep typed values', async () => {
    const page = await site.open(TICKETS, as('tariff', NO_SCRIPT));
    await page.getByLabel(t('ticket_subject')).fill('x'.repeat(201));
    await page.getByLabel(t('ticket_text')).fill('界'.repeat(10_000));
    await page.getByRole('button', { name: t('ticket_send') }).click();
    await page.getByText(t('ticket_subject_invalid')).waitFor();
    expect(await page.getByLabel(t('ticket_text')).inputValue()).toHaveLength(10_000);
  });

  test('USR-4 mark answers as read when they are read, by keyboard', async () => {
    const { viewer } = await openTicket('free', 'Yield of a hybrid', ['To first call.', 'More.']);
    const unread = async () =>
      (await viewer.get('/api/profile/support/tickets/'))
        .json<{ unread: number }[]>()
        .reduce((sum, ticket) => sum + ticket.unread, 0);
    const page = await site.open(TICKETS, as('free'));
    await hydrated(page);
    await expectAccessible(page);
    expect(await page.getByRole('main').innerText()).toContain('2 unread answers');
    expect(await page.getByRole('img', { name: '2 unread answers' }).count()).toBe(1);
    expect(await unread()).toBe(2);
    await page.getByRole('link', { name: 'Yield of a hybrid' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('To first call.').waitFor();
    await expectAccessible(page);
    expect(await unread()).toBe(0);
    await page.getByLabel(t('ticket_write')).focus();
    await page.keyboard.type('Thank you');
    await page.keyboard.press('Tab');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.locator('main ol > li').count()).toBe(4);
  });

  test('USR-4 show nobody else’s tickets', async () => {
    const { id } = await openTicket('free', 'Private matter');
    const cookie = await site.app.signInAs('paid');
    for (const number of [id, 999_999, 'x']) {
      const url = `${TICKETS}${number}/`;
      const answer = await site.app.app.http.inject({ url, headers: { cookie } });
      expect(answer.statusCode).toBe(number === 'x' ? 400 : 404);
      expect(answer.body).toContain('<main');
      expect(answer.body).not.toContain('Private matter');
    }
  });

  test.each([
    ['light', 320, 'rus'],
    ['dark', 390, 'chn'],
  ] as const)('USR-4 fit, %s %d px %s', async (colorScheme, width, lang) => {
    const { id } = await openTicket('free', 'x'.repeat(200), ['y'.repeat(300)]);
    const viewport = { width, height: 900 };
    const page = await site.open('about:blank', {
      ...as('free', NO_SCRIPT),
      colorScheme,
      viewport,
    });
    for (const path of [TICKETS, `${TICKETS}${id}/`]) {
      await page.goto(`${site.origin}${path}?lang=${lang}`);
      await expectFits(page);
    }
  });
});
