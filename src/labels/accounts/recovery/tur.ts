import type { Texts } from './eng.ts';

export const tur: Texts = {
  forms: {
    reset_title: 'Parolanızı sıfırlayın',
    reset_lead:
      'Hesabınızın e-posta adresini girin. Bu adresle bir hesap varsa, oraya yeni parola belirleyen bir bağlantı göndeririz.',
    reset_send: 'Bağlantı gönder',
    reset_sent:
      'Bu e-postayla bir hesap varsa bağlantı yola çıktı. Bir saat içinde, bir kez çalışır.',
    reset_no_mail: 'Bu portal e-posta göndermiyor. Giriş için işletmecisine başvurun.',
    reset_new_title: 'Yeni parola belirleyin',
    reset_new_lead: 'Ardından tüm cihazlarda oturum kapanır ve yeni parolayla giriş yaparsınız.',
    reset_set: 'Parolayı kaydet',
    reset_link_void: 'Bu bağlantı kullanılmış veya süresi dolmuş. Yenisini isteyin.',
    reset_again: 'Yeni bağlantı iste',
    reset_done: 'Parola kaydedildi. Onunla giriş yapın.',
    reset_forgotten: 'Parolanızı mı unuttunuz?',
    register_sent_title: 'E-postanıza bakın',
    register_sent:
      'Girdiğiniz adrese yazdık. E-postadaki bağlantıyı bir gün içinde açın. Gelmezse istenmeyen postalara bakın veya yeniden kaydolun.',
    confirm_title: 'E-postanızı doğrulayın',
    confirm_lead:
      'Kayıt olurken seçtiğiniz parolayı girin. Buraya kaydolmadıysanız bu sayfayı kapatın.',
    confirm_button: 'Doğrula ve giriş yap',
    confirm_link_void:
      'Bu bağlantı kullanılmış veya süresi dolmuş. Giriş yapın: gerekirse yenisini alırsınız.',
    confirm_first: 'E-postanız henüz doğrulanmadı. Size gönderdiğimiz e-postadaki bağlantıyı açın.',
    confirm_password_wrong: 'Bu, kayıtta seçilen parola değil.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: yeni parola belirleyin',
    mail_reset_text:
      'Biri, muhtemelen siz, hesabınız için yeni parola istedi. Bu bağlantıyla belirleyin. Bir saat içinde, bir kez çalışır:\n\n{link}\n\nSiz değilseniz bu e-postayı dikkate almayın: parolanız aynı kalır.',
    mail_changed_subject: 'Parcurve: parolanız değişti',
    mail_changed_text:
      'Hesabınızın parolası, size gönderdiğimiz bir bağlantıyla değiştirildi. Tüm cihazlarda oturum kapatıldı ve tüm API belirteçleri iptal edildi.\n\nBunu siz yapmadıysanız hemen başka bir parola belirleyin:\n\n{link}',
    mail_confirm_subject: 'Parcurve: e-postanızı doğrulayın',
    mail_confirm_text:
      'Bu e-postayla bir hesap açıldı. Bir gün içinde sizin olduğunu doğrulayın; seçtiğiniz parola gerekir:\n\n{link}\n\nKaydolmadıysanız bu e-postayı dikkate almayın: hesap silinecektir.',
    mail_known_subject: 'Parcurve: zaten bir hesabınız var',
    mail_known_text:
      'Biri, muhtemelen siz, bu e-postayla kaydolmayı denedi. Zaten bir hesabınız var. Giriş yapın:\n\n{signIn}\n\nParolanızı unuttuysanız yenisini belirleyin:\n\n{reset}\n\nSiz değilseniz bir şey yapmanız gerekmez.',
  },
  openid: {
    openid_sign_in: '{name} ile giriş yap',
    openid_onward: 'Giriş sağlayıcısına devam et',
    openid_title: '{name} ile giriş',
    openid_linked: 'Hesabınız {name} ile bağlı: bununla da giriş yapabilirsiniz.',
    openid_not_linked: '{name} ile giriş yapmak için hesabınızı bağlayın. Önce parolanızı girin.',
    openid_link: '{name} ile bağla',
    openid_unlink: '{name} bağlantısını kaldır',
    openid_unlinked: 'Hesabınız artık {name} ile bağlı değil.',
    openid_no_password:
      'Hesabınızın parolası yok. Parola belirlemeniz için bağlantı gönderebiliriz.',
    auth_close: 'Kapat',
    auth_error_denied: '{name} girişinize izin vermedi.',
    auth_error_failed: '{name} yanıtına güvenilemedi, bu yüzden giriş yapılmadı. Yeniden deneyin.',
    auth_error_expired: 'Bu giriş çok uzun sürdü veya zaten kullanıldı. Yeniden başlayın.',
    auth_error_unavailable:
      '{name} şu anda yanıt vermiyor. Daha sonra deneyin veya parolanızla giriş yapın.',
    auth_error_unverified:
      '{name} e-postanızı doğrulamamış, bu yüzden hesap bulunamadı veya açılamadı.',
    auth_error_link_first:
      'E-postanızla zaten bir hesap var. Parolasıyla giriş yapın, sonra profilinizde {name} ile bağlayın.',
    auth_error_no_account: 'Burada henüz hesabınız yok ve {name} yeni hesap açmıyor.',
    auth_error_taken: 'Bu {name} kimliği başka bir hesaba ait.',
    auth_error_password: 'Parola yanlış, bu yüzden bağlanmadı.',
  },
};
