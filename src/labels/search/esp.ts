import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  page: {
    search_title: 'Búsqueda',
    search_title_for: 'Búsqueda: {term}',
    search_description:
      'Busque bonos, acciones, índices, empresas y ETF por nombre, ISIN o ticker.',
    search_too_short: 'Escriba al menos tres caracteres.',
    search_name: 'Nombre',
    search_codes: 'ISIN, ticker',
    search_status: 'Estado',
  },
  results: {
    search_status_matured: 'Vencido',
    search_status_withdrawn: 'Retirado',
    search_status_liquidated: 'Liquidada',
    search_error_narrow: 'Demasiadas coincidencias; escriba más.',
  },
};
