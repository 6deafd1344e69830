import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
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
      'Niektóre funkcje Excela odbiegają od konwencji rynkowych, głównie te dla niestandardowych pierwszych i ostatnich okresów kuponowych. Stosujemy konwencje. Każdą różnicę odtwarza wskazana przyczyna.',
    conformance_why: 'Co się różni i dlaczego',
    conformance_why_note: 'Jedna wartość może mieć kilka przyczyn.',
    conformance_confirmed:
      'Dla każdej z {count} liczb Excela drugi zestaw prostych wzorów, niemający nic wspólnego z produktem, daje to samo co my; a każda różnica wobec Excela jest odtwarzana przez podaną przyczynę.',
    conformance_subject: 'Co porównano',
    conformance_cases: 'Przypadki',
    conformance_agreeing: 'Zgodne',
    conformance_tolerance: 'Tolerancja',
    conformance_worst: 'Największa różnica',
    conformance_relative: '{value} wartości',
    conformance_exceptions: '{count} {count|one=wyjątek|few=wyjątki|many=wyjątków|other=wyjątku}',
    conformance_at_most: 'najwyżej {value}',
    conformance_skipped: 'Nie porównano: {count}',
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
    conformance_figure_odd_last_price:
      'Cena przy niestandardowym ostatnim kuponie (ACT/360 i ACT/365 jak ACT/ACT, tak jak w Excelu)',
    conformance_figure_discounted: 'Kwota z dyskontem',
    conformance_figure_simple_yield: 'Rentowność prosta',
    conformance_figure_bill_price: 'Cena bonu z dyskonta',
    conformance_figure_bill_yield: 'Rentowność bonu',
    conformance_figure_index_ratio: 'Współczynnik indeksacji',
    conformance_figure_reference_index: 'Indeks odniesienia na dzień',
    conformance_figure_money_price: 'Cena w pieniądzu z indeksem',
    conformance_figure_floater_price: 'Cena obligacji o zmiennym kuponie z marży dyskontowej',
    conformance_figure_zero_rates: 'Stopy zerokuponowe, w procentach',
    conformance_figure_forward_rates: 'Stopy terminowe, w procentach',
    conformance_figure_par_rates: 'Stopy par, w procentach',
    conformance_figure_forward_par_rates: 'Terminowe stopy par, w procentach',
    conformance_figure_fitted_rates: 'Stopy ponownie dopasowanej krzywej, w procentach',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: po końcu lutego 31. liczy się jak 30. (SIA, QuantLib); Excel zostawia 31.',
    conformance_reason_negative_time:
      'ACT/360 i ACT/365 na końcu okresu: minęło więcej niż 360/f lub 365/f dni, a czas do kolejnego kuponu jest dla Excela zerowy lub ujemny.',
    conformance_reason_days_not_whole:
      'COUPDAYSNC przy 30/360 US około końca lutego: dni od ostatniego i do następnego kuponu nie składają się na COUPDAYS.',
    conformance_reason_last_period_days:
      'YIELD w ostatnim okresie kuponowym: Excel bierze dni do wykupu, które nie są okresem pomniejszonym o narosłe dni; jego własne PRICE nie zwraca tej ceny.',
    conformance_reason_year_average:
      'ACT/ACT bez okresów kuponowych: Excel dzieli przez średnią długość objętych lat, co nie jest ani ISDA, ani ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: rok z 29 lutego ma 366 dni (31 CFR 356); Excel bierze 365, a pół roku za 182 dni.',
    conformance_reason_lost_month_end:
      'Dni quasi-kuponowe liczone są jeden od drugiego i gubią koniec miesiąca: 31 sierpnia, 28 lutego, 28 sierpnia.',
    conformance_reason_whole_period_days:
      'ODDFPRICE, długi pierwszy okres: cały quasi-okres to 1 w kuponie Excela, a w narosłych odsetkach jego dni przez 360/f lub 365/f, albo odwrotnie: w dniu kuponu oba się różnią.',
    conformance_reason_two_grids:
      'ODDFPRICE: przed pierwszym kuponem 28 lutego quasi-kupony są na końcu miesiąca, po nim w dniu wykupu.',
    conformance_reason_days_to_next:
      'ODDFPRICE z ACT/360 i ACT/365, długi pierwszy okres: dni do następnego quasi-kuponu i od ostatniego nie składają się na okres, jak w PRICE Excela.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, długi pierwszy okres: całe okresy liczone są od miesiąca rozliczenia, o jeden za dużo, gdy kupony są na końcu miesiąca.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: okresy liczone są wstecz od wykupu, a reszta dodawana jest do ostatniego, jakby była jego częścią.',
    conformance_reason_two_thirties:
      'ODDLPRICE z 30/360 US: koniec lutego i 31. liczą się w kuponie inaczej niż w narosłych odsetkach i pozostałym czasie.',
    conformance_reason_below_limit:
      'Rentowność −200 % i mniej: tu odrzucana, bo żadnej obligacji tak się nie wycenia.',
    conformance_reason_rough_yield:
      'Szukanie rentowności poniżej 0 w Excelu kończy się przed ostatnimi cyframi, w granicach 0,000000002; przy jego rentowności cena nie jest zadana.',
    conformance_reason_payments_unknown:
      'Późniejszych kuponów, spłat lub kursów walut nie ma w pliku.',
    conformance_reason_coupon_unknown: 'Kuponu nie ma na liście giełdy.',
  },
  link: {
    conformance_link: 'Jak sprawdzono liczby',
  },
};
