import type { Texts } from './eng.ts';

export const tur: Texts = {
  udf: {
    udf_all: 'Tümü',
    udf_bond: 'Tahviller',
    udf_stock: 'Hisseler',
    udf_etf: 'Fonlar (ETF)',
    udf_index: 'Endeksler',
    udf_forex: 'Pariteler',
    udf_curve: 'Getiri eğrileri',
    udf_figure_yield: 'Vadeye kadar getiri',
    udf_figure_worst: 'En düşük getiri (YTW)',
    udf_figure_duration: 'Vadeye kadar düzeltilmiş durasyon',
    udf_figure_accrued: 'İşlemiş faiz',
    udf_figure_spread: 'Vadeye kadar spread',
    udf_figure_worst_duration: 'Düzeltilmiş durasyon (YTW)',
    udf_figure_worst_spread: 'Spread (YTW)',
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
    openbb_currencies: 'Pariteler',
    openbb_currencies_about: 'Son değerleri ve değişimleriyle döviz pariteleri.',
    openbb_history: 'Geçmiş',
    openbb_history_about: 'Bir enstrümanın günlük kapanışları, en yenisi önce.',
    openbb_chart: 'Grafik',
    openbb_chart_about: 'Bu portaldaki herhangi bir enstrümanın grafiği.',
    openbb_archive: 'Vadeli işlem arşivi',
    openbb_archive_about:
      'Bir vadeli işlem sözleşmesinin vadeye göre günlük verileri, en yenisi önce.',
    openbb_figure: 'Gösterge',
    openbb_worst: 'En düşük getiri (YTW), %',
    openbb_spread: 'Spread, bp',
    openbb_years: 'Yıl',
    openbb_rate: 'Faiz, %',
    openbb_change_bp: 'Değişim, bp',
    openbb_bond: 'Tahvil: göstergeler',
    openbb_bond_about: 'Tahvilin son fiyatına göre fiyatı, getirileri, durasyonları ve spreadi.',
    openbb_bond_flows: 'Tahvil: nakit akışı',
    openbb_bond_flows_about:
      'Başlangıçtaki nominalin 100’ü başına tahvilin kupon ve anapara ödemeleri.',
    openbb_bond_workouts: 'Tahvil: itfa seçenekleri',
    openbb_bond_workouts_about:
      'Tahvilin vadeye, sonraki geri çağırmaya ve sonraki geri satmaya göre getirisi ve durasyonları.',
    openbb_calculator_about:
      'Fiyattan getiri ya da getiriden fiyat; işlemiş faiz, durasyonlar, dışbükeylik ve DV01.',
    openbb_curve_about:
      'Devlet tahvili getiri eğrisinin herhangi bir tarihteki par, sıfır kupon veya forward oranları.',
    openbb_app_about:
      'Bu portalın endeksleri, pariteleri, tahvilleri, getiri eğrileri, grafikleri ve vadeli işlem arşivi.',
  },
  addin: {
    addin_title: 'Excel eklentisi',
    addin_description: 'Excel işlevleri olarak fiyatlar, günlük geçmiş ve vadeli işlem arşivi.',
    addin_lead:
      'Excel işlevleriyle bu portalın verilerini tablolarınıza alın. Eklenti API belirtecinizi kullanır ve hesabınızın görebildiklerini gösterir.',
    addin_manifest: 'Bildirim dosyasını indir',
    addin_make_token: 'Belirteç oluştur',
    addin_install: 'Kurulum',
    addin_https:
      'Excel eklentileri yalnızca HTTPS üzerinden yüklediği için portalın bir HTTPS URL’si olmalıdır.',
    addin_web: 'Web’de Excel',
    addin_web_steps:
      'Giriş → Eklentiler → Diğer eklentiler → Eklentilerim → Eklentimi karşıya yükle: bildirim dosyasını seçin.',
    addin_windows: 'Windows için Excel',
    addin_windows_steps:
      'Bildirim dosyasını paylaşılan bir klasöre koyun. Dosya → Seçenekler → Güven Merkezi → Güven Merkezi Ayarları → Güvenilen Eklenti Katalogları: klasörün ağ yolunu ekleyin, “Menüde göster”i işaretleyin ve Excel’i yeniden başlatın. Ardından Giriş → Eklentiler → Diğer eklentiler → Paylaşılan klasör.',
    addin_mac: 'Mac için Excel',
    addin_mac_steps:
      'Bildirim dosyasını bu klasöre koyun ve Excel’i yeniden başlatın. Ardından Giriş → Eklentiler.',
    addin_company: 'Microsoft 365’teki herkes için',
    addin_company_steps:
      'Microsoft 365 yönetim merkezi → Ayarlar → Tümleşik uygulamalar → Özel uygulamaları karşıya yükle: bildirim dosyasını seçin.',
    addin_first: 'İlk kullanım',
    addin_first_steps:
      'Bir belirteç oluşturun, Excel’in Giriş sekmesinde Parcurve’ü açın, belirteci yapıştırıp kaydedin. Ardından bir hücreye işlev yazın.',
    addin_functions: 'İşlevler',
    addin_parameter: 'Parametre',
    addin_meaning: 'Açıklama',
    addin_may_lack: '{meaning} (isteğe bağlı)',
    addin_quote_about: 'Bir enstrümanın son değeri.',
    addin_history_about:
      'Bir enstrümanın günlük değerleri, en eskisi önce, iki sütunda: tarih ve değer.',
    addin_archive_about:
      'Bir vadeli işlem sözleşmesinin günlük satırları, en yenisi önce, başlık satırının altında; tarih verilmezse üç ay.',
    addin_symbol_about: 'Sembol, ISIN veya ID:1001 gibi bir kimlik',
    addin_exchange_about: 'Borsanın MIC kodu veya kimliği',
    addin_contract_about: 'Sözleşmenin kodu veya kimliği',
    addin_from_about: 'İlk gün: bir Excel tarihi veya 2026-01-31 gibi bir metin',
    addin_to_about: 'Son gün, aynı biçimde',
    addin_notes: 'Bilmekte yarar var',
    addin_note_dates:
      'Tarihler Excel seri numarası olarak döner: hücreleri tarih olarak biçimlendirin.',
    addin_note_separator:
      'Excel’iniz bağımsız değişkenleri noktalı virgülle ayırıyorsa virgül yerine ; kullanın.',
    addin_note_refresh:
      'Değerler kendiliğinden güncellenmez: hepsini yeniden hesaplamak için Ctrl+Alt+F9’a basın.',
    addin_note_errors:
      '#DEĞER!, bir bağımsız değişkenin geçersiz olduğunu gösterir, örneğin var olmayan bir tarih. #YOK, değer olmadığını veya hesabınızın ona erişimi olmadığını gösterir. Nedeni hücrenin yanındaki mesajda yazar.',
    addin_bond_about:
      'Bir tahvilin koşulu veya göstergesi; son fiyatına ya da verdiğiniz fiyata göre. Getiri ve oranlar ondalık, spread ve marjlar baz puandır; fiyatlar, işlemiş faiz, DV01 ve alacak kalan nominalin 100’ü başına, outstanding başlangıçtaki nominalin 100’ü başınadır.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim veya recovery',
    addin_settlement_about: 'Takas tarihi; varsayılan, bugün yapılan işlemin takas tarihidir',
    addin_price_about: '100 için temiz fiyat; varsayılan, son piyasa fiyatıdır',
    addin_workout_about:
      'Getiri, durasyonlar, dışbükeylik, DV01 ve spread için itfa seçeneği: maturity, worst, call (sonraki) veya put (sonraki); varsayılan maturity',
    addin_yield_about:
      'Fiyatından bir tahvilin getirisi. Excel’in YIELD işleviyle aynı bağımsız değişkenleri aynı sırada alır; önüne PARCURVE. koymanız yeter; bu portaldaki bir tahvil için: sembol, fiyat ve isteğe bağlı olarak takas tarihi.',
    addin_price_function_about:
      'Getirisinden bir tahvilin temiz fiyatı, 100 için. Excel’in PRICE işleviyle aynı bağımsız değişkenleri aynı sırada alır; bu portaldaki bir tahvil için: sembol, getiri ve isteğe bağlı olarak takas tarihi.',
    addin_settlement_or_symbol: 'Takas tarihi veya bu portaldaki bir tahvilin sembolü',
    addin_maturity_or_given: 'Vade tarihi; sembolden sonra fiyat veya getiri',
    addin_coupon_or_settlement: 'Yıllık kupon oranı, örneğin 0,05; sembolden sonra takas tarihi',
    addin_yield_price_about: '100 için fiyat',
    addin_price_yield_about: 'Getiri, örneğin 0,045',
    addin_redemption_about: '100 için itfa değeri; varsayılan 100',
    addin_frequency_about: 'Yıllık kupon sayısı: 1, 2 veya 4',
    addin_basis_about:
      'Excel’deki gibi gün sayımı: 0 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; varsayılan 0',
  },
  addin_pane: {
    addin_button_about: 'Belirtecinizi girin, enstrüman arayın ve işlev ekleyin.',
    addin_token: 'Belirteciniz',
    addin_token_hint: 'pcv_ ile başlar ve yalnızca bu Excel’de saklanır',
    addin_token_save: 'Kaydet ve sına',
    addin_token_forget: 'Unut',
    addin_token_good: 'Belirteç çalışıyor.',
    addin_token_forgotten: 'Belirteç artık burada saklanmıyor.',
    addin_no_token: 'Önce belirtecinizi girin: Giriş sekmesinde Parcurve’ü açın.',
    addin_no_values: 'Kullanılabilir değer yok.',
    addin_search: 'Arama',
    addin_search_hint: 'Ad, sembol veya ISIN',
    addin_find: 'Bul',
    addin_found_nothing: 'Eşleşme yok. Başka bir ad, sembol veya ISIN deneyin.',
    addin_insert_quote: 'Fiyatı ekle',
    addin_insert_history: 'Geçmişi ekle',
    addin_inserted: 'Eklendi: {formula}',
    addin_not_in_excel: 'İşlev eklemek için bu bölmeyi Excel’de açın.',
    addin_unreachable: 'Sunucu yanıt vermiyor. Daha sonra yeniden deneyin.',
  },
};
