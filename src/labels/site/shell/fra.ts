import type { Texts } from './eng.ts';

export const fra: Texts = {
  header: {
    skip_to_content: 'Aller au contenu',
    main_menu: 'Menu principal',
    open_menu: 'Ouvrir le menu',
    show_submenu: 'Afficher «\u00a0{name}\u00a0»',
    menu_more: 'Plus',
    language: 'Langue',
    theme: 'Thème',
    theme_system: 'Comme le système',
    theme_light: 'Clair',
    theme_dark: 'Sombre',
    sign_in: 'Se connecter',
    sign_out: 'Se déconnecter',
    register: 'S’inscrire',
    account: 'Compte',
    operator_pages: 'Pages de l’opérateur',
  },
  menu: {
    menu_currencies: 'Devises',
    menu_indexes: 'Indices',
    menu_all_indexes: 'Tous les indices',
    menu_derivatives: 'Dérivés',
    menu_developers: 'API',
    menu_curves: 'Courbes',
    menu_bonds: 'Obligations',
    menu_stocks: 'Actions',
    menu_etfs: 'ETF',
    menu_issuers: 'Émetteurs',
  },
  footer: {
    menu_api_calls: 'Appels de l’API',
    menu_openapi: 'Description OpenAPI',
    demo_data: 'Données démo',
    demo_data_explained: 'Données démo\u00a0: les chiffres de cette page sont fictifs.',
    footer_sources: 'Sources\u00a0: {sources}',
    footer_no_sources: 'Aucune source de données pour l’instant',
    footer_last_import: 'Dernier import\u00a0: {time}',
    footer_printed: 'Imprimé le {time}',
    footer_tagline: 'Portail ouvert de données financières',
    menu_addin: 'Complément Excel',
    menu_help: 'Aide',
  },
  errors: {
    not_found_title: 'Cette page n’existe pas',
    not_found_text: 'L’adresse est peut-être erronée, ou la page n’est plus disponible.',
    server_error_title: 'Une erreur s’est produite de notre côté',
    server_error_text:
      'L’erreur a été enregistrée. Veuillez réessayer\u202f; si elle persiste, communiquez ce numéro de requête à l’administrateur\u00a0: {id}',
    unreachable_title: 'Le serveur est injoignable',
    unreachable_text:
      'Vous êtes hors ligne, ou le serveur est absent pour un instant. La page se chargera d’elle-même dès que le serveur répondra.',
    refused_title: 'Cette requête ne peut pas être traitée',
    back_to_start: 'Aller à la page d’accueil',
    try_again: 'Réessayer',
    error_invalid_field: 'Cette valeur n’est pas valide.',
  },
  access: {
    asterisks: 'Pour voir les valeurs, il faut un compte avec accès',
    asterisks_auth: 'Pour voir les valeurs, obtenez l’accès auprès de l’administrateur',
    value_hidden: 'masqué, accès nécessaire',
    get_access: 'Obtenir l’accès',
    values_seen: 'Vous voyez les noms, les conditions et les dates.',
    shapes_seen: 'Vous voyez les noms, les dates et le tracé des graphiques.',
    values_need_access: 'L’accès aux valeurs est accordé par l’administrateur.',
    values_need_account: 'Les valeurs nécessitent un compte avec accès.',
  },
  paging: {
    paging: 'Pagination',
    page_first: 'Première page',
    page_previous: 'Page précédente',
    page_next: 'Page suivante',
    page_last: 'Dernière page',
    page_number: 'Page {page} sur {last}',
  },
  no_data: {
    no_data_yet: 'Ce portail ne contient pas encore de données.',
    no_data_operator:
      'Pour essayer le portail, arrêtez le serveur, lancez «\u00a0{command}\u00a0» puis redémarrez-le\u00a0: cela charge le marché de démonstration inventé. L’importation de données réelles n’existe pas encore.',
  },
  hints: {
    hints: 'Aide contextuelle',
    hints_are_on: 'L’aide contextuelle est activée.',
    hints_are_off: 'L’aide contextuelle est désactivée. Elle se réactive au bas de chaque page.',
    hints_not_saved: 'Le réglage n’a pas pu être enregistré. Réessayez.',
    help_more: 'En savoir plus dans l’aide',
  },
  hint_texts: {
    hint_about: 'Explication : {name}',
    hint_change:
      'La variation depuis le jour de bourse précédent. Elle manque si ce jour n’a pas de valeur ou si la dernière valeur est antérieure au dernier jour de bourse. Les taux varient en points de base : 100 pb font un point de pourcentage.',
    hint_realtime:
      'Les valeurs en temps réel arrivent dès que leur source les a. Pour qui a l’accès, elles bougent d’elles-mêmes.',
    hint_daily:
      'C’est une valeur journalière, publiée une fois la journée terminée : ce n’est pas le cours de l’instant.',
    hint_shape:
      'Sans accès, un graphique n’est qu’une forme : il montre l’allure de la ligne sur une échelle de 0 à 100. Les vraies valeurs ne sont pas envoyées à votre navigateur.',
    hint_chart:
      'Ctrl avec la molette zoome, glisser déplace, un double clic montre tout. Au clavier : les flèches vont de point en point, + et − zooment, 0 montre tout. La tendance est ajustée aux points de la période chargée. L’image peut être enregistrée ou imprimée.',
    hint_statistics:
      'Chaque ligne remonte depuis la dernière clôture : la variation depuis la dernière clôture au plus tard le même jour au début de la période (10 jours plus tôt au maximum), puis la clôture la plus haute et la plus basse depuis, avec leurs dates.',
    hint_export:
      'Les fichiers contiennent toutes les valeurs de la période du graphique, et non la seule page du tableau. CSV est du texte simple avec un point décimal ; XLSX s’ouvre dans Excel avec de vraies dates et de vrais nombres.',
    hint_pairs:
      'Cochez une paire pour ajouter son graphique, {count} au plus à la fois ; décochez-la pour le retirer. L’adresse de la page garde votre choix et peut être transmise.',
  },
  sections: {
    sections_menu: 'Sur cette page',
    section_top: 'Aperçu',
  },
  notices: {
    form_unchanged: 'Aucun changement : tout est déjà comme demandé.',
    copied_value: '{value} est copié.',
    copy_failed: 'Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.',
    support_tickets: 'Assistance',
    unread_answers:
      '{count} {count, plural, one {réponse non lue} other {réponses non lues}} de l’assistance',
  },
  offers: {
    bottom_banner: 'Avis du portail',
    app_offer: 'Application mobile',
    app_offer_ios: 'Parcurve existe aussi en application pour iPhone et iPad.',
    app_offer_android: 'Parcurve existe aussi en application pour Android.',
    app_offer_get: 'Installer l’application',
    offer_close: 'Fermer',
  },
};
