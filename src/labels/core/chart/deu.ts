import type { Texts } from './eng.ts';

export const deu: Texts = {
  states: {
    graph_period_start_incorrect: 'Wählen Sie ein Startdatum, das nicht nach dem Enddatum liegt.',
    no_graph_data: 'Keine Daten für diesen Zeitraum.',
    chart_loading: 'Chart wird geladen …',
    chart_slow: 'Das dauert länger als üblich …',
    chart_failed: 'Der Chart konnte nicht geladen werden.',
    chart_gone: 'Diese Datenreihe ist nicht mehr verfügbar.',
    chart_locked: 'Für Charts von Anleihekursen und Zinssätzen ist Zugang nötig.',
    chart_returns: 'Der Chart wird automatisch neu geladen.',
    chart_retry: 'Erneut versuchen',
    chart_engine_failed:
      'Der interaktive Chart konnte nicht geladen werden; stattdessen wird ein statisches Bild gezeigt.',
  },
  tools: {
    chart_font_smaller: 'Kleinere Schrift',
    chart_font_larger: 'Größere Schrift',
    chart_settings: 'Charteinstellungen',
    chart_show_logo: 'Logo anzeigen',
    chart_trend: 'Trend',
    trend_not_selected: 'Kein Trend',
    trend_linear: 'Linear',
    trend_logarithmic: 'Logarithmisch',
    trend_exponential: 'Exponentiell',
    trend_too_few_points: '{name}: Ein Trend braucht mindestens zwei Punkte.',
    trend_same_time:
      '{name}: kein Trend, weil alle Punkte auf derselben horizontalen Position liegen.',
    trend_not_positive:
      '{name}: Für einen exponentiellen Trend müssen alle Werte über null liegen.',
    trend_not_positive_x:
      '{name}: Für einen logarithmischen Trend müssen alle Durationen über null liegen.',
    trend_needs_values: '{name}: Dieser Trend beruht auf Werten, die ohne Zugang verdeckt sind.',
    chart_export: 'Exportieren',
    chart_print: 'Drucken',
    chart_export_failed: 'Die Datei konnte nicht erstellt werden.',
    chart_demo_data: 'Demodaten: Die Werte in diesem Chart sind frei erfunden.',
    chart_exporting: 'Datei wird erstellt …',
    chart_zoom_in: 'Vergrößern',
    chart_zoom_out: 'Verkleinern',
    chart_zoom_reset: 'Alles anzeigen',
    chart_period: 'Zeitraum',
  },
  legend: {
    chart_legend: 'Legende',
    legend_show: '{name} anzeigen',
    legend_hide: '{name} ausblenden',
    legend_remove: '{name} entfernen',
  },
  map: {
    map_labels: 'Beschriftungen',
    map_all_labels: 'Alle Beschriftungen',
    map_duration: 'Duration to Worst, Jahre',
    map_yield: 'Yield to Worst, %',
    map_delete_mode: 'Punkte entfernen',
    map_remove_selected: 'Ausgewählte entfernen ({count})',
    map_close_delete_mode: 'Fertig',
    map_point: '{name}: Duration to Worst {duration}, Yield to Worst {yield}',
    map_summary:
      'Karte, Punkte: {count}; Duration to Worst von {minDuration} bis {maxDuration}, Yield to Worst von {minYield} bis {maxYield}.',
    map_summary_empty: 'Karte ohne Punkte.',
    map_outside:
      '{count} {count, plural, one {Punkt liegt} other {Punkte liegen}} außerhalb der Skala, am Rand durch Dreiecke markiert.',
    map_longest: 'Längste Duration: {name}, {duration}.',
    map_table_name: 'Name',
  },
  reading: {
    chart_summary_rose:
      '{name}: vom {begin} bis {end} um {change} gestiegen (von {first} auf {last}). {range}',
    chart_summary_fell:
      '{name}: vom {begin} bis {end} um {change} gefallen (von {first} auf {last}). {range}',
    chart_summary_unchanged: '{name}: vom {begin} bis {end} unverändert bei {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, der einzige Wert.',
    chart_summary_range:
      'Hoch {high} {highWhen}, Tief {low} {lowWhen}, {count} {count, plural, one {Wert} other {Werte}}.',
    chart_masked_rose: '{name}: vom {begin} bis {end} gestiegen; für die Werte ist Zugang nötig.',
    chart_masked_fell: '{name}: vom {begin} bis {end} gefallen; für die Werte ist Zugang nötig.',
    chart_masked_unchanged:
      '{name}: vom {begin} bis {end} unverändert; für die Werte ist Zugang nötig.',
    chart_masked_single: '{name}: ein Wert {when}, für den Zugang nötig ist.',
    chart_on_day: 'am {date}',
    chart_at_time: 'um {time}',
    chart_change: 'Veränderung {begin} – {end}',
    chart_basis_points: '{value} Bp.',
    chart_previous_close: 'Schluss des Vortags',
    chart_plot: '{name}, Chart',
    chart_keys: 'Pfeiltasten gehen von Punkt zu Punkt, Plus und Minus zoomen, 0 zeigt alles.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Datentabelle',
    chart_date: 'Datum',
    chart_value: 'Wert',
    chart_masked_value: '*** Zugang nötig',
  },
};
