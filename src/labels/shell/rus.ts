import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  header: {
    skip_to_content: 'Перейти к содержанию',
    main_menu: 'Главное меню',
    open_menu: 'Открыть меню',
    show_submenu: 'Показать «{name}»',
    language: 'Язык',
    theme: 'Тема',
    theme_system: 'Как в системе',
    theme_light: 'Светлая',
    theme_dark: 'Тёмная',
    sign_in: 'Войти',
    sign_out: 'Выйти',
    register: 'Регистрация',
    account: 'Личный кабинет',
  },
  menu: {
    menu_currencies: 'Валюты',
    menu_indexes: 'Индексы',
    menu_all_indexes: 'Все индексы',
    menu_derivatives: 'Деривативы',
    menu_developers: 'Разработчикам',
  },
  footer: {
    menu_api_calls: 'Вызовы API',
    menu_openapi: 'Описание OpenAPI',
    demo_data: 'Демоданные',
    demo_data_explained: 'Демоданные: показатели на этой странице вымышлены.',
    footer_sources: 'Источники: {sources}',
    footer_no_sources: 'Источников данных пока нет',
    footer_last_import: 'Последний импорт: {time}',
    footer_printed: 'Напечатано {time}',
    footer_tagline: 'Открытый портал финансовых данных',
    menu_addin: 'Надстройка Excel',
  },
  errors: {
    not_found_title: 'Такой страницы не существует',
    not_found_text: 'Возможно, в адресе опечатка или страница была удалена.',
    server_error_title: 'Произошла ошибка на нашей стороне',
    server_error_text:
      'Ошибка записана в журнал. Повторите попытку; если ошибка сохранится, сообщите администратору номер запроса: {id}',
    unreachable_title: 'Сервер недоступен',
    unreachable_text:
      'Нет подключения к сети, или сервер временно не отвечает. Страница загрузится сама, как только сервер снова ответит.',
    refused_title: 'Запрос не может быть выполнен',
    back_to_start: 'На главную страницу',
    try_again: 'Повторить',
    error_invalid_field: 'Недопустимое значение.',
  },
  access: {
    asterisks: 'Чтобы видеть значения, нужна учётная запись с доступом',
    asterisks_auth: 'Чтобы видеть значения, получите доступ у администратора',
    value_hidden: 'скрыто, нужен доступ',
    get_access: 'Получить доступ',
    values_locked:
      'Вашей учётной записи видны названия, даты и форма графиков. Доступ к значениям открывает администратор.',
    values_locked_anonymous:
      'Вам видны названия, даты и форма графиков. Для значений нужна учётная запись с доступом.',
  },
  paging: {
    paging: 'Страницы',
    page_first: 'Первая страница',
    page_previous: 'Предыдущая страница',
    page_next: 'Следующая страница',
    page_last: 'Последняя страница',
    page_number: 'Страница {page} из {last}',
  },
  no_data: {
    no_data_yet: 'На этом портале пока нет данных.',
    no_data_operator:
      'Чтобы опробовать портал, остановите сервер, выполните «{command}» и запустите его снова: загрузится вымышленный демонстрационный рынок. Импорта настоящих данных пока нет.',
  },
  offers: {
    bottom_banner: 'Объявление портала',
    app_offer: 'Мобильное приложение',
    app_offer_ios: 'Parcurve есть и как приложение для iPhone и iPad.',
    app_offer_android: 'Parcurve есть и как приложение для Android.',
    app_offer_get: 'Установить приложение',
    offer_close: 'Закрыть',
  },
};
