import { useState } from 'react';
import { activeType, findAnswer } from './search-state.ts';
import type { SearchResults, SearchType } from './search-types.ts';

/** The type whose results are shown; it stays while the reader uses its list. */
export function useShownType<Id extends string>(
  types: readonly SearchType<Id>[],
  results: SearchResults<Id> | null,
  remembered: string | null,
): [type: Id, hold: () => void] {
  const [shown, setShown] = useState<Id | null>(null);
  const [heldTerm, setHeldTerm] = useState<string | null>(null);
  const isHeld = results !== null && heldTerm === results.term;
  const type = activeType(types, results, { remembered, shown, isHeld });
  const next = results === null ? null : type;
  if (shown !== next) setShown(next);
  if (results === null && heldTerm !== null) setHeldTerm(null);
  const hold = () => {
    if (results && findAnswer(results, type) === 'found') setHeldTerm(results.term);
  };
  return [type, hold];
}
