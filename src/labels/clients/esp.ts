import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  udf: {
    udf_all: 'Todos',
    udf_bond: 'Bonos',
    udf_stock: 'Acciones',
    udf_etf: 'Fondos (ETF)',
    udf_index: 'Índices',
    udf_forex: 'Pares de divisas',
  },
  openbb: {
    openbb_ticker: 'Símbolo',
    openbb_name: 'Nombre',
    openbb_value: 'Valor',
    openbb_change: 'Variación',
    openbb_change_percent: 'Variación, %',
    openbb_unit: 'Unidad',
    openbb_as_of: 'A fecha de',
    openbb_symbol: 'Símbolo o ISIN',
    openbb_indexes: 'Índices',
    openbb_indexes_about: 'Índices con sus últimos valores y variaciones.',
    openbb_currencies: 'Pares de divisas',
    openbb_currencies_about: 'Pares de divisas con sus últimos valores y variaciones.',
    openbb_history: 'Histórico',
    openbb_history_about: 'Cierres diarios de un instrumento, los más recientes primero.',
    openbb_chart: 'Gráfico',
    openbb_chart_about: 'El gráfico de cualquier instrumento de este portal.',
    openbb_archive: 'Archivo de futuros',
    openbb_archive_about:
      'Filas diarias de un contrato de futuros por vencimiento, las más recientes primero.',
    openbb_app_about: 'Índices, pares de divisas, gráficos y archivo de futuros de este portal.',
  },
};
