import type { Texts } from './eng.ts';

export const fra: Texts = {
  codes: {
    error_unknown_field: 'Champ inconnu.',
    error_invalid_json: 'Le corps de la requête n’est pas du JSON valide.',
    error_period_start_after_end:
      'La période commence après sa fin. Choisissez une date de début antérieure.',
    error_too_many_to_sort:
      'Trop de lignes à trier par valeur. Choisissez un contrat ou une période plus courte.',
    error_not_signed_in: 'Connectez-vous pour effectuer cette action.',
    error_wrong_credentials: 'Adresse e-mail ou mot de passe incorrect.',
    error_files_not_allowed:
      'La source de données n’autorise pas le téléchargement de ces valeurs.',
    error_forbidden: 'Votre compte n’est pas autorisé à effectuer cette action.',
    error_values_need_account:
      'Pour voir les valeurs, connectez-vous avec un compte qui y a accès.',
    error_values_need_access:
      'Pour voir les valeurs, il faut un accès accordé par l’administrateur. Voir /profile/access/.',
    error_cross_site: 'La requête provenait d’un autre site et a été rejetée.',
    error_not_found: 'Introuvable.',
    error_method_not_allowed: 'Cette URL n’accepte pas cette méthode.',
    error_already_registered: 'Un compte existe déjà avec cette adresse e-mail.',
    error_body_too_large: 'La requête est trop volumineuse.',
    error_unsupported_media_type: 'Ce type de contenu n’est pas pris en charge.',
    error_too_many_attempts: 'Trop de tentatives. Réessayez dans quelques minutes.',
    error_too_many_pages:
      'Trop de pages demandées depuis votre adresse IP. Réessayez dans une minute ou connectez-vous.',
    error_internal: 'Une erreur s’est produite de notre côté.',
    error_not_ready: 'Le serveur n’est pas encore prêt.',
    error_overloaded: 'Le serveur est surchargé. Réessayez dans quelques secondes.',
    error_unavailable:
      'Les données sont momentanément indisponibles. Réessayez dans quelques secondes.',
    error_disk_full: 'Le disque de la base de données est plein.',
    error_invalid_token: 'Jeton non valable\u00a0: il est mal saisi, a expiré ou a été révoqué.',
    error_token_scope: 'Ce jeton n’autorise pas cet appel.',
    error_too_many_tokens: 'Un compte peut avoir jusqu’à 20 jetons. Révoquez-en un d’abord.',
    error_too_many_calls: 'Trop d’appels avec ce jeton. Réessayez dans une minute.',
    error_unknown_symbol: 'Aucun instrument n’a ce ticker, cet ISIN ou cet identifiant.',
    error_unknown_exchange:
      'Les archives ne contiennent aucune bourse avec ce MIC ou cet identifiant.',
    error_unknown_contract: 'La bourse n’a aucun contrat avec ce code ou cet identifiant.',
    error_too_many_rows:
      'Trop de lignes pour une seule réponse. Demandez une période plus courte ou téléchargez le fichier.',
    error_wrong_code: 'Code incorrect.',
    error_void_code: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    error_demo_account:
      'Ceci est un compte de démonstration partagé\u00a0: cela ne peut pas être modifié.',
    error_last_operator:
      'C’est le dernier administrateur du portail. Nommez d’abord un autre compte administrateur.',
    error_merge_conflict:
      'Ces deux fiches ne peuvent pas être fusionnées, car leurs données sont en conflit.',
    error_changed_meanwhile: 'Une modification a été faite entre-temps. Vérifiez et réessayez.',
    error_label_file: 'Ce n’est pas un fichier CSV ou XLSX avec une colonne de clés.',
    error_too_many_screens:
      'Un compte peut avoir jusqu’à {most} sélections. Supprimez-en une d’abord.',
  },
  registration: {
    error_registration_closed:
      'Les inscriptions sont fermées. Demandez un compte à l’administrateur.',
  },
};
