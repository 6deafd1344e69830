import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Pages de l’opérateur',
    admin_people: 'Personnes',
    admin_users: 'Utilisateurs',
    admin_requests: 'Demandes d’accès',
    admin_tickets: 'Tickets',
    admin_texts: 'Textes',
    admin_labels: 'Libellés',
    admin_menu: 'Menu',
    admin_banners: 'Bannières et conseils',
    admin_system: 'Système',
    admin_data: 'État des données',
    admin_figures: 'Chiffres',
    admin_audit: 'Journal des modifications',
    admin_outbox: 'Messages',
    admin_settings: 'Réglages',
    admin_instruments: 'Instruments',
  },
};
