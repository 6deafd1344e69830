import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../src/domain/time/day.ts';
import { displayDay } from '../../src/domain/text/format.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../src/domain/text/language.ts';
import {
  dayIn,
  readEvents,
  expectEvents,
  openButton,
  openPickers,
  openPopup,
} from './date-picker-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

describe('DTP-1 panels', () => {
  test('DTP-1 from days to months and years, and back to a day', async () => {
    const page = await openPickers(gallery, ['value']);
    const dialog = await openPopup(page, 'value');
    await dialog.getByRole('button', { name: 'November, choose another month' }).click();
    await dialog.getByRole('gridcell', { name: 'March' }).click();
    expect(await dialog.getByRole('grid').getAttribute('aria-label')).toBe('March 2026');
    await dialog.getByRole('button', { name: '2026, choose another year' }).click();
    expect(await dialog.getByRole('gridcell').count()).toBe(12);
    await dialog.getByRole('button', { name: 'Earlier years' }).click();
    await dialog.getByRole('gridcell', { name: '2014' }).click();
    await dialog.getByRole('gridcell', { name: 'July' }).click();
    await dayIn(dialog, 'July 2014', 9).click();
    await expectEvents(page, 'value', ['change "2014-07-09"']);
    expect(await page.locator('#value input').inputValue()).toBe('9 Jul 2014');
    expect(await dialog.count()).toBe(0);
  });

  test('DTP-1 months and years can also be left without choosing', async () => {
    const page = await openPickers(gallery, ['value']);
    const dialog = await openPopup(page, 'value');
    await dialog.getByRole('button', { name: '2026, choose another year' }).click();
    await dialog.getByRole('button', { name: 'Back to days' }).click();
    expect(await dialog.getByRole('grid', { name: 'November 2026' }).isVisible()).toBe(true);
    expect(await readEvents(page, 'value')).toEqual([]);
  });

  test('DTP-1 a day is followed by its time, which respects the bounds', async () => {
    const page = await openPickers(gallery, ['time']);
    const dialog = await openPopup(page, 'time');
    await dayIn(dialog, 'November 2026', 2).click();
    const hours = dialog.getByRole('listbox', { name: 'Hours' });
    // The bounds start on that day at 9:30.
    expect(await hours.getByRole('option', { name: '08' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await hours.getByRole('option', { name: '09' }).click();
    const minutes = dialog.getByRole('listbox', { name: 'Minutes' });
    expect(await minutes.getByRole('option', { name: '25' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await minutes.getByRole('option', { name: '45' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expectEvents(page, 'time', [
      'change "2026-11-02T14:05"',
      'change "2026-11-02T09:30"',
      'change "2026-11-02T09:45"',
    ]);
    expect(await page.locator('#time input').inputValue()).toBe('2 Nov 2026 09:45');
  });

  test('DTP-1 a double click opens the popup once: it changes at most every 200 ms', async () => {
    const page = await openPickers(gallery, ['single']);
    const button = openButton(page, 'single');
    await button.evaluate((element) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver(() => {
        changes.push(element.getAttribute('aria-expanded') ?? '');
      }).observe(element, { attributeFilter: ['aria-expanded'] });
    });
    // In one go, because on a slow machine the mouse takes longer than that between two clicks.
    const clickTwice = () =>
      button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
    await clickTwice();
    await page.waitForTimeout(300);
    expect(await page.evaluate('window.changes')).toEqual(['true']);
    await clickTwice();
    await page.waitForTimeout(300);
    expect(await page.evaluate('window.changes')).toEqual(['true', 'false']);
  });

  test('DTP-1 quick ranges of 7 and 30 days ahead stop at the bounds', async () => {
    const page = await openPickers(gallery, ['range-ahead']);
    await (await openPopup(page, 'range-ahead')).getByText('Next 7 days').click();
    await (await openPopup(page, 'range-ahead')).getByText('Next 30 days').click();
    await expectEvents(page, 'range-ahead', [
      'change {"from":"2026-11-15","to":"2026-11-22"}',
      'change {"from":"2026-11-15","to":"2026-11-30"}',
    ]);
  });

  test('DTP-1 quick ranges of 7 and 30 days back', async () => {
    const page = await openPickers(gallery, ['range-back', 'range-both']);
    await (await openPopup(page, 'range-back')).getByText('Last 7 days').click();
    await (await openPopup(page, 'range-back')).getByText('Last 30 days').click();
    await expectEvents(page, 'range-back', [
      'change {"from":"2026-11-08","to":"2026-11-15"}',
      'change {"from":"2026-10-16","to":"2026-11-15"}',
    ]);
    const both = await openPopup(page, 'range-both');
    expect(await both.getByRole('button', { name: / days$/ }).count()).toBe(4);
  });
});

describe('DTP-2 rejected input', () => {
  test('DTP-2 days outside the bounds can’t be clicked', async () => {
    const page = await openPickers(gallery, ['bounds']);
    const dialog = await openPopup(page, 'bounds');
    const day = dayIn(dialog, 'November 2026', 9);
    expect(await day.getAttribute('aria-disabled')).toBe('true');
    // Otherwise Playwright would wait until the day is enabled.
    await day.click({ force: true });
    expect(await readEvents(page, 'bounds')).toEqual([]);
    const previous = dialog.getByRole('button', { name: 'Previous month' });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await dayIn(dialog, 'November 2026', 10).click();
    await expectEvents(page, 'bounds', ['change "2026-11-10"']);
  });

  test('DTP-2 typed dates respect the same bounds; the field says why, and reverts on leaving', async () => {
    const page = await openPickers(gallery, ['bounds']);
    const input = page.locator('#bounds input');
    await input.fill('9 Nov 2026');
    await input.press('Enter');
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    const described = page.locator(`[id="${await input.getAttribute('aria-describedby')}"]`);
    expect(await described.textContent()).toBe('Enter 10 Nov 2026 or later.');
    await input.blur();
    await expect.poll(() => input.inputValue()).toBe('12 Nov 2026');
    await input.fill('2027-01-21');
    await input.blur();
    await input.fill('2027-01-20');
    await input.blur();
    await expectEvents(page, 'bounds', [
      'input-error {"text":"9 Nov 2026","reason":"before-min"}',
      'input-error {"text":"2027-01-21","reason":"after-max"}',
      'change "2027-01-20"',
    ]);
    expect(await described.textContent()).toBe('');
  });

  test('DTP-2 text that isn’t a date emits an input error', async () => {
    const page = await openPickers(gallery, ['value']);
    const input = page.locator('#value input');
    for (const text of ['soon', '31 Feb 2026']) {
      await input.fill(text);
      await input.press('Enter');
    }
    await expectEvents(page, 'value', [
      'input-error {"text":"soon","reason":"format"}',
      'input-error {"text":"31 Feb 2026","reason":"no-such-date"}',
    ]);
    // Escape first closes the popup, then restores the text.
    await input.press('Escape');
    expect(await input.inputValue()).toBe('5 Nov 2026');
  });

  test('DTP-2 a typed range end before its start is rejected', async () => {
    const page = await openPickers(gallery, ['range-back']);
    const inputs = page.locator('#range-back input');
    await inputs.nth(1).fill('19 Oct 2026');
    await inputs.nth(1).press('Enter');
    expect(await inputs.nth(1).getAttribute('aria-invalid')).toBe('true');
    expect(await inputs.nth(0).getAttribute('aria-invalid')).toBe(null);
    await inputs.nth(0).fill('13 Nov 2026');
    await inputs.nth(0).press('Enter');
    await expectEvents(page, 'range-back', [
      'input-error {"text":"19 Oct 2026","reason":"end-before-start"}',
      'input-error {"text":"13 Nov 2026","reason":"end-before-start"}',
    ]);
    await inputs.nth(0).fill('12 Nov 2026');
    await inputs.nth(0).press('Enter');
    expect((await readEvents(page, 'range-back')).at(-1)).toBe(
      'change {"from":"2026-11-12","to":"2026-11-12"}',
    );
  });

  test('DTP-2 choosing an earlier day in the calendar restarts the period; it is shown meanwhile', async () => {
    const page = await openPickers(gallery, ['range-back']);
    const dialog = await openPopup(page, 'range-back');
    await dayIn(dialog, 'November 2026', 9).click();
    await dayIn(dialog, 'November 2026', 3).click();
    await dayIn(dialog, 'November 2026', 6).hover();
    await expect
      .poll(() => dialog.getByRole('gridcell', { selected: true }).allTextContents())
      .toEqual(['3', '4', '5', '6']);
    expect(await readEvents(page, 'range-back')).toEqual([]);
    await dayIn(dialog, 'November 2026', 6).click();
    await expectEvents(page, 'range-back', ['change {"from":"2026-11-03","to":"2026-11-06"}']);
  });

  test('DTP-2 a date that can’t be cleared returns, an optional one is emptied', async () => {
    const page = await openPickers(gallery, ['value', 'clearable']);
    for (const state of ['value', 'clearable']) {
      await page.locator(`#${state} input`).fill('');
      await page.locator(`#${state} input`).blur();
    }
    expect(await page.locator('#value input').inputValue()).toBe('5 Nov 2026');
    expect(await readEvents(page, 'value')).toEqual([]);
    await expectEvents(page, 'clearable', ['change null']);
  });
});

describe('DTP-3 languages', () => {
  test('DTP-3 each of the ten: names, Monday first, date order', async () => {
    const page = await openPickers(gallery, ['languages']);
    const dialog = page.getByRole('dialog');
    const changes: string[] = [];
    for (const code of LANGUAGE_CODES) {
      const { tag, own } = LANGUAGES[code];
      const picker = page.locator('#languages [data-widget]').getByLabel(own, { exact: true });
      await page.getByRole('button', { name: `${own}:` }).click();
      await dialog.waitFor();
      const format = (options: Intl.DateTimeFormatOptions, day: number) =>
        new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(
          Date.UTC(2026, 10, day),
        );
      // Weeks start on Monday, and the 16th was a Monday.
      const monday = dialog.getByRole('columnheader').first();
      expect(await monday.textContent()).toContain(format({ weekday: 'long' }, 16));
      const title = await dialog.getByRole('grid').getAttribute('aria-label');
      expect(title?.toLocaleLowerCase(tag)).toBe(
        format({ month: 'long', year: 'numeric' }, 1).toLocaleLowerCase(tag),
      );
      await page.keyboard.press('Escape');
      const typed = displayDay(calendarDay(2026, 12, 7), code);
      await picker.fill(typed);
      await picker.press('Enter');
      // The field shows the parsed date once the change event has been emitted.
      changes.push('change "2026-12-07"');
      await expectEvents(page, 'languages', changes);
      expect(await picker.inputValue()).toBe(typed);
    }
  });
});
