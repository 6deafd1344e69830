import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import type { PageOptions } from './profiles.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

const PATH = '/profile/passkeys/';
const PASSWORD = 'parcurve-demo';
const site = useSite();

// Demo accounts, which everyone shares, can't do this.
beforeAll(() => site.app.db.pool.query('update account set is_demo = false'));

beforeEach(async () => {
  await site.app.db.pool.query('delete from passkey');
  await site.app.db.pool.query("update account set second_step = null, language = 'eng'");
});

/** Passkeys need a host name; an IP address doesn't work. */
const at = (path: string) => site.origin.replace('127.0.0.1', 'localhost') + path;

async function openPasskeyPage(
  path: string,
  { suggests = false, ...options }: PageOptions & { suggests?: boolean } = {},
): Promise<Page> {
  const page = await site.open('about:blank', { isAlone: true, ...options });
  // The simulated device accepts each suggestion at once, before a test could press anything.
  if (!suggests) {
    await page.addInitScript(() => {
      if ('PublicKeyCredential' in window) {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      }
    });
  }
  if (path === PATH) await signIn(page);
  await page.goto(at(path));
  return page;
}

/** With a session of the paid account on this host name. */
async function signIn(page: Page): Promise<void> {
  await site.signIn(page, 'paid', at('/'));
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Passkey name').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.waitForURL(at(`${PATH}?done=added`));
}

const ageSessions = () =>
  site.app.db.pool.query(
    `update session set created_at = now() - interval '6 minutes',
       confirmed_at = confirmed_at - interval '6 minutes'`,
  );

describe('USR-1 passkeys', () => {
  test('USR-1 one is added by keyboard, signs in without email and password, and is removed', async () => {
    const page = await openPasskeyPage(PATH);
    const device = await VirtualAuthenticator.add(page);
    expect(await page.getByText('No passkeys yet.').isVisible()).toBe(true);
    // Enter does nothing before hydration.
    const add = page.getByRole('button', { name: 'Add a passkey' });
    await expect.poll(() => add.isEnabled()).toBe(true);
    await page.getByLabel('Passkey name').focus();
    await page.keyboard.type('Laptop <b>at work</b>');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByRole('status').innerText()).toBe('Passkey added.');
    expect(await page.getByRole('row', { name: /Laptop <b>at work<\/b>/ }).innerText()).toContain(
      'never',
    );
    await expectAccessible(page);
    expect(await device.credentials()).toEqual([
      { domain: 'localhost', user: 'paid@demo.example' },
    ]);

    await page.context().clearCookies();
    await page.goto(at(`/sign-in/?next=${PATH}`));
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(at(PATH));
    const row = page.getByRole('row', { name: /Laptop/ });
    expect(await row.innerText()).not.toContain('never');
    await page.getByRole('button', { name: 'Remove Laptop <b>at work</b>' }).click();
    await page.waitForURL(at(`${PATH}?done=removed`));
    expect(await page.getByText('No passkeys yet.').isVisible()).toBe(true);

    // A deleted passkey that the device still has no longer works.
    await page.context().clearCookies();
    await page.goto(at('/sign-in/'));
    await button.click();
    expect(await page.getByRole('alert').innerText()).toContain('was rejected');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('USR-1 the browser offers them among the suggestions for the email', async () => {
    const page = await openPasskeyPage(PATH, { suggests: true });
    await VirtualAuthenticator.add(page);
    await addPasskey(page, 'Phone');
    await page.context().clearCookies();
    expect(await page.goto(at(`/sign-in/?next=${PATH}`)).then((r) => r?.status())).toBe(200);
    // The simulated device accepts what it is offered.
    await page.waitForURL(at(PATH));

    await site.app.db.pool.query('delete from passkey');
    await page.context().clearCookies();
    await page.goto(at('/sign-in/'));
    expect(await page.getByRole('alert').innerText()).toContain('was rejected');
  });

  test('USR-1 a cancelled or missing passkey is reported, and the button keeps the focus', async () => {
    const page = await openPasskeyPage('/sign-in/');
    await VirtualAuthenticator.add(page);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await button.click();
    expect(await page.getByRole('alert').innerText()).toContain('No passkey was used');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await page.goto(`${site.origin}/sign-in/`);
    await button.click();
    expect(await page.getByRole('alert').innerText()).toContain('don’t work at this URL');
  });

  test('USR-1 a device holds only one passkey per account', async () => {
    const page = await openPasskeyPage(PATH);
    await VirtualAuthenticator.add(page);
    await addPasskey(page, 'First');
    await page.getByLabel('Passkey name').fill('Second');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    expect(await page.getByRole('alert').innerText()).toContain(
      'already has a passkey for your account',
    );
  });

  test('USR-1 after a while the owner has to confirm first, with the password or a passkey', async () => {
    const page = await openPasskeyPage(PATH);
    await VirtualAuthenticator.add(page);
    await addPasskey(page, 'First');
    await ageSessions();
    await page.goto(at(PATH));
    expect(await page.getByRole('button', { name: /Remove/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
    await expectAccessible(page);
    const confirm = page.locator('section', {
      has: page.getByRole('heading', { name: 'Confirm it’s you' }),
    });
    await confirm.last().getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Confirm with password' }).click();
    expect(await confirm.last().innerText()).toContain('password is wrong');
    await page.getByRole('button', { name: 'Confirm with passkey' }).click();
    await page.getByRole('button', { name: 'Remove First' }).waitFor();
    await ageSessions();
    await page.goto(at(PATH));
    await confirm.last().getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm with password' }).click();
    await page.getByRole('button', { name: 'Remove First' }).waitFor();
  });

  test('USR-1 as second step: asked for after the password, and turned off with the password', async () => {
    const page = await openPasskeyPage(PATH);
    await VirtualAuthenticator.add(page);
    await addPasskey(page, 'Key');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.waitForURL(at(`${PATH}?done=step`));
    expect(await page.getByText('The second step is on.').isVisible()).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Recovery codes' }).click();
    await page.waitForURL(at('/profile/second-step/'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create codes' }).click();
    await page.getByText('Save these codes now').waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page);
    const code = await page.locator('ol code').first().innerText();

    await page.context().clearCookies();
    await page.goto(at(`/sign-in/?next=${PATH}`));
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/second-step/);
    await page.getByText('Use a recovery code').click();
    await page.getByLabel('Recovery code').fill('not one');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByText('is wrong or has been used').isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(at(PATH));

    await page.context().clearCookies();
    await page.goto(at(`/sign-in/?next=${PATH}`));
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(at(PATH));

    await page.getByRole('button', { name: 'Remove Key' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Turn off the second step first');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.waitForURL(at(`${PATH}?done=step`));
    expect(await page.getByText('The second step is off.').isVisible()).toBe(true);
  });

  test('USR-1 without scripts, or in a browser without passkeys, the pages say so', async () => {
    const plain = await openPasskeyPage('/sign-in/', { javaScriptEnabled: false });
    expect(await plain.getByText('Passkeys need JavaScript').isVisible()).toBe(true);
    await signIn(plain);
    await plain.goto(at(PATH));
    expect(await plain.getByText('Passkeys need JavaScript').isVisible()).toBe(true);

    const old = await site.open('about:blank', { isAlone: true });
    await old.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await old.goto(at('/sign-in/'));
    await old.getByText('Passkeys aren’t available here').waitFor();
    expect(await old.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  });

  test('USR-1 the page fits a phone and 320 px', async () => {
    const page = await openPasskeyPage(PATH, { viewport: PHONE });
    await VirtualAuthenticator.add(page);
    await addPasskey(page, 'A passkey with quite a long name, at the office');
    for (const language of ['deu', 'rus']) {
      await page.goto(at(`${PATH}?lang=${language}`));
      for (const width of [PHONE.width, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page);
      }
    }
  });
});
