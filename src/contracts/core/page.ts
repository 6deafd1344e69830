import type { FillValues } from '../../domain/text/fill-text.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PageTexts, Texts } from '../../domain/text/page-texts.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import type { Answer, Endpoint, Input } from './endpoint.ts';
import type { ErrorEnvelope } from './errors.ts';
import type { Menu } from '../site/menu.ts';
import type { OfferBar } from '../site/offers.ts';

/**
 * The result of a call, on the server and in the browser. Pages on the server are also told of a
 * change that found everything as it was asked for.
 */
export type Result<T> =
  | { readonly ok: true; readonly answer: T; readonly isUnchanged?: true }
  | { readonly ok: false; readonly error: ErrorEnvelope; readonly status: number };

export type CallResult<E extends Endpoint> = Result<Answer<E>>;
export type Refusal = Extract<Result<unknown>, { ok: false }>;

/** A call is known by these two. */
export type CallName = Pick<Endpoint, 'method' | 'path'>;

/** What a call is given, before anybody has looked at it. */
export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<CallResult<E>>;

/** Values that every page has, under the names of the specification. */
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

/** The header of every answer that says for whom it was made. */
export const VIEWER_TAG_HEADER = 'viewer-tag';

export type Theme = 'light' | 'dark' | 'system';

/** With its texts, so that no other page has to bring them. */
export interface LoginForm {
  readonly error: string;
  /** What the provider says, in its words; null where it says nothing. */
  readonly detail: string | null;
  readonly texts: Readonly<
    Record<'title' | 'email' | 'password' | 'submit' | 'close' | 'forgotten', string>
  >;
  /** The text of the button that leads to the provider; null where none is set. */
  readonly openId: string | null;
}

/** What the shell around every page shows; made by the server, read by the pages. */
export interface Shell {
  readonly globals: PageGlobals;
  /** Tells for whom this page was made; an answer for another viewer has another tag. */
  readonly viewerTag: string;
  readonly userName: string | null;
  readonly theme: Theme;
  /** Whether the small explanations are shown. */
  readonly hints: boolean;
  /** Those that operators have taken away from everybody. */
  readonly hiddenHints: readonly string[];
  readonly menu: Menu;
  readonly showsDemoData: boolean;
  /** ISO moment of the latest import of any source, and the sources' names. */
  readonly lastImportAt: string | null;
  readonly sources: readonly string[];
  /** Base address of this page's data calls; empty = the page's own origin. */
  readonly dataServer: string;
  readonly registrationUrl: string;
  /** The zone in which all times of day are shown. */
  readonly timeZone: TimeZone;
  readonly siteName: string;
  /** The address of the operator's logo; null where the built-in one is shown. */
  readonly logo: string | null;
  /** Whether people can make an account by themselves; where not, nothing leads there. */
  readonly takesRegistrations: boolean;
  /** The label of the hint at `***` and the address of its link, both chosen for this viewer. */
  readonly asterisksLabel: 'asterisks' | 'asterisks_auth';
  readonly unlockUrl: string;
  /**
   * For accounts whose values are masked: the tariff that they can ask for, and whether they have
   * asked; null for all others.
   */
  readonly asking: { readonly tariff: number | null; readonly isSent: boolean } | null;
  /** The shell asks for the tickets of this viewer, and for nobody else's. */
  readonly loadsTickets: boolean;
  /** The viewer has to set up a second step before anything else. */
  readonly owesSecondStep: boolean;
  /** The viewer may run this portal. */
  readonly operates: boolean;
  /** Why a sign-in through a provider failed, and the form to sign in; null on other pages. */
  readonly loginForm: LoginForm | null;
  /** What stands at the bottom of the window; null where there is nothing, or it was closed. */
  readonly offerBar: OfferBar | null;
  /** The registration banner is for this viewer, unless the browser remembers that it was closed. */
  readonly invitesToRegister: boolean;
  /** Languages that have a host of their own. */
  readonly languageHosts: Readonly<Partial<Record<Language, string>>>;
  /** For canonical and alternate links, e.g. `https://example.org`; null where none has been set. */
  readonly origin: string | null;
  /** The same where no language has a host of its own: all languages are found there. */
  readonly mainOrigin: string | null;
}

/** What the server hands to the pages for one request. */
export interface PageContext {
  readonly call: Call;
  /** What `call` reads: another thread is handed a text sooner than what it tells of. */
  readonly callAsJson: (call: CallName, input: CallInput) => Promise<string>;
  readonly nonce: string;
  readonly language: Language;
  /** True if pages show the keys of texts instead of the texts. */
  readonly showsLabelKeys: boolean;
  readonly timeZone: TimeZone;
  readonly siteName: string;
  readonly requestId: string;
  /** Whether this portal shows the gallery of widgets, which is for people who build pages. */
  readonly hasGallery: boolean;
  /** Why the request was refused: the page shows this instead of its content. */
  readonly refusal: Refusal | null;
  readonly shell: () => Promise<Shell>;
  readonly logError: (error: unknown) => void;
  /** The bytes of a page from its texts: the server has faster means than every browser has. */
  readonly encode: (parts: readonly string[]) => ArrayBuffer;
  /** One text in the request's language, filled in. */
  readonly text: (key: string, values?: FillValues) => string;
  /** All that a page shows, by the parts of the labels that it has declared. */
  readonly texts: (parts: readonly string[]) => PageTexts;
  /** Names language and version of these texts. */
  readonly labelTag: string;
  /** The texts that operators have changed, by language and key; each change makes a new object. */
  readonly labelOverrides: Readonly<Partial<Record<Language, Texts>>>;
}

/** The built pages: what `build/server` exports. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;
