/** Something in schema.org terms. URLs begin with `/` until the page is sent. */
export type Thing = { readonly [name: string]: Said };
type Said = string | number | Thing | readonly Said[] | undefined;

const CONTEXT = 'https://schema.org';

/** A block of structured data for search engines: never market values, for anybody. */
export function structuredData(things: readonly Thing[], origin: string | null): object {
  return { '@context': CONTEXT, '@graph': things.map((thing) => absolute(thing, origin ?? '')) };
}

/** The entity behind the start page. */
export function siteThings(siteName: string): Thing[] {
  return [
    {
      '@type': 'WebSite',
      name: siteName,
      url: '/',
      publisher: { '@type': 'Organization', name: siteName, url: '/' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/search/?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The path from the list to the page. */
export function breadcrumbs(steps: readonly { name: string; item: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item,
    })),
  };
}

const ADDRESSES = new Set(['url', 'item', 'urlTemplate', 'image']);

function absolute(said: Said, origin: string, name = ''): Said {
  if (typeof said === 'string') return ADDRESSES.has(name) ? origin + said : said;
  if (Array.isArray(said)) return said.map((each: Said) => absolute(each, origin, name));
  if (typeof said !== 'object') return said;
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, absolute(value, origin, key)]),
  );
}
