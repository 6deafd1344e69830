import type { Texts } from './eng.ts';

export const ita: Texts = {
  states: {
    graph_period_start_incorrect: 'Scegliere una data di inizio non successiva a quella di fine.',
    no_graph_data: 'Nessun dato per questo periodo.',
    chart_loading: 'Caricamento del grafico…',
    chart_slow: 'Il caricamento richiede più tempo del solito…',
    chart_failed: 'Impossibile caricare il grafico.',
    chart_gone: 'Questa serie non è più disponibile.',
    chart_locked: 'Per i grafici dei prezzi delle obbligazioni e dei tassi serve l’accesso.',
    chart_returns: 'Il grafico si ricaricherà automaticamente.',
    chart_retry: 'Riprova',
    chart_engine_failed:
      'Impossibile caricare il grafico interattivo; al suo posto è mostrata un’immagine statica.',
  },
  tools: {
    chart_font_smaller: 'Testo più piccolo',
    chart_font_larger: 'Testo più grande',
    chart_settings: 'Impostazioni del grafico',
    chart_show_logo: 'Mostra il logo',
    chart_trend: 'Tendenza',
    trend_not_selected: 'Nessuna tendenza',
    trend_linear: 'Lineare',
    trend_logarithmic: 'Logaritmica',
    trend_exponential: 'Esponenziale',
    trend_too_few_points: '{name}: per una tendenza servono almeno due punti.',
    trend_same_time:
      '{name}: nessuna tendenza, perché tutti i punti hanno la stessa posizione orizzontale.',
    trend_not_positive:
      '{name}: per una tendenza esponenziale tutti i valori devono essere maggiori di zero.',
    trend_not_positive_x:
      '{name}: per una tendenza logaritmica tutte le duration devono essere maggiori di zero.',
    trend_needs_values: '{name}: questa tendenza usa i valori, nascosti senza accesso.',
    chart_export: 'Esporta',
    chart_print: 'Stampa',
    chart_export_failed: 'Impossibile creare il file.',
    chart_demo_data: 'Dati demo: i valori di questo grafico sono inventati.',
    chart_exporting: 'Creazione del file in corso…',
    chart_zoom_in: 'Ingrandisci',
    chart_zoom_out: 'Riduci',
    chart_zoom_reset: 'Mostra tutto',
    chart_period: 'Periodo',
  },
  legend: {
    chart_legend: 'Legenda',
    legend_show: 'Mostra {name}',
    legend_hide: 'Nascondi {name}',
    legend_remove: 'Rimuovi {name}',
  },
  map: {
    map_labels: 'Etichette',
    map_all_labels: 'Tutte le etichette',
    map_duration: 'Duration to worst, anni',
    map_yield: 'Rendimento peggiore, %',
    map_delete_mode: 'Rimuovi punti',
    map_remove_selected: 'Rimuovi selezionati ({count})',
    map_close_delete_mode: 'Fatto',
    map_point: '{name}: duration {duration}, rendimento {yield}, to worst',
    map_summary:
      'Mappa di {count} {count, plural, one {punto} other {punti}}; duration to worst da {minDuration} a {maxDuration}, rendimento peggiore da {minYield} a {maxYield}.',
    map_summary_empty: 'Mappa senza punti.',
    map_outside:
      '{count} {count, plural, one {punto è} other {punti sono}} fuori scala, con un triangolo sul bordo.',
    map_longest: 'Duration più lunga: {name}, {duration}.',
    map_table_name: 'Nome',
  },
  reading: {
    chart_summary_rose:
      '{name}: dal {begin} al {end} in rialzo di {change} (da {first} a {last}). {range}',
    chart_summary_fell:
      '{name}: dal {begin} al {end} in ribasso di {change} (da {first} a {last}). {range}',
    chart_summary_unchanged: '{name}: dal {begin} al {end} invariato a {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, unico valore.',
    chart_summary_range:
      'Massimo {high} {highWhen}, minimo {low} {lowWhen}, {count} {count, plural, one {valore} other {valori}}.',
    chart_masked_rose: '{name}: dal {begin} al {end} in rialzo; per i valori serve l’accesso.',
    chart_masked_fell: '{name}: dal {begin} al {end} in ribasso; per i valori serve l’accesso.',
    chart_masked_unchanged: '{name}: dal {begin} al {end} invariato; per i valori serve l’accesso.',
    chart_masked_single: '{name}: un valore {when}, per cui serve l’accesso.',
    chart_on_day: 'il {date}',
    chart_at_time: 'alle {time}',
    chart_change: 'Variazione {begin} – {end}',
    chart_basis_points: '{value} pb',
    chart_previous_close: 'Chiusura precedente',
    chart_plot: '{name}, grafico',
    chart_keys:
      'Le frecce passano da un punto all’altro, più e meno regolano lo zoom, 0 mostra tutto.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Tabella dei dati',
    chart_date: 'Data',
    chart_value: 'Valore',
    chart_masked_value: '*** serve l’accesso',
  },
};
