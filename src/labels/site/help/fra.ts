import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    help_title: 'Aide',
    help_description:
      'Le fonctionnement du portail\u00a0: accès, mesures et conventions, filtres, graphiques, recherche, API et Excel, exploitation.',
    help_menu: 'Articles d’aide',
    help_contents: 'Sommaire',
    help_search: 'Rechercher dans l’aide',
    help_results:
      '{count} {count, plural, one {résultat} other {résultats}} pour «\u00a0{term}\u00a0»',
    help_nothing:
      'Aucun résultat pour «\u00a0{term}\u00a0». Essayez un autre mot ou parcourez les articles.',
    help_title_for: 'Aide\u00a0: {term}',
    help_untranslated:
      'Cet article n’est pas encore traduit en français. Vous lisez la version anglaise.',
    help_group_portal: 'Utiliser le portail',
    help_group_market: 'Données de marché',
    help_group_programs: 'Programmes et opérateurs',
  },
};
