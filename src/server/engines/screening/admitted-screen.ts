import { requireNeeds } from '../../../access/require-needs.ts';
import { abilitiesFor, type Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  readScreen,
  effectiveWords,
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

/** The parameters that every list accepts in addition to its fields. */
const COMMON_PARTS = new Set(['known', 'isin', 'text', 'in', 'sort', 'page', 'columns', 'view']);

/**
 * A screen that the viewer is allowed to run. Only these are executed: viewers without access to
 * values can neither filter nor sort by them, because order and counts reveal as much as the
 * values.
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

  /** Rejects parts that the viewer may not use, then invalid parts; both errors name the part. */
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
    // A list without any valid ISIN would match everything.
    if (screen.isins.length === 0 && query.getAll('isin').some((list) => list !== '')) {
      throw new ApiError('invalid_field', { field: 'query.isin' });
    }
    const { seesValues } = abilitiesFor(viewer);
    return new AdmittedScreen(kind, withUsualChoices(kind, screen), seesValues);
  }

  /** The same, or null if the viewer may not run the screen or a part of it is invalid. */
  static tryAdmit(viewer: Viewer, kind: ScreenKind, query: AddressQuery): AdmittedScreen | null {
    try {
      return AdmittedScreen.admit(viewer, kind, query);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}

/** Applies the default choices that are implicit in a URL. */
function withUsualChoices(kind: ScreenKind, screen: Screen): Screen {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const held = fields.flatMap((field) => {
    const words = field.type === 'choice' ? effectiveWords(field, screen) : [];
    return words.length > 0 ? [[field.id, words]] : [];
  });
  return { ...screen, choices: Object.fromEntries(held) };
}

/** The part of a URL that requests a guarded value, even if the part is invalid. */
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
