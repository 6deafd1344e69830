import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  page: {
    desk_text: 'Instrumenty i emitenci, edycja ręczna.',
  },
  refusals: {
    desk_code_form: 'Kod tego rodzaju ma inną postać.',
    desk_code_digit: 'Cyfra kontrolna jest błędna.',
    desk_code_days: 'Ostatni dzień nie jest późniejszy niż pierwszy.',
    desk_code_taken: 'W tym samym czasie kod należy do innej pozycji.',
    desk_matures_before: 'Obligacja zapada po dniu emisji.',
    desk_issuer_unknown: 'Nie ma emitenta o tym numerze.',
    desk_source_unfit: 'Wartość źródła nie pasuje do pozostałych pól.',
    desk_same_two: 'Nie można połączyć pozycji z nią samą.',
  },
  notice: {
    desk_hidden_notice:
      'Ten instrument został wycofany z portalu: nie ma go już w wyszukiwarce ani na listach.',
  },
};
