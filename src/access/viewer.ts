import type { Scope } from '../contracts/endpoint.ts';

/** Levels of the specification. This room is the only one that knows these numbers. */
const LEVEL_ANONYMOUS = 0;
export const LEVEL_RESTRICTED = 1077;
/** Any level that is neither anonymous nor restricted sees everything. */
export const LEVEL_FULL = 1;
export const TARIFF_WITH_TICKETS = 677;

export interface Viewer {
  /** null for an anonymous visitor. */
  readonly accountId: number | null;
  readonly name: string | null;
  readonly accessLevel: number;
  readonly tariffs: readonly number[];
  readonly isOperator: boolean;
  /** The token of a program that asks in the name of the account; a browser has a session instead. */
  readonly token?: { readonly id: number; readonly scopes: readonly Scope[] };
}

export const ANONYMOUS: Viewer = {
  accountId: null,
  name: null,
  accessLevel: LEVEL_ANONYMOUS,
  tariffs: [],
  isOperator: false,
};

/** An account whose level was never set counts as restricted. */
export function viewerFromAccount(account: {
  id: number;
  name: string;
  accessLevel: number | null | undefined;
  tariffs: readonly number[];
  isOperator: boolean;
}): Viewer {
  return {
    accountId: account.id,
    name: account.name,
    accessLevel: account.accessLevel ?? LEVEL_RESTRICTED,
    tariffs: account.tariffs,
    isOperator: account.isOperator,
  };
}

/** A program sees what its account sees, but never operates: whoever finds its token runs no portal. */
export function viewerFromToken(
  account: Parameters<typeof viewerFromAccount>[0],
  token: NonNullable<Viewer['token']>,
): Viewer {
  return { ...viewerFromAccount(account), isOperator: false, token };
}

/**
 * Says in one text who looks and what they may see: `12.1.677`, or `0.0.` for a visitor. Answers
 * carry it, so that a page notices when it was made for somebody else.
 */
export function viewerTagFor({ accountId, accessLevel, tariffs }: Viewer): string {
  return `${accountId ?? 0}.${accessLevel}.${tariffs.toSorted((a, b) => a - b).join('-')}`;
}

/** What numbers of visits are kept by: as little as tells visitors, accounts and customers apart. */
export type ViewerKind = 'anonymous' | 'free' | 'paid';

export function viewerKindFor(viewer: Viewer): ViewerKind {
  const { isSignedIn, seesValues } = abilitiesFor(viewer);
  if (!isSignedIn) return 'anonymous';
  return seesValues ? 'paid' : 'free';
}

/** All that a viewer may do. Nobody may do what is not named here. */
export interface Abilities {
  readonly isSignedIn: boolean;
  /** Sees numbers: last values, changes, axes, tooltips, tables, exports. */
  readonly seesValues: boolean;
  readonly loadsTickets: boolean;
  readonly operates: boolean;
  /** The label of the hint on `***`. */
  readonly asterisksLabel: 'asterisks' | 'asterisks_auth';
}

export function abilitiesFor(viewer: Viewer): Abilities {
  const isSignedIn = viewer.accountId !== null;
  // Closed by default: a level that is not a whole number counts as restricted.
  const isRestricted =
    !Number.isInteger(viewer.accessLevel) ||
    viewer.accessLevel === LEVEL_ANONYMOUS ||
    viewer.accessLevel === LEVEL_RESTRICTED;
  return {
    isSignedIn,
    seesValues: isSignedIn && !isRestricted,
    loadsTickets:
      isSignedIn &&
      (viewer.accessLevel === LEVEL_RESTRICTED || viewer.tariffs.includes(TARIFF_WITH_TICKETS)),
    operates: isSignedIn && viewer.isOperator,
    asterisksLabel: viewer.accessLevel === LEVEL_ANONYMOUS ? 'asterisks' : 'asterisks_auth',
  };
}
