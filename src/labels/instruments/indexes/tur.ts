import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    index_statistics: 'İstatistikler',
    statistics_since: 'Başlangıç',
    statistics_high: 'En yüksek',
    statistics_low: 'En düşük',
    statistics_1m: '1 ay',
    statistics_3m: '3 ay',
    statistics_1y: '1 yıl',
    statistics_5y: '5 yıl',
    index_values: 'Değerler',
    index_values_empty: 'Bu dönemde değer yok.',
    index_download: 'İndir',
    index_download_not_allowed: 'Kaynak bu değerlerin indirilmesine izin vermiyor.',
    index_history_span: 'Geçmiş veriler: {begin} – {end}',
    currency_pair: 'Döviz paritesi',
  },
  table: {
    index_name: 'Endeks',
    index_sort_locked: 'Değerlere göre sıralamak erişim gerektirir.',
  },
  categories: {
    index_category: 'Kategori',
    index_category_equity: 'Hisse senedi endeksleri',
    index_category_bond: 'Tahvil endeksleri',
    index_category_commodity: 'Emtia endeksleri',
    index_category_money_market: 'Para piyasası faizleri',
    index_category_volatility: 'Volatilite endeksleri',
  },
};
