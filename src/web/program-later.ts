const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g;
/** As the router writes it, where `type` and `async` follow the nonce. */
const PROGRAM = /(<script nonce="[^"]*") type="module" async=""(>.*?<\/script>)/s;

/**
 * A page can be read without its program, whose files React and the router name before anything
 * else. Here they are asked for once the page has been painted: what paints it has the line for
 * itself until then.
 */
export function programLater(html: string): string {
  const files = Array.from(html.matchAll(PRELOAD), ([, file]) => file);
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      PROGRAM,
      (_, script: string, rest: string) =>
        `${script} type="text/later"${rest}${script}>(${startProgram.toString()})(${JSON.stringify(files)})</script>`,
    );
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
