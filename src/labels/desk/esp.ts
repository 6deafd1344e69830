import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  page: {
    desk_text: 'Instrumentos y emisores, editados a mano.',
  },
  refusals: {
    desk_code_form: 'Un código de este tipo tiene otra forma.',
    desk_code_digit: 'El dígito de control es incorrecto.',
    desk_code_days: 'El último día no es posterior al primero.',
    desk_code_taken: 'Otra entrada tiene este código en el mismo período.',
    desk_matures_before: 'Un bono vence después de su emisión.',
    desk_issuer_unknown: 'No hay ningún emisor con este número.',
    desk_source_unfit: 'El valor de la fuente no concuerda con los demás campos.',
    desk_same_two: 'No se puede fusionar un elemento consigo mismo.',
  },
  notice: {
    desk_hidden_notice:
      'Este instrumento se ha retirado del portal: ya no aparece en la búsqueda ni en las listas.',
  },
};
