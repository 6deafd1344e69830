import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    currencies_title: 'Cours des devises',
    currencies_description:
      'Taux de change des paires de devises avec dernière valeur, variation du jour et jusqu’à dix ans d’historique.',
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
    currencies_to_charts: 'Graphiques : {count}',
    currencies_compare: 'Sur un seul graphique, en pour cent',
    currencies_compared: 'Paires comparées, en pour cent',
    currencies_too_many: '{count} graphiques au maximum peuvent être affichés à la fois.',
    currencies_toggle: 'Graphique {name}',
    currencies_remove: 'Retirer le graphique {name}',
  },
  faq: {
    faq_title: 'Questions fréquentes',
    faq_source_question: 'D’où viennent les cours\u202f?',
    faq_source_answer:
      'Des sources que l’administrateur de ce portail a connectées\u202f; elles sont indiquées au bas de la page. Lorsque la page porte la mention «\u00a0Données démo\u00a0», les chiffres sont fictifs.',
    faq_update_question: 'À quelle fréquence sont-ils mis à jour\u202f?',
    faq_update_answer:
      'Les cours en temps réel évoluent d’eux-mêmes, sans recharger la page. Les autres paires reçoivent une valeur par jour. L’heure affichée à côté de chaque cours indique à quel moment il était valable.',
    faq_change_question: 'À quoi la variation du jour est-elle comparée\u202f?',
    faq_change_answer:
      'Un cours en temps réel est comparé à la dernière clôture quotidienne. Un cours quotidien est comparé à la clôture précédente.',
    faq_access_question: 'Pourquoi vois-je *** à la place d’un nombre\u202f?',
    faq_access_answer:
      'Les valeurs nécessitent un compte avec accès, que l’administrateur du portail accorde. Sans accès, on voit les noms, les dates et le tracé des graphiques, sur une échelle de 0 à 100\u202f; les valeurs elles-mêmes ne sont pas transmises.',
  },
  subregions: {
    subregion_majors: 'Devises majeures',
    subregion_europe: 'Europe',
    subregion_cis: 'CEI',
    subregion_asia: 'Asie',
    subregion_latin_america: 'Amérique latine',
    subregion_middle_east: 'Moyen-Orient',
    subregion_africa: 'Afrique',
  },
};
