import { beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { makeAccount, type TestAccount } from '../src/server/testing/test-account.ts';
import { expectFits, toNextDocument, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { choose } from './choose.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const USERS = '/admin/users/';
const t = (key: string) => label('eng', key);
const asOperator = (options = {}) => ({ prepare: asAccount(site, 'operator'), ...options });

let ada: TestAccount;
beforeAll(async () => {
  ada = await makeAccount(site.app, 'ada@example.org', { name: 'Ada Lovelace' });
});

describe('OPR-1 the user pages', () => {
  test('OPR-1 USR-5 find a user, say what a level would unlock, and save it, by keyboard', async () => {
    const page = await site.open(USERS, asOperator());
    await hydrated(page);
    // No account has an open request or ticket, so the column for them would be empty.
    expect(
      await page.getByRole('columnheader', { name: t('users_open'), exact: true }).count(),
    ).toBe(0);
    // An account without a tariff has no remaining days.
    const row = page.getByRole('row', { name: /ada@example.org/ });
    expect(await row.innerText()).not.toContain(t('users_ended'));
    await page.getByPlaceholder(t('users_find')).focus();
    await page.keyboard.type('lovel');
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByRole('link', { name: ada.email }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: ada.email }).waitFor();
    const sees = page.locator('dl div', { hasText: t('users_sees_values') });
    expect(await sees.innerText()).toContain(t('users_no'));
    await choose(page, t('users_level'), t('users_level_full_means'));
    await toNextDocument(page, () =>
      page.getByRole('button', { name: t('users_preview') }).click(),
    );
    expect(await sees.innerText()).toContain(t('users_yes'));
    expect(await readLevel()).toBeNull();
    await toNextDocument(page, () => page.getByRole('button', { name: t('users_save') }).click());
    await page.getByText(t('users_done')).waitFor();
    expect(await readLevel()).toBe(1);
  });

  test('OPR-1 without scripts the selected ones are counted first and then changed', async () => {
    await site.app.db.db
      .updateTable('account')
      .set({ access_level: 1 })
      .where('id', '=', ada.id)
      .execute();
    const page = await site.open(USERS, asOperator({ javaScriptEnabled: false }));
    // Selecting no accounts must not mean all accounts.
    await page.getByRole('button', { name: t('users_bulk_marked') }).click();
    await page.getByText(t('users_bulk_nobody')).waitFor();
    await page.goto(site.origin + USERS);
    await page.getByLabel(`Select ${ada.email}`).check();
    await page.getByRole('button', { name: t('users_bulk_marked') }).click();
    await page.getByLabel(t('users_bulk_what')).selectOption('level');
    await page.getByRole('button', { name: t('users_bulk_next') }).click();
    // The form only asks for what this kind of change needs.
    expect(await page.getByLabel(t('users_block_reason')).count()).toBe(0);
    await page.getByRole('button', { name: t('users_bulk_count'), exact: true }).click();
    const confirm = page.getByRole('button', { name: 'Change accounts: 1' });
    await confirm.waitFor();
    expect(await readLevel()).toBe(1);
    await confirm.click();
    await page.getByRole('status').waitFor();
    expect(await readLevel()).not.toBe(1);
  });

  test.each([
    ['light', 320, 'rus'],
    ['dark', 390, 'chn'],
  ] as const)('OPR-1 fit, %s %d px %s', async (colorScheme, width, lang) => {
    const viewport = { width, height: 900 };
    const page = await site.open(
      '/',
      asOperator({ colorScheme, viewport, javaScriptEnabled: false }),
    );
    for (const path of ['', `${ada.id}/`, `${ada.id}/preview/`, 'bulk/', 'invitations/']) {
      await page.goto(`${site.origin}${USERS}${path}?lang=${lang}`);
      await expectFits(page);
    }
  });
});

async function readLevel(): Promise<number | null> {
  const { access_level } = await site.app.db.db
    .selectFrom('account')
    .select('access_level')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow();
  return access_level;
}
