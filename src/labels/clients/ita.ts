import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  udf: {
    udf_all: 'Tutti',
    udf_bond: 'Obbligazioni',
    udf_stock: 'Azioni',
    udf_etf: 'Fondi (ETF)',
    udf_index: 'Indici',
    udf_forex: 'Coppie di valute',
  },
  openbb: {
    openbb_ticker: 'Simbolo',
    openbb_name: 'Nome',
    openbb_value: 'Valore',
    openbb_change: 'Variazione',
    openbb_change_percent: 'Variazione, %',
    openbb_unit: 'Unità',
    openbb_as_of: 'Al',
    openbb_symbol: 'Simbolo o ISIN',
    openbb_indexes: 'Indici',
    openbb_indexes_about: 'Indici con gli ultimi valori e le variazioni.',
    openbb_currencies: 'Coppie di valute',
    openbb_currencies_about: 'Coppie di valute con gli ultimi valori e le variazioni.',
    openbb_history: 'Storico',
    openbb_history_about: 'Chiusure giornaliere di uno strumento, le più recenti per prime.',
    openbb_chart: 'Grafico',
    openbb_chart_about: 'Il grafico di qualsiasi strumento di questo portale.',
    openbb_archive: 'Archivio dei futures',
    openbb_archive_about:
      'Righe giornaliere di un contratto futures per scadenza, le più recenti per prime.',
    openbb_app_about: 'Indici, coppie di valute, grafici e archivio dei futures di questo portale.',
  },
};
