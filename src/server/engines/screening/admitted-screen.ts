import { requireNeeds } from '../../../access/require-needs.ts';
import { abilitiesFor, type Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  readScreen,
  wordsThatHold,
  type AddressQuery,
  type Screen,
} from '../../../domain/screens/screen-address.ts';
import { moneyIn } from '../../../domain/screens/money.ts';
import { isGuardedIn } from '../../../domain/screens/screen-changes.ts';
import {
  SCREEN_FIELDS,
  type ScreenField,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';

/** What every list understands besides its fields. */
const COMMON_PARTS = new Set(['known', 'isin', 'text', 'in', 'sort', 'page', 'columns', 'view']);

/**
 * What somebody may ask of a list. Only this is answered: whoever may not see values can neither
 * filter nor sort by them, because their order and number tell as much as they do.
 */
export class AdmittedScreen {
  readonly kind: ScreenKind;
  readonly screen: Screen;
  /** Whether the viewer may see values. */
  readonly seesValues: boolean;

  private constructor(kind: ScreenKind, screen: Screen, seesValues: boolean) {
    this.kind = kind;
    this.screen = screen;
    this.seesValues = seesValues;
  }

  /** Refuses what the viewer may not ask, then what means nothing; both name the part. */
  static admit(viewer: Viewer, kind: ScreenKind, query: AddressQuery): AdmittedScreen {
    const guarded = findGuardedPart(kind, query);
    if (guarded) requireNeeds(viewer, 'values', `query.${guarded}`);
    const { screen, ignored } = readScreen(kind, query);
    const [wrong] = ignored;
    if (wrong) {
      const isKnown =
        COMMON_PARTS.has(wrong.field) || SCREEN_FIELDS[kind].some(({ id }) => id === wrong.field);
      const code = isKnown ? 'invalid_field' : 'unknown_field';
      throw new ApiError(code, { field: `query.${wrong.field}` });
    }
    // A list in which nothing is an ISIN would let everything pass.
    if (screen.isins.length === 0 && query.getAll('isin').some((list) => list !== '')) {
      throw new ApiError('invalid_field', { field: 'query.isin' });
    }
    const { seesValues } = abilitiesFor(viewer);
    return new AdmittedScreen(kind, withUsualChoices(kind, screen), seesValues);
  }

  /** The same, or nothing if the viewer may not ask it or a part of it means nothing. */
  static tryAdmit(viewer: Viewer, kind: ScreenKind, query: AddressQuery): AdmittedScreen | null {
    try {
      return AdmittedScreen.admit(viewer, kind, query);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}

/** What goes without saying in an address filters as well. */
function withUsualChoices(kind: ScreenKind, screen: Screen): Screen {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const held = fields.flatMap((field) => {
    const words = field.type === 'choice' ? wordsThatHold(field, screen) : [];
    return words.length > 0 ? [[field.id, words]] : [];
  });
  return { ...screen, choices: Object.fromEntries(held) };
}

/** The part of an address that asks for a guarded value, even if it asks wrongly. */
function findGuardedPart(kind: ScreenKind, query: AddressQuery): string | undefined {
  const { screen } = readScreen(kind, query);
  const isGuarded = (id: string) => isGuardedIn(kind, screen, id);
  if (screen.money !== null && !moneyIn(screen).isOwn) return 'in';
  const filters = [...query.keys()].find((name) => isGuarded(name.replace(/\.(from|to)$/, '')));
  if (filters !== undefined) return filters;
  const words = (name: string) => query.getAll(name).flatMap((each) => each.split(','));
  if (words('known').some(isGuarded)) return 'known';
  if (words('sort').some((sort) => isGuarded(sort.replace(/^-/, '')))) return 'sort';
  return undefined;
}
