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
  /** The address of the site as the visitor's browser knows it, e.g. `https://example.org`. */
  readonly origin: string;
  /** The same for what is kept: never what the request says. */
  readonly storedOrigin: string;
  /** What tells this browser from others, signed in or not, as it was sent. */
  readonly browserToken: string | null;
  readonly userAgent: string;
  /** By which campaign the visitor came. */
  readonly campaign: Campaign;
  /** The token of a session or of a program, as it was sent. */
  readonly credential: string | null;
  /** The token of a sign-in that still owes its second step, as it was sent. */
  readonly pendingToken: string | null;
  readonly log: FastifyBaseLogger;
  /** The cookie is set with the answer of this request. */
  setSessionToken(token: string | null): void;
  setBrowserToken(token: string): void;
  setPendingToken(token: string | null): void;
  /** What this browser shows from now on; with `isDefault` only where it has made no choice. */
  setPreferences(preferences: Preferences, isDefault?: boolean): void;
  /** A change found everything as it was asked for, so no page says that something was done. */
  noteUnchanged(): void;
  /** The same request as somebody else, or for another kind of file. */
  with<C extends Partial<Pick<RequestContext, 'viewer' | 'credential' | 'fileFormat'>>>(
    changed: C,
  ): RequestContext & C;
}

/** How somebody wants to read the portal. */
export interface Preferences {
  readonly language?: Language | undefined;
  readonly theme?: Theme | undefined;
}

export interface OutgoingCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}
