import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  udf: {
    udf_all: 'Tümü',
    udf_bond: 'Tahviller',
    udf_stock: 'Hisseler',
    udf_etf: 'Fonlar (ETF)',
    udf_index: 'Endeksler',
    udf_forex: 'Döviz çiftleri',
    udf_curve: 'Getiri eğrileri',
    udf_figure_yield: 'Vadeye kadar getiri',
    udf_figure_worst: 'En kötü getiri',
    udf_figure_duration: 'Vadeye kadar düzeltilmiş durasyon',
    udf_figure_accrued: 'İşlemiş faiz',
    udf_figure_spread: 'Vadeye kadar getiri farkı',
    udf_figure_worst_duration: 'En kötüye düzeltilmiş durasyon',
    udf_figure_worst_spread: 'En kötüye getiri farkı',
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
    openbb_figure: 'Gösterge',
    openbb_worst: 'En kötü getiri, %',
    openbb_spread: 'Spread, bp',
    openbb_years: 'Yıl',
    openbb_rate: 'Faiz, %',
    openbb_change_bp: 'Değişim, bp',
    openbb_bond: 'Tahvil: göstergeler',
    openbb_bond_about: 'Tahvilin son fiyatına göre fiyatı, getirileri, durasyonları ve spreadi.',
    openbb_bond_flows: 'Tahvil: nakit akışı',
    openbb_bond_flows_about: 'Tahvilin kupon ve anapara ödemeleri, başlangıçtaki 100 nominal için.',
    openbb_bond_workouts: 'Tahvil: itfa seçenekleri',
    openbb_bond_workouts_about:
      'Tahvilin vadeye, sonraki geri çağırma ve satım opsiyonuna göre getirisi ve durasyonları.',
    openbb_calculator_about:
      'Fiyattan getiri ya da getiriden fiyat; işlemiş faiz, durasyonlar, dışbükeylik ve DV01.',
    openbb_curve_about:
      'Devlet eğrisinin herhangi bir gündeki par, sıfır kupon veya forward faizleri.',
    openbb_app_about:
      'Bu portalın endeksleri, döviz çiftleri, tahvilleri, getiri eğrileri, grafikleri ve vadeli işlem arşivi.',
  },
  addin: {
    addin_title: 'Excel eklentisi',
    addin_description: 'Fiyatlar, günlük geçmiş ve vadeli işlem arşivi Excel işlevleri olarak.',
    addin_lead:
      'Bu portalın değerleri, işlevlerle tablolarınızda. Hesabınızın bir belirteciyle okunur ve hesabınızın görebildiklerini gösterir.',
    addin_manifest: 'Bildirim dosyasını indir',
    addin_make_token: 'Belirteç oluştur',
    addin_install: 'Kurulum',
    addin_https:
      'Excel eklentileri yalnızca HTTPS üzerinden yükler: portalın bir https adresi olmalıdır.',
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
    addin_meaning: 'Anlamı',
    addin_may_lack: '{meaning} (atlanabilir)',
    addin_quote_about: 'Bir aracın son değeri.',
    addin_history_about: 'Bir aracın günlük değerleri, en eskisi önce: iki sütunda tarih ve değer.',
    addin_archive_about:
      'Bir vadeli işlem sözleşmesinin günlük satırları, en yenisi önce, başlığın altında; gün verilmezse üç ay.',
    addin_symbol_about: 'Sembol, ISIN veya ID:1001 gibi bir numara',
    addin_exchange_about: 'Borsa: MIC kodu veya numarası',
    addin_contract_about: 'Sözleşme: kodu veya numarası',
    addin_from_about: 'İlk gün: bir Excel tarihi veya 2026-01-31 gibi bir metin',
    addin_to_about: 'Son gün, aynı biçimde',
    addin_notes: 'Bilmekte yarar var',
    addin_note_dates: 'Günler Excel sayıları olarak gelir: hücrelerine tarih biçimi verin.',
    addin_note_separator:
      'Excel’iniz bağımsız değişkenleri noktalı virgülle ayırıyorsa virgül yerine ; yazın.',
    addin_note_refresh: 'Değerler hesaplandıkları gibi kalır; Ctrl+Alt+F9 hepsini yeniden ister.',
    addin_note_errors:
      '#DEĞER! okunamayan girdidir, örneğin var olmayan bir gün. #YOK ise bulunmayan veya hesabınıza açık olmayan şeydir. Hücrenin yanındaki ileti nedenini söyler.',
    addin_bond_about:
      'Bir tahvilin bir koşulu ya da göstergesi: son fiyatıyla veya verdiğiniz fiyatla. Getiri ve oranlar ondalık, spread ve marjlar baz puandır; fiyatlar, işlemiş faiz, DV01 ve alacak kalan nominalin 100’ü başına, outstanding başlangıçtaki nominalin 100’ü başınadır.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim veya recovery',
    addin_settlement_about: 'Takas günü; verilmezse bugünkü işlemin takas günü',
    addin_price_about: '100 için temiz fiyat; verilmezse son piyasa fiyatı',
    addin_workout_about:
      'Getiri, durasyonlar, dışbükeylik, DV01 ve farkın hesaplandığı itfa: maturity, worst, call (sonraki) veya put (sonraki); boş bırakılırsa vade',
    addin_yield_about:
      'Fiyattan bir tahvilin getirisi. Bağımsız değişkenler Excel’in YIELD işlevindekilerle ve aynı sıradadır; başına PARCURVE. koymanız yeter; portaldaki bir tahvil için: simge, fiyat ve istenirse takas günü.',
    addin_price_function_about:
      'Getiriden bir tahvilin fiyatı; 100 için ve işlemiş faizsiz. Bağımsız değişkenler Excel’in PRICE işlevindekilerle ve aynı sıradadır; portaldaki bir tahvil için: simge, getiri ve istenirse takas günü.',
    addin_settlement_or_symbol: 'Takas günü; ya da portaldaki bir tahvilin simgesi',
    addin_maturity_or_given: 'Vade günü; simgeden sonra fiyat ya da getiri',
    addin_coupon_or_settlement: 'Yıllık kupon, örneğin 0,05; simgeden sonra takas günü',
    addin_yield_price_about: '100 için fiyat',
    addin_price_yield_about: 'Getiri, örneğin 0,045',
    addin_redemption_about: '100 için geri ödeme; verilmezse 100',
    addin_frequency_about: 'Yılda kupon: 1, 2 veya 4',
    addin_basis_about:
      'Excel’deki gün sayımı: 0 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; verilmezse 0',
  },
  addin_pane: {
    addin_button_about: 'Belirtecinizi girin, araç arayın ve işlev ekleyin.',
    addin_token: 'Belirteciniz',
    addin_token_hint: 'pcv_ ile başlar ve bu Excel’de kalır',
    addin_token_save: 'Kaydet ve sına',
    addin_token_forget: 'Unut',
    addin_token_good: 'Belirteç çalışıyor.',
    addin_token_forgotten: 'Belirteç artık burada saklanmıyor.',
    addin_no_token: 'Önce belirtecinizi girin: Giriş sekmesindeki Parcurve.',
    addin_no_values: 'Bunun için değer yok.',
    addin_search: 'Arama',
    addin_search_hint: 'Ad, sembol veya ISIN',
    addin_find: 'Bul',
    addin_found_nothing: 'Hiçbir şey bulunamadı.',
    addin_insert_quote: 'Fiyatı ekle',
    addin_insert_history: 'Geçmişi ekle',
    addin_inserted: 'Eklendi: {formula}',
    addin_not_in_excel: 'İşlev eklemek için bu bölmeyi Excel’de açın.',
    addin_unreachable: 'Sunucu yanıt vermiyor. Daha sonra yeniden deneyin.',
  },
};
