const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g;
/** As the router writes it, where `type` and `async` follow the nonce. */
const PROGRAM = /(<script nonce="[^"]*") type="module" async=""(>.*?<\/script>)/s;

/**
 * A page can be read without its program, whose files React and the router name before anything
 * else. Here they are asked for once the page has been painted: what paints it has the line for
 * itself until then. In parts, which are not joined.
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

/** The content, which is nearly all of a page, has nothing of the program: it is not searched. */
function cutAroundContent(html: string): [head: string, content: string, end: string] {
  const from = Math.max(0, html.indexOf('</head>'));
  const to = Math.max(from, html.lastIndexOf('</main>'));
  return [html.slice(0, from), html.slice(from, to), html.slice(to)];
}

/** Runs in the browser as it is written here, right after the script that it starts. */
function startProgram(files: readonly string[]): void {
  const later = document.currentScript!.previousElementSibling as HTMLScriptElement;
  const start = (): void => {
    const { labelFile } = window;
    if (labelFile) {
      labelFile.response = fetch(labelFile.address);
      // Whoever reads it deals with a failure, later.
      labelFile.response.catch(() => {});
    }
    const create = document.createElement.bind(document);
    const { nonce, text } = later;
    document.head.append(
      ...files.map((href) => Object.assign(create('link'), { rel: 'modulepreload', href })),
      Object.assign(create('script'), { type: 'module', nonce, text }),
    );
  };
  // A page that nobody sees is never painted.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
  else start();
}
