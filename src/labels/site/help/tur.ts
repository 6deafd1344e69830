import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    help_title: 'Yardım',
    help_description:
      'Portal nasıl çalışır: erişim, göstergeler ve hesaplama esasları, tarayıcılar, grafikler, arama, API ve Excel, portal işletimi.',
    help_menu: 'Yardım makaleleri',
    help_contents: 'İçindekiler',
    help_search: 'Yardımda ara',
    help_results: '“{term}” için {count} {count, plural, one {sonuç} other {sonuç}}',
    help_nothing:
      '“{term}” için sonuç bulunamadı. Başka bir sözcük deneyin veya makalelere göz atın.',
    help_title_for: 'Yardım: {term}',
    help_untranslated: 'Bu makale henüz Türkçeye çevrilmedi. İngilizce sürümünü okuyorsunuz.',
    help_group_portal: 'Portalı kullanma',
    help_group_market: 'Piyasa verileri',
    help_group_programs: 'Programlar ve operatörler',
  },
};
