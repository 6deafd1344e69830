import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  codes: {
    error_unknown_field: 'Неизвестное поле.',
    error_invalid_json: 'Тело запроса не является корректным JSON.',
    error_period_start_after_end: 'Начало периода позже его окончания.',
    error_too_many_to_sort:
      'Столько строк нельзя отсортировать по значению: выберите контракт или меньше дней.',
    error_not_signed_in: 'Для этого действия необходимо войти.',
    error_wrong_credentials: 'Неверный адрес эл. почты или пароль.',
    error_files_not_allowed: 'Источник этих значений не разрешает передавать их в виде файлов.',
    error_forbidden: 'У вашей учётной записи нет прав на это действие.',
    error_values_need_account: 'Для просмотра значений нужна учётная запись с доступом. Войдите.',
    error_values_need_access:
      'Доступ к значениям открывает администратор; как его получить, сказано на /profile/access/.',
    error_cross_site: 'Запрос поступил с другого сайта и был отклонён.',
    error_not_found: 'Здесь ничего нет.',
    error_method_not_allowed: 'Этот адрес не поддерживает данный метод.',
    error_already_registered: 'Учётная запись с таким адресом эл. почты уже существует.',
    error_body_too_large: 'Слишком большой запрос.',
    error_unsupported_media_type: 'Этот тип содержимого не поддерживается.',
    error_too_many_attempts: 'Слишком много попыток. Повторите через несколько минут.',
    error_too_many_pages:
      'С вашего адреса открыто слишком много страниц. Повторите через минуту или войдите.',
    error_internal: 'Произошла ошибка на нашей стороне.',
    error_not_ready: 'Сервер ещё не готов.',
    error_overloaded: 'Сервер перегружен. Повторите через несколько секунд.',
    error_unavailable: 'Данные сейчас недоступны. Повторите через несколько секунд.',
    error_disk_full: 'Диск базы данных заполнен.',
    error_invalid_token: 'Этот токен недействителен: в нём опечатка, он истёк или отозван.',
    error_token_scope: 'Этому токену такой вызов не разрешён.',
    error_too_many_tokens: 'У аккаунта не больше 20 токенов: сначала отзовите один.',
    error_too_many_calls: 'Слишком много вызовов с этим токеном. Повторите через минуту.',
    error_unknown_symbol: 'Нет инструмента с таким тикером, ISIN или номером.',
    error_unknown_exchange: 'В архиве нет биржи с таким MIC или номером.',
    error_unknown_contract: 'На бирже нет контракта с таким кодом или номером.',
    error_too_many_rows:
      'Слишком много строк для одного ответа: запросите меньше дней или скачайте файл.',
    error_wrong_code: 'Код неверен.',
    error_void_code: 'Этот код больше не действует. Запросите новый.',
    error_demo_account: 'Это демонстрационная учётная запись, доступная всем: изменить это нельзя.',
    error_last_operator: 'Это последний администратор портала. Сначала назначьте другого.',
    error_merge_conflict: 'Эти две записи нельзя объединить: их данные противоречат друг другу.',
    error_changed_meanwhile: 'Тем временем это изменил кто-то другой. Посмотрите ещё раз.',
    error_label_file: 'Это не файл CSV или XLSX со столбцом ключей.',
  },
  registration: {
    error_registration_closed: 'Регистрация здесь закрыта. Учётные записи создаёт оператор.',
  },
};
