import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Parcurve API’sinin tüm çağrıları: parametreler, yanıtlar ve örnekler.',
    api_lead:
      'Dosyalar ve canlı akış dışında çağrılar JSON döndürür. Makinece okunabilir tanım OpenAPI 3.1’e uygundur; ret yanıtları her zaman aynı yapıdadır.',
    api_method: 'Yöntem',
    api_path: 'Yol',
    api_summary: 'İşlevi',
    api_start: 'Başlarken',
    api_start_token:
      'Programlar Authorization başlığındaki bir belirteçle oturum açar. Belirteç, hesabının gördüğünü görür ve yalnızca okuyabilir.',
    api_make_token: 'Belirteç oluştur',
    api_start_formats:
      'Tablolar CSV veya XLSX olarak da gelir: format=csv ya da format=xlsx ekleyin veya Accept başlığıyla isteyin. Yanıtların ETag’i vardır: If-None-Match içinde geri gönderen, değişiklik yoksa 304 alır.',
    api_start_limits:
      'Her belirteç dakikada belirli sayıda çağrı yapabilir. ratelimit-limit, ratelimit-remaining ve ratelimit-reset başlıkları kaç çağrı kaldığını söyler; reddedilen çağrı Retry-After ile ne zaman yeniden denenebileceğini bildirir.',
    api_groups: 'Başvurunun bölümleri',
    api_all: 'Tüm çağrılar',
    api_group_indexes: 'Endeksler ve çiftler',
    api_group_currencies: 'Çift listeleri',
    api_group_instruments: 'Tahvil, hisse, fon, şirket',
    api_group_quotes: 'Canlı kotasyonlar ve ISIN’e göre kapanışlar',
    api_group_search: 'Arama',
    api_group_archive: 'Vadeli işlem arşivi',
    api_group_udf: 'Grafik istemcileri (UDF)',
    api_group_openbb: 'OpenBB Workspace için',
    api_group_account: 'Hesaplar',
    api_group_site: 'Sitenin metinleri',
    api_needs_public: 'herkese açık; değerler erişim gerektirir',
    api_needs_signedIn: 'hesap gerektirir',
    api_needs_values: 'değerlere erişim gerektirir',
    api_needs_operator: 'işletmeciler için',
    api_parameters: 'Parametreler',
    api_field: 'Alan',
    api_where: 'Yer',
    api_where_path: 'adres',
    api_where_query: 'sorgu',
    api_where_body: 'gövde',
    api_type: 'Tür',
    api_required: 'zorunlu',
    api_answer: 'Yanıt',
    api_answer_also: '{types} olarak da.',
    api_answer_file: 'Dosya: {types}.',
    api_example_in: '{language} örneği',
    api_group_curves: 'Getiri eğrileri',
  },
};
