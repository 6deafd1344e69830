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
    theme_system: 'Système',
    theme_light: 'Clair',
    theme_dark: 'Sombre',
    sign_in: 'Se connecter',
    sign_out: 'Se déconnecter',
    register: 'S’inscrire',
    account: 'Compte',
    operator_pages: 'Pages d’administration',
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
    menu_api_calls: 'Appels d’API',
    menu_openapi: 'Description OpenAPI',
    demo_data: 'Données démo',
    demo_data_explained: 'Données démo\u00a0: les valeurs de cette page sont fictives.',
    footer_sources: 'Sources\u00a0: {sources}',
    footer_no_sources: 'Aucune source de données pour l’instant',
    footer_last_import: 'Dernier import\u00a0: {time}',
    footer_printed: 'Imprimé le {time}',
    footer_tagline: 'Portail ouvert de données financières',
    menu_addin: 'Complément Excel',
    menu_help: 'Aide',
  },
  errors: {
    not_found_title: 'Page introuvable',
    not_found_text: 'L’URL est peut-être erronée, ou la page a été supprimée.',
    server_error_title: 'Une erreur s’est produite de notre côté',
    server_error_text:
      'L’erreur a été enregistrée. Réessayez\u202f; si le problème persiste, communiquez cet identifiant de requête à l’administrateur\u00a0: {id}',
    unreachable_title: 'Le serveur est injoignable',
    unreachable_text:
      'Vous êtes hors ligne, ou le serveur est temporairement indisponible. La page se chargera automatiquement dès que le serveur répondra de nouveau.',
    refused_title: 'Cette demande ne peut pas aboutir',
    back_to_start: 'Aller à la page d’accueil',
    try_again: 'Réessayer',
    error_invalid_field: 'Cette valeur n’est pas valide.',
  },
  access: {
    asterisks: 'Il faut un compte avec accès pour voir les valeurs',
    asterisks_auth: 'Demandez l’accès à l’administrateur pour voir les valeurs',
    value_hidden: 'masqué, accès requis',
    get_access: 'Obtenir l’accès',
    values_seen: 'Vous pouvez voir les noms, les modalités et les dates.',
    shapes_seen: 'Vous pouvez voir les noms, les dates et l’allure des graphiques.',
    values_need_access: 'Pour voir les valeurs, il faut un accès accordé par l’administrateur.',
    values_need_account: 'Pour voir les valeurs, il faut un compte avec accès.',
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
    no_data_yet: 'Ce portail n’a pas encore de données.',
    no_data_operator:
      'Pour essayer le portail, arrêtez le serveur, lancez «\u00a0{command}\u00a0» puis redémarrez-le\u00a0: cela charge un marché de démonstration fictif. Les courbes des taux publiées s’importent avec «\u00a0{importer}\u00a0».',
  },
  hints: {
    hints: 'Aide contextuelle',
    hints_are_on: 'L’aide contextuelle est activée.',
    hints_are_off:
      'L’aide contextuelle est désactivée. Vous pouvez la réactiver au bas de chaque page.',
    hints_not_saved: 'Le réglage n’a pas pu être enregistré. Réessayez.',
    help_more: 'En savoir plus dans l’aide',
  },
  hint_texts: {
    hint_about: 'Explication\u00a0: {name}',
    hint_change:
      'La variation depuis le jour de bourse précédent. Elle n’est pas affichée si ce jour n’a pas de valeur ou si la dernière valeur est antérieure au dernier jour de bourse. Les taux varient en points de base\u00a0: 100 pb valent un point de pourcentage.',
    hint_realtime:
      'Les valeurs en temps réel s’affichent dès que la source les publie et se mettent à jour automatiquement pour les utilisateurs qui y ont accès.',
    hint_daily:
      'Une valeur quotidienne, publiée une fois la journée terminée. Ce n’est pas un cours en direct.',
    hint_shape:
      'Sans accès, un graphique ne montre que l’allure de la courbe, sur une échelle de 0 à 100. Les valeurs réelles ne sont pas envoyées à votre navigateur.',
    hint_chart:
      'Souris\u00a0: Ctrl + molette pour zoomer, glisser pour déplacer, double-clic pour tout afficher. Clavier\u00a0: les flèches passent d’un point à l’autre, + et − zooment, 0 affiche tout. La droite de tendance est ajustée aux points de la période chargée. Vous pouvez enregistrer ou imprimer l’image.',
    hint_statistics:
      'Chaque ligne remonte depuis la dernière clôture. Elle indique la variation depuis la dernière clôture au plus tard le même jour au début de la période (10 jours plus tôt au maximum), ainsi que les clôtures la plus haute et la plus basse depuis, avec leurs dates.',
    hint_export:
      'Les fichiers contiennent toutes les valeurs de la période affichée dans le graphique, et pas seulement cette page du tableau. CSV est du texte brut avec un point décimal\u202f; XLSX s’ouvre dans Excel avec de vrais formats de date et de nombre.',
    hint_pairs:
      'Cochez une paire pour ajouter son graphique, jusqu’à {count} à la fois\u202f; décochez-la pour le retirer. L’URL conserve votre sélection\u00a0: vous pouvez la partager.',
  },
  sections: {
    sections_menu: 'Sur cette page',
    section_top: 'Aperçu',
  },
  notices: {
    form_unchanged: 'Aucun changement\u00a0: tout est déjà conforme à la demande.',
    copied_value: '{value} copié.',
    copy_failed: 'Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.',
    support_tickets: 'Tickets d’assistance',
    unread_answers:
      '{count} {count, plural, one {réponse non lue} other {réponses non lues}} de l’assistance',
  },
  offers: {
    bottom_banner: 'Avis du portail',
    app_offer: 'Application mobile',
    app_offer_ios: 'Parcurve propose aussi une application pour iPhone et iPad.',
    app_offer_android: 'Parcurve propose aussi une application pour Android.',
    app_offer_get: 'Installer l’application',
    offer_close: 'Fermer',
  },
};
