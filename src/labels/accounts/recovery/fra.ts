import type { Texts } from './eng.ts';

export const fra: Texts = {
  forms: {
    reset_title: 'Réinitialiser le mot de passe',
    reset_lead:
      'Saisissez l’adresse e-mail de votre compte. Si elle correspond à un compte, nous y enverrons un lien pour définir un nouveau mot de passe.',
    reset_send: 'Envoyer le lien',
    reset_sent:
      'Si un compte utilise cette adresse, un lien vient d’y être envoyé. Il est à usage unique et valable une heure.',
    reset_no_mail: 'Ce portail n’envoie pas d’e-mails. Adressez-vous à son administrateur.',
    reset_new_title: 'Choisissez un nouveau mot de passe',
    reset_new_lead:
      'Vous serez déconnecté de tous vos appareils et pourrez vous connecter avec le nouveau mot de passe.',
    reset_set: 'Définir le mot de passe',
    reset_link_void: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
    reset_again: 'Demander un nouveau lien',
    reset_done: 'Mot de passe défini. Connectez-vous avec celui-ci.',
    reset_forgotten: 'Mot de passe oublié ?',
    register_sent_title: 'Consultez vos e-mails',
    register_sent:
      'Nous avons envoyé un e-mail à l’adresse indiquée. Ouvrez le lien qu’il contient dans la journée. Si vous ne recevez rien, vérifiez vos courriers indésirables ou inscrivez-vous de nouveau.',
    confirm_title: 'Confirmez votre adresse e-mail',
    confirm_lead:
      'Saisissez le mot de passe choisi à l’inscription. Si vous ne vous êtes pas inscrit ici, fermez cette page.',
    confirm_button: 'Confirmer et se connecter',
    confirm_link_void:
      'Ce lien a déjà été utilisé ou a expiré. Connectez-vous : si votre adresse e-mail n’est pas encore confirmée, vous recevrez un nouveau lien.',
    confirm_first:
      'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien du message que nous vous avons envoyé.',
    confirm_password_wrong: 'Ce n’est pas le mot de passe choisi à l’inscription.',
  },
  mails: {
    mail_reset_subject: 'Parcurve : définissez un nouveau mot de passe',
    mail_reset_text:
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Ce lien permet d’en définir un. Il est à usage unique et valable une heure :\n\n{link}\n\nSi ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.',
    mail_changed_subject: 'Parcurve : votre mot de passe a été modifié',
    mail_changed_text:
      'Le mot de passe de votre compte a été modifié à l’aide d’un lien que nous vous avons envoyé. Tous les appareils ont été déconnectés et tous les jetons d’API révoqués.\n\nSi ce n’était pas vous, définissez sans attendre un autre mot de passe :\n\n{link}',
    mail_confirm_subject: 'Parcurve : confirmez votre adresse e-mail',
    mail_confirm_text:
      'Un compte a été créé avec cette adresse e-mail. Confirmez dans la journée qu’elle est à vous ; il vous faudra le mot de passe que vous avez choisi :\n\n{link}\n\nSi vous ne vous êtes pas inscrit, ignorez cet e-mail et le compte sera supprimé.',
    mail_known_subject: 'Parcurve : vous avez déjà un compte',
    mail_known_text:
      'Quelqu’un, sans doute vous, a tenté de s’inscrire avec cette adresse e-mail. Vous avez déjà un compte. Connectez-vous :\n\n{signIn}\n\nSi vous avez oublié votre mot de passe, définissez-en un nouveau :\n\n{reset}\n\nSi ce n’était pas vous, vous n’avez rien à faire.',
  },
  openid: {
    openid_sign_in: 'Se connecter avec {name}',
    openid_onward: 'Continuer vers le fournisseur d’identité',
    openid_title: 'Connexion avec {name}',
    openid_linked:
      'Votre compte est lié à {name} : vous pouvez aussi vous connecter de cette façon.',
    openid_not_linked:
      'Liez votre compte à {name} pour l’utiliser à la connexion. Saisissez d’abord votre mot de passe.',
    openid_link: 'Lier {name}',
    openid_unlink: 'Dissocier {name}',
    openid_unlinked: 'Votre compte n’est plus lié à {name}.',
    openid_no_password:
      'Votre compte n’a pas de mot de passe. Nous pouvons vous envoyer un lien pour en définir un.',
    auth_close: 'Fermer',
    auth_error_denied: '{name} n’a pas autorisé la connexion.',
    auth_error_failed:
      'La réponse de {name} n’a pas pu être vérifiée : vous n’avez pas été connecté. Réessayez.',
    auth_error_expired: 'Cette connexion a pris trop de temps ou a déjà été utilisée. Recommencez.',
    auth_error_unavailable:
      '{name} ne répond pas. Réessayez plus tard ou connectez-vous avec votre mot de passe.',
    auth_error_unverified:
      '{name} n’a pas vérifié votre adresse e-mail : nous n’avons pu ni trouver ni créer de compte pour vous.',
    auth_error_link_first:
      'Un compte avec votre adresse e-mail existe déjà. Connectez-vous avec son mot de passe, puis liez {name} dans votre profil.',
    auth_error_no_account:
      'Vous n’avez pas encore de compte ici, et la connexion avec {name} n’en crée pas.',
    auth_error_taken: 'Ce compte {name} est déjà lié à un autre compte ici.',
    auth_error_password: 'Mot de passe incorrect : rien n’a été lié.',
  },
};
