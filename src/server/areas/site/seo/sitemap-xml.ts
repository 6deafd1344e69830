import { escapeHtml } from '../../../../domain/text/escape-html.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A list of sitemaps, as absolute URLs. */
export function sitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map(
    (address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

/** A sitemap in portions of URLs. */
export async function* sitemap(
  portions: Iterable<string[]> | AsyncIterable<string[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const portion of portions) {
    yield portion.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`).join('');
  }
  yield '</urlset>\n';
}
