import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  header: {
    skip_to_content: 'Перейти до вмісту',
    main_menu: 'Головне меню',
    open_menu: 'Відкрити меню',
    show_submenu: 'Показати «{name}»',
    language: 'Мова',
    theme: 'Тема',
    theme_system: 'Як у системі',
    theme_light: 'Світла',
    theme_dark: 'Темна',
    sign_in: 'Увійти',
    sign_out: 'Вийти',
    register: 'Реєстрація',
    account: 'Особистий кабінет',
  },
  menu: {
    menu_currencies: 'Валюти',
    menu_indexes: 'Індекси',
    menu_all_indexes: 'Усі індекси',
    menu_derivatives: 'Деривативи',
    menu_developers: 'Розробникам',
  },
  footer: {
    menu_api_calls: 'Виклики API',
    menu_openapi: 'Опис OpenAPI',
    demo_data: 'Демодані',
    demo_data_explained: 'Демодані: показники на цій сторінці вигадані.',
    footer_sources: 'Джерела: {sources}',
    footer_no_sources: 'Джерел даних поки немає',
    footer_last_import: 'Останній імпорт: {time}',
    footer_printed: 'Надруковано {time}',
    footer_tagline: 'Відкритий портал фінансових даних',
    menu_addin: 'Надбудова Excel',
  },
  errors: {
    not_found_title: 'Такої сторінки не існує',
    not_found_text: 'Можливо, в адресі є помилка або сторінку було видалено.',
    server_error_title: 'Сталася помилка на нашому боці',
    server_error_text:
      'Помилку записано в журнал. Спробуйте ще раз; якщо вона повторюється, повідомте адміністратору номер запиту: {id}',
    unreachable_title: 'Сервер недоступний',
    unreachable_text:
      'Немає з’єднання з мережею, або сервер тимчасово не відповідає. Сторінка завантажиться сама, щойно сервер знову відповість.',
    refused_title: 'Запит неможливо виконати',
    back_to_start: 'На головну сторінку',
    try_again: 'Спробувати ще раз',
    error_invalid_field: 'Неприпустиме значення.',
  },
  access: {
    asterisks: 'Щоб бачити значення, потрібен обліковий запис із доступом',
    asterisks_auth: 'Щоб бачити значення, отримайте доступ в адміністратора',
    value_hidden: 'приховано, потрібен доступ',
    get_access: 'Отримати доступ',
    values_locked:
      'Вашому обліковому запису видно назви, дати та форму графіків. Доступ до значень відкриває адміністратор.',
    values_locked_anonymous:
      'Вам видно назви, дати та форму графіків. Для значень потрібен обліковий запис із доступом.',
  },
  paging: {
    paging: 'Сторінки',
    page_first: 'Перша сторінка',
    page_previous: 'Попередня сторінка',
    page_next: 'Наступна сторінка',
    page_last: 'Остання сторінка',
    page_number: 'Сторінка {page} з {last}',
  },
  no_data: {
    no_data_yet: 'На цьому порталі ще немає даних.',
    no_data_operator:
      'Щоб спробувати портал, зупиніть сервер, виконайте «{command}» і запустіть його знову: завантажиться вигаданий демонстраційний ринок. Імпорту справжніх даних ще немає.',
  },
  offers: {
    bottom_banner: 'Оголошення порталу',
    app_offer: 'Мобільний застосунок',
    app_offer_ios: 'Parcurve є і як застосунок для iPhone та iPad.',
    app_offer_android: 'Parcurve є і як застосунок для Android.',
    app_offer_get: 'Встановити застосунок',
    offer_close: 'Закрити',
  },
};
