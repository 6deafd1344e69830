import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../domain/text/language.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const ORIGIN = 'https://example.org';
const HOSTS = new Map<string, Language>([['de.example.org', 'deu']]);
const HOSTILE = `</script><script>alert(1)</script> & "x" 'y' <!-- \u2028`;
const PAGES = [
  '/',
  '/indexes/',
  '/indexes/?category=bond',
  '/indexes/1001/',
  '/currencies/',
  '/curves/',
  '/curves/1/',
  '/bonds/10001/',
  '/bonds/10002/',
  '/stocks/2001/',
  '/etf/3001/',
  '/company/12/',
  '/derivatives/',
  '/api/',
  '/addin/',
  '/conformance/',
  '/help/',
  '/help/access/',
  '/help/figures/',
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { publicUrl: ORIGIN, languageByHost: HOSTS } });
});
afterAll(() => server.close());

const fetchPage = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.http.inject({
    url,
    headers: { host: 'example.org', ...headers },
  });
  return answer.body.slice(0, answer.body.indexOf('</head>'));
};
const metaContent = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(head)?.[1];
const linkIn = (head: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"/>`).exec(head)?.[1];

/** Everything that the head tells search engines and other sites. */
const said = (head: string) => [
  /<title>.*?<\/title>/s.exec(head)?.[0],
  ...(head.match(/<meta (?:name|property)="[^"]*" content="[^"]*"\/>/g) ?? []),
  JSON.stringify(dataIn(head)),
];

interface Data {
  readonly '@context': string;
  readonly '@graph': readonly Record<string, unknown>[];
}
function dataIn(head: string): Data | undefined {
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.length).toBeLessThan(2);
  return blocks[0] && (JSON.parse(blocks[0][1]!) as Data);
}

test.each(['eng', 'rus', 'chn'])(
  'every page has its own title and description in %s',
  async (lang) => {
    const titles = new Map<string, string>();
    for (const page of PAGES) {
      const head = await fetchPage(`${page}${page.includes('?') ? '&' : '?'}lang=${lang}`);
      const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
      const description = metaContent(head, 'description') ?? '';
      expect([page, title.length > 5 && title.length < 120]).toEqual([page, true]);
      const shortest = lang === 'chn' ? 10 : 30;
      expect([page, description.length >= shortest && description.length <= 250]).toEqual([
        page,
        true,
      ]);
      expect([page, titles.get(title)]).toEqual([page, undefined]);
      titles.set(title, page);
      expect(metaContent(head, 'og:title')).toBe(title);
      expect(metaContent(head, 'twitter:card')).toBe('summary_large_image');
      expect(metaContent(head, 'og:image')).toMatch(
        new RegExp(String.raw`^https://example\.org/cards/[\w/]+\.png\?lang=${lang}$`),
      );
      expect(head).not.toContain('noindex');
    }
  },
);

describe('the canonical URL of a page', () => {
  test.each([
    ['/indexes/?utm_source=x&fbclid=1&sort=-name&theme=dark', '/indexes/'],
    ['/indexes/?page=2', '/indexes/?page=2'],
    ['/indexes/?page=1&category=bond', '/indexes/?category=bond'],
    ['/indexes/?measure=rates', '/indexes/?measure=rates'],
    ['/bonds/10001/?derive=yield&period=1y', '/bonds/10001/'],
    ['/currencies/?pairs=4001', '/currencies/'],
    ['/curves/?lang=fra', '/curves/?lang=fra'],
  ])('%s is %s', async (url, path) => {
    const head = await fetchPage(url);
    expect(linkIn(head, 'canonical')).toBe(ORIGIN + path);
    expect(head).not.toContain('noindex');
  });

  test('a filtered list isn’t indexed, but its links are followed', async () => {
    const head = await fetchPage('/indexes/?text=bond');
    expect(metaContent(head, 'robots')).toMatch(/^noindex(?:, follow)?$/);
    expect(linkIn(head, 'canonical')).toBeUndefined();
  });

  test('languages: a host, or a parameter on the main host; the main one for all others', async () => {
    for (const host of ['example.org', 'de.example.org']) {
      const head = await fetchPage('/curves/', { host });
      expect(head).toContain('hrefLang="de" href="https://de.example.org/curves/"');
      expect(head).toContain('hrefLang="fr" href="https://example.org/curves/?lang=fra"');
      expect(head).toContain('hrefLang="x-default" href="https://example.org/curves/"');
      expect(linkIn(head, 'canonical')).toBe(`https://${host}/curves/`);
    }
    const german = await fetchPage('/curves/?lang=deu');
    expect(linkIn(german, 'canonical')).toBe('https://de.example.org/curves/');
  });

  test.each([
    '/sign-in/',
    '/register/',
    '/reset/',
    '/search/?q=bank',
    '/gallery/',
    '/profile/',
    '/profile/sessions/',
    '/admin/settings/',
  ])('%s is not for search engines', async (url) => {
    // Signed-in accounts are redirected away from the first three.
    const needsOperator = /^\/(?:profile|admin)/.test(url);
    const head = await fetchPage(url, {
      cookie: needsOperator ? await server.signInAs('operator') : '',
    });
    expect(head.match(/name="robots"/g)).toHaveLength(1);
    expect(metaContent(head, 'robots')).toBe('noindex');
    expect(metaContent(head, 'og:image')).toBeUndefined();
  });
});

describe('schema.org', () => {
  test('the start page is a searchable site', async () => {
    const data = dataIn(await fetchPage('/?lang=eng'));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebSite',
          name: 'Parcurve',
          url: `${ORIGIN}/`,
          potentialAction: { target: { urlTemplate: `${ORIGIN}/search/?q={search_term_string}` } },
        },
      ],
    });
  });

  test('a bond is described by its terms, with its list as breadcrumb', async () => {
    const { rows } = await server.db.pool.query<Record<string, string>>(
      `select name ->> 'eng' as name, isin, currency, matures_on::text as matures, issuer_id
       from instrument join bond on instrument_id = id where id = 10001`,
    );
    const [bond] = rows;
    const [thing, crumbs] = dataIn(await fetchPage('/bonds/10001/?lang=eng'))?.['@graph'] ?? [];
    expect(thing).toMatchObject({
      '@type': 'InvestmentOrDeposit',
      name: bond?.name,
      url: `${ORIGIN}/bonds/10001/`,
      category: 'Bond',
      identifier: [{ '@type': 'PropertyValue', propertyID: 'ISIN', value: bond?.isin }],
      provider: { '@type': 'Organization', url: `${ORIGIN}/company/${bond?.issuer_id}/` },
      amount: { currency: bond?.currency, validThrough: bond?.matures },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Bonds', item: `${ORIGIN}/bonds/` },
        { position: 2, name: bond?.name, item: `${ORIGIN}/bonds/10001/` },
      ],
    });
  });

  test.each([
    ['/stocks/2001/', 'InvestmentOrDeposit'],
    ['/etf/3001/', 'InvestmentFund'],
    ['/indexes/1001/', 'Dataset'],
    ['/company/12/', 'Organization'],
  ])('%s is of the type %s', async (url, type) => {
    const [thing] = dataIn(await fetchPage(url))?.['@graph'] ?? [];
    expect(thing).toMatchObject({ '@type': type, url: ORIGIN + url });
  });

  test('a name can’t break out of its place', async () => {
    const name = JSON.stringify({ eng: HOSTILE });
    await server.db.pool.query('update instrument set name = $1 where id in (10001, 2001)', [name]);
    await server.db.pool.query('update issuer set name = $1 where id = 12', [name]);
    for (const url of ['/bonds/10001/', '/stocks/2001/', '/company/12/']) {
      const head = await fetchPage(`${url}?lang=eng`);
      expect(head).not.toContain('<script>alert');
      expect(head).not.toContain('<!--');
      expect(dataIn(head)?.['@graph'][0]?.name).toBe(HOSTILE);
    }
  });

  test.each(['/bonds/10001/', '/stocks/2001/', '/etf/3001/', '/indexes/1001/', '/company/12/'])(
    'ACC-2 %s is the same for viewers with access, and a price changes nothing',
    async (url) => {
      const visitor = said(await fetchPage(url));
      expect(said(await fetchPage(url, { cookie: await server.signInAs('paid') }))).toEqual(
        visitor,
      );
      await server.db.pool.query(
        'update series set last_value = last_value * 2, previous_value = previous_value * 3',
      );
      expect(said(await fetchPage(url))).toEqual(visitor);
    },
  );
});
