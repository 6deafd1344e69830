import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    currencies_title: 'Cours des devises',
    currencies_description:
      'Taux de change par paire de devises\u00a0: dernière valeur, variation du jour et jusqu’à dix ans d’historique.',
    currencies_count: '{count} {count, plural, one {paire} other {paires}}',
    currencies_updated: 'mise à jour\u00a0: {time}',
    currencies_source: 'source\u00a0: {sources}',
    currencies_subregion: 'Sous-région',
    currencies_all: 'Toutes',
    currencies_search: 'Rechercher une paire',
    currencies_none: 'Il n’y a pas encore de paires de devises.',
    currencies_empty: 'Aucune paire ne correspond.',
    currencies_clear: 'Effacer la recherche et la sous-région',
    currencies_pair: 'Paire',
    currencies_last: 'Dernier',
    currencies_day: 'Jour, %',
    currencies_quotes: 'Cours',
    currencies_charts: 'Graphiques',
    currencies_no_chart: 'Choisissez une paire pour afficher son graphique.',
    currencies_to_charts: 'Graphiques\u00a0: {count}',
    currencies_compare: 'Comparer sur un graphique, %',
    currencies_compared: 'Paires comparées, variation en %',
    currencies_too_many: 'Vous pouvez afficher jusqu’à {count} graphiques à la fois.',
    currencies_toggle: 'Graphique {name}',
    currencies_remove: 'Retirer le graphique {name}',
  },
  faq: {
    faq_title: 'Questions fréquentes',
    faq_source_question: 'D’où viennent les cours\u202f?',
    faq_source_answer:
      'Des sources de données connectées par l’administrateur de ce portail et indiquées en bas de page. Si la page porte la mention «\u00a0Données démo\u00a0», les valeurs sont fictives.',
    faq_update_question: 'À quelle fréquence sont-ils mis à jour\u202f?',
    faq_update_answer:
      'Les paires en temps réel se mettent à jour automatiquement, sans recharger la page. Les autres reçoivent une valeur par jour. L’heure affichée à côté de chaque cours indique à quel moment il était valable.',
    faq_change_question: 'À quoi la variation du jour est-elle comparée\u202f?',
    faq_change_answer:
      'Un cours en temps réel est comparé à la dernière clôture quotidienne, un cours quotidien à la clôture précédente.',
    faq_access_question: 'Pourquoi *** s’affiche-t-il à la place d’un nombre\u202f?',
    faq_access_answer:
      'Les valeurs nécessitent un compte avec accès, accordé par l’administrateur de ce portail. Sans accès, les pages affichent les noms, les dates et l’allure des graphiques sur une échelle de 0 à 100\u202f; les valeurs elles-mêmes ne sont pas transmises.',
  },
  subregions: {
    subregion_majors: 'Principales devises',
    subregion_europe: 'Europe',
    subregion_cis: 'CEI',
    subregion_asia: 'Asie',
    subregion_latin_america: 'Amérique latine',
    subregion_middle_east: 'Moyen-Orient',
    subregion_africa: 'Afrique',
    subregion_other: 'Autres',
  },
};
