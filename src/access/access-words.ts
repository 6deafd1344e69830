import { abilitiesFor, TARIFF_WITH_TICKETS, type Viewer } from './viewer.ts';

/**
 * Describes the access of an account in words, because readers don't know the numbers of tariffs
 * and levels.
 */
export interface AccessWords {
  readonly level: 'free' | 'full';
  readonly isOperator: boolean;
  /** Lists each kind once, even if the account has several tariffs of it. */
  readonly tariffs: readonly ('tickets' | 'other')[];
}

export function accessWordsFor(viewer: Viewer): AccessWords {
  const { seesValues, operates } = abilitiesFor(viewer);
  const kinds = viewer.tariffs.map((tariff) =>
    tariff === TARIFF_WITH_TICKETS ? 'tickets' : 'other',
  );
  return {
    level: seesValues ? 'full' : 'free',
    isOperator: operates,
    tariffs: [...new Set(kinds)],
  };
}
