import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Калькулятор',
    calc_price: 'Чистая цена, %',
    calc_yield: 'Доходность, %',
    calc_settlement: 'Дата расчётов',
    calc_from_price: 'Доходность по цене',
    calc_from_yield: 'Цена по доходности',
    calc_again: 'Как в начале',
    calc_accrued: 'Накопленный купонный доход',
    calc_dirty: 'Грязная цена',
    calc_current: 'Текущая доходность, %',
    calc_macaulay: 'Дюрация Маколея, лет',
    calc_modified: 'Модифицированная дюрация',
    calc_convexity: 'Выпуклость',
    calc_dv01: 'Цена базисного пункта (DV01)',
  },
  rights: {
    calc_call: 'Доходность к коллу {date}, %',
    calc_put: 'Доходность к оферте {date}, %',
    calc_worst: 'Наихудшая доходность, %',
  },
  floaters: {
    calc_margin: 'Дисконтная маржа, б. п.',
  },
  notes: {
    calc_note:
      'На 100 непогашенного номинала, база {dayCount}. Доходность капитализируется с частотой купона.',
    calc_assume_index: 'Предполагается, что купон останется таким, как сегодня.',
    calc_assume_inflation: 'Предполагается, что инфляции больше не будет.',
    calc_assume_ever: 'Предполагается, что купон платится вечно.',
    calc_example: '100 — это пример: рыночную цену видят те, у кого есть доступ.',
  },
  flows: {
    flows_title: 'Денежный поток',
    flows_date: 'Дата',
    flows_coupon: 'Купон',
    flows_principal: 'Погашение',
  },
  refused: {
    bond_refused_not_a_day: 'Такого дня в календаре нет.',
    bond_refused_not_a_number: 'Это не число.',
    bond_refused_not_positive: 'Должно быть больше 0.',
    bond_refused_too_low: 'Слишком мало.',
    bond_refused_too_high: 'Слишком много.',
    bond_refused_not_after_settlement: 'Облигация должна погашаться после расчётов.',
    bond_refused_neither_given: 'Укажите цену или доходность.',
    bond_refused_no_yield: 'Такой цене не соответствует никакая доходность.',
    bond_refused_nothing_left: 'К этому дню облигация уже погашена.',
  },
  refusals: {
    bond_refused_missing: 'Без этого расчёт невозможен.',
    bond_refused_not_allowed: 'Такого варианта нет.',
    bond_refused_negative: 'Не может быть отрицательным.',
    bond_refused_too_many: 'Слишком много выплат.',
    bond_refused_wrong_order: 'Этот день не согласуется с остальными.',
    bond_refused_wrong_sum: 'Сумма погашений не равна 100.',
    bond_refused_both_given: 'Укажите одно из двух, а не оба.',
  },
};
