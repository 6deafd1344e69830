import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    search_title: 'Arama',
    search_title_for: 'Arama: {term}',
    search_description:
      'Tahvilleri, hisse senetlerini, endeksleri, şirketleri ve ETF’leri ada, ISIN koduna veya sembole göre arayın.',
    search_too_short: 'En az üç karakter yazın; iki Çince karakter yeterlidir.',
    search_name: 'Ad',
    search_codes: 'ISIN, sembol',
    search_status: 'Durum',
    search_type_all: 'Tümü',
    search_show_all: 'Tümünü göster ({count})',
    search_facets: 'Filtre',
    search_facets_many:
      'Ülke, para birimi ve durum filtreleri en fazla {count} sonuçta kullanılabilir.',
    search_facet_none: 'Belirtilmemiş',
    search_facet_active: 'Aktif',
    search_facet_inactive: 'İtfa edilmiş veya kottan çıkmış',
    search_facet_remove: 'Filtreyi kaldır: {value}',
    search_as_filter: 'Tarayıcıda filtre olarak da kullanılabilir:',
  },
  results: {
    search_status_matured: 'İtfa edildi',
    search_status_withdrawn: 'İşlemden kaldırıldı',
    search_status_liquidated: 'Tasfiye edildi',
    search_error_narrow: 'Çok fazla eşleşme var; daha fazla yazın.',
  },
};
