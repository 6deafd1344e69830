import type { Texts } from './eng.ts';

export const tur: Texts = {
  latest: {
    index_as_of: '{time} itibarıyla',
    quote_stale: '{day} tarihinden beri fiyat yok',
    quote_no_previous: 'Önceki işlem gününde fiyat yok',
    quote_price_of: '{day} fiyatı',
    index_realtime: 'gerçek zamanlı',
    live_on: 'canlı',
    live_lost: 'bağlantı koptu, son veri: {time}',
    index_source: 'Kaynak: {source}',
    unit_bp: 'bp',
    rate_colour:
      'Getiriler veya spreadler yükselince tahvil fiyatları düşer; bu yüzden yükselişler kırmızı, düşüşler yeşildir.',
    index_download_locked: 'İndirmeler için yöneticinin verdiği erişim gerekir.',
    index_download_locked_anonymous: 'İndirmeler için erişimi olan bir hesap gerekir.',
  },
  columns: {
    index_last_value: 'Son değer',
    index_change: 'Değişim',
    index_time: 'Saat',
    index_unit: 'Birim',
  },
  units: {
    unit_pt: 'puan',
  },
  facts: {
    index_ticker: 'Sembol',
    index_currency: 'Para birimi',
    index_key_facts: 'Temel bilgiler',
    index_history: 'Geçmiş veriler',
    index_identifiers: 'Tanımlayıcı kodlar',
    index_id: 'Kimlik',
    index_isin: 'ISIN',
    index_copy: 'Kopyala: {value}',
    period_choice: 'Dönem',
  },
  periods: {
    period_1d: 'Bugün',
    period_3m: '3A',
    period_1y: '1Y',
    period_5y: '5Y',
    period_10y: '10Y',
  },
  sparkline: {
    sparkline_30_days: '30 gün',
    sparkline_rising: 'son 30 günde yükselişte',
    sparkline_falling: 'son 30 günde düşüşte',
    sparkline_flat: 'son 30 günde değişmedi',
  },
};
