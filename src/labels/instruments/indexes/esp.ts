import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    index_statistics: 'Estadísticas',
    statistics_since: 'Desde',
    statistics_high: 'Máximo',
    statistics_low: 'Mínimo',
    statistics_1m: '1 mes',
    statistics_3m: '3 meses',
    statistics_1y: '1 año',
    statistics_5y: '5 años',
    index_values: 'Valores',
    index_values_empty: 'No hay valores en este periodo.',
    index_download: 'Descargar',
    index_download_not_allowed: 'La fuente no permite descargar estos valores.',
    index_history_span: 'Histórico del {begin} al {end}',
    currency_pair: 'Par de divisas',
  },
  table: {
    index_name: 'Índice',
    index_sort_locked: 'Ordenar por valores requiere acceso.',
  },
  categories: {
    index_category: 'Categoría',
    index_category_equity: 'Índices de renta variable',
    index_category_bond: 'Índices de renta fija',
    index_category_commodity: 'Índices de materias primas',
    index_category_money_market: 'Tipos del mercado monetario',
    index_category_volatility: 'Índices de volatilidad',
  },
};
