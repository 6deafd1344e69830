import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Сторінки оператора',
    admin_people: 'Люди',
    admin_users: 'Користувачі',
    admin_requests: 'Запити доступу',
    admin_tickets: 'Звернення',
    admin_texts: 'Тексти',
    admin_labels: 'Написи',
    admin_menu: 'Меню',
    admin_banners: 'Банери та підказки',
    admin_system: 'Система',
    admin_data: 'Стан даних',
    admin_figures: 'Показники',
    admin_audit: 'Журнал змін',
    admin_outbox: 'Повідомлення',
    admin_settings: 'Налаштування',
    admin_instruments: 'Інструменти',
  },
};
