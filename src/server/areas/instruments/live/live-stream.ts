import type { ServerResponse } from 'node:http';
import { viewerTagFor, type Viewer } from '../../../../access/viewer.ts';
import type { Language } from '../../../../domain/text/language.ts';
import type { Labels } from '../../../../labels/labels.ts';
import { API_HEADERS } from '../../../core/http/security.ts';
import { formatEvent } from './events.ts';

/** How long a browser waits before it reconnects. */
const RECONNECT_MS = 3000;
/** How long an ended stream may take to flush its buffer. */
const LAST_WORDS_MS = 5000;

const HEADERS = Object.entries({
  ...API_HEADERS,
  'content-type': 'text/event-stream',
  // Without this, nginx would buffer the events.
  'x-accel-buffering': 'no',
}).flat();

export interface LiveRequest {
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Null for an anonymous visitor. */
  readonly credential: string | null;
  readonly address: string;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly showsLabelKeys: boolean;
  readonly labels: Labels;
  readonly ids: ReadonlySet<number>;
}

export interface LiveStreamOptions extends LiveRequest {
  readonly beatMs: number;
  readonly maxBufferedBytes: number;
}

/** One viewer's open connection. */
export class LiveStream {
  readonly credential: string | null;
  readonly address: string;
  readonly ids: ReadonlySet<number>;
  /** A stream isn't a file. */
  readonly fileFormat = null;
  readonly language: Language;
  readonly showsLabelKeys: boolean;
  readonly labels: Labels;
  viewer: Viewer;
  /** True while it is unclear whether the viewer may see values. */
  #isMuted = true;
  /** The number of the last session check; results of earlier checks are ignored. */
  lastCheck = 0;
  readonly #response: ServerResponse;
  readonly #requestId: string;
  readonly #beatMs: number;
  readonly #maxBufferedBytes: number;

  constructor(options: LiveStreamOptions) {
    this.credential = options.credential;
    this.address = options.address;
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

  /**
   * A muted stream gets no values. A stream mutes itself when a tariff ends; the next check
   * decides.
   */
  get isMuted(): boolean {
    const { goodUntilMs = Infinity } = this.viewer;
    return this.#isMuted || Date.now() >= goodUntilMs;
  }

  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted;
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  start(onClose: () => void): void {
    this.#response.on('close', onClose);
    // A broken connection is reported by `close`; a write to it may report it again.
    this.#response.on('error', () => {});
    this.#response.writeHead(200, [...HEADERS, 'x-request-id', this.#requestId]);
    this.send(`retry: ${RECONNECT_MS}\n\n`);
    this.beat();
    this.#sayViewer();
  }

  /**
   * Also announces the next heartbeat: a client that doesn't get it knows that the connection is
   * dead.
   */
  beat(): void {
    this.send(formatEvent('beat', { nextMs: this.#beatMs }));
  }

  /** The account, level or tariffs of the session have changed, or the session has ended. */
  changeViewer(viewer: Viewer): void {
    const isOther = viewerTagFor(viewer) !== viewerTagFor(this.viewer);
    this.viewer = viewer;
    if (isOther) this.#sayViewer();
  }

  #sayViewer(): void {
    this.send(formatEvent('viewer', { tag: viewerTagFor(this.viewer) }));
  }

  /** A client that reads too slowly is disconnected: it reconnects and gets the current quotes. */
  send(text: string): void {
    if (!this.isOpen) return;
    this.#response.write(text);
    if (this.#response.writableLength > this.#maxBufferedBytes) this.#response.destroy();
  }

  end(): void {
    if (!this.isOpen) return;
    this.#response.end();
    // A client that doesn't read would keep the connection forever; a finished response isn't
    // affected.
    setTimeout(() => this.#response.destroy(), LAST_WORDS_MS).unref();
  }
}
