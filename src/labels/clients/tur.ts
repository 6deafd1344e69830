import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  udf: {
    udf_all: 'Tümü',
    udf_bond: 'Tahviller',
    udf_stock: 'Hisseler',
    udf_etf: 'Fonlar (ETF)',
    udf_index: 'Endeksler',
    udf_forex: 'Döviz çiftleri',
  },
  openbb: {
    openbb_ticker: 'Sembol',
    openbb_name: 'Ad',
    openbb_value: 'Değer',
    openbb_change: 'Değişim',
    openbb_change_percent: 'Değişim, %',
    openbb_unit: 'Birim',
    openbb_as_of: 'Tarih',
    openbb_symbol: 'Sembol veya ISIN',
    openbb_indexes: 'Endeksler',
    openbb_indexes_about: 'Son değerleri ve değişimleriyle endeksler.',
    openbb_currencies: 'Döviz çiftleri',
    openbb_currencies_about: 'Son değerleri ve değişimleriyle döviz çiftleri.',
    openbb_history: 'Geçmiş',
    openbb_history_about: 'Bir aracın günlük kapanışları, en yenisi önce.',
    openbb_chart: 'Grafik',
    openbb_chart_about: 'Bu portaldaki herhangi bir aracın grafiği.',
    openbb_archive: 'Vadeli işlem arşivi',
    openbb_archive_about: 'Bir vadeli sözleşmenin vadeye göre günlük satırları, en yenisi önce.',
    openbb_app_about: 'Bu portalın endeksleri, döviz çiftleri, grafikleri ve vadeli işlem arşivi.',
  },
};
