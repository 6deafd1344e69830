import type { Scope } from '../contracts/core/endpoint.ts';
import type { AccessPolicy } from '../contracts/admin/settings.ts';

/** Levels of the specification. Only this folder knows these numbers. */
const LEVEL_ANONYMOUS = 0;
export const LEVEL_RESTRICTED = 1077;
/** Any level that is neither anonymous nor restricted sees everything. */
export const LEVEL_FULL = 1;
export const TARIFF_WITH_TICKETS = 677;

/** What a tariff can open; the database has a check constraint for it. */
export type Opens = 'values' | 'tickets';

export interface Viewer {
  /** null for an anonymous visitor. */
  readonly accountId: number | null;
  readonly name: string | null;
  /** The effective level: that of the account, or full if a tariff opens values. */
  readonly accessLevel: number;
  /** The level of the account, if a tariff has raised it. */
  readonly ownLevel?: number | undefined;
  /** The current tariffs. */
  readonly tariffs: readonly number[];
  /** What these tariffs open. */
  readonly opens: readonly Opens[];
  readonly isOperator: boolean;
  /** Sign-in requires only the password; demo accounts can't change that. */
  readonly lacksSecondStep?: boolean | undefined;
  /** An operator who can operate only after setting up a second step. */
  readonly owesSecondStep?: true;
  /** What this account can request to see values. */
  readonly asking: Asking;
  /**
   * When a tariff starts or ends next, or the session or token ends, in milliseconds; this viewer
   * is valid until then.
   */
  readonly goodUntilMs?: number | undefined;
  /** Set if the operator shows values to everyone. */
  readonly policy?: AccessPolicy;
  /** The API token used on behalf of the account; a browser has a session instead. */
  readonly token?: { readonly id: number; readonly scopes: readonly Scope[] };
}

export interface Asking {
  /** The first offered tariff that opens values; null if none is offered. */
  readonly tariff: number | null;
  /** A request for such a tariff is pending. */
  readonly isSent: boolean;
}

const NOTHING_TO_ASK: Asking = { tariff: null, isSent: false };

export const ANONYMOUS: Viewer = {
  accountId: null,
  name: null,
  accessLevel: LEVEL_ANONYMOUS,
  tariffs: [],
  opens: [],
  isOperator: false,
  asking: NOTHING_TO_ASK,
};

/** Account data; tariffs are the current ones. */
export interface ViewerAccount {
  readonly id: number;
  readonly name: string;
  readonly accessLevel: number | null | undefined;
  readonly tariffs: readonly number[];
  readonly opens?: readonly Opens[];
  readonly isOperator: boolean;
  readonly lacksSecondStep?: boolean;
  readonly asking?: Asking;
  readonly goodUntilMs?: number | undefined;
}

/**
 * An account whose level was never set counts as restricted. A tariff that opens values raises a
 * restricted level to the full one: the pages of the specification mask by the level alone, so they
 * must receive the effective level.
 */
export function viewerFromAccount(account: ViewerAccount): Viewer {
  const { opens = [], asking = NOTHING_TO_ASK } = account;
  const level = account.accessLevel ?? LEVEL_RESTRICTED;
  const isLifted = isRestrictedLevel(level) && opens.includes('values');
  return {
    accountId: account.id,
    name: account.name,
    accessLevel: isLifted ? LEVEL_FULL : level,
    ownLevel: isLifted ? level : undefined,
    tariffs: account.tariffs,
    opens,
    isOperator: account.isOperator,
    lacksSecondStep: account.lacksSecondStep,
    asking,
    goodUntilMs: account.goodUntilMs,
  };
}

/**
 * The viewer under the portal's policy: with `open` everyone sees values; other rights are the same
 * as with `levels`.
 */
export function withPolicy(viewer: Viewer, policy: AccessPolicy): Viewer {
  if (policy !== 'open') return viewer;
  return viewer === ANONYMOUS ? OPEN_VISITOR : { ...viewer, policy };
}

const OPEN_VISITOR: Viewer = { ...ANONYMOUS, policy: 'open' };

/** The viewer if the portal requires a second step of its operators. */
export function withSecondStepRule(viewer: Viewer): Viewer {
  const owes = viewer.isOperator && viewer.lacksSecondStep === true;
  return owes ? { ...viewer, owesSecondStep: true } : viewer;
}

/** What an account is entitled to, whatever the policy. */
function isEntitled({ accountId, accessLevel }: Viewer): boolean {
  return accountId !== null && !isRestrictedLevel(accessLevel);
}

/**
 * The level reported to pages and programs: they mask by it alone, so it must be the effective one.
 */
export function shownLevel(viewer: Viewer): number {
  const isLifted = viewer.policy === 'open' && isRestrictedLevel(viewer.accessLevel);
  return isLifted ? LEVEL_FULL : viewer.accessLevel;
}
/** The levels that see no values; an account without a level sees none either. */
export const RESTRICTED_LEVELS: readonly number[] = [LEVEL_ANONYMOUS, LEVEL_RESTRICTED];

/** Closed by default: a level that isn't a whole number counts as restricted. */
function isRestrictedLevel(level: number): boolean {
  return !Number.isInteger(level) || RESTRICTED_LEVELS.includes(level);
}

/** The operators' words for a level; all levels that see values are equivalent to them. */
export type LevelWord = 'restricted' | 'full';

export function levelWordFor(level: number | null): LevelWord {
  return isRestrictedLevel(level ?? LEVEL_RESTRICTED) ? 'restricted' : 'full';
}

/** The account level for this word. */
export function levelFromWord(word: LevelWord): number {
  return word === 'full' ? LEVEL_FULL : LEVEL_RESTRICTED;
}

/**
 * A program sees what its account sees but never operates the portal, so a stolen token can't
 * either.
 */
export function viewerFromToken(
  account: ViewerAccount,
  token: NonNullable<Viewer['token']>,
): Viewer {
  return { ...viewerFromAccount(account), isOperator: false, token };
}

/**
 * Identifies the viewer and their access in one text: `12.1.677`, or `0.0.` for a visitor.
 * Responses contain it, so that a page notices when it was made for another viewer.
 */
export function viewerTagFor(viewer: Viewer): string {
  const { accountId, tariffs } = viewer;
  return `${accountId ?? 0}.${shownLevel(viewer)}.${tariffs.toSorted((a, b) => a - b).join('-')}`;
}

/** Whether a tariff includes tickets: that of the specification always, others as configured. */
export function opensTickets({ id, opens }: { id: number; opens: readonly Opens[] }): boolean {
  return id === TARIFF_WITH_TICKETS || opens.includes('tickets');
}

/**
 * The categories of visit statistics: only as much as distinguishes visitors, accounts and
 * customers.
 */
export type ViewerKind = 'anonymous' | 'free' | 'paid';

export function viewerKindFor(viewer: Viewer): ViewerKind {
  if (viewer.accountId === null) return 'anonymous';
  return isEntitled(viewer) ? 'paid' : 'free';
}

/** All abilities of a viewer. Anything not listed here isn't allowed. */
export interface Abilities {
  readonly isSignedIn: boolean;
  /** Sees numbers: last values, changes, axes, tooltips, tables, exports. */
  readonly seesValues: boolean;
  readonly loadsTickets: boolean;
  readonly operates: boolean;
  /** The label of the hint on `***`. */
  readonly asterisksLabel: 'asterisks' | 'asterisks_auth';
  /**
   * The text of a restricted table cell, in the words of the specification; null if it is just
   * masked: for visitors, who sign in first, and for programs, which make no requests.
   */
  readonly restrictedNotice: RestrictedNotice | null;
}

export type RestrictedNotice = 'send_request' | 'already_send_request' | 'forbidden_request';

export function abilitiesFor(viewer: Viewer): Abilities {
  const isSignedIn = viewer.accountId !== null;
  const seesValues = viewer.policy === 'open' || isEntitled(viewer);
  return {
    isSignedIn,
    seesValues,
    loadsTickets:
      isSignedIn &&
      // A tariff adds to the rights of an account and never removes any.
      ((viewer.ownLevel ?? viewer.accessLevel) === LEVEL_RESTRICTED ||
        viewer.tariffs.some((id) => opensTickets({ id, opens: viewer.opens }))),
    operates: isSignedIn && viewer.isOperator && viewer.owesSecondStep !== true,
    asterisksLabel: viewer.accessLevel === LEVEL_ANONYMOUS ? 'asterisks' : 'asterisks_auth',
    restrictedNotice: isSignedIn && !seesValues && !viewer.token ? noticeFor(viewer.asking) : null,
  };
}

function noticeFor({ tariff, isSent }: Asking): RestrictedNotice {
  if (isSent) return 'already_send_request';
  return tariff === null ? 'forbidden_request' : 'send_request';
}
