import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../../../access/viewer.ts';
import type { FileFormat } from '../../../contracts/core/file-format.ts';
import type { Theme } from '../../../contracts/core/page.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { Campaign } from './campaigns.ts';

/** What handlers know about their request, whether it came over HTTP or in process. */
export interface RequestContext {
  readonly requestId: string;
  /** True if the client is no longer waiting for the answer. */
  isGone(): boolean;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly showsLabelKeys: boolean;
  /** The requested file format of a table; null if the answer is JSON or a page. */
  readonly fileFormat: FileFormat | null;
  /** The texts of this server, including operators' changes. */
  readonly labels: Labels;
  readonly address: string;
  /** The origin of the site as the visitor's browser knows it, e.g. `https://example.org`. */
  readonly origin: string;
  /** The same for stored content: never taken from the request. */
  readonly storedOrigin: string;
  /** The token that identifies this browser, signed in or not, as it was sent. */
  readonly browserToken: string | null;
  readonly userAgent: string;
  /** The campaign the visitor came from. */
  readonly campaign: Campaign;
  /** The session or API token, as it was sent. */
  readonly credential: string | null;
  /** The token of a sign-in that still needs its second step, as it was sent. */
  readonly pendingToken: string | null;
  readonly log: FastifyBaseLogger;
  /** Sets the cookie with the response to this request. */
  setSessionToken(token: string | null): void;
  setBrowserToken(token: string): void;
  setPendingToken(token: string | null): void;
  /** Stores the browser's preferences; with `isDefault`, only those not chosen yet. */
  setPreferences(preferences: Preferences, isDefault?: boolean): void;
  /** Marks a change that found everything already as requested, so pages don't report success. */
  noteUnchanged(): void;
  /** The same request with another viewer or file format. */
  with<C extends Partial<Pick<RequestContext, 'viewer' | 'credential' | 'fileFormat'>>>(
    changed: C,
  ): RequestContext & C;
}

/** Display preferences of a reader. */
export interface Preferences {
  readonly language?: Language | undefined;
  readonly theme?: Theme | undefined;
}

export interface OutgoingCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}
