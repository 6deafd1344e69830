import type { Texts } from './eng.ts';

export const esp: Texts = {
  latest: {
    index_as_of: 'Actualizado: {time}',
    quote_stale: 'Sin precio desde el {day}',
    quote_no_previous: 'Sin precio en la sesión anterior',
    quote_price_of: 'precio del {day}',
    index_realtime: 'en tiempo real',
    live_on: 'en directo',
    live_lost: 'conexión perdida, datos de {time}',
    index_source: 'Fuente: {source}',
    unit_bp: 'pb',
    rate_colour:
      'Los precios de los bonos bajan cuando suben las rentabilidades o los diferenciales: por eso las subidas van en rojo y las bajadas en verde.',
    index_download_locked: 'Las descargas requieren acceso, que concede el administrador.',
    index_download_locked_anonymous: 'Las descargas requieren una cuenta con acceso.',
  },
  columns: {
    index_last_value: 'Último valor',
    index_change: 'Variación',
    index_time: 'Hora',
    index_unit: 'Unidad',
  },
  units: {
    unit_pt: 'pts',
  },
  facts: {
    index_ticker: 'Ticker',
    index_currency: 'Divisa',
    index_key_facts: 'Datos clave',
    index_history: 'Histórico',
    index_identifiers: 'Identificadores',
    index_id: 'ID',
    index_isin: 'ISIN',
    index_copy: 'Copiar {value}',
    period_choice: 'Periodo',
  },
  periods: {
    period_1d: 'Hoy',
    period_3m: '3M',
    period_1y: '1A',
    period_5y: '5A',
    period_10y: '10A',
  },
  sparkline: {
    sparkline_30_days: '30 días',
    sparkline_rising: 'al alza en 30 días',
    sparkline_falling: 'a la baja en 30 días',
    sparkline_flat: 'sin cambios en 30 días',
  },
};
