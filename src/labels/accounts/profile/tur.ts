import type { Texts } from './eng.ts';

export const tur: Texts = {
  forms: {
    profile_save: 'Kaydet',
    profile_saved: 'Kaydedildi.',
    profile_name_text: 'Üst bilgide ve yöneticiye gösterilir.',
    profile_name_saved: 'Ad değiştirildi.',
    profile_email_text: 'Bununla oturum açarsınız, iletiler buraya gelir. Şu an: {email}',
    profile_email_new: 'Yeni adres',
    profile_email_send: 'Bağlantıyı gönder',
    profile_email_change: 'Adresi değiştir',
    profile_email_hint:
      'Yeni adrese bir bağlantı gönderilir. Bağlantı bir gün içinde kullanılınca adres değişir.',
    profile_email_sent: 'Bağlantı içeren bir e-posta yeni adrese gönderildi.',
    profile_email_pending: 'Onay bekliyor: {email}',
    profile_email_changed: 'Adres değiştirildi.',
    profile_email_same: 'Bu zaten sizin adresiniz.',
    profile_password_first: 'Bu hesabın henüz parolası yok. Önce bir parola belirleyin.',
    profile_password_reset: 'E-postayla parola belirle',
    profile_demo:
      'Bu, herkesin kullanabildiği bir demo hesabıdır: ad, adres ve parola değiştirilemez, hesap silinemez.',
    profile_view_title: 'Dil ve görünüm',
    profile_view_text:
      'Oturum açtığınız diğer tarayıcılar için de geçerlidir, orada başka bir seçim yapmadıysanız. E-postalar bu dilde gelir.',
    profile_hints_title: 'İpuçları',
    profile_hints_text: 'Sayfalardaki kısa açıklamalar.',
    profile_hints_show: 'İpuçlarını göster',
    profile_data_title: 'Verileriniz',
    profile_data_text:
      'Hesabınız hakkında saklanan her şey, parolalar ve diğer gizli bilgiler olmadan, JSON dosyası olarak. Saatte en fazla beş kez.',
    profile_data_download: 'İndir',
    profile_delete_text: 'Hesabı ve ona ait her şeyi kalıcı olarak siler.',
    profile_confirm_title: 'Yeni adresi onaylayın',
    profile_confirm_text:
      'Düğme {email} adresini hesabınızın adresi yapar: bundan sonra bununla oturum açarsınız.',
    profile_confirm_button: 'Bu adresi kullan',
    profile_link_void: 'Bu bağlantı kullanılmış veya süresi dolmuş.',
  },
  delete: {
    delete_title: 'Hesabı sil',
    delete_lead: 'Hemen geçerli olur ve geri alınamaz.',
    delete_goes: 'Silinecekler',
    delete_goes_account: 'ad, adres, parola ve ayarlar',
    delete_goes_sessions: 'tüm cihazlardaki oturumlar',
    delete_goes_tokens: 'API belirteçleri: onları kullanan programlar hemen reddedilir',
    delete_goes_requests: 'erişim, istekler, destek kayıtları ve iletiler',
    delete_stays: 'Kalacaklar',
    delete_stays_logs: 'ağ adresinizi içeren günlük satırları, yönetici sakladığı sürece',
    delete_stays_backups: 'yöneticinin daha önce aldığı yedekler',
    delete_data_first: 'Önce verilerinizi indirin',
    delete_sure: 'Hesabımı kalıcı olarak silmek istiyorum',
    delete_sure_missing: 'Devam etmek için kutuyu işaretleyin.',
    delete_ask_text:
      'Bu hesabın parolası yok. Bağlantı içeren bir e-posta hesabın sizin olduğunu gösterir; bağlantı bir gün içinde bir kez çalışır.',
    delete_ask_button: 'Bağlantıyı gönder',
    delete_ask_sent: 'E-posta {email} adresine gönderildi.',
    delete_no_mail:
      'Bu hesabın parolası yok ve bu portal e-posta göndermiyor. Silmesi için yöneticiye başvurun.',
    delete_keep: 'Hesabı tut',
    delete_done_title: 'Hesabınız silindi',
    delete_done_text: 'Ona ait her şey silindi ve her yerde oturumunuz kapatıldı.',
  },
  mails: {
    mail_email_confirm_subject: 'Yeni adresinizi onaylayın',
    mail_email_confirm_text:
      'Bu adresi {origin} üzerindeki hesabınızın adresi yapmak için bu bağlantıyı açın:\n{link}\n\nBir gün içinde bir kez çalışır. Bunu siz istemediyseniz bir şey yapmayın.',
    mail_email_taken_subject: 'Zaten bir hesabınız var',
    mail_email_taken_text:
      'Birisi bu adresi {origin} üzerinde başka bir hesap için kullanmak istedi. Adres sizin hesabınıza ait olduğundan hiçbir şey değişmedi. Bu sizseniz bu adresle oturum açın ya da önce o hesabı silin.',
    mail_email_asked_subject: 'Hesabınız için yeni bir adres',
    mail_email_asked_text:
      '{origin} üzerindeki hesabınızda oturum açmış biri adresin {email} olarak değiştirilmesini istedi. Oraya gönderilen bağlantı kullanılınca adres değişir. Bu siz değilseniz parolanızı hemen değiştirin: {origin}/profile/',
    mail_email_changed_subject: 'Hesabınızın adresi değişti',
    mail_email_changed_text:
      '{origin} üzerindeki hesabınızın adresi artık {email}. Bu adres artık ona ait değil. Bu siz değilseniz portal yöneticisine yazın.',
    mail_delete_link_subject: 'Hesabınızı silin',
    mail_delete_link_text:
      '{origin} üzerindeki hesabınızı silmek için bu bağlantıyı açın:\n{link}\n\nBir gün içinde bir kez, oturum açtığınız bir tarayıcıda çalışır. Bunu siz istemediyseniz bir şey yapmayın.',
    mail_deleted_subject: 'Hesabınız silindi',
    mail_deleted_text:
      '{origin} üzerindeki hesabınız ve ona ait her şey silindi. Bu son e-postadır. Bu siz değilseniz portal yöneticisine yazın.',
  },
};
