import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Pagine dell’operatore',
    admin_people: 'Persone',
    admin_users: 'Utenti',
    admin_requests: 'Richieste di accesso',
    admin_tickets: 'Ticket',
    admin_texts: 'Testi',
    admin_labels: 'Etichette',
    admin_menu: 'Menu',
    admin_banners: 'Banner e suggerimenti',
    admin_system: 'Sistema',
    admin_data: 'Stato dei dati',
    admin_figures: 'Cifre',
    admin_audit: 'Registro delle modifiche',
    admin_outbox: 'Messaggi',
    admin_settings: 'Impostazioni',
    admin_instruments: 'Strumenti',
  },
};
