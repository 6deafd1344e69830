import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScreen } from '../../../domain/screens/screen-address.ts';
import { filterQuery } from '../../../domain/screens/screen-changes.ts';
import { SCREEN_KINDS } from '../../../domain/screens/screen-fields.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

interface Counted {
  readonly href: string;
  readonly count: number;
}

/** Links to lists whose text ends with a count, and those with a count in the next cell. */
function findCounted(html: string): Counted[] {
  const links = html.matchAll(/<a\b[^>]*?href="(\/[a-z]+\/(?:\?[^"#]*)?)"[^>]*>(.*?)<\/a>/gs);
  return [...links].flatMap(([whole, address = '', inside = '']) => {
    const after = html.slice(html.indexOf(whole) + whole.length);
    const cell = /^<\/th><td[^>]*>([\d,]+)<\/td>/.exec(after)?.[1];
    const text = inside.replaceAll(/<[^>]*>/g, ' ').trim();
    const number = cell ?? /(?:^|\s)(\d[\d,]*)$/.exec(text)?.[1];
    const href = address.replaceAll('&amp;', '&');
    // Page numbers aren't counts.
    if (number === undefined || /[?&]page=/.test(href) || /^\d+$/.test(text)) return [];
    return [{ href, count: Number(number.replaceAll(',', '')) }];
  });
}

/** Includes a company's page; every link with a count is checked. */
async function findPages(): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ id: number }>(
    `select id from screen_row where kind = 'company' and bonds > 0 order by id limit 1`,
  );
  return [...PAGES, `/company/${rows[0]!.id}/`];
}

const PAGES = [
  '/',
  '/bonds/',
  '/bonds/?currency=EUR&status=matured',
  '/stocks/',
  '/etf/',
  '/indexes/',
  '/indexes/?measure=rates',
  '/company/',
  '/bonds/10001/',
  // A floater and a bond in default.
  '/bonds/10010/',
  '/bonds/10014/',
  '/currencies/',
  '/curves/',
];

test.each(['', 'free', 'paid'] as const)(
  'SCR-4 a count links to what it counts (%s)',
  async (who) => {
    const cookie = who === '' ? '' : await server.signInAs(who);
    const getUrl = (url: string) => server.app.http.inject({ url, headers: { cookie } });
    const checked = new Set<string>();
    for (const page of await findPages()) {
      const { body, statusCode } = await getUrl(page);
      expect({ page, statusCode }).toEqual({ page, statusCode: 200 });
      for (const { href, count } of findCounted(body)) {
        const { pathname, searchParams } = new URL(href, 'http://portal');
        const kind = SCREEN_KINDS.find((each) => pathname === `/${each}/`);
        if (!kind) continue;
        const query = new URLSearchParams(filterQuery(readScreen(kind, searchParams).screen));
        const list = (await getUrl(`/api/screens/${kind}/?${query.toString()}`)).json<{
          total: number;
        }>();
        expect({ page, href, count }).toEqual({ page, href, count: list.total });
        checked.add(`${page} ${href}`);
      }
    }
    expect(checked.size).toBeGreaterThan(30);
    expect([...checked].filter((link) => link.startsWith('/ ')).length).toBeGreaterThan(4);
  },
);
