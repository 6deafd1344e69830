import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  page: {
    home_title: 'Огляд ринків',
    home_description:
      'Parcurve — відкритий портал фінансових даних: облігації, акції, ETF, індекси, валюти та деривативи.',
    home_lead:
      'Облігації, акції, ETF, індекси, емітенти, валюти та деривативи — на вашому сервері й з вашими даними.',
    home_leading_indexes: 'Провідні індекси',
    home_leading_rates: 'Провідні ставки та дохідності',
    home_all_indexes: 'Переглянути всі індекси',
    home_all_rates: 'Переглянути всі ставки та дохідності',
  },
};
