import type { Texts } from './eng.ts';

export const fra: Texts = {
  latest: {
    index_as_of: 'Au {time}',
    quote_stale: 'Aucun cours depuis le {day}',
    quote_no_previous: 'Aucun cours le jour de bourse précédent',
    quote_price_of: 'cours du {day}',
    index_realtime: 'temps réel',
    live_on: 'en direct',
    live_lost: 'connexion perdue, données du {time}',
    index_source: 'Source\u00a0: {source}',
    unit_bp: 'pb',
    rate_colour:
      'Le prix des obligations baisse quand les rendements ou les spreads montent\u00a0: les hausses sont donc en rouge et les baisses en vert.',
    index_download_locked: 'Les téléchargements nécessitent un accès accordé par l’administrateur.',
    index_download_locked_anonymous: 'Les téléchargements nécessitent un compte avec accès.',
  },
  columns: {
    index_last_value: 'Dernière valeur',
    index_change: 'Variation',
    index_time: 'Heure',
    index_unit: 'Unité',
  },
  units: {
    unit_pt: 'pts',
  },
  facts: {
    index_ticker: 'Ticker',
    index_currency: 'Devise',
    index_key_facts: 'Données clés',
    index_history: 'Historique',
    index_identifiers: 'Identifiants',
    index_id: 'Identifiant',
    index_isin: 'ISIN',
    index_copy: 'Copier {value}',
    period_choice: 'Période',
  },
  periods: {
    period_1d: 'Aujourd’hui',
    period_3m: '3M',
    period_1y: '1A',
    period_5y: '5A',
    period_10y: '10A',
  },
  sparkline: {
    sparkline_30_days: '30 jours',
    sparkline_rising: 'en hausse sur 30 jours',
    sparkline_falling: 'en baisse sur 30 jours',
    sparkline_flat: 'inchangé sur 30 jours',
  },
};
