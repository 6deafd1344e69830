import type { MetaArgs, MetaDescriptor } from 'react-router';
import { BUILT_IN_NAME } from '../../domain/site-name.ts';

/**
 * What a page tells search engines and tabs. Its loader makes it, because all texts are known
 * there.
 */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Search engines leave the page out. */
  readonly isUnlisted?: boolean;
}

/** The routes of a page with what their loaders told. */
export type Matches = MetaArgs['matches'];

/** Title and description of a page; none where its loader has failed. */
export function pageMeta(
  loaderData: { readonly head: PageHead } | undefined,
  matches: Matches,
): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, isUnlisted = false } = loaderData.head;
  const siteName = siteNameFrom(matches);
  const fullTitle = `${title} – ${siteName}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: siteName },
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** The root loader tells it. */
function siteNameFrom(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { siteName?: string } | undefined)?.siteName ?? BUILT_IN_NAME;
}
