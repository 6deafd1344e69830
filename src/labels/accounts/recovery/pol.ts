import type { Texts } from './eng.ts';

export const pol: Texts = {
  forms: {
    reset_title: 'Odzyskiwanie hasła',
    reset_lead:
      'Podaj adres e-mail swojego konta. Jeśli takie konto istnieje, wyślemy link do ustawienia nowego hasła.',
    reset_send: 'Wyślij link',
    reset_sent:
      'Jeśli istnieje konto z tym adresem, link jest już w drodze. Działa raz, przez godzinę.',
    reset_no_mail: 'Ten portal nie wysyła e-maili. Poproś o pomoc operatora.',
    reset_new_title: 'Wybierz nowe hasło',
    reset_new_lead: 'Wylogujemy Cię na wszystkich urządzeniach; zalogujesz się nowym hasłem.',
    reset_set: 'Ustaw hasło',
    reset_link_void: 'Ten link został już użyty lub wygasł. Poproś o nowy.',
    reset_again: 'Poproś o nowy link',
    reset_done: 'Hasło ustawiono. Zaloguj się nim.',
    reset_forgotten: 'Nie pamiętasz hasła?',
    register_sent_title: 'Sprawdź pocztę',
    register_sent:
      'Wysłaliśmy e-mail na podany adres. Otwórz zawarty w nim link w ciągu doby. Jeśli nic nie przyjdzie, sprawdź folder ze spamem lub zarejestruj się ponownie.',
    confirm_title: 'Potwierdź adres e-mail',
    confirm_lead:
      'Podaj hasło wybrane przy rejestracji. Jeśli to nie Twoja rejestracja, zamknij tę stronę.',
    confirm_button: 'Potwierdź i zaloguj się',
    confirm_link_void:
      'Ten link został już użyty lub wygasł. Zaloguj się; jeśli adres e-mail nadal wymaga potwierdzenia, otrzymasz nowy link.',
    confirm_first:
      'Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz link z wiadomości, którą wysłaliśmy.',
    confirm_password_wrong: 'To nie jest hasło wybrane przy rejestracji.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: ustaw nowe hasło',
    mail_reset_text:
      'Ktoś, prawdopodobnie Ty, poprosił o nowe hasło do Twojego konta. Ustawisz je za pomocą tego linku. Działa raz, przez godzinę:\n\n{link}\n\nJeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
    mail_changed_subject: 'Parcurve: Twoje hasło zostało zmienione',
    mail_changed_text:
      'Hasło Twojego konta zmieniono za pomocą linku, który Ci wysłaliśmy. Wszystkie urządzenia zostały wylogowane, a wszystkie tokeny API unieważnione.\n\nJeśli to nie Ty, natychmiast ustaw inne hasło:\n\n{link}',
    mail_confirm_subject: 'Parcurve: potwierdź adres e-mail',
    mail_confirm_text:
      'Z tym adresem e-mail utworzono konto. Potwierdź w ciągu doby, że należy do Ciebie; potrzebne będzie wybrane hasło:\n\n{link}\n\nJeśli to nie Twoja rejestracja, zignoruj tę wiadomość, a konto zostanie usunięte.',
    mail_known_subject: 'Parcurve: masz już konto',
    mail_known_text:
      'Ktoś, prawdopodobnie Ty, próbował zarejestrować się z tym adresem e-mail. Masz już konto. Zaloguj się:\n\n{signIn}\n\nJeśli nie pamiętasz hasła, ustaw nowe:\n\n{reset}\n\nJeśli to nie Ty, nie musisz nic robić.',
  },
  openid: {
    openid_sign_in: 'Zaloguj się przez {name}',
    openid_onward: 'Przejdź do dostawcy logowania',
    openid_title: 'Logowanie przez {name}',
    openid_linked:
      'Twoje konto jest połączone z {name}, więc możesz logować się także w ten sposób.',
    openid_not_linked: 'Połącz konto z {name}, aby logować się w ten sposób. Najpierw podaj hasło.',
    openid_link: 'Połącz z {name}',
    openid_unlink: 'Odłącz {name}',
    openid_unlinked: 'Twoje konto nie jest już połączone z {name}.',
    openid_no_password: 'Twoje konto nie ma hasła. Możemy wysłać Ci link do jego ustawienia.',
    auth_close: 'Zamknij',
    auth_error_denied: 'Logowanie przez {name} nie powiodło się.',
    auth_error_failed:
      'Nie udało się zweryfikować odpowiedzi od {name}, więc Cię nie zalogowano. Spróbuj ponownie.',
    auth_error_expired: 'To logowanie trwało zbyt długo lub zostało już użyte. Zacznij od nowa.',
    auth_error_unavailable: '{name} nie odpowiada. Spróbuj później lub zaloguj się hasłem.',
    auth_error_unverified:
      '{name} nie potwierdza Twojego adresu e-mail, więc nie mogliśmy znaleźć ani utworzyć konta dla Ciebie.',
    auth_error_link_first:
      'Konto z Twoim adresem e-mail już istnieje. Zaloguj się jego hasłem, a potem połącz {name} w swoim profilu.',
    auth_error_no_account: 'Nie masz tu jeszcze konta, a logowanie przez {name} go nie tworzy.',
    auth_error_taken: 'To konto w {name} jest już połączone z innym kontem w tym portalu.',
    auth_error_password: 'Hasło jest błędne, więc nic nie połączono.',
  },
};
