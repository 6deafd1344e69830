import type { Texts } from './eng.ts';

export const tur: Texts = {
  sessions: {
    sessions_description: 'Hesabınızın nerelerde açık olduğu.',
    sessions_count: '{count} {count, plural, one {oturum} other {oturum}}',
    session_device: 'Cihaz',
    session_address: 'Girişteki adres',
    session_signed_in: 'Giriş',
    session_last_seen: 'Son görülme',
    session_now: 'şimdi',
    session_this: 'bu cihaz',
    session_on: '{system} üzerinde {browser}',
    session_unknown: 'Bilinmeyen cihaz',
    session_end_named: '{device} oturumunu kapat, son görülme {seen}',
    session_end_others: 'Diğerlerini kapat',
    session_ended: 'Oturum kapatıldı.',
    session_others_ended: 'Diğer tüm oturumlar kapatıldı.',
    sessions_note:
      'Cihaz adları tarayıcıların kendi bildirdiği adlardır. Son görülme 5 dakikaya kadar kesindir. IPv6 adresinin yalnızca ağı gösterilir.',
  },
  passkeys: {
    passkeys_description: 'Cihazlarınızda parolasız giriş sağlayan anahtarlar.',
    passkeys_lead:
      'Geçiş anahtarı, cihazınızın kilidiyle giriş yapar: PIN, parmak izi veya yüz. Yalnızca bu sitede çalışır, bu yüzden kimse onu elinizden alamaz.',
    passkeys_yours: 'Geçiş anahtarlarınız',
    passkeys_none: 'Henüz geçiş anahtarı yok.',
    passkey_name: 'Anahtarın adı',
    passkey_name_hint: 'Örneğin “İşteki dizüstü”',
    passkey_added_at: 'Eklendi',
    passkey_last_used: 'Son kullanım',
    passkey_never: 'hiç',
    passkey_where: 'Nerede',
    passkey_synced: 'birden çok cihazda (eşitlenmiş)',
    passkey_single: 'tek bir cihazda',
    passkey_new: 'Yeni geçiş anahtarı',
    passkey_add: 'Geçiş anahtarı ekle',
    passkey_added: 'Geçiş anahtarı eklendi.',
    passkey_remove: 'Kaldır',
    passkey_remove_named: '{name} anahtarını kaldır',
    passkey_removed:
      'Geçiş anahtarı kaldırıldı. Cihazınız onu hâlâ gösterebilir; burada artık hiçbir şey açmaz.',
    passkey_confirm_title: 'Siz olduğunuzu onaylayın',
    passkey_confirm_text:
      'Geçiş anahtarları hesabınızı açar; bu yüzden onaydan sonra 5 dakika boyunca değiştirilebilirler.',
    passkey_confirm_password: 'Parolayla onayla',
    passkey_confirm_passkey: 'Geçiş anahtarıyla onayla',
    passkey_confirm_again:
      'Ne parolanız ne de anahtarınız var: çıkış yapıp yeniden girin ve 5 dakika içinde burada bir tane ekleyin.',
    passkey_step_title: 'İkinci adım',
    passkey_step_text:
      'Parolanızla giriş yapan kişinin ardından bir geçiş anahtarı da göstermesi gerekir. Yalnızca anahtarla giriş tek adım kalır: ikisinin yerine geçer.',
    passkey_step_is_on: 'Açık.',
    passkey_step_is_off: 'Kapalı.',
    passkey_step_on: 'Aç',
    passkey_step_off: 'Kapat',
    passkey_step_changed: 'İkinci adım değiştirildi.',
  },
  step: {
    step_description: 'Paroladan sonra ne istendiği ve kurtarma kodlarınız.',
    step_required:
      'Bu portalın operatörleri ikinci adım kullanmalıdır. Devam etmek için bir tane kurun.',
    step_required_hint:
      'Burada ikisi de çalışmıyorsa sunucuda OPERATOR_SECOND_STEP=off ayarlayın ve sunucuyu yeniden başlatın.',
    step_is_passkey: 'Açık: paroladan sonra geçiş anahtarı.',
    step_is_code: 'Açık: paroladan sonra SMS kodu.',
    step_is_off: 'Kapalı: oturum açmak için parola yeterli.',
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
    recovery_confirm_text: 'Kurtarma kodları hesabınızı açar; önce siz olduğunuzu doğrulayın.',
    recovery_made: 'Bu kodları şimdi kaydedin: bir daha gösterilmezler.',
    recovery_copy: 'Kopyala',
    recovery_copied: 'Kopyalandı',
  },
  ways: {
    passkey_sign_in: 'Geçiş anahtarıyla giriş yap',
    passkey_use: 'Geçiş anahtarı kullan',
    passkey_use_text: 'Parola doğru. Şimdi hesabınızın bir geçiş anahtarını gösterin.',
    recovery_use: 'Kurtarma kodu kullan',
    recovery_code: 'Kurtarma kodu',
    recovery_code_hint: '16 harf ve rakam; tireler önemli değil.',
    passkey_no_scripts: 'Geçiş anahtarları betik gerektirir; bu tarayıcıda betikler kapalı.',
    passkey_unsupported:
      'Bu tarayıcı burada geçiş anahtarı sunmuyor: güncel bir tarayıcı ve güvenli bir adres gerekir.',
    passkey_cancelled:
      'Geçiş anahtarı kullanılmadı: iptal edildi, izin verilmedi ya da çok uzun sürdü. Yeniden deneyin.',
    passkey_wrong_address:
      'Geçiş anahtarları bu adreste çalışmaz: sayılar yerine bir alan adı gerekir.',
    passkey_known_here: 'Bu cihazda hesabınızın bir geçiş anahtarı zaten var.',
    passkey_failed: 'Geçiş anahtarı kullanılamadı. Birazdan yeniden deneyin.',
  },
  refusals: {
    passkey_refused: 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin veya başka bir yol seçin.',
    passkey_step_needs_it: 'İkinci adım bu anahtarı ister: önce ikinci adımı kapatın.',
    passkey_step_needs_one: 'Önce bir geçiş anahtarı ekleyin.',
    recovery_code_wrong: 'Bu kurtarma kodu yanlış ya da daha önce kullanılmış.',
    recovery_needs_step: 'Önce bir ikinci adım açın.',
    error_second_step_needed:
      'Burada operatörlerin ikinci adımı olmalıdır: hesabınızın “İkinci adım” sayfasında kurun.',
    error_confirmation_needed: 'Önce siz olduğunuzu onaylayın.',
    error_too_many_passkeys: 'Bir hesapta en çok 20 geçiş anahtarı olur: önce birini kaldırın.',
    error_passkey_known: 'Bu geçiş anahtarı zaten kayıtlı.',
    error_last_way_in: 'Bu anahtar olmadan hesabınıza kimse giremez: önce başka bir tane ekleyin.',
  },
  mails: {
    mail_recovery_created_subject: 'Yeni kurtarma kodları',
    mail_recovery_created_text:
      'Hesabınız için yeni kurtarma kodları oluşturuldu; öncekiler artık geçersiz. Bunu siz yapmadıysanız parolanızı hemen değiştirin.',
    mail_recovery_used_subject: 'Bir kurtarma kodu kullanıldı',
    mail_recovery_used_text:
      'Oturum açmak için parolanız ve bir kurtarma kodu kullanıldı. Kalan kod: {count}. Bunu siz yapmadıysanız parolanızı hemen değiştirin.',
    mail_step_lifted_subject: 'İkinci adımınız kapatıldı',
    mail_step_lifted_text:
      'Bir operatör hesabınızın ikinci adımını kapattı; kurtarma kodları artık geçersiz. Parolanızla oturum açıp yeni bir ikinci adım kurun. Bunu siz istemediyseniz operatöre bildirin.',
    mail_passkeys_removed_subject: 'Geçiş anahtarlarınız kaldırıldı',
    mail_passkeys_removed_text:
      'Bir operatör hesabınızın tüm geçiş anahtarlarını kaldırdı. Parolanızla oturum açıp yeni bir anahtar ekleyin. Bunu siz istemediyseniz operatöre bildirin.',
  },
};
