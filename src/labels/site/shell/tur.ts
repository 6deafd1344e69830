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
    theme_system: 'Sistem ayarı',
    theme_light: 'Açık',
    theme_dark: 'Koyu',
    sign_in: 'Giriş yap',
    sign_out: 'Çıkış yap',
    register: 'Kayıt ol',
    account: 'Hesap',
    operator_pages: 'Operatör sayfaları',
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
    not_found_title: 'Böyle bir sayfa yok',
    not_found_text: 'Adres yanlış yazılmış veya sayfa kaldırılmış olabilir.',
    server_error_title: 'Bizden kaynaklanan bir hata oluştu',
    server_error_text:
      'Hata kaydedildi. Lütfen yeniden deneyin; sorun devam ederse yöneticiye şu istek numarasını bildirin: {id}',
    unreachable_title: 'Sunucuya ulaşılamıyor',
    unreachable_text:
      'Çevrimdışısınız ya da sunucu şu anda yanıt vermiyor. Sunucu yeniden yanıt verdiğinde sayfa kendiliğinden yüklenir.',
    refused_title: 'Bu istek yanıtlanamıyor',
    back_to_start: 'Ana sayfaya git',
    try_again: 'Yeniden dene',
    error_invalid_field: 'Bu değer geçerli değil.',
  },
  access: {
    asterisks: 'Değerleri görmek için erişimi olan bir hesap edinin',
    asterisks_auth: 'Değerleri görmek için yöneticiden erişim alın',
    value_hidden: 'gizli, erişim gerekir',
    get_access: 'Erişim al',
    values_seen: 'Adları, koşulları ve tarihleri görüyorsunuz.',
    shapes_seen: 'Adları, tarihleri ve grafiklerin biçimini görüyorsunuz.',
    values_need_access: 'Değerlere erişimi yönetici verir.',
    values_need_account: 'Değerler için erişimi olan bir hesap gerekir.',
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
    no_data_yet: 'Bu portalda henüz veri yok.',
    no_data_operator:
      'Portalı denemek için sunucuyu durdurun, “{command}” komutunu çalıştırın ve yeniden başlatın: bu, uydurma demo piyasasını yükler. Gerçek verilerin içe aktarımı henüz yok.',
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
      'Önceki işlem gününden bu yana değişim. O günün değeri yoksa veya son değer son işlem gününden eskiyse değişim gösterilmez. Oranlar baz puanla değişir: 100 bp, bir yüzde puandır.',
    hint_realtime:
      'Gerçek zamanlı değerler, kaynakta oluşur oluşmaz gelir. Erişimi olanlarda kendiliğinden yenilenir.',
    hint_daily: 'Bu, gün bittiğinde bir kez yayımlanan günlük değerdir: şu anın fiyatı değildir.',
    hint_shape:
      'Erişim yoksa grafik yalnızca bir biçimdir: çizginin gidişini 0–100 ölçeğinde gösterir. Gerçek değerler tarayıcınıza gönderilmez.',
    hint_chart:
      'Ctrl ile tekerlek yakınlaştırır, sürüklemek kaydırır, çift tıklama hepsini gösterir. Klavyeyle: ok tuşları noktadan noktaya gider, + ve − yakınlaştırır ve uzaklaştırır, 0 hepsini gösterir. Eğilim çizgisi yüklenen dönemin noktalarına uydurulur. Resim kaydedilebilir veya yazdırılabilir.',
    hint_statistics:
      'Her satır son kapanıştan geriye bakar: dönem başındaki aynı güne veya öncesine ait son kapanıştan (en fazla 10 gün eski) bu yana değişim ile o günden beri en yüksek ve en düşük kapanışlar ve günleri.',
    hint_export:
      'Dosyalar yalnızca tablonun bu sayfasını değil, grafikteki dönemin tüm değerlerini içerir. CSV, ondalık ayırıcısı nokta olan düz metindir; XLSX, Excel’de gerçek tarih ve sayılarla açılır.',
    hint_pairs:
      'Grafiğini eklemek için bir çifti işaretleyin, aynı anda en çok {count}; kaldırmak için işareti silin. Sayfanın adresi seçimi saklar, başkalarına gönderilebilir.',
  },
  sections: {
    sections_menu: 'Bu sayfada',
    section_top: 'Genel bakış',
  },
  notices: {
    form_unchanged: 'Değişiklik yok: her şey zaten istendiği gibi.',
    copied_value: '{value} kopyalandı.',
    copy_failed: 'Tarayıcınız kopyalamaya izin vermiyor. Metni seçip kopyalayın.',
    support_tickets: 'Destek',
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
