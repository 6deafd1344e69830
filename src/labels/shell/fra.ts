import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  header: {
    skip_to_content: 'Aller au contenu',
    main_menu: 'Menu principal',
    open_menu: 'Ouvrir le menu',
    show_submenu: 'Afficher «\u00a0{name}\u00a0»',
    language: 'Langue',
    theme: 'Thème',
    theme_system: 'Comme le système',
    theme_light: 'Clair',
    theme_dark: 'Sombre',
    sign_in: 'Se connecter',
    sign_out: 'Se déconnecter',
    register: 'S’inscrire',
    account: 'Compte',
  },
  menu: {
    menu_currencies: 'Devises',
    menu_indexes: 'Indices',
    menu_all_indexes: 'Tous les indices',
    menu_derivatives: 'Dérivés',
    menu_developers: 'Développeurs',
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
    values_locked:
      'Votre compte voit les noms, les dates et le tracé des graphiques. L’accès aux valeurs est accordé par l’administrateur.',
    values_locked_anonymous:
      'Vous voyez les noms, les dates et le tracé des graphiques. Les valeurs nécessitent un compte avec accès.',
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
  offers: {
    bottom_banner: 'Avis du portail',
    app_offer: 'Application mobile',
    app_offer_ios: 'Parcurve existe aussi en application pour iPhone et iPad.',
    app_offer_android: 'Parcurve existe aussi en application pour Android.',
    app_offer_get: 'Installer l’application',
    offer_close: 'Fermer',
  },
};
