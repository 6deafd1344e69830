import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  sessions: {
    sessions_title: 'Sessions',
    sessions_description: 'Où votre compte est connecté.',
    sessions_count: '{count} {count|one=connexion|other=connexions}',
    session_device: 'Appareil',
    session_address: 'Adresse à la connexion',
    session_signed_in: 'Connexion',
    session_last_seen: 'Dernière activité',
    session_now: 'maintenant',
    session_this: 'cet appareil',
    session_on: '{browser} sur {system}',
    session_unknown: 'Appareil inconnu',
    session_end_named: 'Déconnecter {device}, activité {seen}',
    session_end_others: 'Déconnecter tous les autres',
    session_ended: 'La session est fermée.',
    session_others_ended: 'Toutes les autres sessions sont fermées.',
    sessions_note:
      'Les noms d’appareils sont ceux que les navigateurs déclarent. La dernière activité est exacte à 5 minutes près. D’une adresse IPv6, seul le réseau est affiché.',
  },
  passkeys: {
    passkeys_title: 'Clés d’accès',
    passkeys_description: 'Des clés sur vos appareils pour vous connecter sans mot de passe.',
    passkeys_lead:
      'Une clé d’accès vous connecte avec le verrou de votre appareil : code PIN, empreinte ou visage. Elle ne fonctionne que sur ce site : personne ne peut vous la soutirer.',
    passkeys_yours: 'Vos clés d’accès',
    passkeys_none: 'Aucune clé d’accès pour l’instant.',
    passkey_name: 'Nom de la clé',
    passkey_name_hint: 'Par exemple « Portable du bureau »',
    passkey_added_at: 'Ajoutée',
    passkey_last_used: 'Dernière utilisation',
    passkey_never: 'jamais',
    passkey_where: 'Où elle se trouve',
    passkey_synced: 'sur plusieurs appareils (synchronisée)',
    passkey_single: 'sur un seul appareil',
    passkey_new: 'Nouvelle clé d’accès',
    passkey_add: 'Ajouter une clé d’accès',
    passkey_added: 'La clé d’accès est ajoutée.',
    passkey_remove: 'Supprimer',
    passkey_remove_named: 'Supprimer {name}',
    passkey_removed:
      'La clé d’accès est supprimée. Votre appareil peut encore l’afficher, mais elle n’ouvre plus rien ici.',
    passkey_confirm_title: 'Confirmez que c’est bien vous',
    passkey_confirm_text:
      'Les clés d’accès ouvrent votre compte : vous pouvez les modifier pendant 5 minutes après confirmation.',
    passkey_confirm_password: 'Confirmer avec le mot de passe',
    passkey_confirm_passkey: 'Confirmer avec une clé d’accès',
    passkey_confirm_again:
      'Vous n’avez ni mot de passe ni clé : déconnectez-vous, reconnectez-vous, puis ajoutez-en une ici dans les 5 minutes.',
    passkey_step_title: 'Seconde étape',
    passkey_step_text:
      'Quiconque se connecte avec votre mot de passe doit ensuite présenter aussi une clé d’accès. La connexion avec la clé seule reste une seule étape : elle compte pour les deux.',
    passkey_step_is_on: 'Elle est activée.',
    passkey_step_is_off: 'Elle est désactivée.',
    passkey_step_on: 'Activer',
    passkey_step_off: 'Désactiver',
    passkey_step_changed: 'La seconde étape est modifiée.',
  },
  ways: {
    passkey_sign_in: 'Se connecter avec une clé d’accès',
    passkey_use: 'Utiliser une clé d’accès',
    passkey_use_text:
      'Le mot de passe est juste. Présentez maintenant une clé d’accès de votre compte.',
    passkey_no_scripts: 'Les clés d’accès ont besoin de scripts, désactivés dans ce navigateur.',
    passkey_unsupported:
      'Ce navigateur ne propose pas de clés d’accès ici : il faut un navigateur récent et une adresse sécurisée.',
    passkey_cancelled:
      'Aucune clé utilisée : opération annulée, non autorisée ou trop longue. Réessayez.',
    passkey_wrong_address:
      'Les clés d’accès ne fonctionnent pas à cette adresse : il faut un nom de domaine et non des chiffres.',
    passkey_known_here: 'Cet appareil a déjà une clé d’accès de votre compte.',
    passkey_failed: 'La clé d’accès n’a pas pu être utilisée. Réessayez dans un instant.',
  },
  refusals: {
    passkey_refused: 'La clé d’accès n’a pas été acceptée. Réessayez ou choisissez un autre moyen.',
    passkey_step_needs_it: 'La seconde étape demande cette clé : désactivez-la d’abord.',
    passkey_step_needs_one: 'Ajoutez d’abord une clé d’accès.',
    error_confirmation_needed: 'Confirmez d’abord que c’est bien vous.',
    error_too_many_passkeys: 'Un compte a au plus 20 clés d’accès : supprimez-en une d’abord.',
    error_passkey_known: 'Cette clé d’accès est déjà enregistrée.',
    error_last_way_in:
      'Sans cette clé, personne ne pourrait entrer dans votre compte : ajoutez-en d’abord une autre.',
  },
};
