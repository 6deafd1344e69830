const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * React names the files of the program before the sheets, and browsers load them in that order,
 * though they show nothing before the sheets are there and all of it without the program.
 */
export function stylesFirst(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const preloads = (head.match(PRELOAD) ?? []).join('');
  const later = preloads.replaceAll('<link ', '<link fetchpriority="low" ');
  return head.replaceAll(PRELOAD, '') + later + html.slice(end);
}
