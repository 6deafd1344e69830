import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callText, findProgram, startProgram, type Engine } from './engine.ts';

const program = findProgram('firefox', 'firefox-esr');

/** Undefined where Firefox isn’t installed. */
export const startFirefox = program === undefined ? undefined : () => start(program);

/** Firefox without a window, driven by WebDriver BiDi. */
async function start(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'parcurve-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = startProgram(path, args);
  const [, address] = await firefox.untilPrinted(/BiDi listening on (ws:\S+)/);
  const errors: string[] = [];
  const connection = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(String(params.text));
  });
  const { send } = connection;
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const { context } = contexts[0]!;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (run, arg) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: callText(run, arg),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result!.value);
    },
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    takeErrors: () => errors.splice(0),
    close: async () => {
      connection.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection for commands and their responses; other messages are events. */
async function connect(url: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)), {
      once: true,
    });
  });
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) return onEvent(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
    return undefined;
  });
  let last = 0;
  const send = async <Result = void>(method: string, params: object = {}): Promise<Result> => {
    const id = (last += 1);
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
  return { send, close: () => socket.close() };
}
