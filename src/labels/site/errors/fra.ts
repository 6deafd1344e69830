import type { Texts } from './eng.ts';

export const fra: Texts = {
  codes: {
    error_unknown_field: 'Ce champ est inconnu.',
    error_invalid_json: 'Le corps de la requête n’est pas un JSON valide.',
    error_period_start_after_end: 'La période commence après sa fin.',
    error_too_many_to_sort:
      'Impossible de trier autant de lignes par valeur : choisissez un contrat ou moins de jours.',
    error_not_signed_in: 'Veuillez vous connecter pour effectuer cette action.',
    error_wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    error_files_not_allowed:
      'La source de ces valeurs n’autorise pas leur diffusion sous forme de fichiers.',
    error_forbidden: 'Votre compte n’est pas autorisé à effectuer cette action.',
    error_values_need_account: 'Les valeurs nécessitent un compte avec accès. Connectez-vous.',
    error_values_need_access:
      'L’accès aux valeurs est accordé par l’administrateur\u202f; la page /profile/access/ indique comment l’obtenir.',
    error_cross_site: 'La requête provenait d’un autre site et a été refusée.',
    error_not_found: 'Il n’y a rien ici.',
    error_method_not_allowed: 'Cette adresse n’accepte pas cette méthode.',
    error_already_registered: 'Un compte existe déjà avec cette adresse e-mail.',
    error_body_too_large: 'La requête est trop volumineuse.',
    error_unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
    error_too_many_attempts: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
    error_too_many_pages:
      'Trop de pages ont été ouvertes depuis votre adresse. Veuillez réessayer dans une minute ou vous connecter.',
    error_internal: 'Une erreur s’est produite de notre côté.',
    error_not_ready: 'Le serveur n’est pas encore prêt.',
    error_overloaded: 'Le serveur est surchargé. Veuillez réessayer dans quelques secondes.',
    error_unavailable:
      'Les données sont momentanément inaccessibles. Veuillez réessayer dans quelques secondes.',
    error_disk_full: 'Le disque de la base de données est plein.',
    error_invalid_token:
      'Ce jeton n’est pas valable : il est mal saisi, a expiré ou a été révoqué.',
    error_token_scope: 'Ce jeton n’autorise pas cet appel.',
    error_too_many_tokens: 'Un compte a au plus 20 jetons : révoquez-en un d’abord.',
    error_too_many_calls: 'Trop d’appels avec ce jeton. Réessayez dans une minute.',
    error_unknown_symbol: 'Aucun instrument n’a ce ticker, cet ISIN ou cet identifiant.',
    error_unknown_exchange: 'L’archive n’a pas de bourse avec ce MIC ou cet identifiant.',
    error_unknown_contract: 'La bourse n’a pas de contrat avec ce code ou cet identifiant.',
    error_too_many_rows:
      'C’est trop de lignes pour une réponse : demandez moins de jours ou prenez le fichier.',
    error_wrong_code: 'Ce code est faux.',
    error_void_code: 'Ce code n’est plus valable. Faites-en envoyer un nouveau.',
    error_demo_account:
      'Ceci est un compte de démonstration que tout le monde peut utiliser : cela ne peut pas être modifié.',
    error_last_operator:
      'C’est le dernier administrateur du portail. Désignez-en d’abord un autre.',
    error_merge_conflict:
      'Ces deux éléments ne peuvent pas être fusionnés : leurs données se contredisent.',
    error_changed_meanwhile: 'Quelqu’un l’a modifié entre-temps. Vérifiez à nouveau.',
    error_label_file: 'Ce n’est pas un fichier CSV ou XLSX avec une colonne de clés.',
    error_too_many_screens:
      'Un compte conserve au plus {most} sélections : supprimez-en une d’abord.',
  },
  registration: {
    error_registration_closed:
      'L’inscription est fermée ici. Les comptes sont créés par l’exploitant.',
  },
};
