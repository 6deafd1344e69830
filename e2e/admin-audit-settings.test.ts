import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const site = useSite();

describe('OPR-8 settings and OPR-7 their audit log', () => {
  test('OPR-7 OPR-8 a name is changed by keyboard, applies at once, is logged and can be reset', async () => {
    const page = await site.open('about:blank');
    await site.signIn(page, 'operator');
    await page.goto(`${site.origin}/admin/settings/`);
    const field = page.getByLabel('Site name', { exact: true }).and(page.locator('input'));
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Harbour Bonds');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return page.title();
      })
      .toBe('Settings – Harbour Bonds');
    expect(await page.locator('header').innerText()).toContain('Harbour Bonds');

    await page.goto(`${site.origin}/admin/audit/?kind=setting`);
    const row = page.getByRole('row').nth(1);
    expect(await row.innerText()).toMatch(
      /Operator[\s\S]*changed[\s\S]*siteName[\s\S]*Parcurve[\s\S]*Harbour Bonds/,
    );
    await expectAccessible(page);
    const { width, height } = page.viewportSize()!;
    for (const narrow of [PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width: narrow });
      await expectFits(page);
    }
    await page.setViewportSize({ width, height });
    await choose(page, 'Action', 'restored');
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await page.getByText('No changes match these filters.').waitFor();

    await page.goto(`${site.origin}/admin/settings/`);
    await page.getByRole('button', { name: 'Reset to: Parcurve' }).click();
    await page.getByText('Saved.').waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return page.title();
      })
      .toBe('Settings – Parcurve');
  });

  test('OPR-8 a logo is uploaded, shown in the header, and removed', async () => {
    const page = await site.open('about:blank');
    await site.signIn(page, 'operator');
    await page.goto(`${site.origin}/admin/settings/`);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    await page.getByLabel('New logo').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
    await page.getByText('Saved.').waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return page.locator('header img').count();
      })
      .toBe(1);
    await page.getByRole('button', { name: 'Reset to: built-in' }).click();
    await page.getByText('Saved.').waitFor();
  });
});
