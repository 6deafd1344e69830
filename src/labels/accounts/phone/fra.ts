import type { Texts } from './eng.ts';

export const fra: Texts = {
  form: {
    second_step_title: 'Deuxième étape',
    second_step_lost:
      'Vous avez perdu votre téléphone ou votre clé d’accès et n’avez pas de code de secours ? Demandez à l’administrateur de ce portail de désactiver la deuxième étape.',
    phone_description: 'Confirmez votre numéro de téléphone et gérez les codes de connexion.',
    phone_steps: 'Étapes',
    phone_step_number: 'Numéro',
    phone_step_code: 'Code',
    phone_step_done: 'Terminé',
    phone_new: 'Nouveau numéro, avec l’indicatif du pays',
    phone_new_hint: 'Par exemple +47 91 23 45 67',
    phone_invalid:
      'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +47 91 23 45 67.',
    phone_same: 'Ce numéro est déjà confirmé.',
    phone_none_waiting: 'Aucun numéro à confirmer. Saisissez-en un d’abord.',
    phone_no_channel:
      'Ce portail ne peut pas envoyer de SMS pour le moment. Contactez son administrateur.',
    phone_step_first:
      'Les codes de connexion sont envoyés au numéro confirmé. Désactivez-les d’abord, à l’aide de votre mot de passe.',
    phone_needed: 'Confirmez d’abord un numéro de téléphone.',
    phone_send: 'Envoyer le code',
    phone_sent: 'Code envoyé au {phone}.',
    phone_change: 'Modifier',
    phone_code_label: 'Code à six chiffres',
    phone_confirm: 'Confirmer',
    phone_send_again: 'Renvoyer',
    phone_again_in: 'Renvoyer dans {time}',
    phone_again_note: 'le code précédent n’est plus valable',
    phone_valid_until: 'valable jusqu’à {time}',
    phone_tries: '{count} {count, plural, one {essai restant} other {essais restants}}',
    phone_wrong_code:
      'Code incorrect. Il reste {count} {count, plural, one {essai} other {essais}}.',
    phone_code_invalid: 'Saisissez le code à six chiffres.',
    phone_code_over: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    phone_cancel: 'Annuler',
    phone_confirmed: '{phone} est confirmé.',
    phone_change_number: 'Changer de numéro',
    phone_remove: 'Supprimer le numéro',
    phone_second_step: 'Code de connexion',
    phone_second_step_text:
      'Après votre mot de passe, vous saisissez un code envoyé à ce numéro. Créez des codes de secours sur la page « Deuxième étape » au cas où vous perdriez votre téléphone.',
    phone_second_step_is_on: 'La connexion nécessite un code.',
    phone_turn_on: 'Activer',
    phone_turn_off: 'Désactiver',
    second_step_code_text: 'Pour vous connecter, saisissez le code envoyé au {phone}.',
    second_step_no_code:
      'Aucun code n’a été envoyé pour cette connexion : trop de codes l’ont déjà été. Réessayez plus tard.',
    second_step_ended: 'Cette connexion a expiré. Recommencez.',
    second_step_again: 'Se connecter à nouveau',
    phone_risk:
      'Les SMS peuvent être interceptés si quelqu’un prend le contrôle de votre numéro. Une clé d’accès est plus sûre.',
  },
  messages: {
    phone_code_sms:
      '{code} est votre code Parcurve, valable 5 minutes. Ne le communiquez à personne.',
    phone_notice_subject: 'Votre compte Parcurve a été modifié',
    phone_notice_confirmed: 'Un numéro de téléphone a été confirmé pour votre compte.',
    phone_notice_removed: 'Le numéro de téléphone de votre compte a été supprimé.',
    phone_notice_step_on:
      'La connexion à votre compte nécessite désormais un code reçu par téléphone.',
    phone_notice_step_off:
      'La connexion à votre compte ne nécessite plus de code reçu par téléphone.',
    phone_notice_not_you:
      'Si ce n’était pas vous, changez votre mot de passe et contactez l’administrateur du portail.',
  },
  outbox: {
    outbox_text:
      'E-mails et SMS récents et leur état d’envoi. Les textes ne sont affichés que sur un portail d’essai, pendant une heure au plus.',
    outbox_none: 'Aucun message pour l’instant.',
    outbox_time: 'Heure',
    outbox_to: 'Destinataire',
    outbox_purpose: 'Objet',
    outbox_state: 'État',
    outbox_message: 'Texte',
    outbox_state_waiting: 'en attente',
    outbox_state_sending: 'envoi en cours',
    outbox_state_trying: 'non accepté, nouvel essai prévu',
    outbox_tries: 'Essais : {count}',
    outbox_next_try: 'prochain essai {time}',
    outbox_retry: 'Réessayer',
    outbox_retry_named: 'Réessayer l’envoi à {to}',
    outbox_retried: 'Message remis en file d’attente. Son état figure ci-dessous.',
    outbox_failing: 'Le serveur n’accepte pas les messages. Le motif figure sur chaque ligne.',
    outbox_no_mail:
      'Aucun serveur de messagerie n’est configuré, donc aucun e-mail n’est envoyé. Définissez SMTP_URL.',
    outbox_state_sent: 'accepté par le serveur',
    outbox_state_failed: 'non remis',
    outbox_state_expired: 'expiré',
  },
};
