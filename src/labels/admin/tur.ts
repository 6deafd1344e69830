import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Operatör sayfaları',
    admin_people: 'Kişiler',
    admin_users: 'Kullanıcılar',
    admin_requests: 'Erişim istekleri',
    admin_tickets: 'Destek talepleri',
    admin_texts: 'Metinler',
    admin_labels: 'Etiketler',
    admin_menu: 'Menü',
    admin_banners: 'Bannerlar ve ipuçları',
    admin_system: 'Sistem',
    admin_data: 'Veri durumu',
    admin_figures: 'Rakamlar',
    admin_audit: 'Denetim günlüğü',
    admin_outbox: 'Mesajlar',
    admin_settings: 'Ayarlar',
    admin_instruments: 'Enstrümanlar',
  },
};
