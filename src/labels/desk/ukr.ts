import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  page: {
    desk_text: 'Інструменти та емітенти, правка вручну.',
  },
  refusals: {
    desk_code_form: 'Код такого виду має інший вигляд.',
    desk_code_digit: 'Неправильна контрольна цифра.',
    desk_code_days: 'Останній день не пізніше першого.',
    desk_code_taken: 'У той самий час код належить іншому запису.',
    desk_matures_before: 'Облігація погашається після випуску.',
    desk_issuer_unknown: 'Емітента з таким номером немає.',
    desk_source_unfit: 'Значення джерела не узгоджується з іншими полями.',
    desk_same_two: 'Запис не можна об’єднати із самим собою.',
  },
  notice: {
    desk_hidden_notice: 'Цей інструмент знято з порталу: у пошуку та списках його більше немає.',
  },
};
