import type { Texts } from './eng.ts';

export const tur: Texts = {
  codes: {
    error_unknown_field: 'Bu alan bilinmiyor.',
    error_invalid_json: 'İstek gövdesi geçerli bir JSON değil.',
    error_period_start_after_end: 'Dönemin başlangıcı bitişinden sonra.',
    error_too_many_to_sort:
      'Bu kadar satır bir değere göre sıralanamaz: bir sözleşme ya da daha az gün seçin.',
    error_not_signed_in: 'Bu işlem için giriş yapın.',
    error_wrong_credentials: 'E-posta veya parola hatalı.',
    error_files_not_allowed: 'Bu değerlerin kaynağı, dosya olarak aktarılmalarına izin vermiyor.',
    error_forbidden: 'Hesabınızın bu işlem için yetkisi yok.',
    error_values_need_account: 'Değerler için erişimi olan bir hesap gerekir. Giriş yapın.',
    error_values_need_access:
      'Değerlere erişimi yönetici verir; nasıl alınacağı /profile/access/ sayfasında yazar.',
    error_cross_site: 'İstek başka bir siteden geldiği için reddedildi.',
    error_not_found: 'Burada bir şey yok.',
    error_method_not_allowed: 'Bu adres bu yöntemi kabul etmiyor.',
    error_already_registered: 'Bu e-posta ile açılmış bir hesap zaten var.',
    error_body_too_large: 'İstek çok büyük.',
    error_unsupported_media_type: 'Bu içerik türü kabul edilmiyor.',
    error_too_many_attempts: 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
    error_too_many_pages:
      'Adresinizden çok fazla sayfa açıldı. Bir dakika sonra yeniden deneyin veya giriş yapın.',
    error_internal: 'Bizden kaynaklanan bir hata oluştu.',
    error_not_ready: 'Sunucu henüz hazır değil.',
    error_overloaded: 'Sunucu şu anda çok yoğun. Birkaç saniye sonra yeniden deneyin.',
    error_unavailable: 'Verilere şu anda ulaşılamıyor. Birkaç saniye sonra yeniden deneyin.',
    error_disk_full: 'Veritabanının diski dolu.',
    error_invalid_token:
      'Bu belirteç geçerli değil: yanlış yazılmış, süresi dolmuş veya iptal edilmiş.',
    error_token_scope: 'Bu belirteç bu çağrıyı yapamaz.',
    error_too_many_tokens: 'Bir hesabın en fazla 20 belirteci olur: önce birini iptal edin.',
    error_too_many_calls:
      'Bu belirteçle çok fazla çağrı yapıldı. Bir dakika sonra yeniden deneyin.',
    error_unknown_symbol: 'Bu sembole, ISIN’e veya numaraya sahip bir araç yok.',
    error_unknown_exchange: 'Arşivde bu MIC koduna veya numaraya sahip bir borsa yok.',
    error_unknown_contract: 'Borsada bu koda veya numaraya sahip bir sözleşme yok.',
    error_too_many_rows:
      'Bir yanıt için çok fazla satır: daha az gün isteyin veya dosyayı indirin.',
    error_wrong_code: 'Bu kod yanlış.',
    error_void_code: 'Bu kod artık geçerli değil. Yeni bir kod isteyin.',
    error_demo_account: 'Bu, herkesin kullanabildiği bir demo hesabıdır: bu değiştirilemez.',
    error_last_operator: 'Bu, portalın son yöneticisidir. Önce başka birini atayın.',
    error_merge_conflict: 'Bu ikisi birleştirilemez: verileri birbiriyle çelişiyor.',
    error_changed_meanwhile: 'Bu arada başka biri bunu değiştirdi. Yeniden bakın.',
    error_label_file: 'Bu, anahtar sütunu olan bir CSV veya XLSX dosyası değil.',
    error_too_many_screens: 'Bir hesap en çok {most} tarama saklar: önce birini silin.',
  },
  registration: {
    error_registration_closed: 'Burada kayıt kapalıdır. Hesapları işletmeci oluşturur.',
  },
};
