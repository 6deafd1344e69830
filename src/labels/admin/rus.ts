import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  nav: {
    admin_pages: 'Страницы оператора',
    admin_people: 'Люди',
    admin_users: 'Пользователи',
    admin_requests: 'Запросы доступа',
    admin_tickets: 'Обращения',
    admin_texts: 'Тексты',
    admin_labels: 'Надписи',
    admin_menu: 'Меню',
    admin_banners: 'Баннеры и подсказки',
    admin_system: 'Система',
    admin_data: 'Состояние данных',
    admin_figures: 'Показатели',
    admin_audit: 'Журнал изменений',
    admin_outbox: 'Сообщения',
    admin_settings: 'Настройки',
    admin_instruments: 'Инструменты',
  },
};
