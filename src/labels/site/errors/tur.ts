import type { Texts } from './eng.ts';

export const tur: Texts = {
  codes: {
    error_unknown_field: 'Bilinmeyen alan.',
    error_invalid_json: 'İstek gövdesi geçerli bir JSON değil.',
    error_period_start_after_end:
      'Dönem, bitişinden sonra başlıyor. Daha erken bir başlangıç seçin.',
    error_too_many_to_sort:
      'Bir değere göre sıralamak için çok fazla satır var. Bir sözleşme veya daha kısa bir dönem seçin.',
    error_not_signed_in: 'Bu işlem için giriş yapın.',
    error_wrong_credentials: 'E-posta veya parola hatalı.',
    error_files_not_allowed: 'Veri kaynağı bu değerlerin indirilmesine izin vermiyor.',
    error_forbidden: 'Hesabınızın bu işlem için yetkisi yok.',
    error_values_need_account: 'Değerleri görmek için erişimi olan bir hesapla giriş yapın.',
    error_values_need_access:
      'Değerleri görmek için yöneticinin verdiği erişim gerekir. Bkz. /profile/access/.',
    error_cross_site: 'İstek başka bir siteden geldiği için reddedildi.',
    error_not_found: 'Bulunamadı.',
    error_method_not_allowed: 'Bu URL bu yöntemi desteklemiyor.',
    error_already_registered: 'Bu e-posta ile açılmış bir hesap zaten var.',
    error_body_too_large: 'İstek çok büyük.',
    error_unsupported_media_type: 'Bu içerik türü desteklenmiyor.',
    error_too_many_attempts: 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
    error_too_many_pages:
      'IP adresinizden çok fazla sayfa isteği geldi. Bir dakika sonra yeniden deneyin veya giriş yapın.',
    error_internal: 'Bizden kaynaklanan bir hata oluştu.',
    error_not_ready: 'Sunucu henüz hazır değil.',
    error_overloaded: 'Sunucu şu anda çok yoğun. Birkaç saniye sonra yeniden deneyin.',
    error_unavailable: 'Veriler şu anda kullanılamıyor. Birkaç saniye sonra yeniden deneyin.',
    error_disk_full: 'Veritabanı diski dolu.',
    error_invalid_token: 'Bu belirteç geçersiz: yanlış yazılmış, süresi dolmuş veya iptal edilmiş.',
    error_token_scope: 'Bu belirteç bu çağrıya izin vermiyor.',
    error_too_many_tokens: 'Bir hesapta en çok 20 belirteç olabilir. Önce birini iptal edin.',
    error_too_many_calls:
      'Bu belirteçle çok fazla çağrı yapıldı. Bir dakika sonra yeniden deneyin.',
    error_unknown_symbol: 'Bu sembole, ISIN’e veya kimliğe sahip bir enstrüman yok.',
    error_unknown_exchange: 'Arşivde bu MIC koduna veya kimliğe sahip bir borsa yok.',
    error_unknown_contract: 'Borsada bu koda veya kimliğe sahip bir sözleşme yok.',
    error_too_many_rows:
      'Tek yanıt için çok fazla satır var. Daha kısa bir dönem isteyin veya dosyayı indirin.',
    error_wrong_code: 'Bu kod yanlış.',
    error_void_code: 'Bu kod artık geçerli değil. Yeni bir kod isteyin.',
    error_demo_account: 'Bu, paylaşılan bir demo hesabı olduğundan değiştirilemez.',
    error_last_operator: 'Bu, portalın son yöneticisidir. Önce başka bir hesabı yönetici yapın.',
    error_merge_conflict: 'Bu ikisi, verileri çeliştiği için birleştirilemez.',
    error_changed_meanwhile: 'Bu arada bu değişti. Gözden geçirip yeniden deneyin.',
    error_label_file: 'Bu, anahtar sütunu olan bir CSV veya XLSX dosyası değil.',
    error_too_many_screens: 'Bir hesapta en çok {most} tarama olabilir. Önce birini silin.',
  },
  registration: {
    error_registration_closed: 'Kayıt kapalı. Hesap için yöneticiye başvurun.',
  },
};
