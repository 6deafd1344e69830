import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import type { Language } from '../../domain/language.ts';
import type { Labels } from '../../labels/labels.ts';

/** What handlers know about their request, whether it came over HTTP or in process. */
export interface RequestContext {
  readonly requestId: string;
  /** A call over HTTP, or one that a page makes while it is rendered. */
  readonly from: 'api' | 'page';
  /** True if the client no longer waits for the answer. */
  isGone(): boolean;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly showsLabelKeys: boolean;
  /** The texts of this server, with what its operators have changed. */
  readonly labels: Labels;
  readonly address: string;
  readonly userAgent: string;
  /** The session's token as the browser sent it. */
  readonly sessionToken: string | null;
  readonly log: FastifyBaseLogger;
  /** The cookie is set with the answer of this request. */
  setSessionToken(token: string | null): void;
}

export interface OutgoingCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}
