import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  sessions: {
    sessions_title: 'Сеанси',
    sessions_description: 'Де виконано вхід до вашого облікового запису.',
    sessions_count: '{count} {count|one=вхід|few=входи|many=входів|other=входу}',
    session_device: 'Пристрій',
    session_address: 'Адреса під час входу',
    session_signed_in: 'Вхід виконано',
    session_last_seen: 'Остання активність',
    session_now: 'зараз',
    session_this: 'цей пристрій',
    session_on: '{browser} на {system}',
    session_unknown: 'Невідомий пристрій',
    session_end_named: 'Вийти: {device}, активність {seen}',
    session_end_others: 'Завершити решту',
    session_ended: 'Сеанс завершено.',
    session_others_ended: 'Усі інші сеанси завершено.',
    sessions_note:
      'Назви пристроїв — це те, що повідомляють про себе браузери. Остання активність вказана з точністю до 5 хвилин. Для IPv6 показано лише мережу.',
  },
  passkeys: {
    passkeys_title: 'Ключі доступу',
    passkeys_description: 'Ключі на ваших пристроях для входу без пароля.',
    passkeys_lead:
      'Ключ доступу дає змогу увійти за допомогою блокування пристрою: PIN-коду, відбитка пальця чи обличчя. Він діє лише на цьому сайті, тому його не можна виманити.',
    passkeys_yours: 'Ваші ключі доступу',
    passkeys_none: 'Ключів доступу поки немає.',
    passkey_name: 'Назва ключа',
    passkey_name_hint: 'Наприклад, «Ноутбук на роботі»',
    passkey_added_at: 'Додано',
    passkey_last_used: 'Останнє використання',
    passkey_never: 'ніколи',
    passkey_where: 'Де зберігається',
    passkey_synced: 'на кількох пристроях (синхронізація)',
    passkey_single: 'на одному пристрої',
    passkey_new: 'Новий ключ доступу',
    passkey_add: 'Додати ключ доступу',
    passkey_added: 'Ключ доступу додано.',
    passkey_remove: 'Видалити',
    passkey_remove_named: 'Видалити {name}',
    passkey_removed:
      'Ключ доступу видалено. Пристрій може й далі показувати його, але тут він більше нічого не відкриває.',
    passkey_confirm_title: 'Підтвердьте, що це ви',
    passkey_confirm_text:
      'Ключі відкривають ваш обліковий запис, тому змінити їх можна впродовж 5 хвилин після підтвердження.',
    passkey_confirm_password: 'Підтвердити паролем',
    passkey_confirm_passkey: 'Підтвердити ключем доступу',
    passkey_confirm_again:
      'У вас немає ні пароля, ні ключа: вийдіть і увійдіть знову, потім додайте ключ тут упродовж 5 хвилин.',
    passkey_step_title: 'Другий крок',
    passkey_step_text:
      'Хто входить із вашим паролем, має потім пред’явити й ключ доступу. Вхід лише з ключем лишається одним кроком: він зараховується за обидва.',
    passkey_step_is_on: 'Увімкнено.',
    passkey_step_is_off: 'Вимкнено.',
    passkey_step_on: 'Увімкнути',
    passkey_step_off: 'Вимкнути',
    passkey_step_changed: 'Другий крок змінено.',
  },
  ways: {
    passkey_sign_in: 'Увійти з ключем доступу',
    passkey_use: 'Використати ключ доступу',
    passkey_use_text: 'Пароль правильний. Тепер пред’явіть ключ доступу вашого облікового запису.',
    passkey_no_scripts: 'Для ключів доступу потрібні скрипти, а в цьому браузері їх вимкнено.',
    passkey_unsupported:
      'Цей браузер не пропонує тут ключі доступу: потрібні сучасний браузер і захищена адреса.',
    passkey_cancelled:
      'Ключ доступу не використано: дію скасовано, не дозволено або вона тривала надто довго. Спробуйте ще раз.',
    passkey_wrong_address:
      'За цією адресою ключі доступу не працюють: потрібне доменне ім’я, а не числа.',
    passkey_known_here: 'На цьому пристрої вже є ключ вашого облікового запису.',
    passkey_failed: 'Не вдалося використати ключ доступу. Спробуйте трохи пізніше.',
  },
  refusals: {
    passkey_refused: 'Ключ доступу не прийнято. Спробуйте ще раз або виберіть інший спосіб.',
    passkey_step_needs_it: 'Цей ключ потрібен для другого кроку: спершу вимкніть другий крок.',
    passkey_step_needs_one: 'Спершу додайте ключ доступу.',
    error_confirmation_needed: 'Спершу підтвердьте, що це ви.',
    error_too_many_passkeys:
      'В обліковому записі щонайбільше 20 ключів доступу: спершу видаліть один.',
    error_passkey_known: 'Цей ключ доступу вже збережено.',
    error_last_way_in: 'Без цього ключа до облікового запису не увійти: спершу додайте інший.',
  },
};
