import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  form: {
    second_step_title: 'Другий крок',
    second_step_lost:
      'Якщо ви втратили те, що запитує цей крок, допомогти може лише оператор порталу: напишіть йому.',
    phone_title: 'Телефон',
    phone_description: 'Ваш номер телефону, підтверджений кодом, і код під час входу.',
    phone_steps: 'Кроки',
    phone_step_number: 'Номер',
    phone_step_code: 'Код',
    phone_step_done: 'Готово',
    phone_new: 'Новий номер із кодом країни',
    phone_new_hint: 'Наприклад, +47 91 23 45 67',
    phone_invalid: 'Введіть номер телефону з кодом країни, наприклад +47 91 23 45 67.',
    phone_same: 'Цей номер уже підтверджено.',
    phone_none_waiting: 'Немає номера, що очікує на код. Спершу введіть номер.',
    phone_no_channel: 'Зараз портал не може надсилати повідомлення. Зверніться до оператора.',
    phone_step_first:
      'Код під час входу надходить на підтверджений номер. Спершу вимкніть його, вказавши пароль.',
    phone_needed: 'Спершу підтвердьте номер телефону.',
    phone_send: 'Надіслати код',
    phone_sent: 'Код надіслано на {phone}.',
    phone_change: 'Змінити',
    phone_code_label: 'Код із шести цифр',
    phone_confirm: 'Підтвердити',
    phone_send_again: 'Надіслати знову',
    phone_again_in: 'Надіслати знову через {time}',
    phone_again_note: 'попередній код перестане діяти',
    phone_valid_until: 'дійсний до {time}',
    phone_tries: '{count} {count|one=спроба|few=спроби|many=спроб|other=спроби}',
    phone_wrong_code:
      'Код неправильний. {count|one=Залишилася|few=Залишилося|many=Залишилося|other=Залишилося} {count} {count|one=спроба|few=спроби|many=спроб|other=спроби}.',
    phone_code_invalid: 'Введіть шість цифр коду.',
    phone_code_over: 'Цей код більше не дійсний. Запросіть новий.',
    phone_cancel: 'Скасувати',
    phone_confirmed: 'Номер {phone} підтверджено.',
    phone_change_number: 'Змінити номер',
    phone_remove: 'Видалити номер',
    phone_second_step: 'Код під час входу',
    phone_second_step_text:
      'Після пароля на цей номер надійде код, який потрібно буде ввести. Якщо ви втратите телефон, повернути доступ зможе лише оператор порталу.',
    phone_second_step_is_on: 'Під час входу запитується код.',
    phone_turn_on: 'Увімкнути',
    phone_turn_off: 'Вимкнути',
    second_step_code_text: 'Код надіслано на {phone}. Введіть його, щоб увійти.',
    second_step_no_code:
      'Код для цього входу ще не надіслано: раніше їх було забагато. Спробуйте пізніше.',
    second_step_ended: 'Цей вхід завершено. Почніть знову.',
    second_step_again: 'Увійти знову',
    phone_risk: 'SMS може перехопити той, хто заволодіє вашим номером. Ключ доступу надійніший.',
  },
  messages: {
    phone_code_sms: '{code} — ваш код Parcurve. Він дійсний 5 хвилин. Нікому його не повідомляйте.',
    phone_notice_subject: 'Ваш обліковий запис Parcurve змінено',
    phone_notice_confirmed: 'Для вашого облікового запису підтверджено номер телефону.',
    phone_notice_removed: 'Номер телефону вашого облікового запису видалено.',
    phone_notice_step_on:
      'Відтепер для входу до вашого облікового запису потрібен код із телефону.',
    phone_notice_step_off:
      'Для входу до вашого облікового запису код із телефону більше не потрібен.',
    phone_notice_not_you: 'Якщо це були не ви, змініть пароль і напишіть оператору порталу.',
  },
  outbox: {
    outbox_title: 'Вихідні',
    outbox_text:
      'Останні повідомлення порталу. Тексти видно до закінчення строку, не довше години; надіслані стираються.',
    outbox_none: 'Повідомлень ще немає.',
    outbox_time: 'Час',
    outbox_to: 'Одержувач',
    outbox_purpose: 'Призначення',
    outbox_state: 'Стан',
    outbox_message: 'Текст',
    outbox_state_waiting: 'очікує',
    outbox_state_sent: 'надіслано',
    outbox_state_failed: 'не доставлено',
    outbox_state_expired: 'строк минув',
  },
};
