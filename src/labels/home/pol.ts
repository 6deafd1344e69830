import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  page: {
    home_title: 'Przegląd rynków',
    home_description:
      'Parcurve – otwarty portal danych finansowych: obligacje, akcje, ETF-y, indeksy, waluty i instrumenty pochodne.',
    home_lead:
      'Obligacje, akcje, ETF-y, indeksy, emitenci, waluty i instrumenty pochodne na własnym serwerze i z własnymi danymi.',
    home_leading_indexes: 'Główne indeksy',
    home_leading_rates: 'Główne stopy i rentowności',
    home_all_indexes: 'Zobacz wszystkie indeksy',
    home_all_rates: 'Zobacz wszystkie stopy i rentowności',
  },
};
