import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    conformance_title: 'Sayılar nasıl denetleniyor',
    conformance_description:
      'Bu sürümün tahvil hesaplarının karşılaştırıldığı kaynaklar ve uyum düzeyi.',
    conformance_lead:
      'Sürüm {version}, hesaplama kodu {digest}. Bu sayfadaki tüm sayıları karşılaştırmaları yapan test yazdı; hiçbiri elle girilmedi.',
    conformance_total: '{cases} değerden {agreeing} tanesi tolerans içinde uyuşuyor.',
    conformance_official: 'Resmî kaynaklar',
    conformance_official_total:
      'Hazinelerin, borsaların ve merkez bankalarının yayımladığı {cases} değerden {agreeing} tanesi tolerans içinde uyuşuyor.',
    conformance_official_rest:
      'Kalan {count} tanesi yayımlanan verilerdeki eksik veya düzeltmelerden kaynaklanır; her biri nedeniyle listelenir.',
    conformance_reference: 'Referans hesaplamalar',
    conformance_conventions: 'Teamüllerin ayrıştığı yerler',
    conformance_conventions_lead:
      'Bazı Excel işlevleri, çoğunlukla düzensiz ilk ve son kupon dönemlerinde, kendi teamüllerini izler: bu satırlar ayrı sayılır ve karşılaştırılmaz. Diğer her fark, satırın bazı ve tarihleriyle ilgili dar bir kurala girmelidir.',
    conformance_why: 'Farklar ve nedenleri',
    conformance_why_note: 'Bir değer birden çok nedenle farklı olabilir.',
    conformance_confirmed:
      '{count} satırın her birinde, yayımlanan tanımlardan ürünün kodu kullanılmadan yazılan bağımsız formüller bizim değerimizi verir. Burada belirtilen kurallarla Excel’in değerini verirler.',
    conformance_subject: 'Gösterge',
    conformance_cases: 'Durum',
    conformance_agreeing: 'Uyuşan',
    conformance_tolerance: 'Tolerans',
    conformance_worst: 'En büyük fark',
    conformance_relative: '{value} (göreli)',
    conformance_exceptions: '{count} istisna',
    conformance_at_most: 'en çok {value}',
    conformance_confirmed_of: 'Bağımsız formüllerle doğrulanan: {count}.',
    conformance_for_example: 'Örneğin {row}: yayımlanan {published}, bizimki {ours}.',
    conformance_refused: 'yok',
    conformance_aside: 'Başka teamül: {count}',
    conformance_skipped: 'Karşılaştırılmayan: {count}',
    conformance_rows: 'Satırları indir (CSV)',
    conformance_examples: 'Yayımlanmış örnekler',
    conformance_example: 'Örnek',
    conformance_inputs: 'Girdiler',
    conformance_published: 'Yayımlanan',
    conformance_ours: 'Bizimki',
    conformance_file: 'Tabloyu indir (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'ABD Hazinesi ihaleleri',
    conformance_origin_us_treasury: 'Resmî sonuçlar, 2008–2017; kamu malı.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'Açık kaynaklı nicel finans kitaplığı; 1000 gerçek tahvil üzerinde farklı tarih ve getirilerle çalıştırıldı; BSD benzeri lisans.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Excel’in kendisinin hesapladığı, açık kaynaklı bir projenin tablo olarak yayımladığı sonuçlar (Apache-2.0).',
    conformance_source_curves: 'Merkez bankası getiri eğrileri',
    conformance_origin_curves:
      'Fed: 1961’den beri parametreler ve oranlar; Avrupa Merkez Bankası: oranlar, 2006–2008. Herkese açık veriler.',
    conformance_source_moex: 'Moskova Borsası',
    conformance_origin_moex:
      '15 Şubat 2024 itibarıyla tüm tahviller, borsanın kendi hizmetinden; lisans belirtilmemiş.',
    conformance_source_ofz_auctions: 'Rusya Maliye Bakanlığı',
    conformance_origin_ofz_auctions: 'İhale sonuçları, 2019–2024; lisans belirtilmemiş.',
    conformance_source_german: 'Alman devlet tahvilleri',
    conformance_origin_german:
      '15 tahvilin 2009’daki 65 güne ait fiyat ve işlemiş faizleri; bir R paketinden (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Getiriden fiyat',
    conformance_figure_yield_from_price: 'Fiyattan getiri',
    conformance_figure_last_period_yield: 'Son kupon döneminde fiyattan getiri',
    conformance_figure_dirty_price: 'Kirli fiyat',
    conformance_figure_accrued: 'İşlemiş faiz',
    conformance_figure_macaulay: 'Macaulay durasyonu',
    conformance_figure_modified: 'Düzeltilmiş durasyon',
    conformance_figure_convexity: 'Dışbükeylik',
    conformance_figure_basis_point: 'Baz puan değeri',
    conformance_figure_coupon_days: 'Kupon günleri ve dönemleri',
    conformance_figure_odd_first_price: 'Düzensiz ilk kuponlu fiyat',
    conformance_figure_odd_last_price: 'Düzensiz son kuponlu fiyat',
    conformance_figure_simple_yield: 'Basit getiri',
    conformance_figure_bill_price: 'İskonto oranından bono fiyatı',
    conformance_figure_bill_yield: 'Bono getirisi',
    conformance_figure_index_ratio: 'Endeks oranı',
    conformance_figure_reference_index: 'Günlük referans endeks',
    conformance_figure_money_price: 'Endeksleme dahil nominal fiyat',
    conformance_figure_discount_margin: 'Fiyattan değişken faizli tahvilin iskonto marjı',
    conformance_figure_zero_rates: 'Sıfır kupon oranları, yüzde',
    conformance_figure_forward_rates: 'Forward oranlar, yüzde',
    conformance_figure_par_rates: 'Başa baş oranlar, yüzde',
    conformance_figure_fitted_rates: 'Yeniden uydurulan eğrinin oranları, yüzde',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: başlangıç şubatın son günüyse, SIA kuralları sırasıyla uygulandığında ayın 31’ine denk gelen bitiş 30 sayılır; QuantLib 2025’ten beri böyle yapıyor (pull request 2243). Excel ve QuantLib 1.29 bunu 31 olarak bırakır.',
    conformance_reason_negative_time:
      'Dönem sonunda ACT/360 ve ACT/365: 360/f veya 365/f günden fazlası geçtiği için Excel’de sonraki kupona kalan süre sıfır veya negatiftir.',
    conformance_reason_last_period_days:
      'Son kupon döneminde YIELD: Excel vadeye kalan günü kullanır; bu, dönem eksi işlemiş günden farklıdır; kendi PRICE işlevi başlangıçtaki fiyatı vermez.',
    conformance_reason_year_average:
      'Kupon dönemi olmayan ACT/ACT: Excel, kapsanan yılların ortalama uzunluğuna böler; bu ne ISDA’ya ne ICMA’ya uyar.',
    conformance_reason_bill_year:
      'TBILLEQ: 29 Şubat’ı içeren yıl 366 gündür (31 CFR 356); Excel 365, yarım yıl için de 182 gün kullanır.',
    conformance_reason_lost_month_end:
      'Her sözde kupon tarihi bir öncekinden türetildiği için ay sonu kaybolur: 31 Ağustos, 28 Şubat, 28 Ağustos.',
    conformance_reason_whole_period_days:
      '30/360 US ile ODDFPRICE, uzun ilk dönem: Excel, şubat sonuna değen bir sözde kupon dönemini kuponda tam dönem, işlemiş faizde o dönemin günleriyle sayar. Kupon tarihinde ikisi farklıdır.',
    conformance_reason_two_grids:
      'ODDFPRICE: 28 Şubat’taki ilk kupondan önce sözde kuponlar ay sonuna, sonrasında vadenin ay içindeki gününe denk gelir.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, uzun ilk dönem: tam dönemler takas ayından itibaren sayılır; kuponlar ay sonuna denk geliyorsa bir fazla sayılır.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: dönemler vadeden geriye sayılır ve artan kısım, parçasıymış gibi sonuncuya eklenir.',
    conformance_reason_days_left_counted:
      'Ay sonuna yakın 30/360 US ile ODDLPRICE: Excel günleri, Microsoft’un formülünde belirtildiği gibi takastan itibaren sayar. Biz, MSRB Kural G-33 ve Excel’in kendi PRICE işlevi gibi, dönemden işlemiş günleri çıkarırız.',
    conformance_reason_two_thirties:
      '30/360 US ile ODDLPRICE: Excel kupon için şubat sonunu ve her 31’i 30 sayar, işlemiş faiz için saymaz.',
    conformance_reason_odd_first_days:
      'ACT/360 ve ACT/365 ile ODDFPRICE: Excel düzensiz dönemleri ve süreleri, Microsoft’un formülünde belirtildiği gibi, gün bölü 360/f veya 365/f olarak ölçer. Üründe böyle bir teamül yoktur.',
    conformance_reason_odd_last_days:
      'ACT/360 ve ACT/365 ile ODDLPRICE: Excel bunların yerine ACT/ACT kullanır.',
    conformance_reason_below_limit:
      '−%200 veya altı getiri: burada reddedilir, çünkü hiçbir tahvil böyle fiyatlanmaz.',
    conformance_reason_rough_yield:
      'Excel’in 0’ın altındaki getiri araması tam hassasiyete ulaşmadan, 0,000000002 içinde durur; bulduğu getiri verilen fiyatı geri vermez.',
    conformance_reason_payments_unknown:
      'Dosyada sonraki kuponlar, geri ödemeler veya döviz kurları eksik.',
    conformance_reason_coupon_unknown: 'Kupon borsanın listesinde yok.',
    conformance_reason_index_derived:
      'Ağustos–Kasım 2016 referans endeksleri: ilk yayımlanan tüketici fiyatları hiçbir erişilebilir dosyada yok. Bu dört ihaleden türetildiler; bu yüzden tanım gereği uyuşurlardı.',
  },
  link: {
    conformance_link: 'Sayılar nasıl denetleniyor',
  },
};
