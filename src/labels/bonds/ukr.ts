import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Калькулятор',
    calc_price: 'Чиста ціна, %',
    calc_yield: 'Дохідність, %',
    calc_settlement: 'Дата розрахунків',
    calc_from_price: 'Дохідність за ціною',
    calc_from_yield: 'Ціна за дохідністю',
    calc_again: 'Як на початку',
    calc_accrued: 'Накопичений купонний дохід',
    calc_dirty: 'Брудна ціна',
    calc_current: 'Поточна дохідність, %',
    calc_macaulay: 'Дюрація Маколея, років',
    calc_modified: 'Модифікована дюрація',
    calc_convexity: 'Опуклість',
    calc_dv01: 'Ціна базисного пункту (DV01)',
  },
  rights: {
    calc_call: 'Дохідність до колу {date}, %',
    calc_put: 'Дохідність до оферти {date}, %',
    calc_worst: 'Найгірша дохідність, %',
  },
  floaters: {
    calc_margin: 'Дисконтна маржа, б. п.',
  },
  notes: {
    calc_note:
      'На 100 непогашеного номіналу, база {dayCount}. Дохідність капіталізується з частотою купона.',
    calc_assume_index: 'Припускається, що купон залишиться таким, як сьогодні.',
    calc_assume_inflation: 'Припускається, що інфляції більше не буде.',
    calc_assume_ever: 'Припускається, що купон сплачується вічно.',
    calc_example: '100 — це приклад: ринкову ціну бачать ті, хто має доступ.',
  },
  flows: {
    flows_title: 'Грошовий потік',
    flows_date: 'Дата',
    flows_coupon: 'Купон',
    flows_principal: 'Погашення',
  },
  refused: {
    bond_refused_not_a_day: 'Такого дня в календарі немає.',
    bond_refused_not_a_number: 'Це не число.',
    bond_refused_not_positive: 'Має бути більше 0.',
    bond_refused_too_low: 'Замало.',
    bond_refused_too_high: 'Забагато.',
    bond_refused_not_after_settlement: 'Облігація має погашатися після розрахунків.',
    bond_refused_neither_given: 'Укажіть ціну або дохідність.',
    bond_refused_no_yield: 'Такій ціні не відповідає жодна дохідність.',
    bond_refused_nothing_left: 'До цього дня облігацію вже погашено.',
  },
  refusals: {
    bond_refused_missing: 'Без цього розрахунок неможливий.',
    bond_refused_not_allowed: 'Такого варіанта немає.',
    bond_refused_negative: 'Не може бути від’ємним.',
    bond_refused_too_many: 'Забагато виплат.',
    bond_refused_wrong_order: 'Цей день не узгоджується з іншими.',
    bond_refused_wrong_sum: 'Сума погашень не дорівнює 100.',
    bond_refused_both_given: 'Укажіть одне з двох, а не обидва.',
  },
};
