import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageContext, PageHandler } from '../../../contracts/core/page.ts';
import { WholePage } from '../../../contracts/core/whole-page.ts';
import type { FromWorker, Question, RenderRequest, ToWorker } from './messages.ts';

/** A page renders synchronously. With more threads, the database would lack processor time. */
const MAX_THREADS = 4;
/** A page leaves some megabytes of garbage: with more room it is collected less often. */
const YOUNG_MEGABYTES = 64;

interface PageInFlight {
  readonly context: PageContext;
  readonly result: PromiseWithResolvers<Response>;
}

export interface RenderPool {
  readonly handle: PageHandler;
  close(): Promise<void>;
}

/**
 * Renders pages off the serving thread: a page occupies a processor as long as a hundred calls, and
 * health checks mustn't wait for that. The pool starts with one thread, because each costs 0.7
 * seconds and 30 MB at startup; further threads start when a page would have to wait.
 */
export async function openRenderPool(): Promise<RenderPool> {
  // The serving thread is idle for most of the time that a page takes.
  const size = Math.min(MAX_THREADS, availableParallelism());
  const threads: RenderThread[] = [];
  let starting = 0;
  let isClosing = false;
  await addThread();
  return {
    async handle(request, context) {
      if (isClosing) throw new Error('the render pool is closed');
      if (threads.length === 0) await addThread();
      const idlest = threads.reduce((best, thread) => (thread.load < best.load ? thread : best));
      if (idlest.load > 0 && threads.length + starting < size) tryToAddThread();
      return idlest.render(request, context);
    },
    async close() {
      isClosing = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };

  /** A thread that exits, for example out of memory, fails its pages and is replaced. */
  async function addThread(): Promise<void> {
    starting += 1;
    try {
      const thread = await RenderThread.start(() => {
        threads.splice(threads.indexOf(thread), 1);
        if (!isClosing) tryToAddThread();
      });
      if (isClosing) await thread.end();
      else threads.push(thread);
    } finally {
      starting -= 1;
    }
  }

  /** If a thread can't be started now, the next page tries again. */
  function tryToAddThread(): void {
    addThread().catch(() => {});
  }
}

class RenderThread {
  readonly #worker: Worker;
  readonly #pages = new Map<number, PageInFlight>();
  #count = 0;
  /** The overrides last sent to the thread. */
  #overrides: PageContext['labelOverrides'] | null = null;

  static async start(onEnd: () => void): Promise<RenderThread> {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('a render thread exited during startup')));
    });
    return new RenderThread(worker, onEnd);
  }

  private constructor(worker: Worker, onEnd: () => void) {
    this.#worker = worker;
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => this.#giveUp(error));
    worker.on('exit', () => {
      this.#giveUp(new Error('a render thread exited'));
      onEnd();
    });
  }

  get load(): number {
    return this.#pages.size;
  }

  async render(request: Request, context: PageContext): Promise<Response> {
    this.#count += 1;
    const page = this.#count;
    const result = Promise.withResolvers<Response>();
    this.#pages.set(page, { context, result });
    const { nonce, language, showsLabelKeys, timeZone, siteName } = context;
    const { requestId, hasGallery, refusal } = context;
    const told = { nonce, language, showsLabelKeys, timeZone, siteName };
    const order: RenderRequest = {
      kind: 'render',
      page,
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: request.body ? await request.arrayBuffer() : null,
      context: { ...told, requestId, hasGallery, refusal },
    };
    this.#tellOverrides(context.labelOverrides);
    this.#postToWorker(order);
    const abort = () => this.#postToWorker({ kind: 'abort', page });
    request.signal.addEventListener('abort', abort, { once: true });
    return result.promise.finally(() => {
      request.signal.removeEventListener('abort', abort);
      this.#pages.delete(page);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Messages arrive in order, so a page renders with the texts from when it was requested. */
  #tellOverrides(overrides: PageContext['labelOverrides']): void {
    if (overrides === this.#overrides) return;
    this.#overrides = overrides;
    this.#postToWorker({ kind: 'label overrides', overrides });
  }

  #postToWorker(message: ToWorker): void {
    this.#worker.postMessage(message, []);
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'ready') return;
    const page = this.#pages.get(message.page);
    if (!page) return;
    switch (message.kind) {
      case 'question':
        void this.#answer(message.question, answerQuestion(page.context, message.asked));
        break;
      case 'log':
        page.context.logError(message.error);
        break;
      case 'rendered':
        page.result.resolve(toResponse(message));
        break;
      case 'failed':
        page.result.reject(message.error);
        break;
    }
  }

  async #answer(question: number, answer: Promise<unknown>): Promise<void> {
    try {
      this.#postToWorker({ kind: 'answer', question, answer: await answer });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      this.#postToWorker({ kind: 'no answer', question, error: new Error(words) });
    }
  }

  #giveUp(error: unknown): void {
    for (const { result } of this.#pages.values()) result.reject(error);
  }
}

function answerQuestion(context: PageContext, asked: Question): Promise<unknown> {
  if (asked.what === 'shell') return context.shell();
  // The input and the answer are validated by the API.
  return context.callAsJson(asked.call, asked.input);
}

function toResponse({
  status,
  headers,
  body,
}: Extract<FromWorker, { kind: 'rendered' }>): Response {
  return new WholePage(body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}
