import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import {
  forgetGap,
  forgetPhones,
  PHONE as NUMBER,
  wrongCode,
} from '../src/server/areas/accounts/testing/phone-tests.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { hydrated } from './widgets/widget-page.ts';

const PATH = '/profile/phone/';
const site = useSite();

// Demo accounts, which everyone shares, can't do this.
beforeAll(() => site.app.db.pool.query('update account set is_demo = false'));
beforeEach(() => forgetPhones(site.app));

const codeField = (page: Page) => page.getByLabel('Six-digit code');

async function openAs(kind: 'free' | 'paid', options: Parameters<typeof site.open>[1] = {}) {
  const page = await site.open('about:blank', options);
  await site.signIn(page, kind);
  await page.goto(site.origin + PATH);
  return page;
}

async function sentCode(): Promise<string> {
  const { body } = await site.app.db.db
    .selectFrom('message')
    .select('body')
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')![0];
}

async function nameNumber(page: Page): Promise<void> {
  await page.getByLabel('New number, with country code').fill('+47 912 34 219');
  await toNextDocument(page, () => page.getByRole('button', { name: 'Send code' }).click());
}

describe('USR-2 the phone page', () => {
  test('USR-2 asks a visitor to sign in first', async () => {
    const page = await site.open(PATH);
    expect(new URL(page.url()).search).toBe('?next=/profile/phone/');
  });

  test('USR-2 by keyboard from entering the number to the confirmed phone', async () => {
    const page = await openAs('paid');
    const send = page.getByRole('button', { name: 'Send code' });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await page.getByLabel('New number, with country code').focus();
    await page.keyboard.type('12');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByText('Enter a phone number with').isVisible()).toBe(true);
    await nameNumber(page);

    expect(await page.getByText('Code sent to +47 ·· ·· ·2 19.').isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('button', { name: /Send again in 0:\d\d/ }).isDisabled())
      .toBe(true);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    expect(await confirm.isDisabled()).toBe(true);
    const code = await sentCode();
    const input = codeField(page);
    expect(await input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await input.getAttribute('inputmode')).toBe('numeric');
    await input.focus();
    await page.keyboard.type(wrongCode(code));
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByRole('alert').innerText()).toBe('This code is wrong. 4 tries left.');
    await expectAccessible(page);

    // Pasted from a message, which replaces the typed text.
    await input.selectText();
    await input.evaluate(
      (element, text) => {
        document.execCommand('insertText', false, text);
        return element;
      },
      `${code.slice(0, 3)}-${code.slice(3)}`,
    );
    expect(await input.inputValue()).toBe(code);
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByRole('status').innerText()).toBe('+47 91 23 42 19 is confirmed.');
    await expectAccessible(page);
  });

  test('USR-2 the 30-second countdown continues after a reload, then a new code can be sent', async () => {
    const page = await openAs('paid', { isAlone: true });
    await nameNumber(page);
    const first = await sentCode();
    await site.app.db.db
      .updateTable('phone_code')
      .set({ sent_at: sql`now() - interval '20 seconds'` })
      .execute();
    await page.clock.install();
    await page.reload();
    const waiting = page.getByRole('button', { name: /Send again in 0:(10|09)/ });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    await page.clock.fastForward(11_000);
    const again = page.getByRole('button', { name: 'Send again', exact: true });
    await again.waitFor();
    expect(await page.getByText('the earlier code stops working').isVisible()).toBe(true);
    // The server still enforces the full delay.
    await toNextDocument(page, () => again.click());
    expect(await page.getByRole('alert').innerText()).toContain('Too many attempts');
    await forgetGap(site.app);
    await site.app.db.db
      .updateTable('phone_code')
      .set({ sent_at: sql`now() - interval '31 seconds'` })
      .execute();
    await page.reload();
    await toNextDocument(page, () => again.click());
    expect(await sentCode()).not.toBe(first);
  });

  test('USR-2 everything works without scripts, on a phone', async () => {
    const page = await openAs('free', { javaScriptEnabled: false, viewport: PHONE });
    await nameNumber(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Too many attempts');
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await codeField(page).fill(await sentCode());
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect(await page.getByRole('status').innerText()).toContain('is confirmed');
    await page.getByRole('button', { name: 'Remove number' }).click();
    expect(await page.getByLabel('New number, with country code').isVisible()).toBe(true);
  });

  test('USR-2 a page’s script can request a new code, a link can’t', async () => {
    const page = await openAs('paid');
    await nameNumber(page);
    await forgetGap(site.app);
    const requestCode = () =>
      page.evaluate(async () => (await fetch('/?action=ajaxSendCode')).json() as Promise<unknown>);
    expect(await requestCode()).toEqual({ messages: [] });
    expect(await requestCode()).toMatchObject({ code: 'too_many_attempts' });
    const followed = await page.goto(`${site.origin}/?action=ajaxSendCode`);
    expect(followed?.status()).toBe(403);
  });
});

describe('USR-1 a code as the second step', () => {
  test('USR-1 USR-2 is turned on with the password, and asked for at sign-in', async () => {
    await site.app.db.db
      .updateTable('account')
      .set({ phone: NUMBER, phone_confirmed_at: sql`now()` })
      .where('email', '=', 'paid@demo.example')
      .execute();
    const page = await openAs('paid');
    expect(await page.getByText('A passkey is safer.').isVisible()).toBe(true);
    await page.getByLabel('Password').fill('parcurve-demo');
    await toNextDocument(page, () => page.getByRole('button', { name: 'Turn on' }).click());
    expect(await page.getByText('Signing in requires a code.').isVisible()).toBe(true);
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.goto(`${site.origin}/sign-in/?next=/indexes/`);
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill('parcurve-demo');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(new URL(page.url()).pathname).toBe('/sign-in/second-step/');
    expect(await page.getByText('Ask the operator of this portal').isVisible()).toBe(true);
    await expectAccessible(page);
    const code = await sentCode();
    await codeField(page).fill(wrongCode(code));
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByRole('alert').innerText()).toBe('This code is wrong. 4 tries left.');
    await codeField(page).fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}/indexes/`);
    await page.goto(site.origin + PATH);
    expect(await page.getByRole('button', { name: 'Turn off' }).isVisible()).toBe(true);
  });
});

test('USR-2 a number typed before hydration is sent, and operators read it in the outbox', async () => {
  const page = await site.open('about:blank');
  await site.signIn(page, 'free');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(site.origin + PATH, { waitUntil: 'commit' });
  await page.getByLabel('New number, with country code').fill('+47 912 34 219');
  scripts.resolve();
  await hydrated(page);
  await toNextDocument(page, () => page.getByRole('button', { name: 'Send code' }).click());
  const code = await sentCode();
  const desk = await site.open('about:blank', { viewport: PHONE });
  await site.signIn(desk, 'operator');
  await desk.goto(`${site.origin}/admin/outbox/`);
  const row = desk.getByRole('row', { name: new RegExp(`\\${NUMBER}`) });
  expect(await row.innerText()).toContain(code);
  await expectFits(desk);
  await expectAccessible(desk);
});
