import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    conformance_title: 'Sayılar nasıl denetlendi',
    conformance_description:
      'Bu sürümün tahvil matematiği nelerle karşılaştırıldı ve ne kadar yaklaştı.',
    conformance_lead:
      'Sürüm {version}, matematik {digest}. Bu sayfadaki bütün sayıları karşılaştırmayı yapan test yazdı; hiçbiri elle girilmedi.',
    conformance_total: '{cases} değerden {agreeing} tanesi tolerans içinde uyuşuyor.',
    conformance_official: 'Resmî kaynaklar',
    conformance_official_total:
      'Hazinelerin, borsaların ve merkez bankalarının yayımladığı {cases} değerden {agreeing} tanesi tolerans içinde uyuşuyor.',
    conformance_official_rest:
      'Kalan {count} tanesi yayımlanan verilerdeki eksik ya da düzeltmelerden kaynaklanır; her biri nedeniyle listelenir.',
    conformance_reference: 'Referans hesaplamalar',
    conformance_conventions: 'Teamüllerin ayrıştığı yerler',
    conformance_conventions_lead:
      'Bazı Excel işlevlerinin, çoğunlukla düzensiz ilk ve son kupon dönemleri için, kendi teamülleri vardır: bu satırlar ayrı sayılır ve karşılaştırılmaz. Diğer her fark, satırın bazı ve günleriyle ilgili dar bir kurala girmelidir.',
    conformance_why: 'Ne farklı ve neden',
    conformance_why_note: 'Bir değer birden çok nedenle farklı olabilir.',
    conformance_confirmed:
      '{count} satırın her birinde, yayımlanan tanımlardan ürünün kodu olmadan yazılmış yalın formüller bizim değerimizi verir. Adı geçen kurallarla Excel’in değerini verirler.',
    conformance_subject: 'Karşılaştırılan',
    conformance_cases: 'Durum',
    conformance_agreeing: 'Uyuşan',
    conformance_tolerance: 'Tolerans',
    conformance_worst: 'En büyük fark',
    conformance_relative: 'değerin {value} kadarı',
    conformance_exceptions: '{count} istisna',
    conformance_at_most: 'en çok {value}',
    conformance_confirmed_of: 'Yalın formüller bizimkini {count} satırda doğrular.',
    conformance_for_example: 'Örneğin {row}: yayımlanan {published}, bizimki {ours}.',
    conformance_refused: 'yok',
    conformance_aside: 'Başka teamül: {count}',
    conformance_skipped: 'Karşılaştırılmayan: {count}',
    conformance_rows: 'Satırlar (CSV)',
    conformance_examples: 'Yayımlanmış örnekler',
    conformance_example: 'Örnek',
    conformance_inputs: 'Verilen',
    conformance_published: 'Yayımlanan',
    conformance_ours: 'Bizimki',
    conformance_file: 'Tablo dosya olarak (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'ABD Hazinesi ihaleleri',
    conformance_origin_us_treasury: '2008–2017 resmî sonuçları, kamu malı.',
    conformance_source_quantlib: 'QuantLib 1.29, hesap kitaplığı',
    conformance_origin_quantlib:
      'Bankaların açık kitaplığı; 1000 gerçek tahvil üzerinde başka gün ve getirilerle çalıştırıldı; BSD benzeri lisans.',
    conformance_source_excel: 'Microsoft Excel işlevleri',
    conformance_origin_excel:
      'Excel’in kendisinin hesapladığı sonuçlar; açık bir projenin tabloları (Apache-2.0).',
    conformance_source_curves: 'Merkez bankalarının eğrileri',
    conformance_origin_curves:
      'Fed, 1961’den beri parametre ve oranlar; Avrupa Merkez Bankası, 2006–2008 oranları. Herkese açık veriler.',
    conformance_source_moex: 'Moskova Borsası',
    conformance_origin_moex:
      'Borsanın kendi hizmetinden 15 Şubat 2024 tarihli bütün tahviller; lisans belirtilmemiş.',
    conformance_source_ofz_auctions: 'Rusya Maliye Bakanlığı',
    conformance_origin_ofz_auctions: '2019–2024 ihale sonuçları; lisans belirtilmemiş.',
    conformance_source_german: 'Alman devlet tahvilleri',
    conformance_origin_german:
      '15 tahvilin 2009’daki 65 güne ait fiyat ve işlemiş faizleri; bir R paketinden (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Getiriden fiyat',
    conformance_figure_yield_from_price: 'Fiyattan getiri',
    conformance_figure_last_period_yield: 'Son kupon döneminde fiyattan getiri',
    conformance_figure_dirty_price: 'İşlemiş faizli fiyat',
    conformance_figure_accrued: 'İşlemiş faiz',
    conformance_figure_macaulay: 'Macaulay durasyonu',
    conformance_figure_modified: 'Düzeltilmiş durasyon',
    conformance_figure_convexity: 'Dışbükeylik',
    conformance_figure_basis_point: 'Baz puan değeri',
    conformance_figure_coupon_days: 'Kupon günleri ve dönemleri',
    conformance_figure_odd_first_price: 'Düzensiz ilk kuponlu fiyat',
    conformance_figure_odd_last_price: 'Düzensiz son kuponlu fiyat',
    conformance_figure_simple_yield: 'Basit getiri',
    conformance_figure_bill_price: 'İskontodan bono fiyatı',
    conformance_figure_bill_yield: 'Bono getirisi',
    conformance_figure_index_ratio: 'Endeks oranı',
    conformance_figure_reference_index: 'Bir günün referans endeksi',
    conformance_figure_money_price: 'Endeks dâhil para olarak fiyat',
    conformance_figure_discount_margin: 'Fiyattan değişken faizli tahvilin iskonto marjı',
    conformance_figure_zero_rates: 'Sıfır kupon oranları, yüzde',
    conformance_figure_forward_rates: 'Vadeli oranlar, yüzde',
    conformance_figure_par_rates: 'Başa baş oranlar, yüzde',
    conformance_figure_fitted_rates: 'Yeniden uydurulan eğrinin oranları, yüzde',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: şubatın son gününden sonra 31’i, sırasıyla uygulanan SIA kurallarına göre 30 sayılır; QuantLib 2025’ten beri böyle yapar (pull request 2243). Excel ve QuantLib 1.29 31 bırakır.',
    conformance_reason_negative_time:
      'Dönem sonunda ACT/360 ve ACT/365: 360/f veya 365/f günden fazlası geçmiştir; Excel için sonraki kupona kalan süre 0 veya negatiftir.',
    conformance_reason_last_period_days:
      'Son kupon döneminde YIELD: Excel vadeye kalan günü alır; bu, dönem eksi işlemiş gün değildir; kendi PRICE işlevi fiyatı geri vermez.',
    conformance_reason_year_average:
      'Kupon dönemi olmayan ACT/ACT: Excel değinilen yılların ortalama uzunluğuna böler; bu ne ISDA ne ICMA’dır.',
    conformance_reason_bill_year:
      'TBILLEQ: 29 Şubat içeren yıl 366 gündür (31 CFR 356); Excel 365 alır, yarım yılı 182 gün sayar.',
    conformance_reason_lost_month_end:
      'Sözde kupon günleri birbirinden sayılır ve ay sonunu yitirir: 31 Ağustos, 28 Şubat, 28 Ağustos.',
    conformance_reason_whole_period_days:
      '30/360 US ile ODDFPRICE, uzun ilk dönem: Excel şubat sonuna değen bir sözde dönemi kuponda tam, işlemiş faizde günleriyle sayar. Kupon gününde ikisi ayrılır.',
    conformance_reason_two_grids:
      'ODDFPRICE: 28 Şubat’taki ilk kupondan önce sözde kuponlar ay sonunda, sonra vade gününde olur.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, uzun ilk dönem: tam dönemler takas ayından sayılır; kuponlar ay sonundaysa bir fazla.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: dönemler vadeden geriye sayılır; artan kısım sonuncuya onun parçasıymış gibi eklenir.',
    conformance_reason_days_left_counted:
      'Ay sonuna yakın 30/360 US ile ODDLPRICE: Excel, Microsoft’un formülündeki gibi takastan itibaren günleri sayar. Biz, MSRB G-33 kuralı ve Excel’in kendi PRICE işlevi gibi, dönemden işlemiş günleri çıkarırız.',
    conformance_reason_two_thirties:
      '30/360 US ile ODDLPRICE: Excel kuponda şubat sonunu ve her 31’i 30 sayar, işlemiş faizde saymaz.',
    conformance_reason_odd_first_days:
      'ACT/360 ve ACT/365 ile ODDFPRICE: Excel düzensiz dönemleri ve süreyi, Microsoft’un formülündeki gibi, gün bölü 360/f ve 365/f ile ölçer. Üründe böyle bir teamül yoktur.',
    conformance_reason_odd_last_days:
      'ACT/360 ve ACT/365 ile ODDLPRICE: Excel bunların yerine ACT/ACT kullanır.',
    conformance_reason_below_limit:
      '−%200 veya altı getiri: burada reddedilir, çünkü hiçbir tahvil böyle fiyatlanmaz.',
    conformance_reason_rough_yield:
      'Excel’in 0’ın altındaki getiri araması son basamaklardan önce, 0,000000002 içinde durur; onun getirisiyle fiyat verilen fiyat değildir.',
    conformance_reason_payments_unknown:
      'Sonraki kuponlar, geri ödemeler veya döviz kurları dosyada yok.',
    conformance_reason_coupon_unknown: 'Kupon borsanın listesinde yok.',
    conformance_reason_index_derived:
      'Ağustos–Kasım 2016 referans endeksleri: ilk yayımlanan tüketici fiyatları eldeki hiçbir dosyada yok. Bu dört ihaleden hesaplandılar; bu yüzden zaten tutarlardı.',
  },
  link: {
    conformance_link: 'Sayılar nasıl denetlendi',
  },
};
