import type { Texts } from './eng.ts';

export const tur: Texts = {
  header: {
    skip_to_content: 'İçeriğe geç',
    main_menu: 'Ana menü',
    open_menu: 'Menüyü aç',
    show_submenu: '“{name}” menüsünü göster',
    menu_more: 'Daha fazla',
    language: 'Dil',
    theme: 'Tema',
    theme_system: 'Sistem',
    theme_light: 'Açık',
    theme_dark: 'Koyu',
    sign_in: 'Giriş yap',
    sign_out: 'Çıkış yap',
    register: 'Kayıt ol',
    account: 'Hesap',
    operator_pages: 'Yönetici sayfaları',
  },
  menu: {
    menu_currencies: 'Dövizler',
    menu_indexes: 'Endeksler',
    menu_all_indexes: 'Tüm endeksler',
    menu_derivatives: 'Türevler',
    menu_developers: 'API',
    menu_curves: 'Eğriler',
    menu_bonds: 'Tahviller',
    menu_stocks: 'Hisseler',
    menu_etfs: 'ETF’ler',
    menu_issuers: 'İhraççılar',
  },
  footer: {
    menu_api_calls: 'API çağrıları',
    menu_openapi: 'OpenAPI tanımı',
    demo_data: 'Demo verisi',
    demo_data_explained: 'Demo verisi: Bu sayfadaki rakamlar kurgusaldır.',
    footer_sources: 'Kaynaklar: {sources}',
    footer_no_sources: 'Henüz veri kaynağı yok',
    footer_last_import: 'Son veri aktarımı: {time}',
    footer_printed: 'Yazdırma zamanı: {time}',
    footer_tagline: 'Açık finansal veri portalı',
    menu_addin: 'Excel eklentisi',
    menu_help: 'Yardım',
  },
  errors: {
    not_found_title: 'Sayfa bulunamadı',
    not_found_text: 'URL yanlış yazılmış veya sayfa kaldırılmış olabilir.',
    server_error_title: 'Bizden kaynaklanan bir hata oluştu',
    server_error_text:
      'Hata kaydedildi. Yeniden deneyin; sorun sürerse yöneticiye şu istek kimliğini bildirin: {id}',
    unreachable_title: 'Sunucuya ulaşılamıyor',
    unreachable_text:
      'Çevrimdışısınız ya da sunucu geçici olarak kullanılamıyor. Sunucu yeniden yanıt verdiğinde sayfa otomatik olarak yüklenir.',
    refused_title: 'Bu istek tamamlanamıyor',
    back_to_start: 'Ana sayfaya git',
    try_again: 'Yeniden dene',
    error_invalid_field: 'Bu değer geçerli değil.',
  },
  access: {
    asterisks: 'Değerleri görmek için erişimi olan bir hesap edinin',
    asterisks_auth: 'Değerleri görmek için yöneticiden erişim alın',
    value_hidden: 'gizli, erişim gerekir',
    get_access: 'Erişim al',
    values_seen: 'Adları, koşulları ve tarihleri görebilirsiniz.',
    shapes_seen: 'Adları, tarihleri ve grafik biçimlerini görebilirsiniz.',
    values_need_access: 'Değerleri görmek için yöneticinin verdiği erişim gerekir.',
    values_need_account: 'Değerleri görmek için erişimi olan bir hesap gerekir.',
  },
  paging: {
    paging: 'Sayfalar',
    page_first: 'İlk sayfa',
    page_previous: 'Önceki sayfa',
    page_next: 'Sonraki sayfa',
    page_last: 'Son sayfa',
    page_number: 'Sayfa {page} / {last}',
  },
  no_data: {
    no_data_yet: 'Bu portalın henüz verisi yok.',
    no_data_operator:
      'Portalı denemek için sunucuyu durdurun, “{command}” komutunu çalıştırın ve yeniden başlatın: bu, kurgusal bir demo piyasası yükler. Yayımlanmış getiri eğrileri “{importer}” ile içe aktarılır.',
  },
  hints: {
    hints: 'İpuçları',
    hints_are_on: 'İpuçları açık.',
    hints_are_off: 'İpuçları kapalı. Her sayfanın altından yeniden açabilirsiniz.',
    hints_not_saved: 'Ayar kaydedilemedi. Yeniden deneyin.',
    help_more: 'Yardımda daha fazlası',
  },
  hint_texts: {
    hint_about: 'Açıklama: {name}',
    hint_change:
      'Önceki işlem gününden bu yana değişim. O günün değeri yoksa veya son değer son işlem gününden eskiyse gösterilmez. Faizlerin değişimi baz puan olarak verilir: 100 bp, bir yüzde puandır.',
    hint_realtime:
      'Gerçek zamanlı değerler, kaynak yayımlar yayımlamaz görünür ve erişimi olanlarda otomatik güncellenir.',
    hint_daily: 'Gün bittikten sonra bir kez yayımlanan günlük değerdir. Canlı fiyat değildir.',
    hint_shape:
      'Erişim yoksa grafik yalnızca çizginin biçimini, 0–100 ölçeğinde gösterir. Gerçek değerler tarayıcınıza gönderilmez.',
    hint_chart:
      'Fare: Ctrl + tekerlek yakınlaştırır, sürükleme kaydırır, çift tıklama tümünü gösterir. Klavye: ok tuşları noktalar arasında geçer, + ve − yakınlaştırıp uzaklaştırır, 0 tümünü gösterir. Trend çizgisi yüklenen dönemin noktalarına uydurulur. Görüntüyü kaydedebilir veya yazdırabilirsiniz.',
    hint_statistics:
      'Her satır son kapanıştan geriye bakar. Dönem başındaki aynı güne veya öncesine ait son kapanıştan (en çok 10 gün önce) bu yana değişimi ve o zamandan beri en yüksek ve en düşük kapanışları tarihleriyle gösterir.',
    hint_export:
      'Dosyalar yalnızca tablonun bu sayfasını değil, grafikte gösterilen dönemin tüm değerlerini içerir. CSV, ondalık ayırıcısı nokta olan düz metindir; XLSX, Excel’de gerçek tarih ve sayılarla açılır.',
    hint_pairs:
      'Grafiğini eklemek için bir pariteyi işaretleyin, aynı anda en çok {count}; grafiği kaldırmak için işareti kaldırın. Seçiminiz URL’de saklandığı için paylaşabilirsiniz.',
  },
  sections: {
    sections_menu: 'Bu sayfada',
    section_top: 'Genel bakış',
  },
  notices: {
    form_unchanged: 'Değişiklik yok: her şey zaten istendiği gibi.',
    copied_value: '{value} kopyalandı.',
    copy_failed: 'Tarayıcınız kopyalamaya izin vermiyor. Metni seçip kopyalayın.',
    support_tickets: 'Destek talepleri',
    unread_answers: 'Destekten {count} okunmamış yanıt',
  },
  offers: {
    bottom_banner: 'Portal duyurusu',
    app_offer: 'Mobil uygulama',
    app_offer_ios: 'Parcurve’ün iPhone ve iPad için uygulaması da var.',
    app_offer_android: 'Parcurve’ün Android için uygulaması da var.',
    app_offer_get: 'Uygulamayı al',
    offer_close: 'Kapat',
  },
};
