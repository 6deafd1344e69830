import type { Texts } from './eng.ts';

export const pol: Texts = {
  forms: {
    profile_save: 'Zapisz',
    profile_saved: 'Zapisano.',
    profile_name_text: 'Widoczna w nagłówku i dla operatora.',
    profile_name_saved: 'Nazwę zmieniono.',
    profile_email_text: 'Służy do logowania i odbierania wiadomości. Obecny adres e-mail: {email}',
    profile_email_new: 'Nowy adres e-mail',
    profile_email_send: 'Wyślij link',
    profile_email_change: 'Zmień adres e-mail',
    profile_email_hint:
      'Wyślemy link na nowy adres; otwórz go w ciągu doby, aby potwierdzić zmianę.',
    profile_email_sent: 'Link potwierdzający jest w drodze na nowy adres.',
    profile_email_pending: 'Oczekuje na potwierdzenie: {email}',
    profile_email_changed: 'Adres e-mail zmieniono.',
    profile_email_same: 'To już jest Twój adres e-mail. Podaj inny.',
    profile_password_first: 'To konto nie ma jeszcze hasła. Najpierw je ustaw.',
    profile_password_reset: 'Ustaw hasło przez e-mail',
    profile_demo:
      'To wspólne konto demonstracyjne: nie można zmienić jego nazwy, adresu e-mail ani hasła, nie można go też usunąć.',
    profile_view_title: 'Język i wygląd',
    profile_view_text:
      'Obowiązuje wszędzie tam, gdzie się logujesz, o ile w danej przeglądarce nie wybrano inaczej. E-maile przychodzą w tym języku.',
    profile_hints_title: 'Podpowiedzi',
    profile_hints_text: 'Krótkie objaśnienia na stronach.',
    profile_hints_show: 'Pokazuj podpowiedzi',
    profile_data_title: 'Twoje dane',
    profile_data_text:
      'Wszystko, co jest zapisane o Twoim koncie, oprócz haseł i innych tajnych danych, jako plik JSON. Do pięciu pobrań na godzinę.',
    profile_data_download: 'Pobierz',
    profile_delete_text: 'Trwale usuwa Twoje konto i wszystko, co do niego należy.',
    profile_confirm_title: 'Potwierdź nowy adres e-mail',
    profile_confirm_text:
      'Po potwierdzeniu {email} stanie się adresem e-mail Twojego konta i będzie służyć do logowania.',
    profile_confirm_button: 'Użyj tego adresu e-mail',
    profile_link_void: 'Ten link został już użyty lub wygasł.',
  },
  delete: {
    delete_title: 'Usuń konto',
    delete_lead: 'Skutek jest natychmiastowy i nieodwracalny.',
    delete_goes: 'Co zostanie usunięte',
    delete_goes_account: 'nazwa, adres e-mail, hasło i ustawienia',
    delete_goes_sessions: 'wszystkie sesje na wszystkich urządzeniach',
    delete_goes_tokens: 'tokeny API: programy, które ich używają, natychmiast stracą dostęp',
    delete_goes_requests: 'dostęp, wnioski, zgłoszenia i wiadomości',
    delete_stays: 'Co pozostanie',
    delete_stays_logs: 'wpisy dziennika z Twoim adresem IP, dopóki przechowuje je operator',
    delete_stays_backups: 'kopie zapasowe już wykonane przez operatora',
    delete_data_first: 'Najpierw pobierz swoje dane',
    delete_sure: 'Chcę trwale usunąć swoje konto',
    delete_sure_missing: 'Aby kontynuować, zaznacz to pole.',
    delete_ask_text:
      'To konto nie ma hasła. Aby potwierdzić, że należy do Ciebie, wyślemy Ci link; działa raz, przez dobę.',
    delete_ask_button: 'Wyślij link',
    delete_ask_sent: 'Link jest w drodze na {email}.',
    delete_no_mail:
      'To konto nie ma hasła, a ten portal nie wysyła e-maili. Poproś operatora o usunięcie konta.',
    delete_keep: 'Zachowaj konto',
    delete_done_title: 'Twoje konto zostało usunięte',
    delete_done_text: 'Wszystko, co do niego należało, zostało usunięte. Wylogowano Cię wszędzie.',
  },
  mails: {
    mail_email_confirm_subject: 'Potwierdź nowy adres e-mail',
    mail_email_confirm_text:
      'Otwórz ten link, aby używać tego adresu dla swojego konta w {origin}:\n{link}\n\nDziała raz, przez dobę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
    mail_email_taken_subject: 'Masz już konto',
    mail_email_taken_text:
      'Ktoś próbował użyć tego adresu dla innego konta w {origin}. Adres należy już do Twojego konta, więc nic się nie zmieniło. Jeśli to Ty, zaloguj się tym adresem albo najpierw usuń konto, które go używa.',
    mail_email_asked_subject: 'Prośba o zmianę adresu e-mail',
    mail_email_asked_text:
      'Ktoś zalogowany na Twoje konto w {origin} poprosił o zmianę jego adresu e-mail na {email}. Zmiana nastąpi po otwarciu linku wysłanego na ten adres. Jeśli to nie Ty, natychmiast zmień hasło: {origin}/profile/',
    mail_email_changed_subject: 'Adres e-mail Twojego konta został zmieniony',
    mail_email_changed_text:
      'Adresem e-mail Twojego konta w {origin} jest teraz {email}. Ten adres już do niego nie należy. Jeśli to nie Ty, skontaktuj się z operatorem portalu.',
    mail_delete_link_subject: 'Usunięcie konta',
    mail_delete_link_text:
      'Otwórz ten link, aby usunąć swoje konto w {origin}:\n{link}\n\nDziała raz, przez dobę, w przeglądarce, w której trwa Twoja sesja. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
    mail_deleted_subject: 'Twoje konto zostało usunięte',
    mail_deleted_text:
      'Twoje konto w {origin} i wszystko, co do niego należało, zostało usunięte. Nie otrzymasz więcej wiadomości w tej sprawie. Jeśli to nie Ty, skontaktuj się z operatorem portalu.',
  },
};
