import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  page: {
    home_title: 'Los mercados de un vistazo',
    home_description:
      'Parcurve, el portal abierto de datos financieros: bonos, acciones, ETF, índices, divisas y derivados.',
    home_lead:
      'Bonos, acciones, ETF, índices, emisores, divisas y derivados en su propio servidor y con sus propios datos.',
    home_leading_indexes: 'Índices principales',
    home_leading_rates: 'Principales tipos y rendimientos',
    home_all_indexes: 'Ver todos los índices',
    home_all_rates: 'Ver todos los tipos y rendimientos',
  },
};
