import { SCREEN_KINDS } from '../../../../domain/screens/screen-fields.ts';

/** Pages for accounts or programs, or endless ones. The API reference is a page at `/api/`. */
const CLOSED = [
  '/admin/',
  '/api/',
  '/cb/',
  '/confirm/',
  '/hints/',
  '/invite/',
  '/offers/',
  '/profile/',
  '/reset/',
  '/search/',
  '/setup/',
  '/sign-in/',
  '/sign-out/',
];

/**
 * Lists can be filtered in countless ways, so crawlers may only follow their pages. The longest
 * rule that matches a URL applies.
 */
const LISTS = [...SCREEN_KINDS, 'derivatives', 'currencies', 'curves'];

/** What crawlers may read, and where they find a list of it. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /api/$',
    'Allow: /api/?lang=',
    ...LISTS.flatMap(listRules),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function listRules(list: string): string[] {
  const own = ['page', 'lang'].concat(list === 'indexes' ? ['category', 'measure'] : []);
  const allowed = own.map((name) => `Allow: /${list}/?${name}=`);
  return [`Disallow: /${list}/?`, ...allowed];
}
