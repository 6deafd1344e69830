import { globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { callText, findProgram, startProgram, type Engine } from './engine.ts';

const driver = findProgram('WebKitWebDriver');
const browser = findProgram(...globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
const display = findProgram('Xvfb');

/** Undefined where WebKitGTK, its driver or a display that needs no screen isn’t installed. */
export const startWebkit =
  driver && browser && display ? () => start({ driver, browser, display }) : undefined;

/** WebKitGTK's MiniBrowser, driven by WebDriver. */
async function start(
  programs: Readonly<Record<'driver' | 'browser' | 'display', string>>,
): Promise<Engine> {
  const screen = startProgram(programs.display, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '2000x1200x24',
  ]);
  const [number] = await screen.untilPrinted(/^\d+$/);
  const port = await findFreePort();
  const webDriver = startProgram(programs.driver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    // Without a graphics card, pages are rendered in software.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/status`);
  const options = { binary: programs.browser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${origin}/session/${sessionId}`;
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: async (run, arg) => {
      const script = `const done = arguments[0];
        ${callText(run, arg)}.then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await send<{ value?: string; error?: string }>(
        `${session}/execute/async`,
        { script, args: [] },
      );
      if (value === undefined) throw new Error(error);
      return JSON.parse(value);
    },
    resize: async (width, height) => {
      // The window has its own frame and toolbar.
      const frame = await send<readonly [number, number]>(`${session}/execute/sync`, {
        script: 'return [outerWidth - innerWidth, outerHeight - innerHeight]',
        args: [],
      });
      await send(`${session}/window/rect`, {
        width: width + frame[0],
        height: height + frame[1],
      });
    },
    takeErrors: () => [],
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await webDriver.stop();
      await screen.stop();
    },
  };
}

async function send<Result = void>(url: string, body: object): Promise<Result> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Result & { message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

/** The driver prints nothing when it is ready. */
async function untilReady(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await setTimeout(50);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
