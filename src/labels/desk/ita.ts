import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  page: {
    desk_text: 'Strumenti ed emittenti, modificati a mano.',
  },
  refusals: {
    desk_code_form: 'Un codice di questo tipo ha un’altra forma.',
    desk_code_digit: 'La cifra di controllo è errata.',
    desk_code_days: 'L’ultimo giorno non è successivo al primo.',
    desk_code_taken: 'Nello stesso periodo il codice appartiene ad altro.',
    desk_matures_before: 'Un’obbligazione scade dopo l’emissione.',
    desk_issuer_unknown: 'Non esiste un emittente con questo numero.',
    desk_source_unfit: 'Il valore della fonte non è compatibile con gli altri campi.',
    desk_same_two: 'Non si può unire una voce a sé stessa.',
  },
  notice: {
    desk_hidden_notice:
      'Questo strumento è stato tolto dal portale: non compare più nella ricerca e negli elenchi.',
  },
};
