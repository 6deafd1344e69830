import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  sessions: {
    sessions_title: 'Сеансы',
    sessions_description: 'Где выполнен вход в вашу учётную запись.',
    sessions_count: '{count} {count|one=вход|few=входа|many=входов|other=входа}',
    session_device: 'Устройство',
    session_address: 'Адрес при входе',
    session_signed_in: 'Вход выполнен',
    session_last_seen: 'Последняя активность',
    session_now: 'сейчас',
    session_this: 'это устройство',
    session_on: '{browser} на {system}',
    session_unknown: 'Неизвестное устройство',
    session_end_named: 'Выйти: {device}, активность {seen}',
    session_end_others: 'Завершить остальные',
    session_ended: 'Сеанс завершён.',
    session_others_ended: 'Все остальные сеансы завершены.',
    sessions_note:
      'Названия устройств — это то, что о себе сообщают браузеры. Последняя активность указана с точностью до 5 минут. Для IPv6 показана только сеть.',
  },
  passkeys: {
    passkeys_title: 'Ключи доступа',
    passkeys_description: 'Ключи на ваших устройствах для входа без пароля.',
    passkeys_lead:
      'Ключ доступа позволяет войти с помощью блокировки устройства: PIN-кода, отпечатка пальца или лица. Он действует только на этом сайте, поэтому его нельзя выманить.',
    passkeys_yours: 'Ваши ключи доступа',
    passkeys_none: 'Ключей доступа пока нет.',
    passkey_name: 'Название ключа',
    passkey_name_hint: 'Например, «Ноутбук на работе»',
    passkey_added_at: 'Добавлен',
    passkey_last_used: 'Последнее использование',
    passkey_never: 'никогда',
    passkey_where: 'Где хранится',
    passkey_synced: 'на нескольких устройствах (синхронизация)',
    passkey_single: 'на одном устройстве',
    passkey_new: 'Новый ключ доступа',
    passkey_add: 'Добавить ключ доступа',
    passkey_added: 'Ключ доступа добавлен.',
    passkey_remove: 'Удалить',
    passkey_remove_named: 'Удалить {name}',
    passkey_removed:
      'Ключ доступа удалён. Устройство может по-прежнему показывать его, но здесь он больше ничего не открывает.',
    passkey_confirm_title: 'Подтвердите, что это вы',
    passkey_confirm_text:
      'Ключи открывают вашу учётную запись, поэтому изменить их можно в течение 5 минут после подтверждения.',
    passkey_confirm_password: 'Подтвердить паролем',
    passkey_confirm_passkey: 'Подтвердить ключом доступа',
    passkey_confirm_again:
      'У вас нет ни пароля, ни ключа: выйдите и войдите снова, затем добавьте ключ здесь в течение 5 минут.',
    passkey_step_title: 'Второй шаг',
    passkey_step_text:
      'Кто входит с вашим паролем, должен затем предъявить и ключ доступа. Вход только с ключом остаётся одним шагом: он считается за оба.',
    passkey_step_is_on: 'Включено.',
    passkey_step_is_off: 'Выключено.',
    passkey_step_on: 'Включить',
    passkey_step_off: 'Выключить',
    passkey_step_changed: 'Второй шаг изменён.',
  },
  ways: {
    passkey_sign_in: 'Войти с ключом доступа',
    passkey_use: 'Использовать ключ доступа',
    passkey_use_text: 'Пароль верный. Теперь предъявите ключ доступа вашей учётной записи.',
    passkey_no_scripts: 'Для ключей доступа нужны скрипты, а в этом браузере они отключены.',
    passkey_unsupported:
      'Этот браузер не предлагает здесь ключи доступа: нужны современный браузер и защищённый адрес.',
    passkey_cancelled:
      'Ключ доступа не использован: действие отменено, не разрешено или заняло слишком много времени. Попробуйте снова.',
    passkey_wrong_address:
      'По этому адресу ключи доступа не работают: нужно доменное имя, а не числа.',
    passkey_known_here: 'На этом устройстве уже есть ключ вашей учётной записи.',
    passkey_failed: 'Не удалось использовать ключ доступа. Попробуйте чуть позже.',
  },
  refusals: {
    passkey_refused: 'Ключ доступа не принят. Попробуйте снова или выберите другой способ.',
    passkey_step_needs_it: 'Этот ключ нужен для второго шага: сначала выключите второй шаг.',
    passkey_step_needs_one: 'Сначала добавьте ключ доступа.',
    error_confirmation_needed: 'Сначала подтвердите, что это вы.',
    error_too_many_passkeys: 'У учётной записи не более 20 ключей доступа: сначала удалите один.',
    error_passkey_known: 'Этот ключ доступа уже сохранён.',
    error_last_way_in:
      'Без этого ключа войти в учётную запись будет невозможно: сначала добавьте другой.',
  },
};
