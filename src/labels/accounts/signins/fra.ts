import type { Texts } from './eng.ts';

export const fra: Texts = {
  sessions: {
    sessions_description: 'Où votre compte est connecté.',
    sessions_count: '{count} {count, plural, one {session} other {sessions}}',
    session_device: 'Appareil',
    session_address: 'Adresse IP à la connexion',
    session_signed_in: 'Connexion',
    session_last_seen: 'Dernière activité',
    session_now: 'maintenant',
    session_this: 'cet appareil',
    session_on: '{browser} sur {system}',
    session_unknown: 'Appareil inconnu',
    session_end_named: 'Déconnecter {device}, dernière activité {seen}',
    session_end_others: 'Déconnecter tous les autres',
    session_ended: 'Session fermée.',
    session_others_ended: 'Toutes les autres sessions ont été fermées.',
    sessions_note:
      'Les noms d’appareils sont ceux que déclarent les navigateurs. La « dernière activité » est exacte à 5 minutes près. Pour les adresses IPv6, seul le réseau est affiché.',
  },
  passkeys: {
    passkeys_description: 'Des clés sur vos appareils pour vous connecter sans mot de passe.',
    passkeys_lead:
      'Une clé d’accès vous connecte avec le verrouillage de votre appareil : code PIN, empreinte digitale ou visage. Elle ne fonctionne que sur ce site et ne peut donc pas être hameçonnée.',
    passkeys_yours: 'Vos clés d’accès',
    passkeys_none: 'Aucune clé d’accès pour l’instant.',
    passkey_name: 'Nom de la clé d’accès',
    passkey_name_hint: 'Par exemple « Portable du bureau »',
    passkey_added_at: 'Ajoutée',
    passkey_last_used: 'Dernière utilisation',
    passkey_never: 'jamais',
    passkey_where: 'Stockage',
    passkey_synced: 'sur plusieurs appareils (synchronisée)',
    passkey_single: 'sur un seul appareil',
    passkey_new: 'Nouvelle clé d’accès',
    passkey_add: 'Ajouter une clé d’accès',
    passkey_added: 'Clé d’accès ajoutée.',
    passkey_remove: 'Supprimer',
    passkey_remove_named: 'Supprimer {name}',
    passkey_removed:
      'Clé d’accès supprimée. Votre appareil peut encore la proposer, mais elle ne fonctionne plus ici.',
    passkey_confirm_title: 'Confirmez votre identité',
    passkey_confirm_text:
      'Les clés d’accès donnent accès à votre compte. Une fois votre identité confirmée, vous pouvez les modifier pendant 5 minutes.',
    passkey_confirm_password: 'Confirmer avec le mot de passe',
    passkey_confirm_passkey: 'Confirmer avec une clé d’accès',
    passkey_confirm_again:
      'Vous n’avez ni mot de passe ni clé d’accès. Déconnectez-vous, reconnectez-vous, puis ajoutez une clé d’accès ici dans les 5 minutes.',
    passkey_step_title: 'Deuxième étape',
    passkey_step_text:
      'Lorsqu’elle est activée, la connexion par mot de passe demande aussi une clé d’accès. La connexion avec la seule clé d’accès reste en une étape, car elle vaut pour les deux.',
    passkey_step_is_on: 'La deuxième étape est activée.',
    passkey_step_is_off: 'La deuxième étape est désactivée.',
    passkey_step_on: 'Activer',
    passkey_step_off: 'Désactiver',
    passkey_step_changed: 'Deuxième étape modifiée.',
  },
  step: {
    step_description: 'La deuxième étape après le mot de passe, et vos codes de secours.',
    step_required:
      'Les administrateurs de ce portail doivent utiliser une deuxième étape. Configurez-la pour continuer.',
    step_required_hint:
      'Si aucun des deux ne fonctionne ici, définissez OPERATOR_SECOND_STEP=off sur le serveur et redémarrez-le.',
    step_is_passkey: 'Activée : une clé d’accès après le mot de passe.',
    step_is_code: 'Activée : un code par SMS après le mot de passe.',
    step_is_off: 'Désactivée : le mot de passe suffit pour se connecter.',
    step_set_passkey: 'Configurer une clé d’accès',
    step_set_phone: 'Configurer les codes par SMS',
    recovery_title: 'Codes de secours',
    recovery_text:
      'Chaque code remplace une fois la deuxième étape si vous perdez votre téléphone ou votre clé d’accès. Conservez-les sur papier ou dans un gestionnaire de mots de passe.',
    recovery_left: 'Codes restants : {count}. Créés le {time}.',
    recovery_none: 'Aucun code de secours.',
    recovery_step_first: 'Vous pourrez créer des codes une fois la deuxième étape activée.',
    recovery_create: 'Créer des codes',
    recovery_replace: 'Remplacer les codes',
    recovery_replace_note: 'Les codes précédents ne fonctionneront plus.',
    recovery_confirm_text:
      'Les codes de secours donnent accès à votre compte : confirmez d’abord votre identité.',
    recovery_made: 'Enregistrez ces codes maintenant : ils ne seront plus affichés.',
    recovery_copy: 'Copier',
    recovery_copied: 'Copié',
  },
  ways: {
    passkey_sign_in: 'Se connecter avec une clé d’accès',
    passkey_use: 'Utiliser une clé d’accès',
    passkey_use_text: 'Mot de passe correct. Utilisez maintenant l’une de vos clés d’accès.',
    recovery_use: 'Utiliser un code de secours',
    recovery_code: 'Code de secours',
    recovery_code_hint: '16 lettres et chiffres ; les tirets sont facultatifs.',
    passkey_no_scripts: 'Les clés d’accès nécessitent JavaScript, désactivé dans ce navigateur.',
    passkey_unsupported:
      'Les clés d’accès ne sont pas disponibles ici : il faut un navigateur à jour et une connexion sécurisée.',
    passkey_cancelled:
      'Aucune clé d’accès n’a été utilisée : la demande a été annulée, refusée ou a expiré. Réessayez.',
    passkey_wrong_address:
      'Les clés d’accès ne fonctionnent pas à cette adresse : il faut un nom de domaine et non une adresse IP.',
    passkey_known_here: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    passkey_failed: 'La clé d’accès n’a pas pu être utilisée. Réessayez dans un instant.',
  },
  refusals: {
    passkey_refused: 'La clé d’accès a été rejetée. Réessayez ou utilisez une autre méthode.',
    passkey_step_needs_it:
      'La deuxième étape a besoin de cette clé d’accès. Désactivez d’abord la deuxième étape.',
    passkey_step_needs_one: 'Ajoutez d’abord une clé d’accès.',
    recovery_code_wrong: 'Ce code de secours est incorrect ou a déjà été utilisé.',
    recovery_needs_step: 'Activez d’abord une deuxième étape.',
    error_second_step_needed:
      'Les administrateurs doivent utiliser une deuxième étape. Configurez-la sur la page « Deuxième étape » de votre compte.',
    error_confirmation_needed: 'Confirmez d’abord votre identité.',
    error_too_many_passkeys:
      'Un compte peut avoir jusqu’à 20 clés d’accès. Supprimez-en une d’abord.',
    error_passkey_known: 'Cette clé d’accès a déjà été ajoutée.',
    error_last_way_in:
      'Sans cette clé d’accès, vous ne pourriez plus vous connecter à votre compte. Ajoutez-en d’abord une autre.',
  },
  mails: {
    mail_recovery_created_subject: 'Nouveaux codes de secours',
    mail_recovery_created_text:
      'De nouveaux codes de secours ont été créés pour votre compte ; les précédents ne fonctionnent plus. Si ce n’était pas vous, changez votre mot de passe sans attendre.',
    mail_recovery_used_subject: 'Un code de secours a été utilisé',
    mail_recovery_used_text:
      'Votre mot de passe et un code de secours ont servi à se connecter. Codes restants : {count}. Si ce n’était pas vous, changez votre mot de passe sans attendre.',
    mail_step_lifted_subject: 'Votre deuxième étape a été désactivée',
    mail_step_lifted_text:
      'Un administrateur a désactivé la deuxième étape de votre compte ; ses codes de secours ne fonctionnent plus. Connectez-vous avec votre mot de passe et configurez-en une nouvelle. Si vous ne l’avez pas demandé, prévenez l’administrateur.',
    mail_passkeys_removed_subject: 'Vos clés d’accès ont été supprimées',
    mail_passkeys_removed_text:
      'Un administrateur a supprimé toutes les clés d’accès de votre compte. Connectez-vous avec votre mot de passe et ajoutez-en une nouvelle. Si vous ne l’avez pas demandé, prévenez l’administrateur.',
  },
};
