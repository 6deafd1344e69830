import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import routes from '../src/web/routes.ts';
import { findProblemsOfPage } from './axe.ts';
import { useSite } from './browser.ts';
import { useMarketDay } from './index-pages.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { findHardCodedTexts, stretchEnglish } from './pseudo-locale.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
// Demo accounts, which everyone shares, have no forms on their pages.
beforeAll(() => site.app.db.pool.query('update account set is_demo = false'));

const WIDTHS = [320, 360, 390, 600, 690, 768, 900, 1024, 1100, 1280, 1366, 1440, 1920];
/** For longer texts: the ends of each of the three layouts. */
const LONG_WIDTHS = [320, 680, 690, 1024, 1280];
const VISITOR_WIDTHS = [320, 690, 1280];
const HEIGHT = 900;
/** For axe, in both themes. */
const AXE_SIZES = [1280, 390].map((width) => ({ width, height: HEIGHT }));

interface Place {
  readonly as: DemoKind | 'visitor';
  /** The URL; if it is a list, the test follows the first of its links that matches `link`. */
  readonly at: string;
  readonly link?: RegExp;
  /** Appended to the URL of that link. */
  readonly below?: string;
  /** Intended faults, and why. */
  readonly meant?: Readonly<Record<string, RegExp>>;
}

const paid = (at: string, link?: RegExp): Place => ({ as: 'paid', at, ...(link && { link }) });
const visitor = (at: string): Place => ({ as: 'visitor', at });
const owner = (at: string): Place => ({ as: 'tariff', at });
const operator = (at: string, link?: RegExp): Place => ({
  as: 'operator',
  at,
  ...(link && { link }),
});

/** What is published: with longer texts too. */
const MARKET: Readonly<Record<string, Place>> = {
  '': paid('/'),
  currencies: {
    ...paid('/currencies/'),
    meant: { 'leads from the list to the charts below it': /(Charts|Графики): \d/ },
  },
  indexes: paid('/indexes/'),
  'indexes/:indexId': paid('/indexes/', /\/indexes\/\d+\//),
  curves: paid('/curves/'),
  'curves/:curveId': paid('/curves/', /\/curves\/\d+\//),
  bonds: paid('/bonds/'),
  'bonds/:instrumentId': paid('/bonds/', /\/bonds\/\d+\//),
  stocks: paid('/stocks/'),
  'stocks/:instrumentId': paid('/stocks/', /\/stocks\/\d+\//),
  etf: paid('/etf/'),
  'etf/:instrumentId': paid('/etf/', /\/etf\/\d+\//),
  derivatives: paid('/derivatives/'),
  company: paid('/company/'),
  'company/:companyId': paid('/company/', /\/company\/\d+\//),
  search: paid('/search/?q=bond'),
  api: paid('/api/'),
  addin: paid('/addin/'),
  conformance: paid('/conformance/'),
  help: paid('/help/'),
  'help/:slug': paid('/help/figures/'),
};

/** Those without values look the same for visitors. */
const OPEN_TO_ALL = new Set(['api', 'addin', 'conformance', 'help', 'help/:slug']);

const ACCOUNTS: Readonly<Record<string, Place>> = {
  'sign-in': visitor('/sign-in/'),
  register: visitor('/register/'),
  reset: visitor('/reset/'),
  'reset/new': visitor('/reset/new/'),
  confirm: visitor('/confirm/'),
  invite: visitor('/invite/'),
  '*': visitor('/nothing/here/'),
  profile: owner('/profile/'),
  'profile/delete': owner('/profile/delete/'),
  'profile/email/confirm': owner('/profile/email/confirm/'),
  'profile/access': owner('/profile/access/'),
  'profile/phone': owner('/profile/phone/'),
  'profile/tokens': owner('/profile/tokens/'),
  'profile/sessions': owner('/profile/sessions/'),
  'profile/passkeys': owner('/profile/passkeys/'),
  'profile/second-step': owner('/profile/second-step/'),
  'profile/openid': owner('/profile/openid/'),
  'profile/tickets': owner('/profile/tickets/'),
};

const OPERATORS: Readonly<Record<string, Place>> = {
  'admin/requests': operator('/admin/requests/'),
  'admin/tickets/:ticketId?': operator('/admin/tickets/'),
  'admin/menu': operator('/admin/menu/'),
  'admin/banners': operator('/admin/banners/'),
  'admin/calendars': operator('/admin/calendars/'),
  'admin/banners/:bannerId': operator('/admin/banners/', /\/admin\/banners\/\d+\//),
  'admin/data': operator('/admin/data/'),
  'admin/data/:sourceCode': operator('/admin/data/', /\/admin\/data\/[a-z][\w-]*\//),
  'admin/instruments': operator('/admin/instruments/'),
  'admin/instruments/:recordId': operator('/admin/instruments/', /\/admin\/instruments\/\d+\//),
  'admin/issuers': operator('/admin/issuers/'),
  'admin/issuers/:recordId': operator('/admin/issuers/', /\/admin\/issuers\/\d+\//),
  'admin/users': operator('/admin/users/'),
  'admin/users/bulk': operator('/admin/users/bulk/'),
  'admin/users/invitations': operator('/admin/users/invitations/'),
  'admin/users/:accountId': operator('/admin/users/', /\/admin\/users\/\d+\//),
  'admin/users/:accountId/preview': {
    ...operator('/admin/users/', /\/admin\/users\/\d+\//),
    below: 'preview/',
  },
  'admin/labels/files': operator('/admin/labels/files/'),
  'admin/labels/:key?': operator('/admin/labels/'),
  'admin/outbox': operator('/admin/outbox/'),
  'admin/audit': operator('/admin/audit/'),
  'admin/settings': operator('/admin/settings/'),
  'admin/figures': operator('/admin/figures/'),
};

/** Why a page is excluded, or which test file covers it instead. */
const EXCLUDED: Readonly<Record<string, string>> = {
  admin: 'leads to the first operator page',
  'sign-out': 'takes a form and leads on',
  hints: 'takes a form and leads on',
  'offers/close': 'takes a form and leads on',
  setup: 'is there only while the portal has no account: first-run',
  'sign-in/second-step':
    'needs a password that was just given; its form is that of profile/phone: phone-page',
  'gallery/:widget?': 'shows every state of a widget, also those that overflow: widgets/',
  'profile/tickets/:ticketId': 'the demo has no tickets: tickets-page',
  'admin/instruments/:recordId/merge': 'is the page of admin/issuers/:recordId/merge',
  'admin/issuers/:recordId/merge': 'needs a second record: admin-instruments',
};

function routePaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.children ? routePaths(entry.children) : [entry.index ? '' : (entry.path ?? '')],
  );
}

test('every page is in the matrix or excluded with a reason', () => {
  const known = [MARKET, ACCOUNTS, OPERATORS, EXCLUDED].flatMap((part) => Object.keys(part));
  expect(known.toSorted()).toEqual(routePaths(routes).toSorted());
});

async function open({ as, at, link, below = '' }: Place, language = ''): Promise<Page> {
  const page = await site.open('about:blank');
  if (as !== 'visitor') await site.signIn(page, as);
  await page.setViewportSize({ width: WIDTHS[0]!, height: HEIGHT });
  let path = at;
  if (link) {
    const list = await (await page.context().request.get(site.origin + at)).text();
    path = link.exec(list.slice(list.indexOf('<main')))![0] + below;
  }
  await page.goto(site.origin + path + language);
  return page;
}

/** Where the heading of a page begins at 1440 px: to the right of the menu that some pages have. */
const CONTENT_EDGE = 224;

async function findContentEdge(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  const box = await page.locator('main h1').first().boundingBox();
  return Math.round(box!.x);
}

async function walk(page: Page, widths: readonly number[], meant: Place['meant'] = {}) {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Scripts adapt to the new width within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const fault of await page.evaluate(findLayoutFaults)) {
      if (Object.values(meant).some((form) => form.test(fault))) continue;
      found.set(fault, [...(found.get(fault) ?? []), width]);
    }
  }
  return [...found].map(([fault, at]) => `${at.join(', ')} px: ${fault}`);
}

describe.each([
  ['published pages', MARKET],
  ['accounts', ACCOUNTS],
  ['operators', OPERATORS],
])(
  'the layout of %s is intact at every width, and axe finds nothing in either theme',
  (_, places) => {
    test.each(Object.entries(places))('/%s', async (_path, place) => {
      const page = await open(place);
      expect(await walk(page, WIDTHS, place.meant)).toEqual([]);
      expect(await findContentEdge(page)).toBe(CONTENT_EDGE);
      await hydrated(page);
      expect(await findProblemsOfPage(page, AXE_SIZES)).toEqual([]);
    });
  },
);

/** Bonds have the longest headings: “Дохідність до найгіршого, %”. */
const WITH_LONG_HEADINGS = ['', 'bonds', 'bonds/:instrumentId'];
describe('bond table headings fit in the other languages', () => {
  const languages = ['deu', 'pol', 'ita', 'esp', 'chn', 'ukr', 'fra', 'tur'];
  test.each(WITH_LONG_HEADINGS)('/%s', async (path) => {
    const place = MARKET[path]!;
    const page = await open(place);
    const at = page.url();
    const faults: Record<string, string[]> = {};
    for (const language of [...languages, 'rus']) {
      await page.goto(`${at}?lang=${language}`);
      const widths = [320, 390, 690, 1280];
      const found = await walk(page, widths, place.meant);
      // The last width: the list has more columns than a narrower window can show.
      const wide = await page.locator('[data-sideways] caption').allTextContents();
      if (found.length + wide.length > 0) faults[language] = [...found, ...wide];
    }
    expect(faults).toEqual({});
  });
});

describe('what visitors see instead of values fits in Russian, and axe finds nothing', () => {
  const locked = Object.entries(MARKET).filter(([path]) => !OPEN_TO_ALL.has(path));
  test.each(locked)('/%s', async (_path, place) => {
    const language = place.at.includes('?') ? '&lang=rus' : '?lang=rus';
    const page = await open({ ...place, as: 'visitor' }, language);
    expect(await walk(page, VISITOR_WIDTHS, place.meant)).toEqual([]);
    await hydrated(page);
    expect(await findProblemsOfPage(page, AXE_SIZES)).toEqual([]);
  });
});

/** Names in the demo market, and of programs. */
const NAMES =
  /^(Parcurve|United States|Germany|Belgium|London Stock|Euronext|Northgate|Fitch$|Moody's$|Scope$|curl$|TypeScript$|Python$|Excel$)/;
/** Pages with texts that aren't labels: descriptions of the API, articles. */
const WITH_OTHER_TEXTS = new Set(['api', 'help', 'help/:slug']);

describe('English labels fit when they are 40 % longer, and no text is hard-coded', () => {
  beforeAll(() => stretchEnglish(site));
  test.each(Object.entries(MARKET))('/%s', async (path, place) => {
    const page = await open(place, place.at.includes('?') ? '&lang=eng' : '?lang=eng');
    expect(await walk(page, LONG_WIDTHS, place.meant)).toEqual([]);
    if (WITH_OTHER_TEXTS.has(path)) return;
    const texts = await page.evaluate(findHardCodedTexts);
    expect(texts.filter((text) => !NAMES.test(text))).toEqual([]);
  });
});
