import type { Texts } from './eng.ts';

export const pol: Texts = {
  header: {
    skip_to_content: 'Przejdź do treści',
    main_menu: 'Menu główne',
    open_menu: 'Otwórz menu',
    show_submenu: 'Pokaż „{name}”',
    menu_more: 'Więcej',
    language: 'Język',
    theme: 'Motyw',
    theme_system: 'Systemowy',
    theme_light: 'Jasny',
    theme_dark: 'Ciemny',
    sign_in: 'Zaloguj się',
    sign_out: 'Wyloguj się',
    register: 'Zarejestruj się',
    account: 'Konto',
    operator_pages: 'Strony operatora',
  },
  menu: {
    menu_currencies: 'Waluty',
    menu_indexes: 'Indeksy',
    menu_all_indexes: 'Wszystkie indeksy',
    menu_derivatives: 'Pochodne',
    menu_developers: 'API',
    menu_curves: 'Krzywe',
    menu_bonds: 'Obligacje',
    menu_stocks: 'Akcje',
    menu_etfs: 'ETF-y',
    menu_issuers: 'Emitenci',
  },
  footer: {
    menu_api_calls: 'Wywołania API',
    menu_openapi: 'Opis OpenAPI',
    demo_data: 'Dane demo',
    demo_data_explained: 'Dane demo: wartości na tej stronie są fikcyjne.',
    footer_sources: 'Źródła: {sources}',
    footer_no_sources: 'Brak źródeł danych',
    footer_last_import: 'Ostatni import: {time}',
    footer_printed: 'Wydrukowano {time}',
    footer_tagline: 'Otwarty portal danych finansowych',
    menu_addin: 'Dodatek do Excela',
    menu_help: 'Pomoc',
  },
  errors: {
    not_found_title: 'Ta strona nie istnieje',
    not_found_text: 'Adres może zawierać błąd lub strona została usunięta.',
    server_error_title: 'Wystąpił błąd po naszej stronie',
    server_error_text:
      'Błąd został zarejestrowany. Prosimy spróbować ponownie; jeśli się powtórzy, prosimy podać administratorowi numer żądania: {id}',
    unreachable_title: 'Serwer jest nieosiągalny',
    unreachable_text:
      'Brak połączenia z siecią albo serwer chwilowo nie odpowiada. Strona wczyta się sama, gdy tylko serwer znów odpowie.',
    refused_title: 'Nie można zrealizować tego żądania',
    back_to_start: 'Przejdź do strony głównej',
    try_again: 'Spróbuj ponownie',
    error_invalid_field: 'Nieprawidłowa wartość.',
  },
  access: {
    asterisks: 'Aby zobaczyć wartości, potrzebne jest konto z dostępem',
    asterisks_auth: 'Aby zobaczyć wartości, uzyskaj dostęp od administratora',
    value_hidden: 'ukryte, wymaga dostępu',
    get_access: 'Uzyskaj dostęp',
    values_seen: 'Widoczne są nazwy, warunki i daty.',
    shapes_seen: 'Widoczne są nazwy, daty i kształt wykresów.',
    values_need_access: 'Dostępu do wartości udziela administrator.',
    values_need_account: 'Wartości wymagają konta z dostępem.',
  },
  paging: {
    paging: 'Strony',
    page_first: 'Pierwsza strona',
    page_previous: 'Poprzednia strona',
    page_next: 'Następna strona',
    page_last: 'Ostatnia strona',
    page_number: 'Strona {page} z {last}',
  },
  no_data: {
    no_data_yet: 'W tym portalu nie ma jeszcze danych.',
    no_data_operator:
      'Aby wypróbować portal, zatrzymaj serwer, wykonaj „{command}” i uruchom go ponownie: wczyta się zmyślony rynek demonstracyjny. Importu prawdziwych danych jeszcze nie ma.',
  },
  hints: {
    hints: 'Podpowiedzi',
    hints_are_on: 'Podpowiedzi są włączone.',
    hints_are_off: 'Podpowiedzi są wyłączone. Można je włączyć na dole każdej strony.',
    hints_not_saved: 'Nie udało się zapisać ustawienia. Spróbuj ponownie.',
    help_more: 'Więcej w pomocy',
  },
  hint_texts: {
    hint_about: 'Wyjaśnienie: {name}',
    hint_change:
      'Zmiana od poprzedniego dnia sesyjnego. Nie ma jej, jeśli z tamtego dnia nie ma wartości albo jeśli ostatnia wartość jest starsza niż ostatni dzień sesyjny. Zmiany stóp podajemy w punktach bazowych: 100 p.b. to jeden punkt procentowy.',
    hint_realtime:
      'Wartości w czasie rzeczywistym pojawiają się, gdy tylko ma je źródło. Użytkownikom z dostępem odświeżają się same.',
    hint_daily:
      'To wartość dzienna, publikowana raz po zakończeniu dnia: nie jest ceną z tej chwili.',
    hint_shape:
      'Bez dostępu wykres to tylko kształt: pokazuje przebieg linii w skali od 0 do 100. Prawdziwe wartości nie są wysyłane do przeglądarki.',
    hint_chart:
      'Ctrl z kółkiem myszy zmienia skalę, przeciąganie przesuwa wykres, podwójne kliknięcie pokazuje całość. Z klawiatury: strzałki przechodzą po punktach, + i − zmieniają skalę, 0 pokazuje całość. Linia trendu jest dopasowana do punktów wczytanego okresu. Obraz można zapisać lub wydrukować.',
    hint_statistics:
      'Każdy wiersz liczy wstecz od ostatniego zamknięcia: zmiana od ostatniego zamknięcia nie późniejszego niż ten sam dzień na początku okresu (najwyżej 10 dni wcześniejszego) oraz najwyższe i najniższe zamknięcie od tego czasu wraz z datami.',
    hint_export:
      'Pliki zawierają wszystkie wartości okresu z wykresu, nie tylko tej strony tabeli. CSV to zwykły tekst z kropką dziesiętną; XLSX otwiera się w Excelu z prawdziwymi datami i liczbami.',
    hint_pairs:
      'Zaznacz parę, aby dodać jej wykres, naraz najwyżej {count}; odznacz, aby go usunąć. Adres strony pamięta wybór, więc można go przesłać.',
  },
  sections: {
    sections_menu: 'Na tej stronie',
    section_top: 'Przegląd',
  },
  notices: {
    form_unchanged: 'Bez zmian: wszystko jest już tak, jak zażądano.',
    copied_value: 'Skopiowano: {value}.',
    copy_failed: 'Przeglądarka nie pozwala na kopiowanie. Zaznacz tekst i skopiuj go.',
    support_tickets: 'Wsparcie',
    unread_answers:
      '{count} {count, plural, one {nieprzeczytana odpowiedź} few {nieprzeczytane odpowiedzi} many {nieprzeczytanych odpowiedzi} other {nieprzeczytanej odpowiedzi}} wsparcia',
  },
  offers: {
    bottom_banner: 'Komunikat portalu',
    app_offer: 'Aplikacja mobilna',
    app_offer_ios: 'Parcurve jest też aplikacją na iPhone’a i iPada.',
    app_offer_android: 'Parcurve jest też aplikacją na Androida.',
    app_offer_get: 'Pobierz aplikację',
    offer_close: 'Zamknij',
  },
};
