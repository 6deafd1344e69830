import type { Texts } from './eng.ts';

export const pol: Texts = {
  sessions: {
    sessions_description: 'Gdzie zalogowano się na Twoje konto.',
    sessions_count: '{count} {count, plural, one {sesja} few {sesje} many {sesji} other {sesji}}',
    session_device: 'Urządzenie',
    session_address: 'Adres IP przy logowaniu',
    session_signed_in: 'Zalogowano',
    session_last_seen: 'Ostatnia aktywność',
    session_now: 'teraz',
    session_this: 'to urządzenie',
    session_on: '{browser}, {system}',
    session_unknown: 'Nieznane urządzenie',
    session_end_named: 'Wyloguj {device}, ostatnia aktywność {seen}',
    session_end_others: 'Wyloguj wszystkie inne',
    session_ended: 'Sesję zakończono.',
    session_others_ended: 'Wszystkie inne sesje zakończono.',
    sessions_note:
      'Nazwy urządzeń podają same przeglądarki. „Ostatnia aktywność” jest podana z dokładnością do 5 minut. W przypadku adresów IPv6 widać tylko sieć.',
  },
  passkeys: {
    passkeys_description: 'Klucze na Twoich urządzeniach do logowania bez hasła.',
    passkeys_lead:
      'Klucz dostępu loguje Cię za pomocą blokady ekranu urządzenia: kodu PIN, odcisku palca lub twarzy. Działa tylko w tej witrynie, więc nie można go wyłudzić.',
    passkeys_yours: 'Twoje klucze dostępu',
    passkeys_none: 'Nie ma jeszcze kluczy dostępu.',
    passkey_name: 'Nazwa klucza dostępu',
    passkey_name_hint: 'Na przykład „Laptop w pracy”',
    passkey_added_at: 'Dodano',
    passkey_last_used: 'Ostatnio użyto',
    passkey_never: 'nigdy',
    passkey_where: 'Zapisany',
    passkey_synced: 'na wielu urządzeniach (synchronizacja)',
    passkey_single: 'na jednym urządzeniu',
    passkey_new: 'Nowy klucz dostępu',
    passkey_add: 'Dodaj klucz dostępu',
    passkey_added: 'Dodano klucz dostępu.',
    passkey_remove: 'Usuń',
    passkey_remove_named: 'Usuń {name}',
    passkey_removed:
      'Usunięto klucz dostępu. Urządzenie może go nadal proponować, ale tutaj już nie działa.',
    passkey_confirm_title: 'Potwierdź, że to Ty',
    passkey_confirm_text:
      'Klucze dostępu dają dostęp do Twojego konta. Po potwierdzeniu, że to Ty, możesz je zmieniać przez 5 minut.',
    passkey_confirm_password: 'Potwierdź hasłem',
    passkey_confirm_passkey: 'Potwierdź kluczem dostępu',
    passkey_confirm_again:
      'Nie masz hasła ani klucza dostępu. Wyloguj się, zaloguj ponownie i w ciągu 5 minut dodaj tutaj klucz dostępu.',
    passkey_step_title: 'Drugi krok',
    passkey_step_text:
      'Po włączeniu logowanie hasłem wymaga także klucza dostępu. Logowanie samym kluczem dostępu pozostaje jednym krokiem, bo liczy się za oba.',
    passkey_step_is_on: 'Drugi krok jest włączony.',
    passkey_step_is_off: 'Drugi krok jest wyłączony.',
    passkey_step_on: 'Włącz',
    passkey_step_off: 'Wyłącz',
    passkey_step_changed: 'Drugi krok zmieniono.',
  },
  step: {
    step_description: 'Drugi krok po haśle i Twoje kody odzyskiwania.',
    step_required:
      'Operatorzy tego portalu muszą mieć drugi krok. Skonfiguruj go, aby kontynuować.',
    step_required_hint:
      'Jeśli nic z tego tu nie działa, ustaw na serwerze OPERATOR_SECOND_STEP=off i uruchom go ponownie.',
    step_is_passkey: 'Włączony: po haśle klucz dostępu.',
    step_is_code: 'Włączony: po haśle kod z SMS-a.',
    step_is_off: 'Wyłączony: do zalogowania wystarczy hasło.',
    step_set_passkey: 'Skonfiguruj klucz dostępu',
    step_set_phone: 'Skonfiguruj kody SMS',
    recovery_title: 'Kody odzyskiwania',
    recovery_text:
      'Każdy kod raz zastępuje drugi krok, gdy stracisz telefon lub klucz dostępu. Trzymaj je na papierze albo w menedżerze haseł.',
    recovery_left: 'Pozostało kodów: {count}. Utworzono {time}.',
    recovery_none: 'Brak kodów odzyskiwania.',
    recovery_step_first: 'Kody możesz utworzyć po włączeniu drugiego kroku.',
    recovery_create: 'Utwórz kody',
    recovery_replace: 'Zastąp kody',
    recovery_replace_note: 'Wcześniejsze kody przestaną działać.',
    recovery_confirm_text:
      'Kody odzyskiwania dają dostęp do Twojego konta, więc najpierw potwierdź, że to Ty.',
    recovery_made: 'Zapisz kody teraz: nie zostaną pokazane ponownie.',
    recovery_copy: 'Kopiuj',
    recovery_copied: 'Skopiowano',
  },
  ways: {
    passkey_sign_in: 'Zaloguj się kluczem dostępu',
    passkey_use: 'Użyj klucza dostępu',
    passkey_use_text: 'Hasło jest poprawne. Teraz użyj jednego ze swoich kluczy dostępu.',
    recovery_use: 'Użyj kodu odzyskiwania',
    recovery_code: 'Kod odzyskiwania',
    recovery_code_hint: '16 liter i cyfr; myślniki nie mają znaczenia.',
    passkey_no_scripts:
      'Klucze dostępu wymagają JavaScriptu, który jest w tej przeglądarce wyłączony.',
    passkey_unsupported:
      'Klucze dostępu są tu niedostępne: wymagają aktualnej przeglądarki i bezpiecznego połączenia.',
    passkey_cancelled:
      'Nie użyto klucza dostępu: żądanie anulowano, odrzucono lub upłynął jego czas. Spróbuj ponownie.',
    passkey_wrong_address:
      'Klucze dostępu nie działają pod tym adresem URL: wymagają nazwy domeny, a nie adresu IP.',
    passkey_known_here: 'To urządzenie ma już klucz dostępu do Twojego konta.',
    passkey_failed: 'Nie udało się użyć klucza dostępu. Spróbuj za chwilę.',
  },
  refusals: {
    passkey_refused: 'Klucz dostępu odrzucono. Spróbuj ponownie lub użyj innej metody.',
    passkey_step_needs_it: 'Drugi krok wymaga tego klucza dostępu. Najpierw wyłącz drugi krok.',
    passkey_step_needs_one: 'Najpierw dodaj klucz dostępu.',
    recovery_code_wrong: 'Ten kod odzyskiwania jest błędny lub został już użyty.',
    recovery_needs_step: 'Najpierw włącz drugi krok.',
    error_second_step_needed:
      'Operatorzy muszą używać drugiego kroku. Skonfiguruj go na stronie „Drugi krok” swojego konta.',
    error_confirmation_needed: 'Najpierw potwierdź, że to Ty.',
    error_too_many_passkeys: 'Konto może mieć do 20 kluczy dostępu. Najpierw usuń jeden.',
    error_passkey_known: 'Ten klucz dostępu został już dodany.',
    error_last_way_in:
      'Bez tego klucza dostępu nie zalogujesz się na swoje konto. Najpierw dodaj inny.',
  },
  mails: {
    mail_recovery_created_subject: 'Nowe kody odzyskiwania',
    mail_recovery_created_text:
      'Dla Twojego konta utworzono nowe kody odzyskiwania; wcześniejsze już nie działają. Jeśli to nie Ty, natychmiast zmień hasło.',
    mail_recovery_used_subject: 'Użyto kodu odzyskiwania',
    mail_recovery_used_text:
      'Do zalogowania użyto Twojego hasła i kodu odzyskiwania. Pozostało kodów: {count}. Jeśli to nie Ty, natychmiast zmień hasło.',
    mail_step_lifted_subject: 'Drugi krok został wyłączony',
    mail_step_lifted_text:
      'Operator wyłączył drugi krok Twojego konta; kody odzyskiwania już nie działają. Zaloguj się hasłem i skonfiguruj nowy. Jeśli to nie Twoja prośba, powiadom operatora.',
    mail_passkeys_removed_subject: 'Klucze dostępu zostały usunięte',
    mail_passkeys_removed_text:
      'Operator usunął wszystkie klucze dostępu Twojego konta. Zaloguj się hasłem i dodaj nowy. Jeśli to nie Twoja prośba, powiadom operatora.',
  },
};
