import type { Texts } from './eng.ts';

export const fra: Texts = {
  states: {
    graph_period_start_incorrect:
      'Choisissez une date de début antérieure ou égale à la date de fin.',
    no_graph_data: 'Aucune donnée pour cette période.',
    chart_loading: 'Chargement du graphique…',
    chart_slow: 'Le chargement est plus long que d’habitude…',
    chart_failed: 'Le graphique n’a pas pu être chargé.',
    chart_gone: 'Cette série n’est plus disponible.',
    chart_locked: 'Les graphiques des cours d’obligations et des taux nécessitent un accès.',
    chart_returns: 'Le graphique se rechargera automatiquement.',
    chart_retry: 'Réessayer',
    chart_engine_failed:
      'Le graphique interactif n’a pas pu être chargé\u202f; une image fixe est affichée à la place.',
  },
  tools: {
    chart_font_smaller: 'Texte plus petit',
    chart_font_larger: 'Texte plus grand',
    chart_settings: 'Paramètres du graphique',
    chart_show_logo: 'Afficher le logo',
    chart_trend: 'Tendance',
    trend_not_selected: 'Aucune tendance',
    trend_linear: 'Linéaire',
    trend_logarithmic: 'Logarithmique',
    trend_exponential: 'Exponentielle',
    trend_too_few_points: '{name}\u00a0: une tendance nécessite au moins deux points.',
    trend_same_time:
      '{name}\u00a0: pas de tendance, car tous les points ont la même position horizontale.',
    trend_not_positive:
      '{name}\u00a0: une tendance exponentielle exige des valeurs toutes supérieures à zéro.',
    trend_not_positive_x:
      '{name}\u00a0: une tendance logarithmique exige des durations toutes supérieures à zéro.',
    trend_needs_values: '{name}\u00a0: cette tendance utilise les valeurs, masquées sans accès.',
    chart_export: 'Exporter',
    chart_print: 'Imprimer',
    chart_export_failed: 'Le fichier n’a pas pu être créé.',
    chart_demo_data: 'Données démo\u00a0: les valeurs de ce graphique sont fictives.',
    chart_exporting: 'Création du fichier…',
    chart_zoom_in: 'Zoom avant',
    chart_zoom_out: 'Zoom arrière',
    chart_zoom_reset: 'Tout afficher',
    chart_period: 'Période',
  },
  legend: {
    chart_legend: 'Légende',
    legend_show: 'Afficher {name}',
    legend_hide: 'Masquer {name}',
    legend_remove: 'Retirer {name}',
  },
  map: {
    map_labels: 'Étiquettes',
    map_all_labels: 'Toutes les étiquettes',
    map_duration: 'Duration au pire, années',
    map_yield: 'Rendement au pire, %',
    map_delete_mode: 'Retirer des points',
    map_remove_selected: 'Retirer la sélection ({count})',
    map_close_delete_mode: 'Terminé',
    map_point: '{name}\u00a0: duration {duration}, rendement {yield}, au pire',
    map_summary:
      'Carte de {count} {count, plural, one {point} other {points}}\u202f; duration au pire de {minDuration} à {maxDuration}, rendement au pire de {minYield} à {maxYield}.',
    map_summary_empty: 'Carte sans points.',
    map_outside:
      '{count} {count, plural, one {point est} other {points sont}} hors échelle, avec un triangle au bord.',
    map_longest: 'Duration la plus longue\u00a0: {name}, {duration}.',
    map_table_name: 'Nom',
  },
  reading: {
    chart_summary_rose:
      '{name}\u00a0: du {begin} au {end}, hausse de {change} (de {first} à {last}). {range}',
    chart_summary_fell:
      '{name}\u00a0: du {begin} au {end}, baisse de {change} (de {first} à {last}). {range}',
    chart_summary_unchanged: '{name}\u00a0: du {begin} au {end}, inchangé à {last}. {range}',
    chart_summary_single: '{name}\u00a0: {last} {when}, seule valeur.',
    chart_summary_range:
      'Plus haut {high} {highWhen}, plus bas {low} {lowWhen}, {count} {count, plural, one {valeur} other {valeurs}}.',
    chart_masked_rose:
      '{name}\u00a0: du {begin} au {end}, hausse\u202f; les valeurs nécessitent un accès.',
    chart_masked_fell:
      '{name}\u00a0: du {begin} au {end}, baisse\u202f; les valeurs nécessitent un accès.',
    chart_masked_unchanged:
      '{name}\u00a0: du {begin} au {end}, inchangé\u202f; les valeurs nécessitent un accès.',
    chart_masked_single: '{name}\u00a0: une valeur {when}, qui nécessite un accès.',
    chart_on_day: 'le {date}',
    chart_at_time: 'à {time}',
    chart_change: 'Variation {begin} – {end}',
    chart_basis_points: '{value} pb',
    chart_previous_close: 'Clôture précédente',
    chart_plot: '{name}, graphique',
    chart_keys:
      'Les flèches passent d’un point à l’autre, plus et moins règlent le zoom, 0 affiche tout.',
    chart_point: '{date}\u00a0: {value}',
    chart_point_of: '{name}, {date}\u00a0: {value}',
    chart_data_table: 'Tableau de données',
    chart_date: 'Date',
    chart_value: 'Valeur',
    chart_masked_value: '*** accès requis',
  },
};
