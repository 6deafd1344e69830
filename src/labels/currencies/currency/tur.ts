import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    currencies_title: 'Döviz kurları',
    currencies_description:
      'Döviz paritelerinin kurları: son değer, günlük değişim ve on yıla varan geçmiş.',
    currencies_count: '{count} parite',
    currencies_updated: 'güncelleme: {time}',
    currencies_source: 'kaynak: {sources}',
    currencies_subregion: 'Alt bölge',
    currencies_all: 'Tümü',
    currencies_search: 'Parite ara',
    currencies_none: 'Henüz döviz paritesi yok.',
    currencies_empty: 'Eşleşen parite yok.',
    currencies_clear: 'Aramayı ve alt bölgeyi temizle',
    currencies_pair: 'Parite',
    currencies_last: 'Son',
    currencies_day: 'Günlük, %',
    currencies_quotes: 'Kurlar',
    currencies_charts: 'Grafikler',
    currencies_no_chart: 'Grafiğini görmek için bir parite seçin.',
    currencies_to_charts: 'Grafikler: {count}',
    currencies_compare: 'Tek grafikte karşılaştır, %',
    currencies_compared: 'Paritelerin karşılaştırması, % değişim',
    currencies_too_many: 'Aynı anda en fazla {count} grafik gösterilebilir.',
    currencies_toggle: '{name} grafiği',
    currencies_remove: '{name} grafiğini kaldır',
  },
  faq: {
    faq_title: 'SSS',
    faq_source_question: 'Kurlar nereden geliyor?',
    faq_source_answer:
      'Bu portalın yöneticisinin bağladığı ve sayfanın altında adı verilen veri kaynaklarından. Sayfada “Demo verisi” yazıyorsa değerler kurgusaldır.',
    faq_update_question: 'Ne sıklıkla güncelleniyor?',
    faq_update_answer:
      'Gerçek zamanlı pariteler, sayfa yenilenmeden otomatik olarak güncellenir. Diğer pariteler günde bir değer alır. Her kurun yanındaki zaman, kurun ne zaman geçerli olduğunu gösterir.',
    faq_change_question: 'Günlük değişim neye göre hesaplanıyor?',
    faq_change_answer:
      'Gerçek zamanlı kur son günlük kapanışla, günlük kur ise önceki kapanışla karşılaştırılır.',
    faq_access_question: 'Neden sayı yerine *** görüyorum?',
    faq_access_answer:
      'Değerler için, bu portalın yöneticisinin verdiği erişime sahip bir hesap gerekir. Erişim yoksa sayfalar adları, tarihleri ve 0–100 ölçeğinde grafik biçimlerini gösterir; değerlerin kendisi gönderilmez.',
  },
  subregions: {
    subregion_majors: 'Başlıca para birimleri',
    subregion_europe: 'Avrupa',
    subregion_cis: 'BDT',
    subregion_asia: 'Asya',
    subregion_latin_america: 'Latin Amerika',
    subregion_middle_east: 'Orta Doğu',
    subregion_africa: 'Afrika',
    subregion_other: 'Diğer',
  },
};
