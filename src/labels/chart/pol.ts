import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  states: {
    graph_period_start_incorrect: 'Data początku okresu jest późniejsza niż data jego końca.',
    no_graph_data: 'Brak danych za ten okres.',
    chart_loading: 'Wczytywanie wykresu…',
    chart_slow: 'To trwa dłużej niż zwykle…',
    chart_failed: 'Nie udało się wczytać wykresu.',
    chart_gone: 'Ta seria danych nie jest już dostępna.',
    chart_locked: 'Wykresy cen obligacji i stóp procentowych są widoczne tylko z dostępem.',
    chart_returns: 'Wykres wróci sam.',
    chart_retry: 'Spróbuj ponownie',
    chart_engine_failed: 'Nie udało się wczytać wykresu interaktywnego; to jest obraz statyczny.',
  },
  tools: {
    chart_font_smaller: 'Mniejszy tekst',
    chart_font_larger: 'Większy tekst',
    chart_settings: 'Ustawienia wykresu',
    chart_show_logo: 'Pokaż logo',
    chart_trend: 'Linia trendu',
    trend_not_selected: 'Bez trendu',
    trend_linear: 'Liniowy',
    trend_logarithmic: 'Logarytmiczny',
    trend_exponential: 'Wykładniczy',
    trend_too_few_points: '{name}: trend wymaga co najmniej dwóch punktów.',
    trend_same_time: '{name}: wszystkie punkty leżą w tym samym miejscu, trend jest nieokreślony.',
    trend_not_positive:
      '{name}: trend wykładniczy jest określony tylko wtedy, gdy wszystkie wartości są większe od zera.',
    trend_not_positive_x:
      '{name}: trend logarytmiczny jest określony tylko wtedy, gdy wszystkie wartości duracji są większe od zera.',
    trend_needs_values: '{name}: ten trend wymaga wartości, które bez dostępu są ukryte.',
    chart_export: 'Eksportuj',
    chart_print: 'Drukuj',
    chart_export_failed: 'Nie udało się utworzyć pliku.',
    chart_demo_data: 'Dane demo: wartości na tym obrazie są fikcyjne.',
    chart_exporting: 'Tworzenie pliku…',
    chart_zoom_in: 'Powiększ',
    chart_zoom_out: 'Pomniejsz',
    chart_zoom_reset: 'Pokaż wszystko',
    chart_period: 'Okres',
  },
  legend: {
    chart_legend: 'Legenda',
    legend_show: 'Pokaż: {name}',
    legend_hide: 'Ukryj: {name}',
    legend_remove: 'Usuń: {name}',
  },
  map: {
    map_labels: 'Etykiety',
    map_all_labels: 'Wszystkie etykiety',
    map_duration: 'Duracja do najgorszego, lata',
    map_yield: 'Rentowność najgorsza, %',
    map_delete_mode: 'Usuwanie punktów',
    map_remove_selected: 'Usuń zaznaczone ({count})',
    map_close_delete_mode: 'Gotowe',
    map_point: '{name}: duracja {duration}, rentowność {yield}, do najgorszego',
    map_summary:
      'Mapa, liczba punktów: {count}; duracja do najgorszego od {minDuration} do {maxDuration}, rentowność najgorsza od {minYield} do {maxYield}.',
    map_summary_empty: 'Mapa bez punktów.',
    map_outside:
      'Poza skalą: {count} {count|one=punkt|few=punkty|many=punktów|other=punktu}, oznaczone trójkątami przy krawędzi.',
    map_table_name: 'Nazwa',
  },
  reading: {
    chart_summary_rose:
      '{name}: od {begin} do {end} wzrost o {change} (z {first} do {last}). {range}',
    chart_summary_fell:
      '{name}: od {begin} do {end} spadek o {change} (z {first} do {last}). {range}',
    chart_summary_unchanged: '{name}: od {begin} do {end} bez zmian, {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, jedyna wartość.',
    chart_summary_range:
      'Maksimum {high} {highWhen}, minimum {low} {lowWhen}, {count} {count|one=wartość|few=wartości|many=wartości|other=wartości}.',
    chart_masked_rose: '{name}: od {begin} do {end} wzrost; wartości wymagają dostępu.',
    chart_masked_fell: '{name}: od {begin} do {end} spadek; wartości wymagają dostępu.',
    chart_masked_unchanged: '{name}: od {begin} do {end} bez zmian; wartości wymagają dostępu.',
    chart_masked_single: '{name}: jedna wartość {when}, wymaga dostępu.',
    chart_on_day: '({date})',
    chart_at_time: '(o {time})',
    chart_change: 'Zmiana {begin} – {end}',
    chart_basis_points: '{value} pb',
    chart_previous_close: 'Poprzednie zamknięcie',
    chart_plot: '{name}, wykres',
    chart_keys:
      'Strzałki przechodzą między punktami, plus i minus zmieniają powiększenie, 0 pokazuje wszystko.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Tabela danych',
    chart_date: 'Data',
    chart_value: 'Wartość',
    chart_masked_value: '*** wymaga dostępu',
  },
};
