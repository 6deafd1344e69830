import type { Texts } from './eng.ts';

export const tur: Texts = {
  sessions: {
    sessions_description: 'Hesabınızın nerelerde açık olduğu.',
    sessions_count: '{count} {count, plural, one {oturum} other {oturum}}',
    session_device: 'Cihaz',
    session_address: 'Girişteki IP adresi',
    session_signed_in: 'Giriş',
    session_last_seen: 'Son görülme',
    session_now: 'şimdi',
    session_this: 'bu cihaz',
    session_on: '{system} üzerinde {browser}',
    session_unknown: 'Bilinmeyen cihaz',
    session_end_named: '{device} oturumunu kapat, son görülme {seen}',
    session_end_others: 'Diğer tüm oturumları kapat',
    session_ended: 'Oturum kapatıldı.',
    session_others_ended: 'Diğer tüm oturumlar kapatıldı.',
    sessions_note:
      'Cihaz adlarını tarayıcılar kendileri bildirir. “Son görülme” 5 dakika hassasiyetle verilir. IPv6 adreslerinde yalnızca ağ gösterilir.',
  },
  passkeys: {
    passkeys_description: 'Cihazlarınızda parolasız giriş sağlayan anahtarlar.',
    passkeys_lead:
      'Geçiş anahtarı, cihazınızın ekran kilidiyle giriş yapmanızı sağlar: PIN, parmak izi veya yüz. Yalnızca bu sitede çalıştığı için kimlik avıyla ele geçirilemez.',
    passkeys_yours: 'Geçiş anahtarlarınız',
    passkeys_none: 'Henüz geçiş anahtarı yok.',
    passkey_name: 'Geçiş anahtarının adı',
    passkey_name_hint: 'Örneğin “İşteki dizüstü”',
    passkey_added_at: 'Eklendi',
    passkey_last_used: 'Son kullanım',
    passkey_never: 'hiç',
    passkey_where: 'Saklandığı yer',
    passkey_synced: 'birden çok cihazda (eşitlenmiş)',
    passkey_single: 'tek bir cihazda',
    passkey_new: 'Yeni geçiş anahtarı',
    passkey_add: 'Geçiş anahtarı ekle',
    passkey_added: 'Geçiş anahtarı eklendi.',
    passkey_remove: 'Kaldır',
    passkey_remove_named: '{name} anahtarını kaldır',
    passkey_removed:
      'Geçiş anahtarı kaldırıldı. Cihazınız onu yine önerebilir, ancak burada artık çalışmaz.',
    passkey_confirm_title: 'Kimliğinizi doğrulayın',
    passkey_confirm_text:
      'Geçiş anahtarları hesabınıza erişim sağlar. Kimliğinizi doğruladıktan sonra bunları 5 dakika boyunca değiştirebilirsiniz.',
    passkey_confirm_password: 'Parolayla doğrula',
    passkey_confirm_passkey: 'Geçiş anahtarıyla doğrula',
    passkey_confirm_again:
      'Parolanız da geçiş anahtarınız da yok. Çıkış yapın, yeniden giriş yapın ve 5 dakika içinde burada bir geçiş anahtarı ekleyin.',
    passkey_step_title: 'İkinci adım',
    passkey_step_text:
      'Açıkken, parolayla giriş için ayrıca geçiş anahtarı gerekir. Yalnızca geçiş anahtarıyla giriş tek adım kalır, çünkü ikisinin de yerine geçer.',
    passkey_step_is_on: 'İkinci adım açık.',
    passkey_step_is_off: 'İkinci adım kapalı.',
    passkey_step_on: 'Aç',
    passkey_step_off: 'Kapat',
    passkey_step_changed: 'İkinci adım değiştirildi.',
  },
  step: {
    step_description: 'Paroladan sonraki ikinci adım ve kurtarma kodlarınız.',
    step_required:
      'Bu portalın yöneticileri ikinci adım kullanmalıdır. Devam etmek için bir tane kurun.',
    step_required_hint:
      'Burada ikisi de çalışmıyorsa sunucuda OPERATOR_SECOND_STEP=off ayarlayın ve sunucuyu yeniden başlatın.',
    step_is_passkey: 'Açık: paroladan sonra geçiş anahtarı.',
    step_is_code: 'Açık: paroladan sonra SMS kodu.',
    step_is_off: 'Kapalı: giriş için parola yeterli.',
    step_set_passkey: 'Geçiş anahtarı kur',
    step_set_phone: 'SMS kodlarını kur',
    recovery_title: 'Kurtarma kodları',
    recovery_text:
      'Telefonunuzu veya geçiş anahtarınızı kaybederseniz her kod ikinci adımın yerine bir kez geçer. Kodları kâğıtta ya da bir parola yöneticisinde saklayın.',
    recovery_left: 'Kalan kod: {count}. Oluşturulma: {time}.',
    recovery_none: 'Kurtarma kodu yok.',
    recovery_step_first: 'İkinci adım açıldığında kod oluşturabilirsiniz.',
    recovery_create: 'Kod oluştur',
    recovery_replace: 'Kodları değiştir',
    recovery_replace_note: 'Önceki kodlar geçersiz olur.',
    recovery_confirm_text:
      'Kurtarma kodları hesabınıza erişim sağlar; önce kimliğinizi doğrulayın.',
    recovery_made: 'Bu kodları şimdi kaydedin: bir daha gösterilmezler.',
    recovery_copy: 'Kopyala',
    recovery_copied: 'Kopyalandı',
  },
  ways: {
    passkey_sign_in: 'Geçiş anahtarıyla giriş yap',
    passkey_use: 'Geçiş anahtarı kullan',
    passkey_use_text: 'Parola doğru. Şimdi geçiş anahtarlarınızdan birini kullanın.',
    recovery_use: 'Kurtarma kodu kullan',
    recovery_code: 'Kurtarma kodu',
    recovery_code_hint: '16 harf ve rakam; tireler önemli değil.',
    passkey_no_scripts: 'Geçiş anahtarları JavaScript gerektirir; bu tarayıcıda JavaScript kapalı.',
    passkey_unsupported:
      'Geçiş anahtarları burada kullanılamıyor: güncel bir tarayıcı ve güvenli bir bağlantı gerekir.',
    passkey_cancelled:
      'Geçiş anahtarı kullanılmadı: istek iptal edildi, reddedildi veya zaman aşımına uğradı. Yeniden deneyin.',
    passkey_wrong_address:
      'Geçiş anahtarları bu URL’de çalışmaz: IP adresi değil, alan adı gerekir.',
    passkey_known_here: 'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
    passkey_failed: 'Geçiş anahtarı kullanılamadı. Birazdan yeniden deneyin.',
  },
  refusals: {
    passkey_refused: 'Geçiş anahtarı reddedildi. Yeniden deneyin veya başka bir yöntem kullanın.',
    passkey_step_needs_it: 'İkinci adım bu geçiş anahtarını gerektirir. Önce ikinci adımı kapatın.',
    passkey_step_needs_one: 'Önce bir geçiş anahtarı ekleyin.',
    recovery_code_wrong: 'Bu kurtarma kodu yanlış ya da daha önce kullanılmış.',
    recovery_needs_step: 'Önce bir ikinci adım açın.',
    error_second_step_needed:
      'Yöneticiler ikinci adım kullanmalıdır. Hesabınızın “İkinci adım” sayfasında kurun.',
    error_confirmation_needed: 'Önce kimliğinizi doğrulayın.',
    error_too_many_passkeys: 'Bir hesapta en çok 20 geçiş anahtarı olabilir. Önce birini kaldırın.',
    error_passkey_known: 'Bu geçiş anahtarı zaten eklenmiş.',
    error_last_way_in:
      'Bu geçiş anahtarı olmadan hesabınıza giriş yapamazsınız. Önce başka bir tane ekleyin.',
  },
  mails: {
    mail_recovery_created_subject: 'Yeni kurtarma kodları',
    mail_recovery_created_text:
      'Hesabınız için yeni kurtarma kodları oluşturuldu; öncekiler artık geçersiz. Bunu siz yapmadıysanız parolanızı hemen değiştirin.',
    mail_recovery_used_subject: 'Bir kurtarma kodu kullanıldı',
    mail_recovery_used_text:
      'Giriş yapmak için parolanız ve bir kurtarma kodu kullanıldı. Kalan kod: {count}. Bunu siz yapmadıysanız parolanızı hemen değiştirin.',
    mail_step_lifted_subject: 'İkinci adımınız kapatıldı',
    mail_step_lifted_text:
      'Bir yönetici hesabınızın ikinci adımını kapattı; kurtarma kodları artık geçersiz. Parolanızla giriş yapıp yeni bir ikinci adım kurun. Bunu siz istemediyseniz yöneticiye bildirin.',
    mail_passkeys_removed_subject: 'Geçiş anahtarlarınız kaldırıldı',
    mail_passkeys_removed_text:
      'Bir yönetici hesabınızın tüm geçiş anahtarlarını kaldırdı. Parolanızla giriş yapıp yeni bir anahtar ekleyin. Bunu siz istemediyseniz yöneticiye bildirin.',
  },
};
