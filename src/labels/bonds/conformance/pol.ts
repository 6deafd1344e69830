import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    conformance_title: 'Jak sprawdzono liczby',
    conformance_description:
      'Z czym porównano matematykę obligacji tej wersji i jak blisko się zgadza.',
    conformance_lead:
      'Wersja {version}, matematyka {digest}. Wszystkie liczby na tej stronie zapisał przebieg testów, który je porównał; żadnej nie wpisano ręcznie.',
    conformance_total: 'W granicach tolerancji zgadza się {agreeing} z {cases} wartości.',
    conformance_official: 'Źródła oficjalne',
    conformance_official_total:
      'Z {cases} wartości opublikowanych przez skarby państw, giełdy i banki centralne {agreeing} zgadza się w granicach tolerancji.',
    conformance_official_rest:
      'Pozostałe różnice ({count}) wynikają z braków lub korekt w samych opublikowanych danych; przy każdej podano przyczynę.',
    conformance_reference: 'Obliczenia wzorcowe',
    conformance_conventions: 'Gdzie różnią się konwencje',
    conformance_conventions_lead:
      'Niektóre funkcje Excela mają własne konwencje, głównie dla niestandardowych pierwszych i ostatnich okresów kuponowych: takie wiersze policzono osobno i nie porównano. Każda inna różnica musi podlegać wąskiej regule o bazie i datach wiersza.',
    conformance_why: 'Co się różni i dlaczego',
    conformance_why_note: 'Jedna wartość może mieć kilka przyczyn.',
    conformance_confirmed:
      'W każdym z {count} wierszy proste wzory, napisane z opublikowanych definicji bez kodu produktu, dają naszą wartość. Z podanymi regułami dają wartość Excela.',
    conformance_subject: 'Co porównano',
    conformance_cases: 'Przypadki',
    conformance_agreeing: 'Zgodne',
    conformance_tolerance: 'Tolerancja',
    conformance_worst: 'Największa różnica',
    conformance_relative: '{value} wartości',
    conformance_exceptions:
      '{count} {count, plural, one {wyjątek} few {wyjątki} many {wyjątków} other {wyjątku}}',
    conformance_at_most: 'najwyżej {value}',
    conformance_confirmed_of: 'Proste wzory potwierdzają naszą wartość w {count}.',
    conformance_for_example: 'Na przykład {row}: opublikowano {published}, u nas {ours}.',
    conformance_refused: 'brak',
    conformance_aside: 'Inna konwencja: {count}',
    conformance_skipped: 'Nie porównano: {count}',
    conformance_rows: 'Wiersze (CSV)',
    conformance_examples: 'Opublikowane przykłady',
    conformance_example: 'Przykład',
    conformance_inputs: 'Dane',
    conformance_published: 'Opublikowano',
    conformance_ours: 'U nas',
    conformance_file: 'Tabela jako plik (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Aukcje Skarbu USA',
    conformance_origin_us_treasury: 'Oficjalne wyniki z lat 2008–2017, domena publiczna.',
    conformance_source_quantlib: 'QuantLib 1.29, biblioteka obliczeniowa',
    conformance_origin_quantlib:
      'Otwarta biblioteka banków, uruchomiona na 1000 rzeczywistych obligacji z innymi dniami i rentownościami; licencja typu BSD.',
    conformance_source_excel: 'Funkcje Microsoft Excel',
    conformance_origin_excel:
      'Wyniki obliczone przez samego Excela, z tabel otwartego projektu (Apache-2.0).',
    conformance_source_curves: 'Krzywe banków centralnych',
    conformance_origin_curves:
      'Rezerwa Federalna, parametry i stopy od 1961 roku; Europejski Bank Centralny, stopy z lat 2006–2008. Dane publiczne.',
    conformance_source_moex: 'Giełda Moskiewska',
    conformance_origin_moex:
      'Wszystkie obligacje z 15 lutego 2024 r. z usługi samej giełdy; licencji nie podano.',
    conformance_source_ofz_auctions: 'Ministerstwo Finansów Rosji',
    conformance_origin_ofz_auctions: 'Wyniki aukcji z lat 2019–2024; licencji nie podano.',
    conformance_source_german: 'Obligacje skarbowe Niemiec',
    conformance_origin_german:
      'Ceny i narosłe odsetki 15 obligacji z 65 dni 2009 roku, z pakietu R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Cena z rentowności',
    conformance_figure_yield_from_price: 'Rentowność z ceny',
    conformance_figure_last_period_yield: 'Rentowność z ceny w ostatnim okresie kuponowym',
    conformance_figure_dirty_price: 'Cena z narosłymi odsetkami',
    conformance_figure_accrued: 'Narosłe odsetki',
    conformance_figure_macaulay: 'Duracja Macaulaya',
    conformance_figure_modified: 'Duracja zmodyfikowana',
    conformance_figure_convexity: 'Wypukłość',
    conformance_figure_basis_point: 'Wartość punktu bazowego',
    conformance_figure_coupon_days: 'Dni i okresy kuponowe',
    conformance_figure_odd_first_price: 'Cena przy niestandardowym pierwszym kuponie',
    conformance_figure_odd_last_price: 'Cena przy niestandardowym ostatnim kuponie',
    conformance_figure_simple_yield: 'Rentowność prosta',
    conformance_figure_bill_price: 'Cena bonu z dyskonta',
    conformance_figure_bill_yield: 'Rentowność bonu',
    conformance_figure_index_ratio: 'Współczynnik indeksacji',
    conformance_figure_reference_index: 'Indeks odniesienia na dzień',
    conformance_figure_money_price: 'Cena w pieniądzu z indeksem',
    conformance_figure_discount_margin: 'Marża dyskontowa obligacji zmiennokuponowej z ceny',
    conformance_figure_zero_rates: 'Stopy zerokuponowe, w procentach',
    conformance_figure_forward_rates: 'Stopy terminowe, w procentach',
    conformance_figure_par_rates: 'Stopy par, w procentach',
    conformance_figure_fitted_rates: 'Stopy ponownie dopasowanej krzywej, w procentach',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: po ostatnim dniu lutego 31. liczy się jak 30., według reguł SIA w ich kolejności; QuantLib robi tak od 2025 roku (pull request 2243). Excel i QuantLib 1.29 zostawiają 31.',
    conformance_reason_negative_time:
      'ACT/360 i ACT/365 na końcu okresu: minęło więcej niż 360/f lub 365/f dni, a czas do kolejnego kuponu jest dla Excela zerowy lub ujemny.',
    conformance_reason_last_period_days:
      'YIELD w ostatnim okresie kuponowym: Excel bierze dni do wykupu, które nie są okresem pomniejszonym o narosłe dni; jego własne PRICE nie zwraca tej ceny.',
    conformance_reason_year_average:
      'ACT/ACT bez okresów kuponowych: Excel dzieli przez średnią długość objętych lat, co nie jest ani ISDA, ani ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: rok z 29 lutego ma 366 dni (31 CFR 356); Excel bierze 365, a pół roku za 182 dni.',
    conformance_reason_lost_month_end:
      'Dni quasi-kuponowe liczone są jeden od drugiego i gubią koniec miesiąca: 31 sierpnia, 28 lutego, 28 sierpnia.',
    conformance_reason_whole_period_days:
      'ODDFPRICE z 30/360 US, długi pierwszy okres: quasi-okres obejmujący koniec lutego Excel liczy w kuponie jako cały, a w narosłych odsetkach według dni. W dniu kuponu oba się różnią.',
    conformance_reason_two_grids:
      'ODDFPRICE: przed pierwszym kuponem 28 lutego quasi-kupony są na końcu miesiąca, po nim w dniu wykupu.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, długi pierwszy okres: całe okresy liczone są od miesiąca rozliczenia, o jeden za dużo, gdy kupony są na końcu miesiąca.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: okresy liczone są wstecz od wykupu, a reszta dodawana jest do ostatniego, jakby była jego częścią.',
    conformance_reason_days_left_counted:
      'ODDLPRICE z 30/360 US przy końcu miesiąca: Excel liczy dni od rozliczenia, jak we wzorze Microsoftu. My bierzemy okres pomniejszony o narosłe dni, jak reguła MSRB G-33 i PRICE samego Excela.',
    conformance_reason_two_thirties:
      'ODDLPRICE z 30/360 US: w kuponie Excel liczy koniec lutego i każdy 31. jak 30., w narosłych odsetkach nie.',
    conformance_reason_odd_first_days:
      'ODDFPRICE z ACT/360 i ACT/365: Excel mierzy niestandardowe okresy i czas w dniach przez 360/f i 365/f, jak we wzorze Microsoftu. Produkt nie ma takiej konwencji.',
    conformance_reason_odd_last_days:
      'ODDLPRICE z ACT/360 i ACT/365: Excel bierze zamiast nich ACT/ACT.',
    conformance_reason_below_limit:
      'Rentowność −200 % i mniej: tu odrzucana, bo żadnej obligacji tak się nie wycenia.',
    conformance_reason_rough_yield:
      'Szukanie rentowności poniżej 0 w Excelu kończy się przed ostatnimi cyframi, w granicach 0,000000002; przy jego rentowności cena nie jest zadana.',
    conformance_reason_payments_unknown:
      'Późniejszych kuponów, spłat lub kursów walut nie ma w pliku.',
    conformance_reason_coupon_unknown: 'Kuponu nie ma na liście giełdy.',
    conformance_reason_index_derived:
      'Indeksy referencyjne od sierpnia do listopada 2016: pierwotnie opublikowanych wartości indeksu cen nie ma w żadnym dostępnym pliku. Wyprowadzono je z tych czterech aukcji, więc zgadzałyby się z założenia.',
  },
  link: {
    conformance_link: 'Jak sprawdzono liczby',
  },
};
