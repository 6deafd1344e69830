import type { Texts } from './eng.ts';

export const fra: Texts = {
  form: {
    second_step_title: 'Deuxième étape',
    second_step_lost:
      'Si vous n’avez plus ce que cette étape demande ni de code de secours, écrivez à l’opérateur du portail : il peut désactiver la deuxième étape.',
    phone_description:
      'Votre numéro de téléphone, confirmé par un code, et le code à la connexion.',
    phone_steps: 'Étapes',
    phone_step_number: 'Numéro',
    phone_step_code: 'Code',
    phone_step_done: 'Terminé',
    phone_new: 'Nouveau numéro, avec l’indicatif du pays',
    phone_new_hint: 'Par exemple +47 91 23 45 67',
    phone_invalid:
      'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +47 91 23 45 67.',
    phone_same: 'Ce numéro est déjà confirmé.',
    phone_none_waiting: 'Aucun numéro n’attend de code. Saisissez-en un d’abord.',
    phone_no_channel:
      'Ce portail ne peut pas envoyer de messages pour le moment. Demandez à son exploitant.',
    phone_step_first:
      'Le code à la connexion est envoyé au numéro confirmé. Désactivez-le d’abord avec votre mot de passe.',
    phone_needed: 'Confirmez d’abord un numéro de téléphone.',
    phone_send: 'Envoyer le code',
    phone_sent: 'Un code a été envoyé au {phone}.',
    phone_change: 'Modifier',
    phone_code_label: 'Code à six chiffres',
    phone_confirm: 'Confirmer',
    phone_send_again: 'Renvoyer',
    phone_again_in: 'Renvoyer dans {time}',
    phone_again_note: 'le code précédent ne sera plus valable',
    phone_valid_until: 'valable jusqu’à {time}',
    phone_tries: '{count} {count, plural, one {essai} other {essais}}',
    phone_wrong_code:
      'Ce code est faux. Il reste {count} {count, plural, one {essai} other {essais}}.',
    phone_code_invalid: 'Saisissez les six chiffres du code.',
    phone_code_over: 'Ce code n’est plus valable. Faites-en envoyer un nouveau.',
    phone_cancel: 'Annuler',
    phone_confirmed: '{phone} est confirmé.',
    phone_change_number: 'Changer de numéro',
    phone_remove: 'Supprimer le numéro',
    phone_second_step: 'Code à la connexion',
    phone_second_step_text:
      'Après le mot de passe, un code envoyé à ce numéro est demandé. Au cas où vous perdriez le téléphone, créez des codes de secours sur la page « Deuxième étape ».',
    phone_second_step_is_on: 'La connexion demande un code.',
    phone_turn_on: 'Activer',
    phone_turn_off: 'Désactiver',
    second_step_code_text: 'Un code a été envoyé au {phone}. Saisissez-le pour vous connecter.',
    second_step_no_code:
      'Aucun code n’a encore été envoyé pour cette connexion : il y en a eu trop avant. Réessayez plus tard.',
    second_step_ended: 'Cette connexion a pris fin. Recommencez.',
    second_step_again: 'Se connecter à nouveau',
    phone_risk:
      'Les SMS peuvent être détournés par qui s’empare de votre numéro. Une clé d’accès est plus sûre.',
  },
  messages: {
    phone_code_sms:
      '{code} est votre code Parcurve. Il est valable 5 minutes. Ne le communiquez à personne.',
    phone_notice_subject: 'Votre compte Parcurve a été modifié',
    phone_notice_confirmed: 'Un numéro de téléphone a été confirmé pour votre compte.',
    phone_notice_removed: 'Le numéro de téléphone de votre compte a été supprimé.',
    phone_notice_step_on:
      'Désormais, la connexion à votre compte demande un code reçu par téléphone.',
    phone_notice_step_off:
      'La connexion à votre compte ne demande plus de code reçu par téléphone.',
    phone_notice_not_you:
      'Si ce n’était pas vous, changez votre mot de passe et écrivez à l’exploitant du portail.',
  },
  outbox: {
    outbox_text:
      'Les derniers e-mails et SMS de ce portail et ce qu’ils sont devenus. Les textes ne sont visibles qu’en mode d’essai, une heure au plus.',
    outbox_none: 'Aucun message pour le moment.',
    outbox_time: 'Heure',
    outbox_to: 'Destinataire',
    outbox_purpose: 'Objet',
    outbox_state: 'État',
    outbox_message: 'Texte',
    outbox_state_waiting: 'en attente',
    outbox_state_sending: 'en cours d’envoi',
    outbox_state_trying: 'non accepté, nouvel essai prévu',
    outbox_tries: 'Essais : {count}',
    outbox_next_try: 'prochain {time}',
    outbox_retry: 'Réessayer',
    outbox_retry_named: 'Réessayer l’envoi à {to}',
    outbox_retried: 'Le message est de nouveau en file d’attente ; son état figure ci-dessous.',
    outbox_failing: 'Le serveur n’accepte pas les messages. Les lignes indiquent pourquoi.',
    outbox_no_mail:
      'Aucun serveur de messagerie n’est configuré : aucun e-mail ne part. Définissez SMTP_URL.',
    outbox_state_sent: 'accepté par le serveur',
    outbox_state_failed: 'non remis',
    outbox_state_expired: 'expiré',
  },
};
