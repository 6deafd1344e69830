import { parentPort } from 'node:worker_threads';
import type { CallInput, CallName, Shell, PageContext } from '../../../contracts/core/page.ts';
import { Labels } from '../../../labels/labels.ts';
import { pageLabels } from '../http/page-labels.ts';
import { loadBuiltPages } from '../../boot/web-build.ts';
import { callFromJson } from './call-from-json.ts';
import { encodeParts } from './encode-parts.ts';
import type { FromWorker, Question, RenderRequest, ToWorker } from './messages.ts';
import { lowerThreadPriority } from './thread-priority.ts';

/** Renders pages in a separate thread; everything they need comes from the server's thread. */
const port = parentPort!;
lowerThreadPriority();
const handle = await loadBuiltPages();
const labels = new Labels();
const aborts = new Map<number, AbortController>();
const questions = new Map<number, PromiseWithResolvers<unknown>>();
let questionCount = 0;

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'render':
      void render(message);
      break;
    case 'label overrides':
      labels.override(message.overrides);
      break;
    case 'abort':
      aborts.get(message.page)?.abort();
      break;
    case 'answer':
      questions.get(message.question)?.resolve(message.answer);
      questions.delete(message.question);
      break;
    case 'no answer':
      questions.get(message.question)?.reject(message.error);
      questions.delete(message.question);
      break;
  }
});
postToServer({ kind: 'ready' });

async function render(order: RenderRequest): Promise<void> {
  const { page } = order;
  const abort = new AbortController();
  aborts.set(page, abort);
  try {
    const request = new Request(order.url, {
      method: order.method,
      headers: order.headers.map(([name, value]): [string, string] => [name, value]),
      body: order.body,
      signal: abort.signal,
    });
    const response = await handle(request, makeContext(order));
    const body = await response.arrayBuffer();
    postToServer(
      { kind: 'rendered', page, status: response.status, headers: [...response.headers], body },
      [body],
    );
  } catch (error) {
    postToServer({ kind: 'failed', page, error: cloneable(error) });
  } finally {
    aborts.delete(page);
  }
}

function makeContext({ page, context }: RenderRequest): PageContext {
  labels.rename(context.siteName);
  let shell: Promise<Shell> | undefined;
  const callAsJson = ({ method, path }: CallName, input: CallInput) =>
    askServer(page, { what: 'call', call: { method, path }, input }) as Promise<string>;
  return {
    ...context,
    call: callFromJson(callAsJson),
    callAsJson,
    shell: () => (shell ??= askServer(page, { what: 'shell' }) as Promise<Shell>),
    ...pageLabels(labels, context),
    labelOverrides: labels.overrides,
    logError: (error) => postToServer({ kind: 'log', page, error: cloneable(error) }),
    encode: encodeParts,
  };
}

function askServer(page: number, asked: Question): Promise<unknown> {
  questionCount += 1;
  const waiting = Promise.withResolvers<unknown>();
  questions.set(questionCount, waiting);
  postToServer({ kind: 'question', page, question: questionCount, asked });
  return waiting.promise;
}

function postToServer(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

/** Errors are cloned with their stack; their other properties may not be cloneable. */
function cloneable(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const copy = new Error(error.message);
  copy.name = error.name;
  if (error.stack !== undefined) copy.stack = error.stack;
  return copy;
}
