import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  page: {
    desk_text: 'Инструменты и эмитенты, правка вручную.',
  },
  refusals: {
    desk_code_form: 'Код такого вида выглядит иначе.',
    desk_code_digit: 'Неверная контрольная цифра.',
    desk_code_days: 'Последний день не позже первого.',
    desk_code_taken: 'В это же время код принадлежит другой записи.',
    desk_matures_before: 'Облигация погашается после выпуска.',
    desk_issuer_unknown: 'Эмитента с таким номером нет.',
    desk_source_unfit: 'Значение источника не согласуется с другими полями.',
    desk_same_two: 'Запись нельзя объединить с самой собой.',
  },
  notice: {
    desk_hidden_notice: 'Этот инструмент снят с портала: в поиске и списках его больше нет.',
  },
};
