import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import type { Language } from '../src/domain/text/language.ts';
import { fillText } from '../src/domain/text/fill-text.ts';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { openDates } from './widgets/chart-page.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();

/** A fixed coupon without options, issued after the year 2000. */
const BOND = '/bonds/10002/';
const NATIVE = /type="(?:date|datetime-local|month|week|time|number)"/;

interface Sent {
  readonly status: number;
  readonly url: string;
  readonly html: string;
}

async function get(language: Language, path: string, kind: DemoKind = 'paid'): Promise<Sent> {
  const cookie = `${await site.app.signInAs(kind)}; lang=${language}`;
  const answer = await fetch(site.origin + path, { headers: { cookie, accept: 'text/html' } });
  return { status: answer.status, url: answer.url, html: await answer.text() };
}

/** The value of a field in the page as sent. */
function fieldValue(html: string, name: string): string | undefined {
  const tag = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /\bvalue="([^"]*)"/.exec(tag)?.[1]?.replaceAll('\u00a0', ' ');
}

describe('without scripts the server parses the reader’s format', () => {
  test('in the bond calculator, in three languages', async () => {
    const russian = await get(
      'rus',
      `${BOND}?by=price&price=101,5&settlement=16.11.2026&nominal=200 000`,
    );
    expect(fieldValue(russian.html, 'price')).toBe('101,5');
    expect(fieldValue(russian.html, 'settlement')).toBe('16.11.2026');
    expect(fieldValue(russian.html, 'nominal')).toBe('200 000');
    expect(fieldValue(russian.html, 'yield')).toMatch(/^−?\d+,\d{4}$/);
    expect(russian.html).not.toMatch(NATIVE);

    // A number that could be read in two ways is not accepted.
    const german = await get('deu', `${BOND}?by=price&price=100.116`);
    expect(fieldValue(german.html, 'price')).toBe('100.116');
    expect(german.html.replaceAll('\u00a0', ' ')).toContain(
      fillText(label('deu', 'number_field_error_ambiguous'), { one: '100,116', other: '100 116' }),
    );
    expect(fieldValue(german.html, 'yield')).toBe('');

    // A date before the issue date is rejected and stays as typed.
    const early = await get('eng', `${BOND}?by=price&price=99&settlement=2 Jan 1990`);
    expect(fieldValue(early.html, 'settlement')).toBe('2 Jan 1990');
    expect(early.html).toMatch(/Enter [^<]* or later\./);
    expect(fieldValue(early.html, 'yield')).toBe('');
  });

  test('DTP-2 in the archive and in lists; invalid dates stay, with the reason', async () => {
    const archive = await get('rus', '/derivatives/?from=02.11.2026&to=13.11.2026');
    expect(fieldValue(archive.html, 'from')).toBe('02.11.2026');
    // The URL is the same in every language.
    expect(archive.url).toContain('from=2026-11-02&to=2026-11-13');
    const before = await get('eng', '/derivatives/?from=2 Jan 1950&to=never');
    expect([fieldValue(before.html, 'from'), fieldValue(before.html, 'to')]).toEqual([
      '2 Jan 1950',
      'never',
    ]);
    expect(before.html).toMatch(/Enter [^<]* or later\./);

    const list = await get('deu', '/bonds/?yield.from=1,5&maturity.from=31.12.2030');
    expect(new URL(list.url).searchParams.get('yield')).toBe('1.5..');
    expect(new URL(list.url).searchParams.get('maturity')).toBe('2030-12-31..');
    expect(fieldValue(list.html, 'yield\\.from')).toBe('1,5');
    expect(fieldValue(list.html, 'maturity\\.from')).toBe('31.12.2030');
    expect(list.html).not.toMatch(NATIVE);
  });

  test('DTP-2 on operator pages', async () => {
    const audit = await get('rus', '/admin/audit/?from=01.11.2026&to=14.11.2026', 'operator');
    expect([audit.status, fieldValue(audit.html, 'from')]).toEqual([200, '01.11.2026']);
    const reversed = await get('rus', '/admin/audit/?from=14.11.2026&to=01.11.2026', 'operator');
    expect(reversed.status).toBe(400);
    expect(fieldValue(reversed.html, 'to')).toBe('01.11.2026');
    expect(reversed.html).toContain(
      fillText(label('rus', 'date_picker_error_start_after_end'), { date: '01.11.2026' }),
    );

    const save = async (fields: Record<string, string>) => {
      const page = '/admin/banners/new/?kind=registration';
      const cookie = `${await site.app.signInAs('operator')}; lang=deu`;
      return fetch(site.origin + page, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: site.origin, accept: 'text/html' },
        body: new URLSearchParams({
          kind: 'registration',
          variant: 'winter',
          title_eng: 'Winter',
          text_eng: 'Winter',
          action_eng: 'Go',
          weight: '2',
          ...fields,
        }),
      });
    };
    const refused = await save({ startsAt: '31.02.2027 18:30', weight: 'viel' });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(fieldValue(html, 'startsAt')).toBe('31.02.2027 18:30');
    expect(fieldValue(html, 'weight')).toBe('viel');
    expect(html).toContain(label('deu', 'date_picker_error_no_such_date'));
    expect((await save({ startsAt: '28.02.2027 18:30' })).status).toBe(302);
    const { rows } = await site.app.db.pool.query<{ weight: number; starts: string }>(
      `select weight, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as starts
       from banner where variant = 'winter'`,
    );
    expect(rows).toEqual([{ weight: 2, starts: '2027-02-28T15:30' }]);
  });
});

const t = (key: string) => label('rus', key);

/** Types into a field like a reader and leaves it. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

describe('with scripts', () => {
  test('DTP-1 DTP-2 the archive offers 7 and 30 days back, and rejects days out of range', async () => {
    const page = await hydrated(
      await site.open('/derivatives/?lang=rus', { prepare: asAccount(site, 'paid') }),
    );
    const [from, to] = [label('rus', 'date_picker_from'), label('rus', 'date_picker_to')];
    const days = label('rus', 'archive_days');
    const shown = () =>
      Promise.all([from, to].map((name) => page.getByLabel(name, { exact: true }).inputValue()));
    expect(await shown()).toEqual(['13.08.2026', '13.11.2026']);
    const quick = async (count: number) => {
      await page.getByRole('button', { name: new RegExp(`^${days}:`) }).click();
      const text = fillText(label('rus', 'date_picker_last_days'), { days: count });
      await page.getByRole('dialog').getByRole('button', { name: text }).click();
    };
    await quick(30);
    await page.waitForURL('**from=2026-10-14&to=2026-11-13**');
    await expect.poll(shown).toEqual(['14.10.2026', '13.11.2026']);
    await quick(7);
    await page.waitForURL('**from=2026-11-06&to=2026-11-13**');
    await expect.poll(shown).toEqual(['06.11.2026', '13.11.2026']);

    const address = page.url();
    const group = page.getByRole('group', { name: days });
    await typeInto(page, to, '05.11.2026');
    await group
      .getByText(
        fillText(label('rus', 'date_picker_error_end_before_start'), { date: '06.11.2026' }),
      )
      .waitFor();
    await typeInto(page, to, '20.11.2026');
    await group
      .getByText(fillText(label('rus', 'date_picker_error_after_max'), { date: '13.11.2026' }))
      .waitFor();
    await typeInto(page, from, 'вчера');
    await group
      .getByText(fillText(label('rus', 'date_picker_error_format'), { date: '25.11.2026' }))
      .waitFor();
    expect(page.url()).toBe(address);
    await expectAccessible(page, 'form');
  });

  test('DTP-1 DTP-2 a chart offers 7 and 30 days back, and no day before its first', async () => {
    const page = await drawn(await site.open(INDEX_PATH, { prepare: asAccount(site, 'paid') }));
    await openDates(page);
    await page.getByRole('button', { name: /^From:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Last 30 days' }).click();
    await page.waitForURL('**/?from=2026-10-15&to=2026-11-14');
    await openDates(page);
    await typeInto(page, 'From', '1 Jan 1950');
    await page.getByText(/^Enter .* or later\.$/).waitFor();
    expect(page.url()).toContain('?from=2026-10-15&to=2026-11-14');
  });

  test('the calculator is used in Russian', async () => {
    const page = await hydrated(
      await site.open(`${BOND}?lang=rus`, { prepare: asAccount(site, 'paid') }),
    );
    const price = page.getByLabel(t('calc_price'));
    const rate = page.getByLabel(t('calc_yield'), { exact: true }).first();
    expect(await price.inputValue()).toMatch(/^\d+,\d+$/);
    const first = await rate.inputValue();
    expect(first).toMatch(/^−?\d+,\d{4}$/);
    await price.fill('101,5');
    await expect.poll(() => rate.inputValue()).not.toBe(first);
    expect(await rate.inputValue()).toMatch(/^−?\d+,\d{4}$/);
    await price.fill('много');
    await price.press('Tab');
    await page
      .getByText(fillText(t('number_field_error_format'), { number: '1\u00a0234,5' }))
      .waitFor();
    expect(await price.inputValue()).toBe('много');
    await typeInto(page, t('calc_settlement'), '02.01.1990');
    await page
      .getByText(new RegExp(`^${t('date_picker_error_before_min').split('{')[0]}`))
      .waitFor();
    await expectAccessible(page, '[aria-labelledby=calculator]');
  });

  test('a list is filtered by a date from the calendar and a number with a decimal comma', async () => {
    const page = await hydrated(
      await site.open('/bonds/?lang=deu', { prepare: asAccount(site, 'paid') }),
    );
    const box = (id: string) =>
      page.locator('details', { has: page.locator(`[name="${id}.from"]`) }).first();
    const from = label('deu', 'screen_from');
    await box('maturity').locator('summary').first().click();
    await box('maturity')
      .getByRole('button', { name: new RegExp(`^${from}:`) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('gridcell', { name: /\b16\./ })
      .first()
      .click();
    await page.waitForURL(/maturity=\d{4}-\d\d-16\.\./);
    // The box stays open for the other end of the range.
    expect(await box('maturity').getByLabel(from, { exact: true }).inputValue()).toMatch(
      /^16\.\d\d\.\d{4}$/,
    );
    await box('yield').locator('summary').first().click();
    const low = box('yield').getByLabel(from, { exact: true });
    await low.fill('1,5');
    await low.press('Enter');
    await page.waitForURL(/yield=1\.5\.\./);
    await expect.poll(() => low.inputValue()).toBe('1,5');
  });
});
