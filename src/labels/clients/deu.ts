import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  udf: {
    udf_all: 'Alle',
    udf_bond: 'Anleihen',
    udf_stock: 'Aktien',
    udf_etf: 'Fonds (ETF)',
    udf_index: 'Indizes',
    udf_forex: 'Währungspaare',
  },
  openbb: {
    openbb_ticker: 'Kürzel',
    openbb_name: 'Name',
    openbb_value: 'Wert',
    openbb_change: 'Änderung',
    openbb_change_percent: 'Änderung, %',
    openbb_unit: 'Einheit',
    openbb_as_of: 'Stand',
    openbb_symbol: 'Kürzel oder ISIN',
    openbb_indexes: 'Indizes',
    openbb_indexes_about: 'Indizes mit letzten Werten und Änderungen.',
    openbb_currencies: 'Währungspaare',
    openbb_currencies_about: 'Währungspaare mit letzten Werten und Änderungen.',
    openbb_history: 'Verlauf',
    openbb_history_about: 'Tägliche Schlusskurse eines Instruments, die neuesten zuerst.',
    openbb_chart: 'Chart',
    openbb_chart_about: 'Der Chart eines beliebigen Instruments dieses Portals.',
    openbb_archive: 'Futures-Archiv',
    openbb_archive_about:
      'Tägliche Zeilen eines Futures-Kontrakts nach Verfall, die neuesten zuerst.',
    openbb_app_about: 'Indizes, Währungspaare, Charts und Futures-Archiv dieses Portals.',
  },
};
