import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  codes: {
    error_unknown_field: 'Невідоме поле.',
    error_invalid_json: 'Тіло запиту не є коректним JSON.',
    error_period_start_after_end: 'Початок періоду пізніший за його кінець.',
    error_too_many_to_sort:
      'Стільки рядків не можна впорядкувати за значенням: виберіть контракт або менше днів.',
    error_not_signed_in: 'Для цієї дії потрібно увійти.',
    error_wrong_credentials: 'Неправильна адреса ел. пошти або пароль.',
    error_files_not_allowed: 'Джерело цих значень не дозволяє передавати їх у вигляді файлів.',
    error_forbidden: 'Ваш обліковий запис не має прав на цю дію.',
    error_values_need_account:
      'Для перегляду значень потрібен обліковий запис із доступом. Увійдіть.',
    error_values_need_access:
      'Доступ до значень відкриває адміністратор; як його отримати, сказано на /profile/access/.',
    error_cross_site: 'Запит надійшов з іншого сайту, тому його відхилено.',
    error_not_found: 'Тут нічого немає.',
    error_method_not_allowed: 'Ця адреса не підтримує цей метод.',
    error_already_registered: 'Обліковий запис із цією адресою ел. пошти вже існує.',
    error_body_too_large: 'Запит завеликий.',
    error_unsupported_media_type: 'Цей тип вмісту не підтримується.',
    error_too_many_attempts: 'Забагато спроб. Спробуйте ще раз за кілька хвилин.',
    error_too_many_pages:
      'З вашої адреси відкрито забагато сторінок. Спробуйте ще раз за хвилину або увійдіть.',
    error_internal: 'Сталася помилка на нашому боці.',
    error_not_ready: 'Сервер ще не готовий.',
    error_overloaded: 'Сервер перевантажений. Спробуйте ще раз за кілька секунд.',
    error_unavailable: 'Дані зараз недоступні. Спробуйте ще раз за кілька секунд.',
    error_disk_full: 'Диск бази даних заповнений.',
    error_invalid_token: 'Цей токен недійсний: у ньому помилка, він закінчився або відкликаний.',
    error_token_scope: 'Цьому токену такий виклик не дозволено.',
    error_too_many_tokens: 'Обліковий запис має щонайбільше 20 токенів: спершу відкличте один.',
    error_too_many_calls: 'Забагато викликів із цим токеном. Спробуйте за хвилину.',
    error_unknown_symbol: 'Немає інструмента з таким тикером, ISIN або номером.',
    error_unknown_exchange: 'В архіві немає біржі з таким MIC або номером.',
    error_unknown_contract: 'На біржі немає контракту з таким кодом або номером.',
    error_too_many_rows:
      'Забагато рядків для однієї відповіді: запитайте менше днів або завантажте файл.',
    error_wrong_code: 'Код неправильний.',
    error_void_code: 'Цей код більше не дійсний. Запросіть новий.',
    error_demo_account: 'Це демонстраційний обліковий запис, доступний усім: змінити це не можна.',
    error_last_operator: 'Це останній адміністратор порталу. Спершу призначте іншого.',
    error_merge_conflict: 'Ці два записи не можна об’єднати: їхні дані суперечать одне одному.',
    error_changed_meanwhile: 'Тим часом це змінив хтось інший. Перегляньте ще раз.',
    error_label_file: 'Це не файл CSV або XLSX зі стовпцем ключів.',
    error_too_many_screens:
      'Обліковий запис зберігає щонайбільше {most} добірок: спершу видаліть одну.',
  },
  registration: {
    error_registration_closed: 'Реєстрацію тут закрито. Облікові записи створює оператор.',
  },
};
