import type { Texts } from './eng.ts';

export const tur: Texts = {
  forms: {
    reset_title: 'Parolanızı sıfırlayın',
    reset_lead:
      'Hesabınızın e-postasını girin. Bu e-postayla bir hesap varsa yeni parola belirlemeniz için bir bağlantı göndeririz.',
    reset_send: 'Bağlantı gönder',
    reset_sent:
      'Bu e-postayla bir hesap varsa bağlantı yola çıktı. Bağlantı bir saat içinde, bir kez çalışır.',
    reset_no_mail: 'Bu portal e-posta göndermiyor. Yardım için yöneticisine başvurun.',
    reset_new_title: 'Yeni parola belirleyin',
    reset_new_lead: 'Tüm cihazlarda oturumunuz kapatılır; yeni parolayla giriş yapabilirsiniz.',
    reset_set: 'Parolayı belirle',
    reset_link_void: 'Bu bağlantı kullanılmış veya süresi dolmuş. Yenisini isteyin.',
    reset_again: 'Yeni bağlantı iste',
    reset_done: 'Parola belirlendi. Onunla giriş yapın.',
    reset_forgotten: 'Parolanızı mı unuttunuz?',
    register_sent_title: 'E-postanızı kontrol edin',
    register_sent:
      'Girdiğiniz adrese bir e-posta gönderdik. İçindeki bağlantıyı bir gün içinde açın. E-posta gelmezse spam klasörünüze bakın veya yeniden kaydolun.',
    confirm_title: 'E-postanızı doğrulayın',
    confirm_lead:
      'Kayıt olurken seçtiğiniz parolayı girin. Buraya kaydolmadıysanız bu sayfayı kapatın.',
    confirm_button: 'Doğrula ve giriş yap',
    confirm_link_void:
      'Bu bağlantı kullanılmış veya süresi dolmuş. Giriş yapın; e-postanızın hâlâ doğrulanması gerekiyorsa yeni bir bağlantı alırsınız.',
    confirm_first: 'E-postanız henüz doğrulanmadı. Size gönderdiğimiz mesajdaki bağlantıyı açın.',
    confirm_password_wrong: 'Bu, kayıt sırasında seçilen parola değil.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: yeni parola belirleyin',
    mail_reset_text:
      'Biri, muhtemelen siz, hesabınız için yeni parola istedi. Yeni parolayı bu bağlantıyla belirlersiniz. Bağlantı bir saat içinde, bir kez çalışır:\n\n{link}\n\nBu siz değilseniz bu e-postayı dikkate almayın: parolanız aynı kalır.',
    mail_changed_subject: 'Parcurve: parolanız değişti',
    mail_changed_text:
      'Hesabınızın parolası, size gönderdiğimiz bir bağlantıyla değiştirildi. Tüm cihazlarda oturum kapatıldı ve tüm API belirteçleri iptal edildi.\n\nBu siz değilseniz hemen başka bir parola belirleyin:\n\n{link}',
    mail_confirm_subject: 'Parcurve: e-postanızı doğrulayın',
    mail_confirm_text:
      'Bu e-postayla bir hesap oluşturuldu. Sizin olduğunu bir gün içinde doğrulayın; seçtiğiniz parola gerekecek:\n\n{link}\n\nKaydolmadıysanız bu e-postayı dikkate almayın; hesap silinecektir.',
    mail_known_subject: 'Parcurve: zaten bir hesabınız var',
    mail_known_text:
      'Biri, muhtemelen siz, bu e-postayla kaydolmaya çalıştı. Zaten bir hesabınız var. Giriş yapın:\n\n{signIn}\n\nParolanızı unuttuysanız yenisini belirleyin:\n\n{reset}\n\nBu siz değilseniz bir şey yapmanız gerekmez.',
  },
  openid: {
    openid_sign_in: '{name} ile giriş yap',
    openid_onward: 'Giriş sağlayıcısına devam et',
    openid_title: '{name} ile giriş',
    openid_linked: 'Hesabınız {name} ile bağlantılı; onunla da giriş yapabilirsiniz.',
    openid_not_linked: '{name} ile giriş yapmak için hesabınızı bağlayın. Önce parolanızı girin.',
    openid_link: '{name} ile bağla',
    openid_unlink: '{name} bağlantısını kaldır',
    openid_unlinked: 'Hesabınız artık {name} ile bağlantılı değil.',
    openid_no_password:
      'Hesabınızın parolası yok. Parola belirlemeniz için size bir bağlantı gönderebiliriz.',
    auth_close: 'Kapat',
    auth_error_denied: '{name} girişinize izin vermedi.',
    auth_error_failed: '{name} yanıtı doğrulanamadığı için giriş yapılmadı. Yeniden deneyin.',
    auth_error_expired: 'Bu giriş çok uzun sürdü veya zaten kullanıldı. Yeniden başlayın.',
    auth_error_unavailable:
      '{name} yanıt vermiyor. Daha sonra deneyin veya parolanızla giriş yapın.',
    auth_error_unverified:
      '{name} e-postanızı doğrulamadığı için size ait bir hesap bulamadık veya oluşturamadık.',
    auth_error_link_first:
      'E-postanızla bir hesap zaten var. O hesabın parolasıyla giriş yapın, ardından profilinizde {name} ile bağlayın.',
    auth_error_no_account:
      'Burada henüz hesabınız yok ve {name} ile giriş yapmak hesap oluşturmaz.',
    auth_error_taken: 'Bu {name} hesabı burada zaten başka bir hesaba bağlı.',
    auth_error_password: 'Parola yanlış; hesap bağlanmadı.',
  },
};
