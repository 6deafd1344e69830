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
    udf_figure_worst: 'Najniższa rentowność',
    udf_figure_duration: 'Duracja zmodyfikowana do wykupu',
    udf_figure_accrued: 'Narosłe odsetki',
    udf_figure_spread: 'Spread kredytowy do wykupu',
    udf_figure_worst_duration: 'Duracja zmodyfikowana do najgorszego',
    udf_figure_worst_spread: 'Spread do najgorszego',
  },
  openbb: {
    openbb_ticker: 'Symbol',
    openbb_name: 'Nazwa',
    openbb_value: 'Wartość',
    openbb_change: 'Zmiana',
    openbb_change_percent: 'Zmiana, %',
    openbb_unit: 'Jednostka',
    openbb_as_of: 'Stan na',
    openbb_symbol: 'Symbol lub ISIN',
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
      'Dzienne wiersze kontraktu terminowego według terminu wygaśnięcia, od najnowszych.',
    openbb_figure: 'Wskaźnik',
    openbb_worst: 'Rentowność do najgorszego terminu, %',
    openbb_spread: 'Spread, pb',
    openbb_years: 'Lata',
    openbb_rate: 'Stopa, %',
    openbb_change_bp: 'Zmiana, pb',
    openbb_bond: 'Obligacja: wskaźniki',
    openbb_bond_about: 'Cena, rentowności, duracje i spread obligacji po ostatniej cenie.',
    openbb_bond_flows: 'Obligacja: przepływy',
    openbb_bond_flows_about: 'Kupony i spłaty obligacji na 100 nominału pierwotnego.',
    openbb_bond_workouts: 'Obligacja: warianty wykupu',
    openbb_bond_workouts_about:
      'Rentowność i duracje obligacji do wykupu oraz najbliższej opcji call i put.',
    openbb_calculator_about:
      'Rentowność z ceny lub cena z rentowności, odsetki narosłe, duracje, wypukłość i DV01.',
    openbb_curve_about: 'Stopy par, zerokuponowe lub forward krzywej skarbowej na dowolny dzień.',
    openbb_app_about:
      'Indeksy, pary walutowe, obligacje, krzywe dochodowości, wykresy i archiwum kontraktów terminowych tego portalu.',
  },
  addin: {
    addin_title: 'Dodatek do Excela',
    addin_description:
      'Notowania, dzienna historia i archiwum kontraktów terminowych jako funkcje Excela.',
    addin_lead:
      'Wartości z tego portalu w Twoich arkuszach, za pomocą funkcji. Są odczytywane tokenem Twojego konta, więc pokazują to, co może widzieć Twoje konto.',
    addin_manifest: 'Pobierz manifest',
    addin_make_token: 'Utwórz token',
    addin_install: 'Instalacja',
    addin_https: 'Excel wczytuje dodatki tylko przez HTTPS: portal potrzebuje adresu https.',
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
      'Utwórz token, otwórz Parcurve na karcie Narzędzia główne w Excelu, wklej token i zapisz go. Potem wpisz funkcję w komórce.',
    addin_functions: 'Funkcje',
    addin_parameter: 'Parametr',
    addin_meaning: 'Znaczenie',
    addin_may_lack: '{meaning} (można pominąć)',
    addin_quote_about: 'Ostatnia wartość instrumentu.',
    addin_history_about:
      'Dzienne wartości instrumentu, od najwcześniejszych: data i wartość w dwóch kolumnach.',
    addin_archive_about:
      'Dzienne wiersze kontraktu terminowego, od najnowszych, pod nagłówkiem; trzy miesiące, jeśli nie podano dni.',
    addin_symbol_about: 'Ticker, ISIN lub identyfikator, np. ID:1001',
    addin_exchange_about: 'Giełda: jej MIC lub identyfikator',
    addin_contract_about: 'Kontrakt: jego kod lub identyfikator',
    addin_from_about: 'Pierwszy dzień: data Excela albo tekst, np. 2026-01-31',
    addin_to_about: 'Ostatni dzień, tak samo',
    addin_notes: 'Warto wiedzieć',
    addin_note_dates: 'Dni są liczbami Excela: nadaj ich komórkom format daty.',
    addin_note_separator:
      'Jeśli Twój Excel oddziela argumenty średnikami, pisz ; zamiast przecinków.',
    addin_note_refresh:
      'Wartości pozostają takie, jak je obliczono; Ctrl+Alt+F9 pobiera wszystkie od nowa.',
    addin_note_errors:
      '#ARG! to coś, czego nie da się odczytać, np. dzień, którego nie ma. #N/D! to coś, czego nie ma lub co nie jest dostępne dla Twojego konta. Komunikat przy komórce mówi dlaczego.',
    addin_bond_about:
      'Warunek lub wskaźnik obligacji: przy jej ostatniej cenie albo przy podanej. Rentowności i stopy jako ułamki dziesiętne, spready i marże w punktach bazowych; ceny, odsetki narosłe, DV01 i wierzytelność na 100 niespłaconego nominału, outstanding na 100 pierwotnego.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim lub recovery',
    addin_settlement_about: 'Dzień rozliczenia; bez niego jak dla transakcji z dziś',
    addin_price_about: 'Cena czysta za 100; bez niej ostatnia rynkowa',
    addin_workout_about:
      'Do czego liczone są rentowność, duracje, wypukłość, DV01 i spread: maturity, worst, call (najbliższy) lub put (najbliższy); domyślnie do wykupu',
    addin_yield_about:
      'Rentowność obligacji z ceny. Argumenty są te same i w tej samej kolejności co w YIELD Excela, więc wystarczy dopisać PARCURVE. przed nazwą; dla obligacji portalu: symbol, cena i ewentualnie dzień rozliczenia.',
    addin_price_function_about:
      'Cena obligacji z rentowności, za 100 i bez narosłych odsetek. Argumenty są te same i w tej samej kolejności co w PRICE Excela; dla obligacji portalu: symbol, rentowność i ewentualnie dzień rozliczenia.',
    addin_settlement_or_symbol: 'Dzień rozliczenia; albo symbol obligacji portalu',
    addin_maturity_or_given: 'Dzień wykupu; po symbolu cena lub rentowność',
    addin_coupon_or_settlement: 'Roczny kupon, np. 0,05; po symbolu dzień rozliczenia',
    addin_yield_price_about: 'Cena za 100',
    addin_price_yield_about: 'Rentowność, np. 0,045',
    addin_redemption_about: 'Wykup za 100; bez niego 100',
    addin_frequency_about: 'Kuponów w roku: 1, 2 lub 4',
    addin_basis_about:
      'Liczenie dni jak w Excelu: 0 to 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; bez niego 0',
  },
  addin_pane: {
    addin_button_about: 'Wprowadź token, szukaj instrumentów i wstawiaj funkcje.',
    addin_token: 'Twój token',
    addin_token_hint: 'Zaczyna się od pcv_ i pozostaje w tym Excelu',
    addin_token_save: 'Zapisz i sprawdź',
    addin_token_forget: 'Zapomnij',
    addin_token_good: 'Token działa.',
    addin_token_forgotten: 'Token nie jest już tu przechowywany.',
    addin_no_token: 'Najpierw wprowadź token: Parcurve na karcie Narzędzia główne.',
    addin_no_values: 'Brak wartości.',
    addin_search: 'Wyszukiwanie',
    addin_search_hint: 'Nazwa, ticker lub ISIN',
    addin_find: 'Szukaj',
    addin_found_nothing: 'Nic nie znaleziono.',
    addin_insert_quote: 'Wstaw notowanie',
    addin_insert_history: 'Wstaw historię',
    addin_inserted: 'Wstawiono: {formula}',
    addin_not_in_excel: 'Otwórz ten panel w Excelu, aby wstawiać funkcje.',
    addin_unreachable: 'Serwer nie odpowiada. Spróbuj później.',
  },
};
