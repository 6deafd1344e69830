import { abilitiesFor, TARIFF_WITH_TICKETS, type Viewer } from './viewer.ts';

/** What an account has, in words: their numbers mean nothing to whoever reads them. */
export interface AccessWords {
  readonly level: 'free' | 'full';
  readonly isOperator: boolean;
  /** Each kind once, whatever the number of tariffs. */
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
