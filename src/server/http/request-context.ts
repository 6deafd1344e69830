import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import type { FileFormat } from '../../contracts/file-format.ts';
import type { Language } from '../../domain/language.ts';
import type { Labels } from '../../labels/labels.ts';
import type { Campaign } from './campaigns.ts';

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
  /** The kind of file that a table is asked for as; null where the answer is JSON or a page. */
  readonly fileFormat: FileFormat | null;
  /** The texts of this server, with what its operators have changed. */
  readonly labels: Labels;
  readonly address: string;
  readonly userAgent: string;
  /** By which campaign the visitor came. */
  readonly campaign: Campaign;
  /** The token of a session or of a program, as it was sent. */
  readonly credential: string | null;
  readonly log: FastifyBaseLogger;
  /** The cookie is set with the answer of this request. */
  setSessionToken(token: string | null): void;
}

export interface OutgoingCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}
