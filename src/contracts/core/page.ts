import type { FillValues } from '../../domain/text/fill-text.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PageTexts, Texts } from '../../domain/text/page-texts.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import type { Answer, Endpoint, Input } from './endpoint.ts';
import type { ErrorEnvelope } from './errors.ts';
import type { Menu } from '../site/menu.ts';
import type { OfferBar } from '../site/offers.ts';

/**
 * The result of a call, on the server and in the browser. On the server, pages can also see that a
 * change found everything as requested.
 */
export type Result<T> =
  | { readonly ok: true; readonly answer: T; readonly isUnchanged?: true }
  | { readonly ok: false; readonly error: ErrorEnvelope; readonly status: number };

export type CallResult<E extends Endpoint> = Result<Answer<E>>;
export type Refusal = Extract<Result<unknown>, { ok: false }>;

/** Method and path identify a call. */
export type CallName = Pick<Endpoint, 'method' | 'path'>;

/** The unvalidated input of a call. */
export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<CallResult<E>>;

/** Values on every page, under the specification's names. */
export interface PageGlobals {
  /** The account's id; empty for anonymous visitors. */
  readonly userAuth: string;
  readonly userAccessLevel: number;
  readonly userTariffs: readonly number[];
  readonly lang: Language;
  readonly isCbnData: boolean;
  readonly userLoggedIn: boolean;
  readonly userPaidAccess: boolean;
}

/** The header of every response that identifies its viewer. */
export const VIEWER_TAG_HEADER = 'viewer-tag';

export type Theme = 'light' | 'dark' | 'system';

/** Includes its texts, so that other pages don't have to load them. */
export interface LoginForm {
  readonly error: string;
  /** The provider's own message; null if there is none. */
  readonly detail: string | null;
  readonly texts: Readonly<
    Record<'title' | 'email' | 'password' | 'submit' | 'close' | 'forgotten', string>
  >;
  /** The text of the button that leads to the provider; null if none is configured. */
  readonly openId: string | null;
}

/** The data of the shell around every page; created by the server, read by the pages. */
export interface Shell {
  readonly globals: PageGlobals;
  /** Identifies the viewer of this page; a response for another viewer has another tag. */
  readonly viewerTag: string;
  readonly userName: string | null;
  readonly theme: Theme;
  /** Whether hints are shown. */
  readonly hints: boolean;
  /** The hints that operators have hidden for everyone. */
  readonly hiddenHints: readonly string[];
  readonly menu: Menu;
  readonly showsDemoData: boolean;
  /** ISO time of the latest import of any source, and the sources' names. */
  readonly lastImportAt: string | null;
  readonly sources: readonly string[];
  /** Base URL of this page's data requests; empty for the page's own origin. */
  readonly dataServer: string;
  readonly registrationUrl: string;
  /** The time zone of all displayed times. */
  readonly timeZone: TimeZone;
  readonly siteName: string;
  /** The URL of the operator's logo; null for the built-in one. */
  readonly logo: string | null;
  /** Whether people can register by themselves; if not, nothing links to registration. */
  readonly takesRegistrations: boolean;
  /** The label of the hint at `***` and the target of its link, both chosen for this viewer. */
  readonly asterisksLabel: 'asterisks' | 'asterisks_auth';
  readonly unlockUrl: string;
  /**
   * For accounts with masked values: the tariff that they can request, and whether they have
   * requested it; null for all others.
   */
  readonly asking: { readonly tariff: number | null; readonly isSent: boolean } | null;
  /** Whether the shell loads the tickets of this viewer. */
  readonly loadsTickets: boolean;
  /** The viewer must set up a second step before anything else. */
  readonly owesSecondStep: boolean;
  /** The viewer may operate this portal. */
  readonly operates: boolean;
  /** Why a sign-in through a provider failed, with the sign-in form; null on other pages. */
  readonly loginForm: LoginForm | null;
  /** The bar at the bottom of the window; null if there is none, or it was closed. */
  readonly offerBar: OfferBar | null;
  /** The viewer gets the registration banner, unless the browser remembers that it was closed. */
  readonly invitesToRegister: boolean;
  /** Languages with their own host. */
  readonly languageHosts: Readonly<Partial<Record<Language, string>>>;
  /** For canonical and alternate links, e.g. `https://example.org`; null if not configured. */
  readonly origin: string | null;
  /** The same for the host without a language of its own: it serves all languages. */
  readonly mainOrigin: string | null;
}

/** The data that the server passes to the pages for one request. */
export interface PageContext {
  readonly call: Call;
  /** The result of `call` as JSON: a text is passed to another thread faster than the object. */
  readonly callAsJson: (call: CallName, input: CallInput) => Promise<string>;
  readonly nonce: string;
  readonly language: Language;
  /** True if pages show the keys of texts instead of the texts. */
  readonly showsLabelKeys: boolean;
  readonly timeZone: TimeZone;
  readonly siteName: string;
  readonly requestId: string;
  /** Whether this portal shows the widget gallery, which is for page developers. */
  readonly hasGallery: boolean;
  /** Why the request was rejected: the page shows this instead of its content. */
  readonly refusal: Refusal | null;
  readonly shell: () => Promise<Shell>;
  readonly logError: (error: unknown) => void;
  /** Encodes the texts of a page: the server has faster means than browsers. */
  readonly encode: (parts: readonly string[]) => ArrayBuffer;
  /** One text in the request's language, filled in. */
  readonly text: (key: string, values?: FillValues) => string;
  /** All texts of a page, by the label parts that it has declared. */
  readonly texts: (parts: readonly string[]) => PageTexts;
  /** Identifies the language and version of these texts. */
  readonly labelTag: string;
  /** The texts changed by operators, by language and key; each change creates a new object. */
  readonly labelOverrides: Readonly<Partial<Record<Language, Texts>>>;
}

/** The built pages: the export of `build/server`. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;
