const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g;
/** The router's script tag, in which `type` and `async` follow the nonce. */
const PROGRAM = /(<script nonce="[^"]*") type="module" async=""(>.*?<\/script>)/s;

/**
 * A page is readable without its scripts, which React and the router would request before anything
 * else. Here they are requested only once the page has been painted, so that nothing competes with
 * what the first paint needs. Returns the parts unjoined.
 */
export function programLater(html: string): string[] {
  const [head, content, end] = cutAroundContent(html);
  const files = Array.from((head + end).matchAll(PRELOAD), ([, file]) => file);
  const started = end.replace(
    PROGRAM,
    (_, script: string, rest: string) =>
      `${script} type="text/later"${rest}${script}>(${startProgram.toString()})(${JSON.stringify(files)})</script>`,
  );
  return [head.replaceAll(PRELOAD, ''), content, started.replaceAll(PRELOAD, '')];
}

/** The content, nearly all of a page, contains no script references, so it isn't searched. */
function cutAroundContent(html: string): [head: string, content: string, end: string] {
  const from = Math.max(0, html.indexOf('</head>'));
  const to = Math.max(from, html.lastIndexOf('</main>'));
  return [html.slice(0, from), html.slice(from, to), html.slice(to)];
}

/** Serialised into the page; runs in the browser right after the script that it starts. */
function startProgram(files: readonly string[]): void {
  const later = document.currentScript!.previousElementSibling as HTMLScriptElement;
  const start = (): void => {
    const { labelFile } = window;
    if (labelFile) {
      labelFile.response = fetch(labelFile.address);
      // The code that reads the response handles a failure later.
      labelFile.response.catch(() => {});
    }
    const create = document.createElement.bind(document);
    const { nonce, text } = later;
    document.head.append(
      ...files.map((href) => Object.assign(create('link'), { rel: 'modulepreload', href })),
      Object.assign(create('script'), { type: 'module', nonce, text }),
    );
  };
  // A hidden page is never painted.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
  else start();
}
