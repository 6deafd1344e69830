import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Без этого расчёт невозможен.',
    bond_refused_not_a_day: 'Такого дня в календаре нет.',
    bond_refused_not_a_number: 'Это не число.',
    bond_refused_not_allowed: 'Такого варианта нет.',
    bond_refused_not_positive: 'Должно быть больше 0.',
    bond_refused_negative: 'Не может быть отрицательным.',
    bond_refused_too_low: 'Слишком мало.',
    bond_refused_too_high: 'Слишком много.',
    bond_refused_too_many: 'Слишком много выплат.',
    bond_refused_not_after_settlement: 'Облигация должна погашаться после расчётов.',
    bond_refused_wrong_order: 'Этот день не согласуется с остальными.',
    bond_refused_wrong_sum: 'Сумма погашений не равна 100.',
    bond_refused_both_given: 'Укажите одно из двух, а не оба.',
    bond_refused_neither_given: 'Укажите цену или доходность.',
    bond_refused_no_yield: 'Такой цене не соответствует никакая доходность.',
    bond_refused_nothing_left: 'К этому дню облигация уже погашена.',
  },
};
