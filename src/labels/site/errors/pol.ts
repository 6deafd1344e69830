import type { Texts } from './eng.ts';

export const pol: Texts = {
  codes: {
    error_unknown_field: 'Nieznane pole.',
    error_invalid_json: 'Treść żądania nie jest poprawnym dokumentem JSON.',
    error_period_start_after_end:
      'Okres zaczyna się po swoim końcu. Wybierz wcześniejszy początek.',
    error_too_many_to_sort:
      'Zbyt wiele wierszy do sortowania według wartości. Wybierz kontrakt lub krótszy okres.',
    error_not_signed_in: 'Zaloguj się, aby to zrobić.',
    error_wrong_credentials: 'Nieprawidłowy adres e-mail lub hasło.',
    error_files_not_allowed: 'Źródło danych nie zezwala na pobieranie tych wartości.',
    error_forbidden: 'Twoje konto nie ma do tego uprawnień.',
    error_values_need_account: 'Aby zobaczyć wartości, zaloguj się na konto z dostępem.',
    error_values_need_access:
      'Aby zobaczyć wartości, potrzebujesz dostępu od operatora. Zobacz /profile/access/.',
    error_cross_site: 'Żądanie pochodziło z innej witryny i zostało odrzucone.',
    error_not_found: 'Nie znaleziono.',
    error_method_not_allowed: 'Ten adres URL nie obsługuje tej metody.',
    error_already_registered: 'Konto z tym adresem e-mail już istnieje.',
    error_body_too_large: 'Żądanie jest zbyt duże.',
    error_unsupported_media_type: 'Ten typ treści nie jest obsługiwany.',
    error_too_many_attempts: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    error_too_many_pages:
      'Zbyt wiele żądań stron z Twojego adresu IP. Spróbuj za minutę albo się zaloguj.',
    error_internal: 'Wystąpił błąd po naszej stronie.',
    error_not_ready: 'Serwer nie jest jeszcze gotowy.',
    error_overloaded: 'Serwer jest przeciążony. Spróbuj ponownie za kilka sekund.',
    error_unavailable: 'Dane są obecnie niedostępne. Spróbuj ponownie za kilka sekund.',
    error_disk_full: 'Dysk bazy danych jest pełny.',
    error_invalid_token:
      'Ten token jest nieprawidłowy: zawiera błąd, wygasł lub został unieważniony.',
    error_token_scope: 'Ten token nie pozwala na to wywołanie.',
    error_too_many_tokens: 'Konto może mieć do 20 tokenów. Najpierw unieważnij jeden.',
    error_too_many_calls: 'Zbyt wiele wywołań z tym tokenem. Spróbuj ponownie za minutę.',
    error_unknown_symbol: 'Żaden instrument nie ma takiego tickera, ISIN ani identyfikatora.',
    error_unknown_exchange: 'W archiwum nie ma giełdy o takim MIC ani identyfikatorze.',
    error_unknown_contract: 'Na giełdzie nie ma kontraktu o takim kodzie ani identyfikatorze.',
    error_too_many_rows:
      'Zbyt wiele wierszy na jedną odpowiedź. Poproś o krótszy okres lub pobierz plik.',
    error_wrong_code: 'Ten kod jest błędny.',
    error_void_code: 'Ten kod stracił ważność. Poproś o nowy.',
    error_demo_account: 'To wspólne konto demonstracyjne, więc nie można tego zmienić.',
    error_last_operator:
      'To ostatni operator portalu. Najpierw nadaj prawa operatora innemu kontu.',
    error_merge_conflict: 'Tych dwóch nie można scalić, bo ich dane są sprzeczne.',
    error_changed_meanwhile: 'W międzyczasie to się zmieniło. Sprawdź i spróbuj ponownie.',
    error_label_file: 'To nie jest plik CSV ani XLSX z kolumną kluczy.',
    error_too_many_screens: 'Konto może mieć do {most} zestawów. Najpierw usuń jeden.',
  },
  registration: {
    error_registration_closed: 'Rejestracja jest zamknięta. Poproś operatora o konto.',
  },
};
