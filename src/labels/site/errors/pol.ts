import type { Texts } from './eng.ts';

export const pol: Texts = {
  codes: {
    error_unknown_field: 'Nieznane pole.',
    error_invalid_json: 'Treść żądania nie jest poprawnym dokumentem JSON.',
    error_period_start_after_end: 'Początek okresu przypada po jego końcu.',
    error_too_many_to_sort:
      'Tylu wierszy nie można posortować według wartości: wybierz kontrakt lub mniej dni.',
    error_not_signed_in: 'Ta czynność wymaga zalogowania.',
    error_wrong_credentials: 'Nieprawidłowy adres e-mail lub hasło.',
    error_files_not_allowed:
      'Źródło tych wartości nie zezwala na przekazywanie ich w postaci plików.',
    error_forbidden: 'To konto nie ma uprawnień do tej czynności.',
    error_values_need_account: 'Wartości wymagają konta z dostępem. Prosimy się zalogować.',
    error_values_need_access:
      'Dostępu do wartości udziela administrator; informacje na stronie /profile/access/.',
    error_cross_site: 'Żądanie pochodziło z innej witryny i zostało odrzucone.',
    error_not_found: 'Nic tu nie ma.',
    error_method_not_allowed: 'Ten adres nie obsługuje tej metody.',
    error_already_registered: 'Konto z tym adresem e-mail już istnieje.',
    error_body_too_large: 'Żądanie jest zbyt duże.',
    error_unsupported_media_type: 'Ten typ treści nie jest obsługiwany.',
    error_too_many_attempts: 'Zbyt wiele prób. Prosimy spróbować ponownie za kilka minut.',
    error_too_many_pages:
      'Z tego adresu otwarto zbyt wiele stron. Prosimy spróbować za minutę albo się zalogować.',
    error_internal: 'Wystąpił błąd po naszej stronie.',
    error_not_ready: 'Serwer nie jest jeszcze gotowy.',
    error_overloaded: 'Serwer jest przeciążony. Prosimy spróbować ponownie za kilka sekund.',
    error_unavailable:
      'Dane są w tej chwili niedostępne. Prosimy spróbować ponownie za kilka sekund.',
    error_disk_full: 'Dysk bazy danych jest pełny.',
    error_invalid_token: 'Ten token jest nieważny: zawiera błąd, wygasł albo został unieważniony.',
    error_token_scope: 'Temu tokenowi nie wolno wykonać tego wywołania.',
    error_too_many_tokens: 'Konto ma najwyżej 20 tokenów: najpierw unieważnij jeden.',
    error_too_many_calls: 'Zbyt wiele wywołań z tym tokenem. Spróbuj ponownie za minutę.',
    error_unknown_symbol: 'Żaden instrument nie ma takiego tickera, ISIN ani identyfikatora.',
    error_unknown_exchange: 'W archiwum nie ma giełdy o takim MIC ani identyfikatorze.',
    error_unknown_contract: 'Na giełdzie nie ma kontraktu o takim kodzie ani identyfikatorze.',
    error_too_many_rows:
      'To zbyt wiele wierszy na jedną odpowiedź: poproś o mniej dni albo pobierz plik.',
    error_wrong_code: 'Ten kod jest błędny.',
    error_void_code: 'Ten kod już nie jest ważny. Poproś o nowy.',
    error_demo_account:
      'To konto demonstracyjne, z którego może korzystać każdy: tego nie można zmienić.',
    error_last_operator: 'To ostatni administrator portalu. Najpierw należy wyznaczyć innego.',
    error_merge_conflict: 'Tych dwóch pozycji nie można scalić: ich dane są sprzeczne.',
    error_changed_meanwhile: 'W międzyczasie ktoś to zmienił. Sprawdź jeszcze raz.',
    error_label_file: 'To nie jest plik CSV ani XLSX z kolumną kluczy.',
    error_too_many_screens:
      'Konto przechowuje najwyżej {most} zapisanych filtrów: najpierw usuń jeden.',
  },
  registration: {
    error_registration_closed: 'Rejestracja jest tu zamknięta. Konta zakłada operator.',
  },
};
