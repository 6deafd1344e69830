import type { Texts } from './eng.ts';

export const tur: Texts = {
  forms: {
    profile_save: 'Kaydet',
    profile_saved: 'Kaydedildi.',
    profile_name_text: 'Üst bilgide ve yöneticiye gösterilir.',
    profile_name_saved: 'Ad değiştirildi.',
    profile_email_text: 'Bununla giriş yapar, mesajları burada alırsınız. Geçerli e-posta: {email}',
    profile_email_new: 'Yeni e-posta',
    profile_email_send: 'Bağlantıyı gönder',
    profile_email_change: 'E-postayı değiştir',
    profile_email_hint:
      'Yeni adrese bir bağlantı göndereceğiz; değişikliği onaylamak için bağlantıyı bir gün içinde açın.',
    profile_email_sent: 'Onay bağlantısı yeni adrese gönderildi.',
    profile_email_pending: 'Onay bekliyor: {email}',
    profile_email_changed: 'E-posta değiştirildi.',
    profile_email_same: 'Bu zaten e-postanız. Başka bir adres girin.',
    profile_password_first: 'Bu hesabın henüz parolası yok. Önce bir parola belirleyin.',
    profile_password_reset: 'E-postayla parola belirle',
    profile_demo:
      'Bu, paylaşılan bir demo hesabıdır: adı, e-postası ve parolası değiştirilemez, hesap silinemez.',
    profile_view_title: 'Dil ve görünüm',
    profile_view_text:
      'İlgili tarayıcıda başka bir seçim yapmadıysanız, giriş yaptığınız her yerde geçerlidir. E-postalar bu dilde gönderilir.',
    profile_hints_title: 'İpuçları',
    profile_hints_text: 'Sayfalardaki kısa açıklamalar.',
    profile_hints_show: 'İpuçlarını göster',
    profile_data_title: 'Verileriniz',
    profile_data_text:
      'Parolalar ve diğer gizli bilgiler dışında hesabınız hakkında saklanan her şey, JSON dosyası olarak. Saatte en çok beş indirme.',
    profile_data_download: 'İndir',
    profile_delete_text: 'Hesabınızı ve ona ait her şeyi kalıcı olarak siler.',
    profile_confirm_title: 'Yeni e-postanızı doğrulayın',
    profile_confirm_text:
      'Doğruladığınızda {email} hesabınızın e-postası olur ve onunla giriş yaparsınız.',
    profile_confirm_button: 'Bu e-postayı kullan',
    profile_link_void: 'Bu bağlantı kullanılmış veya süresi dolmuş.',
  },
  delete: {
    delete_title: 'Hesabı sil',
    delete_lead: 'Hemen geçerli olur ve geri alınamaz.',
    delete_goes: 'Silinecekler',
    delete_goes_account: 'ad, e-posta, parola ve ayarlar',
    delete_goes_sessions: 'tüm cihazlardaki tüm oturumlar',
    delete_goes_tokens: 'API belirteçleri: onları kullanan programlar erişimi hemen kaybeder',
    delete_goes_requests: 'erişim, istekler, destek talepleri ve mesajlar',
    delete_stays: 'Saklanacaklar',
    delete_stays_logs: 'IP adresinizi içeren günlük kayıtları, yönetici sakladığı sürece',
    delete_stays_backups: 'yöneticinin daha önce aldığı yedekler',
    delete_data_first: 'Önce verilerinizi indirin',
    delete_sure: 'Hesabımı kalıcı olarak silmek istiyorum',
    delete_sure_missing: 'Devam etmek için kutuyu işaretleyin.',
    delete_ask_text:
      'Bu hesabın parolası yok. Sizin olduğunu doğrulamak için size bir bağlantı göndereceğiz; bağlantı bir gün içinde, bir kez çalışır.',
    delete_ask_button: 'Bağlantıyı gönder',
    delete_ask_sent: 'Bağlantı {email} adresine gönderildi.',
    delete_no_mail:
      'Bu hesabın parolası yok ve bu portal e-posta göndermiyor. Hesabı silmesi için yöneticiye başvurun.',
    delete_keep: 'Hesabı koru',
    delete_done_title: 'Hesabınız silindi',
    delete_done_text: 'Hesaba ait her şey silindi ve tüm oturumlarınız kapatıldı.',
  },
  mails: {
    mail_email_confirm_subject: 'Yeni e-postanızı doğrulayın',
    mail_email_confirm_text:
      'Bu adresi {origin} hesabınızda kullanmak için şu bağlantıyı açın:\n{link}\n\nBağlantı bir gün içinde, bir kez çalışır. Bunu siz istemediyseniz bu e-postayı dikkate almayın.',
    mail_email_taken_subject: 'Zaten bir hesabınız var',
    mail_email_taken_text:
      'Biri bu adresi {origin} üzerinde başka bir hesap için kullanmayı denedi. Adres zaten hesabınıza ait olduğundan hiçbir şey değişmedi. Bu sizseniz bu adresle giriş yapın ya da önce adresi kullanan hesabı silin.',
    mail_email_asked_subject: 'E-posta değişikliği istendi',
    mail_email_asked_text:
      '{origin} hesabınıza giriş yapmış biri, hesabın e-postasını {email} olarak değiştirmek istedi. Değişiklik, o adrese gönderilen bağlantı açıldığında geçerli olur. Bu siz değilseniz parolanızı hemen değiştirin: {origin}/profile/',
    mail_email_changed_subject: 'Hesabınızın e-postası değiştirildi',
    mail_email_changed_text:
      '{origin} hesabınızın e-postası artık {email}. Bu adres artık hesaba ait değil. Bu siz değilseniz portalın yöneticisiyle iletişime geçin.',
    mail_delete_link_subject: 'Hesabınızı silin',
    mail_delete_link_text:
      '{origin} hesabınızı silmek için şu bağlantıyı açın:\n{link}\n\nBağlantı bir gün içinde, bir kez, giriş yaptığınız bir tarayıcıda çalışır. Bunu siz istemediyseniz bu e-postayı dikkate almayın.',
    mail_deleted_subject: 'Hesabınız silindi',
    mail_deleted_text:
      '{origin} hesabınız ve ona ait her şey silindi. Bu konuda başka e-posta almayacaksınız. Bu siz değilseniz portalın yöneticisiyle iletişime geçin.',
  },
};
