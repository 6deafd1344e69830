import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Без цього розрахунок неможливий.',
    bond_refused_not_a_day: 'Такого дня в календарі немає.',
    bond_refused_not_a_number: 'Це не число.',
    bond_refused_not_allowed: 'Такого варіанта немає.',
    bond_refused_not_positive: 'Має бути більше 0.',
    bond_refused_negative: 'Не може бути від’ємним.',
    bond_refused_too_low: 'Замало.',
    bond_refused_too_high: 'Забагато.',
    bond_refused_too_many: 'Забагато виплат.',
    bond_refused_not_after_settlement: 'Облігація має погашатися після розрахунків.',
    bond_refused_wrong_order: 'Цей день не узгоджується з іншими.',
    bond_refused_wrong_sum: 'Сума погашень не дорівнює 100.',
    bond_refused_both_given: 'Укажіть одне з двох, а не обидва.',
    bond_refused_neither_given: 'Укажіть ціну або дохідність.',
    bond_refused_no_yield: 'Такій ціні не відповідає жодна дохідність.',
    bond_refused_nothing_left: 'До цього дня облігацію вже погашено.',
  },
};
