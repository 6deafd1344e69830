import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Betreiberseiten',
    admin_people: 'Personen',
    admin_users: 'Nutzer',
    admin_requests: 'Zugangsanfragen',
    admin_tickets: 'Tickets',
    admin_texts: 'Texte',
    admin_labels: 'Beschriftungen',
    admin_menu: 'Menü',
    admin_banners: 'Banner und Hinweise',
    admin_system: 'System',
    admin_data: 'Datenstatus',
    admin_figures: 'Kennzahlen',
    admin_audit: 'Änderungsprotokoll',
    admin_outbox: 'Nachrichten',
    admin_settings: 'Einstellungen',
    admin_instruments: 'Instrumente',
  },
};
