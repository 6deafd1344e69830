import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Wszystkie wywołania API Parcurve: parametry, odpowiedzi i przykłady.',
    api_lead:
      'Wywołania zwracają JSON, z wyjątkiem plików i strumienia na żywo. Opis do odczytu maszynowego jest zgodny z OpenAPI 3.1; odmowy mają zawsze tę samą strukturę.',
    api_method: 'Metoda',
    api_path: 'Ścieżka',
    api_summary: 'Działanie',
    api_start: 'Pierwsze kroki',
    api_start_token:
      'Programy logują się tokenem w nagłówku Authorization. Token widzi to, co konto, i może tylko czytać.',
    api_make_token: 'Utwórz token',
    api_start_formats:
      'Tabele są też w CSV i XLSX: dodaj format=csv lub format=xlsx albo poproś nagłówkiem Accept. Odpowiedzi mają ETag: kto odeśle go w If-None-Match, dostaje 304, dopóki nic się nie zmieni.',
    api_start_limits:
      'Każdy token ma określoną liczbę wywołań na minutę. Nagłówki ratelimit-limit, ratelimit-remaining i ratelimit-reset mówią, ile zostało; odmowa podaje w Retry-After, kiedy spróbować ponownie.',
    api_groups: 'Części dokumentacji',
    api_all: 'Wszystkie wywołania',
    api_group_indexes: 'Indeksy i pary',
    api_group_currencies: 'Listy par',
    api_group_instruments: 'Obligacje, akcje, fundusze, spółki',
    api_group_quotes: 'Notowania na żywo i zamknięcia według ISIN',
    api_group_search: 'Wyszukiwanie',
    api_group_archive: 'Archiwum kontraktów terminowych',
    api_group_udf: 'Klienci wykresów (UDF)',
    api_group_openbb: 'Dla OpenBB Workspace',
    api_group_account: 'Konta',
    api_group_site: 'Teksty serwisu',
    api_needs_public: 'otwarte dla wszystkich; wartości wymagają dostępu',
    api_needs_signedIn: 'wymaga konta',
    api_needs_values: 'wymaga dostępu do wartości',
    api_needs_operator: 'dla operatorów',
    api_parameters: 'Parametry',
    api_field: 'Pole',
    api_where: 'Gdzie',
    api_where_path: 'adres',
    api_where_query: 'zapytanie',
    api_where_body: 'treść',
    api_type: 'Typ',
    api_required: 'wymagane',
    api_answer: 'Odpowiedź',
    api_answer_also: 'Także jako {types}.',
    api_answer_file: 'Plik: {types}.',
    api_example_in: 'Przykład: {language}',
    api_group_curves: 'Krzywe dochodności',
  },
};
