import type { Texts } from './eng.ts';

export const pol: Texts = {
  forms: {
    reset_title: 'Odzyskiwanie hasła',
    reset_lead:
      'Podaj adres e-mail swojego konta. Jeśli takie konto istnieje, wyślemy na ten adres link do ustawienia nowego hasła.',
    reset_send: 'Wyślij link',
    reset_sent:
      'Jeśli istnieje konto z tym adresem, link jest już w drodze. Działa raz, przez godzinę.',
    reset_no_mail: 'Ten portal nie wysyła wiadomości. O dostęp poproś jego administratora.',
    reset_new_title: 'Wybierz nowe hasło',
    reset_new_lead: 'Wszystkie urządzenia zostaną wylogowane; zalogujesz się nowym hasłem.',
    reset_set: 'Ustaw hasło',
    reset_link_void: 'Ten link został użyty lub wygasł. Poproś o nowy.',
    reset_again: 'Poproś o nowy link',
    reset_done: 'Hasło zostało ustawione. Zaloguj się nim.',
    reset_forgotten: 'Nie pamiętasz hasła?',
    register_sent_title: 'Sprawdź pocztę',
    register_sent:
      'Napisaliśmy na podany adres. Kliknij link z wiadomości w ciągu doby. Jeśli nic nie przyjdzie, sprawdź spam lub zarejestruj się ponownie.',
    confirm_title: 'Potwierdź adres e-mail',
    confirm_lead:
      'Podaj hasło wybrane przy rejestracji. Jeśli to nie Ty się rejestrowałeś, zamknij tę stronę.',
    confirm_button: 'Potwierdź i zaloguj się',
    confirm_link_void:
      'Ten link został użyty lub wygasł. Zaloguj się: jeśli trzeba, dostaniesz nowy.',
    confirm_first:
      'Twój adres e-mail nie jest jeszcze potwierdzony. Kliknij link z wiadomości, którą wysłaliśmy.',
    confirm_password_wrong: 'To nie jest hasło wybrane przy rejestracji.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: ustaw nowe hasło',
    mail_reset_text:
      'Ktoś, zapewne Ty, poprosił o nowe hasło do Twojego konta. Ustawisz je tym linkiem. Działa raz, przez godzinę:\n\n{link}\n\nJeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
    mail_changed_subject: 'Parcurve: Twoje hasło zostało zmienione',
    mail_changed_text:
      'Hasło Twojego konta zmieniono za pomocą linku, który Ci wysłaliśmy. Wszystkie urządzenia zostały wylogowane, a tokeny API unieważnione.\n\nJeśli to nie Ty, od razu ustaw inne hasło:\n\n{link}',
    mail_confirm_subject: 'Parcurve: potwierdź adres e-mail',
    mail_confirm_text:
      'Z tym adresem e-mail utworzono konto. Potwierdź w ciągu doby, że należy do Ciebie; potrzebne będzie wybrane hasło:\n\n{link}\n\nJeśli się nie rejestrowałeś, zignoruj tę wiadomość: konto zostanie usunięte.',
    mail_known_subject: 'Parcurve: masz już konto',
    mail_known_text:
      'Ktoś, zapewne Ty, próbował zarejestrować się z tym adresem. Masz już konto. Zaloguj się:\n\n{signIn}\n\nJeśli nie pamiętasz hasła, ustaw nowe:\n\n{reset}\n\nJeśli to nie Ty, nie musisz nic robić.',
  },
  openid: {
    openid_sign_in: 'Zaloguj się przez {name}',
    openid_onward: 'Przejdź do dostawcy logowania',
    openid_title: 'Logowanie przez {name}',
    openid_linked: 'Twoje konto jest połączone z {name}: możesz się tak logować.',
    openid_not_linked: 'Połącz konto z {name}, aby się tak logować. Najpierw podaj hasło.',
    openid_link: 'Połącz z {name}',
    openid_unlink: 'Odłącz {name}',
    openid_unlinked: 'Twoje konto nie jest już połączone z {name}.',
    openid_no_password: 'Twoje konto nie ma hasła. Możemy wysłać link do jego ustawienia.',
    auth_close: 'Zamknij',
    auth_error_denied: '{name} nie zalogował Cię.',
    auth_error_failed:
      'Odpowiedzi {name} nie można zaufać, więc nikogo nie zalogowano. Spróbuj ponownie.',
    auth_error_expired: 'To logowanie trwało zbyt długo lub zostało już użyte. Zacznij od nowa.',
    auth_error_unavailable: '{name} teraz nie odpowiada. Spróbuj później lub zaloguj się hasłem.',
    auth_error_unverified:
      '{name} nie potwierdził Twojego adresu e-mail, więc nie można znaleźć ani utworzyć konta.',
    auth_error_link_first:
      'Istnieje już konto z Twoim adresem e-mail. Zaloguj się hasłem, a potem połącz {name} w profilu.',
    auth_error_no_account: 'Nie masz tu jeszcze konta, a {name} nie tworzy nowych.',
    auth_error_taken: 'Ta tożsamość w {name} należy do innego konta.',
    auth_error_password: 'Hasło jest błędne, więc nic nie połączono.',
  },
};
