const ALLOWED_TAGS = ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'span'];

/** Links lead to pages: http(s) or a path on this site. */
export function isSafeTarget(href: string, base: string): boolean {
  const url = URL.parse(href, base);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/**
 * Turns external HTML into nodes that contain only text and links. The sanitiser is loaded with the
 * first alert that needs it, so other pages don't load it.
 */
export async function sanitisedNodes(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Nodes instead of text, so that the checked HTML is not parsed again.
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href !== null && isSafeTarget(href, document.baseURI)) link.rel = 'noreferrer';
    else link.removeAttribute('href');
  }
  return fragment;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * HTML as plain text: for screen readers, until the sanitiser has loaded, and without scripts. It
 * is only used as text, so it has to be readable rather than safe.
 */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(br|\/p|\/li)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*(>|$)/g, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/ *\n\s*/g, '\n')
    .trim();
}
