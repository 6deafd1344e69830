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
    not_found_title: 'Nie znaleziono strony',
    not_found_text: 'Adres URL może zawierać błąd albo strona została usunięta.',
    server_error_title: 'Wystąpił błąd po naszej stronie',
    server_error_text:
      'Błąd został zarejestrowany. Spróbuj ponownie; jeśli problem się powtarza, podaj operatorowi ten identyfikator żądania: {id}',
    unreachable_title: 'Serwer jest nieosiągalny',
    unreachable_text:
      'Nie masz połączenia z siecią albo serwer jest chwilowo niedostępny. Strona wczyta się automatycznie, gdy serwer znów odpowie.',
    refused_title: 'Nie można zrealizować tego żądania',
    back_to_start: 'Przejdź do strony głównej',
    try_again: 'Spróbuj ponownie',
    error_invalid_field: 'Nieprawidłowa wartość.',
  },
  access: {
    asterisks: 'Aby zobaczyć wartości, potrzebne jest konto z dostępem',
    asterisks_auth: 'Aby zobaczyć wartości, uzyskaj dostęp od operatora',
    value_hidden: 'ukryte, wymaga dostępu',
    get_access: 'Uzyskaj dostęp',
    values_seen: 'Widzisz nazwy, warunki i daty.',
    shapes_seen: 'Widzisz nazwy, daty i kształty wykresów.',
    values_need_access: 'Aby zobaczyć wartości, potrzebujesz dostępu od operatora.',
    values_need_account: 'Aby zobaczyć wartości, potrzebujesz konta z dostępem.',
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
    no_data_yet: 'Ten portal nie ma jeszcze danych.',
    no_data_operator:
      'Aby wypróbować portal, zatrzymaj serwer, wykonaj „{command}” i uruchom go ponownie: wczyta się zmyślony rynek demonstracyjny. Opublikowane krzywe rentowności importuje „{importer}”.',
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
      'Zmiana od poprzedniego dnia sesyjnego. Nie jest pokazywana, jeśli tamten dzień nie ma wartości albo ostatnia wartość jest starsza niż ostatni dzień sesyjny. Zmiany stóp podajemy w punktach bazowych: 100 pb to jeden punkt procentowy.',
    hint_realtime:
      'Wartości w czasie rzeczywistym pojawiają się, gdy tylko opublikuje je źródło, i użytkownikom z dostępem aktualizują się automatycznie.',
    hint_daily: 'Wartość dzienna, publikowana raz po zakończeniu dnia. Nie jest to cena na żywo.',
    hint_shape:
      'Bez dostępu wykres pokazuje tylko kształt linii w skali od 0 do 100. Rzeczywiste wartości nie są wysyłane do przeglądarki.',
    hint_chart:
      'Mysz: Ctrl + kółko zmienia skalę, przeciąganie przesuwa wykres, podwójne kliknięcie pokazuje całość. Klawiatura: strzałki przechodzą między punktami, + i − zmieniają skalę, 0 pokazuje całość. Linia trendu jest dopasowana do punktów wczytanego okresu. Obraz można zapisać lub wydrukować.',
    hint_statistics:
      'Każdy wiersz liczy wstecz od ostatniego zamknięcia. Pokazuje zmianę od ostatniego zamknięcia nie późniejszego niż ten sam dzień na początku okresu (najwyżej 10 dni wcześniejszego) oraz najwyższe i najniższe zamknięcie od tego czasu wraz z datami.',
    hint_export:
      'Pliki zawierają wszystkie wartości okresu pokazanego na wykresie, nie tylko tę stronę tabeli. CSV to zwykły tekst z kropką dziesiętną; XLSX otwiera się w Excelu z prawdziwymi datami i liczbami.',
    hint_pairs:
      'Zaznacz parę, aby dodać jej wykres, naraz do {count}; odznacz, aby usunąć wykres. Adres URL zachowuje wybór, więc można go udostępnić.',
  },
  sections: {
    sections_menu: 'Na tej stronie',
    section_top: 'Przegląd',
  },
  notices: {
    form_unchanged: 'Bez zmian: wszystko jest już tak, jak zażądano.',
    copied_value: 'Skopiowano: {value}.',
    copy_failed: 'Przeglądarka nie pozwala na kopiowanie. Zaznacz tekst i skopiuj go.',
    support_tickets: 'Zgłoszenia',
    unread_answers:
      '{count} {count, plural, one {nieprzeczytana odpowiedź} few {nieprzeczytane odpowiedzi} many {nieprzeczytanych odpowiedzi} other {nieprzeczytanej odpowiedzi}} wsparcia',
  },
  offers: {
    bottom_banner: 'Komunikat portalu',
    app_offer: 'Aplikacja mobilna',
    app_offer_ios: 'Parcurve ma też aplikację na iPhone’a i iPada.',
    app_offer_android: 'Parcurve ma też aplikację na Androida.',
    app_offer_get: 'Pobierz aplikację',
    offer_close: 'Zamknij',
  },
};
