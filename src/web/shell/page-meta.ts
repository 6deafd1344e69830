import type { MetaArgs, MetaDescriptor } from 'react-router';
import { BUILT_IN_NAME } from '../../domain/site/site-name.ts';
import { siteThings, structuredData, type Thing } from './structured-data.ts';

/**
 * A page's metadata for search engines and tabs. Its loader builds it, because all texts are
 * available there.
 */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Search engines skip the page. */
  readonly isUnlisted?: boolean;
  /** The URL of the social card, if the page has its own. */
  readonly card?: string;
  /** What the page is about. */
  readonly things?: readonly Thing[];
}

/** A page's routes with what their loaders returned. */
export type Matches = MetaArgs['matches'];

interface HeadedArgs {
  readonly loaderData?: { readonly head: PageHead } | undefined;
  readonly matches: Matches;
}

/**
 * Personal pages, and those that only redirect; crawlers would take every search term for a
 * separate page.
 */
const UNLISTED =
  /^\/(?:admin|confirm|gallery|invite|profile|register|reset|search|setup|sign-in)(?:\/|$)/;
const SITE_CARD = '/cards/site.png';

/** The `meta` of every page: title and description; none if its loader failed. */
export function pageMeta({ loaderData, matches }: HeadedArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, isUnlisted = false, card = SITE_CARD } = loaderData.head;
  const { siteName, origin, language } = rootData(matches);
  const path = matches.at(-1)?.pathname ?? '/';
  const fullTitle = `${title} – ${siteName}`;
  const things = path === '/' ? siteThings(siteName) : (loaderData.head.things ?? []);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    ...(isUnlisted || UNLISTED.test(path)
      ? [{ name: 'robots', content: 'noindex' }]
      : pictureMeta(origin, `${card}?lang=${language}`)),
    ...(things.length > 0 ? [{ 'script:ld+json': structuredData(things, origin) }] : []),
  ];
}

/** Other services need absolute URLs. */
function pictureMeta(origin: string | null, picture: string): MetaDescriptor[] {
  if (origin === null) return [];
  return [
    { property: 'og:image', content: origin + picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

interface RootData {
  readonly siteName: string;
  readonly origin: string | null;
  readonly language: string;
}

/** From the root loader. */
function rootData(matches: Matches): RootData {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Partial<RootData>
    | undefined;
  return { siteName: BUILT_IN_NAME, origin: null, language: 'eng', ...root };
}
