import { codesFromFields, type Fields } from './form-fields.ts';

/** All codes count as one field, because their lines have no keys to compare by. */
export const CODES = 'identifiers';

export interface Reconciled {
  readonly fields: Fields;
  /** Values another operator has saved in fields that were edited here too, by field. */
  readonly newer: Fields;
  /** Everything saved since the form was shown. */
  readonly changed: readonly string[];
}

/**
 * Merges the input with what the form showed and what is stored now: untouched fields take the
 * stored value, edited fields keep the input and are reported as conflicts.
 */
export function reconcile(typed: Fields, seen: Fields, stored: Fields): Reconciled {
  const parts = new Set([...Object.keys(stored), CODES].map(partName));
  const fields: Record<string, string> = {};
  const newer: Record<string, string> = {};
  const changed: string[] = [];
  for (const part of parts) {
    const [mine, before, now] = [typed, seen, stored].map((each) => partText(each, part));
    const isMine = mine !== before && mine !== now;
    Object.assign(fields, pickPart(isMine ? typed : stored, part));
    if (now !== before) changed.push(part);
    if (isMine && now !== before) newer[part] = now!;
  }
  return { fields, newer, changed };
}

/** Takes the stored value for fields where the operator has given up the edit. */
export function giveUp(typed: Fields, seen: Fields, parts: readonly string[]): Fields {
  let fields = typed;
  for (const part of parts) {
    const others = Object.entries(fields).filter(([name]) => partName(name) !== part);
    fields = { ...Object.fromEntries(others), ...pickPart(seen, part) };
  }
  return fields;
}

export function isSame(a: Fields, b: Fields): boolean {
  return [...new Set([...Object.keys(b), CODES].map(partName))].every(
    (part) => partText(a, part) === partText(b, part),
  );
}

export function partName(name: string): string {
  return name.startsWith(`${CODES}.`) ? CODES : name;
}

function pickPart(fields: Fields, part: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => partName(name) === part));
}

/** A field as text, to compare and to show. */
function partText(fields: Fields, part: string): string {
  if (part !== CODES) return fields[part]?.trim() ?? '';
  return codesFromFields(fields)
    .map(({ scheme, value, validFrom, validTo }) =>
      [
        scheme.toUpperCase(),
        value,
        validFrom || validTo ? `${validFrom ?? ''}–${validTo ?? ''}` : '',
      ]
        .filter((each) => each !== '')
        .join(' '),
    )
    .toSorted()
    .join(', ');
}
