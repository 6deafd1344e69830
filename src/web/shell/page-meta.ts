import type { MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Parcurve';

/** Title and description of a page. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  const fullTitle = `${title} – ${SITE_NAME}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
  ];
}
