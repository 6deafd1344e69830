import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    conformance_title: 'Weryfikacja obliczeń',
    conformance_description:
      'Źródła, z którymi porównano obliczenia dla obligacji w tej wersji, i stopień zgodności.',
    conformance_lead:
      'Wersja {version}, kod obliczeń {digest}. Wszystkie liczby na tej stronie zapisał przebieg testów, który wykonał porównania; żadnej nie wpisano ręcznie.',
    conformance_total: 'W granicach tolerancji zgadza się {agreeing} z {cases} wartości.',
    conformance_official: 'Źródła oficjalne',
    conformance_official_total:
      'Z {cases} wartości opublikowanych przez ministerstwa finansów, giełdy i banki centralne {agreeing} zgadza się w granicach tolerancji.',
    conformance_official_rest:
      'Pozostałe różnice ({count}) wynikają z braków lub korekt w samych opublikowanych danych; przy każdej podano przyczynę.',
    conformance_reference: 'Obliczenia wzorcowe',
    conformance_conventions: 'Gdzie różnią się konwencje',
    conformance_conventions_lead:
      'Niektóre funkcje Excela stosują własne konwencje, głównie dla niestandardowych pierwszych i ostatnich okresów odsetkowych: takie wiersze liczy się osobno i nie porównuje. Każda inna różnica musi podlegać wąskiej regule dotyczącej bazy i dat wiersza.',
    conformance_why: 'Różnice i przyczyny',
    conformance_why_note: 'Jedna wartość może mieć kilka przyczyn.',
    conformance_confirmed:
      'W każdym z {count} wierszy niezależne wzory, napisane na podstawie opublikowanych definicji bez kodu produktu, odtwarzają naszą wartość. Z podanymi tu regułami odtwarzają wartość Excela.',
    conformance_subject: 'Wskaźnik',
    conformance_cases: 'Przypadki',
    conformance_agreeing: 'Zgodne',
    conformance_tolerance: 'Tolerancja',
    conformance_worst: 'Największa różnica',
    conformance_relative: '{value} (względnie)',
    conformance_exceptions:
      '{count} {count, plural, one {wyjątek} few {wyjątki} many {wyjątków} other {wyjątku}}',
    conformance_at_most: 'najwyżej {value}',
    conformance_confirmed_of: 'Potwierdzone niezależnymi wzorami: {count}.',
    conformance_for_example: 'Na przykład {row}: opublikowano {published}, nasza wartość {ours}.',
    conformance_refused: 'brak',
    conformance_aside: 'Inna konwencja: {count}',
    conformance_skipped: 'Nie porównano: {count}',
    conformance_rows: 'Pobierz wiersze (CSV)',
    conformance_examples: 'Opublikowane przykłady',
    conformance_example: 'Przykład',
    conformance_inputs: 'Dane wejściowe',
    conformance_published: 'Opublikowano',
    conformance_ours: 'Nasza wartość',
    conformance_file: 'Pobierz tabelę (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Aukcje Departamentu Skarbu USA',
    conformance_origin_us_treasury: 'Oficjalne wyniki z lat 2008–2017; domena publiczna.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'Biblioteka finansów ilościowych o otwartym kodzie, uruchomiona na 1000 rzeczywistych obligacji z innymi datami i rentownościami; licencja typu BSD.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Wyniki obliczone przez samego Excela, opublikowane w tabelach projektu open source (Apache-2.0).',
    conformance_source_curves: 'Krzywe rentowności banków centralnych',
    conformance_origin_curves:
      'Rezerwa Federalna: parametry i stopy od 1961 r.; Europejski Bank Centralny: stopy z lat 2006–2008. Dane publiczne.',
    conformance_source_moex: 'Giełda Moskiewska',
    conformance_origin_moex:
      'Wszystkie obligacje według stanu na 15 lutego 2024 r., z usługi samej giełdy; licencji nie podano.',
    conformance_source_ofz_auctions: 'Ministerstwo Finansów Rosji',
    conformance_origin_ofz_auctions: 'Wyniki aukcji z lat 2019–2024; licencji nie podano.',
    conformance_source_german: 'Niemieckie obligacje skarbowe',
    conformance_origin_german:
      'Ceny i odsetki narosłe 15 obligacji z 65 dni 2009 r., z pakietu R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Cena z rentowności',
    conformance_figure_yield_from_price: 'Rentowność z ceny',
    conformance_figure_last_period_yield: 'Rentowność z ceny w ostatnim okresie odsetkowym',
    conformance_figure_dirty_price: 'Cena brudna',
    conformance_figure_accrued: 'Odsetki narosłe',
    conformance_figure_macaulay: 'Duracja Macaulaya',
    conformance_figure_modified: 'Duracja zmodyfikowana',
    conformance_figure_convexity: 'Wypukłość',
    conformance_figure_basis_point: 'Wartość punktu bazowego',
    conformance_figure_coupon_days: 'Dni i okresy odsetkowe',
    conformance_figure_odd_first_price: 'Cena przy niestandardowym pierwszym kuponie',
    conformance_figure_odd_last_price: 'Cena przy niestandardowym ostatnim kuponie',
    conformance_figure_simple_yield: 'Rentowność prosta',
    conformance_figure_bill_price: 'Cena bonu ze stopy dyskonta',
    conformance_figure_bill_yield: 'Rentowność bonu',
    conformance_figure_index_ratio: 'Współczynnik indeksacji',
    conformance_figure_reference_index: 'Dzienny indeks referencyjny',
    conformance_figure_money_price: 'Cena nominalna z indeksacją',
    conformance_figure_discount_margin: 'Marża dyskontowa obligacji zmiennokuponowej z ceny',
    conformance_figure_zero_rates: 'Stopy zerokuponowe, w procentach',
    conformance_figure_forward_rates: 'Stopy forward, w procentach',
    conformance_figure_par_rates: 'Stopy par, w procentach',
    conformance_figure_fitted_rates: 'Stopy krzywej dopasowanej ponownie, w procentach',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: po początku w ostatnim dniu lutego data końcowa 31. liczy się jak 30., gdy reguły SIA stosuje się po kolei; QuantLib robi tak od 2025 r. (pull request 2243). Excel i QuantLib 1.29 zostawiają 31.',
    conformance_reason_negative_time:
      'ACT/360 i ACT/365 na końcu okresu: minęło więcej niż 360/f lub 365/f dni, więc w Excelu czas do następnego kuponu jest zerowy lub ujemny.',
    conformance_reason_last_period_days:
      'YIELD w ostatnim okresie odsetkowym: Excel używa dni do wykupu, które różnią się od okresu pomniejszonego o dni narosłe; jego własna funkcja PRICE nie zwraca pierwotnej ceny.',
    conformance_reason_year_average:
      'ACT/ACT bez okresów odsetkowych: Excel dzieli przez średnią długość objętych lat, co nie odpowiada ani ISDA, ani ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: rok zawierający 29 lutego ma 366 dni (31 CFR 356); Excel przyjmuje 365, a dla pół roku 182 dni.',
    conformance_reason_lost_month_end:
      'Każda data quasi-kuponu wynika z poprzedniej, więc koniec miesiąca się gubi: 31 sierpnia, 28 lutego, 28 sierpnia.',
    conformance_reason_whole_period_days:
      'ODDFPRICE z 30/360 US, długi pierwszy okres: quasi-okres obejmujący koniec lutego Excel liczy dla kuponu jako pełny, a dla odsetek narosłych według dni. W dniu kuponu oba wyniki się różnią.',
    conformance_reason_two_grids:
      'ODDFPRICE: przed pierwszym kuponem 28 lutego quasi-kupony przypadają na koniec miesiąca, a po nim na dzień miesiąca, w którym następuje wykup.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, długi pierwszy okres: pełne okresy liczone są od miesiąca rozliczenia, o jeden za dużo, gdy kupony przypadają na koniec miesiąca.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: okresy liczone są wstecz od wykupu, a reszta dodawana jest do ostatniego z nich, jakby była jego częścią.',
    conformance_reason_days_left_counted:
      'ODDLPRICE z 30/360 US blisko końca miesiąca: Excel liczy dni od rozliczenia, jak we wzorze Microsoftu. My stosujemy okres pomniejszony o dni narosłe, podobnie jak reguła MSRB G-33 i funkcja PRICE samego Excela.',
    conformance_reason_two_thirties:
      'ODDLPRICE z 30/360 US: dla kuponu Excel liczy koniec lutego i każdy 31. jak 30., dla odsetek narosłych nie.',
    conformance_reason_odd_first_days:
      'ODDFPRICE z ACT/360 i ACT/365: Excel mierzy niestandardowe okresy i czas jako dni podzielone przez 360/f lub 365/f, jak we wzorze Microsoftu. Produkt nie ma takiej konwencji.',
    conformance_reason_odd_last_days:
      'ODDLPRICE z ACT/360 i ACT/365: Excel stosuje zamiast nich ACT/ACT.',
    conformance_reason_below_limit:
      'Rentowność −200 % lub niższa: tutaj odrzucana, bo żadnej obligacji tak się nie wycenia.',
    conformance_reason_rough_yield:
      'Szukanie rentowności poniżej 0 w Excelu kończy się przed pełną dokładnością, w granicach 0,000000002; z jego rentowności nie wychodzi zadana cena.',
    conformance_reason_payments_unknown:
      'W pliku brakuje późniejszych kuponów, spłat lub kursów walut.',
    conformance_reason_coupon_unknown: 'Kuponu nie ma na liście giełdy.',
    conformance_reason_index_derived:
      'Indeksy referencyjne od sierpnia do listopada 2016 r.: żaden dostępny plik nie zawiera pierwotnie opublikowanych wartości indeksu cen. Wyprowadzono je z tych czterech aukcji, które z definicji byłyby więc zgodne.',
  },
  link: {
    conformance_link: 'Weryfikacja obliczeń',
  },
};
