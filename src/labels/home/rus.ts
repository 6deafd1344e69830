import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  page: {
    home_title: 'Обзор рынков',
    home_description:
      'Parcurve — открытый портал финансовых данных: облигации, акции, ETF, индексы, валюты и деривативы.',
    home_lead:
      'Облигации, акции, ETF, индексы, эмитенты, валюты и деривативы — на вашем сервере и с вашими данными.',
    home_leading_indexes: 'Ведущие индексы',
    home_leading_rates: 'Ведущие ставки и доходности',
    home_all_indexes: 'Смотреть все индексы',
    home_all_rates: 'Смотреть все ставки и доходности',
  },
};
