import type { Texts } from './eng.ts';

export const pol: Texts = {
  udf: {
    udf_all: 'Wszystkie',
    udf_bond: 'Obligacje',
    udf_stock: 'Akcje',
    udf_etf: 'Fundusze (ETF)',
    udf_index: 'Indeksy',
    udf_forex: 'Pary walutowe',
    udf_curve: 'Krzywe rentowności',
    udf_figure_yield: 'Rentowność do wykupu',
    udf_figure_worst: 'Rentowność YTW',
    udf_figure_duration: 'Duracja zmodyfikowana do wykupu',
    udf_figure_accrued: 'Odsetki narosłe',
    udf_figure_spread: 'Spread do wykupu',
    udf_figure_worst_duration: 'Duracja zmodyfikowana YTW',
    udf_figure_worst_spread: 'Spread YTW',
  },
  openbb: {
    openbb_ticker: 'Ticker',
    openbb_name: 'Nazwa',
    openbb_value: 'Wartość',
    openbb_change: 'Zmiana',
    openbb_change_percent: 'Zmiana, %',
    openbb_unit: 'Jednostka',
    openbb_as_of: 'Stan na',
    openbb_symbol: 'Ticker lub ISIN',
    openbb_indexes: 'Indeksy',
    openbb_indexes_about: 'Indeksy z ostatnimi wartościami i zmianami.',
    openbb_currencies: 'Pary walutowe',
    openbb_currencies_about: 'Pary walutowe z ostatnimi wartościami i zmianami.',
    openbb_history: 'Historia',
    openbb_history_about: 'Dzienne zamknięcia instrumentu, od najnowszych.',
    openbb_chart: 'Wykres',
    openbb_chart_about: 'Wykres dowolnego instrumentu tego portalu.',
    openbb_archive: 'Archiwum kontraktów terminowych',
    openbb_archive_about:
      'Dane dzienne kontraktu terminowego według terminu wygaśnięcia, od najnowszych.',
    openbb_figure: 'Wskaźnik',
    openbb_worst: 'Rentowność YTW, %',
    openbb_spread: 'Spread, pb',
    openbb_years: 'Lata',
    openbb_rate: 'Stopa, %',
    openbb_change_bp: 'Zmiana, pb',
    openbb_bond: 'Obligacja: wskaźniki',
    openbb_bond_about: 'Cena, rentowności, duracje i spread obligacji po ostatniej cenie.',
    openbb_bond_flows: 'Obligacja: przepływy',
    openbb_bond_flows_about:
      'Płatności kuponowe i kapitałowe obligacji na 100 nominału pierwotnego.',
    openbb_bond_workouts: 'Obligacja: warianty wykupu',
    openbb_bond_workouts_about:
      'Rentowność i duracje obligacji do wykupu oraz do najbliższej opcji call i put.',
    openbb_calculator_about:
      'Rentowność z ceny lub cena z rentowności, odsetki narosłe, duracje, wypukłość i DV01.',
    openbb_curve_about: 'Stopy par, zerokuponowe lub forward krzywej skarbowej na dowolny dzień.',
    openbb_app_about:
      'Indeksy, pary walutowe, obligacje, krzywe rentowności, wykresy i archiwum kontraktów terminowych tego portalu.',
  },
  addin: {
    addin_title: 'Dodatek do Excela',
    addin_description:
      'Notowania, dzienna historia i archiwum kontraktów terminowych jako funkcje Excela.',
    addin_lead:
      'Pobieraj dane z tego portalu do swoich arkuszy funkcjami Excela. Dodatek używa Twojego tokenu API, więc pokazuje to, co widzi Twoje konto.',
    addin_manifest: 'Pobierz manifest',
    addin_make_token: 'Utwórz token',
    addin_install: 'Instalacja',
    addin_https: 'Excel wczytuje dodatki tylko przez HTTPS, więc portal musi mieć adres URL HTTPS.',
    addin_web: 'Excel w przeglądarce',
    addin_web_steps:
      'Narzędzia główne → Dodatki → Więcej dodatków → Moje dodatki → Przekaż mój dodatek: wybierz manifest.',
    addin_windows: 'Excel dla Windows',
    addin_windows_steps:
      'Umieść manifest w folderze udostępnionym. Plik → Opcje → Centrum zaufania → Ustawienia Centrum zaufania → Wykazy zaufanych dodatków: dodaj ścieżkę sieciową folderu, zaznacz „Pokaż w menu” i uruchom Excela ponownie. Następnie Narzędzia główne → Dodatki → Więcej dodatków → Folder udostępniony.',
    addin_mac: 'Excel dla komputerów Mac',
    addin_mac_steps:
      'Umieść manifest w tym folderze i uruchom Excela ponownie. Następnie Narzędzia główne → Dodatki.',
    addin_company: 'Dla wszystkich w Microsoft 365',
    addin_company_steps:
      'Centrum administracyjne Microsoft 365 → Ustawienia → Aplikacje zintegrowane → Przekaż aplikacje niestandardowe: wybierz manifest.',
    addin_first: 'Pierwsze użycie',
    addin_first_steps:
      'Utwórz token, otwórz Parcurve na karcie Narzędzia główne w Excelu, wklej token i zapisz go. Następnie wpisz funkcję w komórce.',
    addin_functions: 'Funkcje',
    addin_parameter: 'Parametr',
    addin_meaning: 'Opis',
    addin_may_lack: '{meaning} (opcjonalnie)',
    addin_quote_about: 'Ostatnia wartość instrumentu.',
    addin_history_about:
      'Dzienne wartości instrumentu, od najwcześniejszych, w dwóch kolumnach: data i wartość.',
    addin_archive_about:
      'Dzienne wiersze kontraktu terminowego, od najnowszych, pod wierszem nagłówka; trzy miesiące, jeśli nie podano dat.',
    addin_symbol_about: 'Ticker, ISIN lub identyfikator, np. ID:1001',
    addin_exchange_about: 'MIC lub identyfikator giełdy',
    addin_contract_about: 'Kod lub identyfikator kontraktu',
    addin_from_about: 'Pierwszy dzień: data Excela albo tekst, np. 2026-01-31',
    addin_to_about: 'Ostatni dzień, w tym samym formacie',
    addin_notes: 'Warto wiedzieć',
    addin_note_dates:
      'Daty są zwracane jako liczby porządkowe Excela: sformatuj komórki jako daty.',
    addin_note_separator:
      'Jeśli Twój Excel oddziela argumenty średnikami, używaj ; zamiast przecinków.',
    addin_note_refresh:
      'Wartości nie aktualizują się same: naciśnij Ctrl+Alt+F9, aby przeliczyć wszystkie.',
    addin_note_errors:
      '#ARG! oznacza, że argument jest nieprawidłowy, np. data, która nie istnieje. #N/D! oznacza, że wartości nie ma albo Twoje konto nie ma do niej dostępu. Przyczynę podaje komunikat przy komórce.',
    addin_bond_about:
      'Warunek lub wskaźnik obligacji przy jej ostatniej cenie albo przy podanej przez Ciebie. Rentowności i stopy są ułamkami dziesiętnymi, spready i marże punktami bazowymi; ceny, odsetki narosłe, DV01 i wierzytelność podano na 100 niespłaconego nominału, outstanding na 100 pierwotnego.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim lub recovery',
    addin_settlement_about: 'Data rozliczenia; domyślnie jak dla transakcji zawartej dzisiaj',
    addin_price_about: 'Cena czysta na 100; domyślnie ostatnia cena rynkowa',
    addin_workout_about:
      'Wariant wykupu dla rentowności, duracji, wypukłości, DV01 i spreadu: maturity, worst, call (najbliższy) lub put (najbliższy); domyślnie maturity',
    addin_yield_about:
      'Rentowność obligacji z jej ceny. Przyjmuje te same argumenty co YIELD Excela, w tej samej kolejności, więc można poprzedzić ją PARCURVE.; dla obligacji z tego portalu: symbol, cena i opcjonalnie data rozliczenia.',
    addin_price_function_about:
      'Cena czysta obligacji z jej rentowności, na 100. Przyjmuje te same argumenty co PRICE Excela, w tej samej kolejności; dla obligacji z tego portalu: symbol, rentowność i opcjonalnie data rozliczenia.',
    addin_settlement_or_symbol: 'Data rozliczenia albo symbol obligacji z tego portalu',
    addin_maturity_or_given: 'Data wykupu; po symbolu cena lub rentowność',
    addin_coupon_or_settlement: 'Roczna stopa kuponu, np. 0,05; po symbolu data rozliczenia',
    addin_yield_price_about: 'Cena na 100',
    addin_price_yield_about: 'Rentowność, np. 0,045',
    addin_redemption_about: 'Wartość wykupu na 100; domyślnie 100',
    addin_frequency_about: 'Kupony w roku: 1, 2 lub 4',
    addin_basis_about:
      'Baza odsetkowa jak w Excelu: 0 to 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; domyślnie 0',
  },
  addin_pane: {
    addin_button_about: 'Wprowadź token, szukaj instrumentów i wstawiaj funkcje.',
    addin_token: 'Twój token',
    addin_token_hint: 'Zaczyna się od pcv_ i jest przechowywany tylko w tym Excelu',
    addin_token_save: 'Zapisz i sprawdź',
    addin_token_forget: 'Zapomnij',
    addin_token_good: 'Token działa.',
    addin_token_forgotten: 'Token nie jest już tu przechowywany.',
    addin_no_token: 'Najpierw wprowadź token: otwórz Parcurve na karcie Narzędzia główne.',
    addin_no_values: 'Brak dostępnych wartości.',
    addin_search: 'Wyszukiwanie',
    addin_search_hint: 'Nazwa, ticker lub ISIN',
    addin_find: 'Szukaj',
    addin_found_nothing: 'Brak wyników. Spróbuj innej nazwy, tickera lub ISIN.',
    addin_insert_quote: 'Wstaw notowanie',
    addin_insert_history: 'Wstaw historię',
    addin_inserted: 'Wstawiono: {formula}',
    addin_not_in_excel: 'Otwórz ten panel w Excelu, aby wstawiać funkcje.',
    addin_unreachable: 'Serwer nie odpowiada. Spróbuj później.',
  },
};
