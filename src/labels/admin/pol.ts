import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Strony operatora',
    admin_people: 'Ludzie',
    admin_users: 'Użytkownicy',
    admin_requests: 'Prośby o dostęp',
    admin_tickets: 'Zgłoszenia',
    admin_texts: 'Teksty',
    admin_labels: 'Etykiety',
    admin_menu: 'Menu',
    admin_banners: 'Banery i wskazówki',
    admin_system: 'System',
    admin_data: 'Stan danych',
    admin_figures: 'Liczby',
    admin_audit: 'Dziennik zmian',
    admin_outbox: 'Wiadomości',
    admin_settings: 'Ustawienia',
    admin_instruments: 'Instrumenty',
  },
};
