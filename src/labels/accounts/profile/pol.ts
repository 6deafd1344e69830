import type { Texts } from './eng.ts';

export const pol: Texts = {
  forms: {
    profile_save: 'Zapisz',
    profile_saved: 'Zapisano.',
    profile_name_text: 'Widoczna w nagłówku i dla administratora.',
    profile_name_saved: 'Nazwa została zmieniona.',
    profile_email_text: 'Służy do logowania i tam trafiają wiadomości. Obecnie: {email}',
    profile_email_new: 'Nowy adres',
    profile_email_send: 'Wyślij link',
    profile_email_change: 'Zmień adres',
    profile_email_hint:
      'Na nowy adres zostanie wysłany link. Adres zmieni się po użyciu linku, w ciągu doby.',
    profile_email_sent: 'Wiadomość z linkiem jest w drodze na nowy adres.',
    profile_email_pending: 'Czeka na potwierdzenie: {email}',
    profile_email_changed: 'Adres został zmieniony.',
    profile_email_same: 'To już jest Twój adres.',
    profile_password_first: 'To konto nie ma jeszcze hasła. Najpierw je ustaw.',
    profile_password_reset: 'Ustaw hasło przez e-mail',
    profile_demo:
      'To konto demonstracyjne, z którego może korzystać każdy: nie można zmienić nazwy, adresu ani hasła, nie można go też usunąć.',
    profile_view_title: 'Język i wygląd',
    profile_view_text:
      'Także w innych przeglądarkach po zalogowaniu, o ile nie wybrano tam inaczej. Wiadomości przychodzą w tym języku.',
    profile_hints_title: 'Podpowiedzi',
    profile_hints_text: 'Krótkie objaśnienia na stronach.',
    profile_hints_show: 'Pokazuj podpowiedzi',
    profile_data_title: 'Moje dane',
    profile_data_text:
      'Wszystko, co jest zapisane o koncie, bez haseł i innych tajnych danych, jako plik JSON. Najwyżej pięć razy na godzinę.',
    profile_data_download: 'Pobierz',
    profile_delete_text: 'Usuwa konto i wszystko, co do niego należy, na stałe.',
    profile_confirm_title: 'Potwierdź nowy adres',
    profile_confirm_text:
      'Przycisk ustawia {email} jako adres konta: od tej chwili służy do logowania.',
    profile_confirm_button: 'Użyj tego adresu',
    profile_link_void: 'Link został już użyty lub wygasł.',
  },
  delete: {
    delete_title: 'Usuń konto',
    delete_lead: 'Działa natychmiast i nie można tego cofnąć.',
    delete_goes: 'Co zostanie usunięte',
    delete_goes_account: 'nazwa, adres, hasło i ustawienia',
    delete_goes_sessions: 'wszystkie sesje na każdym urządzeniu',
    delete_goes_tokens: 'tokeny API: programy, które ich używają, od razu spotkają się z odmową',
    delete_goes_requests: 'dostęp, wnioski, zgłoszenia i wiadomości',
    delete_stays: 'Co pozostaje',
    delete_stays_logs:
      'wpisy dziennika z adresem sieciowym, tak długo jak przechowuje je administrator',
    delete_stays_backups: 'kopie zapasowe wykonane wcześniej przez administratora',
    delete_data_first: 'Najpierw pobierz swoje dane',
    delete_sure: 'Chcę na stałe usunąć swoje konto',
    delete_sure_missing: 'Aby kontynuować, zaznacz to pole.',
    delete_ask_text:
      'To konto nie ma hasła. Wiadomość z linkiem potwierdzi, że należy do Ciebie; link działa raz, przez dobę.',
    delete_ask_button: 'Wyślij link',
    delete_ask_sent: 'Wiadomość jest w drodze na {email}.',
    delete_no_mail:
      'To konto nie ma hasła, a portal nie wysyła wiadomości. Poproś administratora o jego usunięcie.',
    delete_keep: 'Zachowaj konto',
    delete_done_title: 'Konto zostało usunięte',
    delete_done_text:
      'Wszystko, co do niego należało, zostało usunięte, a wszystkie sesje zakończone.',
  },
  mails: {
    mail_email_confirm_subject: 'Potwierdź nowy adres',
    mail_email_confirm_text:
      'Otwórz ten link, aby ten adres stał się adresem konta w {origin}:\n{link}\n\nDziała raz, przez dobę. Jeśli to nie Twoja prośba, nic nie rób.',
    mail_email_taken_subject: 'Masz już konto',
    mail_email_taken_text:
      'Ktoś chciał użyć tego adresu dla innego konta w {origin}. Adres należy do Twojego konta, więc nic się nie zmieniło. Jeśli to Ty, zaloguj się tym adresem albo najpierw usuń to konto.',
    mail_email_asked_subject: 'Nowy adres dla konta',
    mail_email_asked_text:
      'Ktoś zalogowany na konto w {origin} poprosił o zmianę adresu na {email}. Adres zmieni się po użyciu wysłanego tam linku. Jeśli to nie Ty, natychmiast zmień hasło: {origin}/profile/',
    mail_email_changed_subject: 'Adres konta został zmieniony',
    mail_email_changed_text:
      'Adresem konta w {origin} jest teraz {email}. Ten adres już do niego nie należy. Jeśli to nie Ty, napisz do administratora portalu.',
    mail_delete_link_subject: 'Usunięcie konta',
    mail_delete_link_text:
      'Otwórz ten link, aby usunąć konto w {origin}:\n{link}\n\nDziała raz, przez dobę, w przeglądarce, w której jesteś zalogowany. Jeśli to nie Twoja prośba, nic nie rób.',
    mail_deleted_subject: 'Konto zostało usunięte',
    mail_deleted_text:
      'Konto w {origin} i wszystko, co do niego należało, zostało usunięte. To ostatnia wiadomość. Jeśli to nie Ty, napisz do administratora portalu.',
  },
};
