import type { MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Parcurve';

/**
 * What a page tells search engines and tabs. Its loader makes it, because all texts are known
 * there.
 */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a page; none where its loader has failed. */
export function pageMeta(loaderData: { readonly head: PageHead } | undefined): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description } = loaderData.head;
  const fullTitle = `${title} – ${SITE_NAME}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
  ];
}
