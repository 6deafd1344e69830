import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Páginas del operador',
    admin_people: 'Personas',
    admin_users: 'Usuarios',
    admin_requests: 'Solicitudes de acceso',
    admin_tickets: 'Tickets',
    admin_texts: 'Textos',
    admin_labels: 'Etiquetas',
    admin_menu: 'Menú',
    admin_banners: 'Banners y consejos',
    admin_system: 'Sistema',
    admin_data: 'Estado de los datos',
    admin_figures: 'Cifras',
    admin_audit: 'Registro de cambios',
    admin_outbox: 'Mensajes',
    admin_settings: 'Ajustes',
    admin_instruments: 'Instrumentos',
  },
};
