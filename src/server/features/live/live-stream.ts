import type { ServerResponse } from 'node:http';
import { viewerTagFor, type Viewer } from '../../../access/viewer.ts';
import type { Language } from '../../../domain/language.ts';
import type { Labels } from '../../../labels/labels.ts';
import { API_HEADERS } from '../../http/security.ts';
import { formatEvent } from './events.ts';

/** How long a browser waits before it connects again. */
const RECONNECT_MS = 3000;
/** How long an ended stream may take to hand over what is still on its way. */
const LAST_WORDS_MS = 5000;

const HEADERS = Object.entries({
  ...API_HEADERS,
  'content-type': 'text/event-stream',
  // nginx would otherwise collect the events into buffers.
  'x-accel-buffering': 'no',
}).flat();

export interface LiveStreamOptions {
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly sessionToken: string;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly showsLabelKeys: boolean;
  readonly labels: Labels;
  readonly ids: ReadonlySet<number>;
  readonly beatMs: number;
  readonly maxBufferedBytes: number;
}

/** One viewer's open connection. */
export class LiveStream {
  readonly sessionToken: string;
  readonly ids: ReadonlySet<number>;
  readonly language: Language;
  readonly showsLabelKeys: boolean;
  readonly labels: Labels;
  viewer: Viewer;
  /** While it is in doubt whether the viewer may see values, the stream gets none. */
  isMuted = true;
  /** Which look at the session is the last one: answers of earlier ones count no more. */
  lastCheck = 0;
  readonly #response: ServerResponse;
  readonly #requestId: string;
  readonly #beatMs: number;
  readonly #maxBufferedBytes: number;

  constructor(options: LiveStreamOptions) {
    this.sessionToken = options.sessionToken;
    this.ids = options.ids;
    this.language = options.language;
    this.showsLabelKeys = options.showsLabelKeys;
    this.labels = options.labels;
    this.viewer = options.viewer;
    this.#response = options.response;
    this.#requestId = options.requestId;
    this.#beatMs = options.beatMs;
    this.#maxBufferedBytes = options.maxBufferedBytes;
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  start(onClose: () => void): void {
    this.#response.on('close', onClose);
    // A connection that broke reports so with `close`; writing to it may report it once more.
    this.#response.on('error', () => {});
    this.#response.writeHead(200, [...HEADERS, 'x-request-id', this.#requestId]);
    this.send(`retry: ${RECONNECT_MS}\n\n`);
    this.beat();
    this.#sayViewer();
  }

  /** Says also when the next one comes: whoever hears none by then knows that the line is dead. */
  beat(): void {
    this.send(formatEvent('beat', { nextMs: this.#beatMs }));
  }

  /** The session's account, level or tariffs are others than before, or there is none any more. */
  changeViewer(viewer: Viewer): void {
    const isOther = viewerTagFor(viewer) !== viewerTagFor(this.viewer);
    this.viewer = viewer;
    if (isOther) this.#sayViewer();
  }

  #sayViewer(): void {
    this.send(formatEvent('viewer', { tag: viewerTagFor(this.viewer) }));
  }

  /** One that reads too slowly is dropped: it connects again and gets the current quotes. */
  send(text: string): void {
    if (!this.isOpen) return;
    this.#response.write(text);
    if (this.#response.writableLength > this.#maxBufferedBytes) this.#response.destroy();
  }

  end(): void {
    if (!this.isOpen) return;
    this.#response.end();
    // Whoever does not read would keep the connection for ever; a finished answer does not mind.
    setTimeout(() => this.#response.destroy(), LAST_WORDS_MS).unref();
  }
}
