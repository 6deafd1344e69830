import type { Texts } from './eng.ts';

export const fra: Texts = {
  forms: {
    reset_title: 'Réinitialiser le mot de passe',
    reset_lead:
      'Saisissez l’adresse e-mail de votre compte. Si un compte existe, nous y envoyons un lien pour définir un nouveau mot de passe.',
    reset_send: 'Envoyer le lien',
    reset_sent:
      'Si un compte a cette adresse, un lien est en route. Il fonctionne une seule fois, pendant une heure.',
    reset_no_mail: 'Ce portail n’envoie pas d’e-mails. Adressez-vous à son exploitant.',
    reset_new_title: 'Choisissez un nouveau mot de passe',
    reset_new_lead:
      'Tous les appareils sont ensuite déconnectés, et vous vous connectez avec le nouveau mot de passe.',
    reset_set: 'Définir le mot de passe',
    reset_link_void: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
    reset_again: 'Demander un nouveau lien',
    reset_done: 'Le mot de passe est défini. Connectez-vous avec.',
    reset_forgotten: 'Mot de passe oublié ?',
    register_sent_title: 'Consultez vos e-mails',
    register_sent:
      'Nous avons écrit à l’adresse indiquée. Suivez le lien du message dans la journée. S’il n’arrive pas, regardez dans les indésirables ou inscrivez-vous de nouveau.',
    confirm_title: 'Confirmez votre adresse e-mail',
    confirm_lead:
      'Saisissez le mot de passe choisi à l’inscription. Si vous ne vous êtes pas inscrit ici, fermez cette page.',
    confirm_button: 'Confirmer et se connecter',
    confirm_link_void:
      'Ce lien a déjà servi ou a expiré. Connectez-vous : au besoin, vous en recevrez un nouveau.',
    confirm_first:
      'Votre adresse e-mail n’est pas encore confirmée. Suivez le lien du message que nous vous avons envoyé.',
    confirm_password_wrong: 'Ce n’est pas le mot de passe choisi à l’inscription.',
  },
  mails: {
    mail_reset_subject: 'Parcurve : définissez un nouveau mot de passe',
    mail_reset_text:
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Ce lien le définit. Il fonctionne une seule fois, pendant une heure :\n\n{link}\n\nSi ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.',
    mail_changed_subject: 'Parcurve : votre mot de passe a changé',
    mail_changed_text:
      'Le mot de passe de votre compte a été changé avec un lien que nous vous avons envoyé. Tous les appareils ont été déconnectés et tous les jetons d’API révoqués.\n\nSi ce n’était pas vous, définissez immédiatement un autre mot de passe :\n\n{link}',
    mail_confirm_subject: 'Parcurve : confirmez votre adresse e-mail',
    mail_confirm_text:
      'Un compte a été créé avec cette adresse e-mail. Confirmez dans la journée qu’elle est à vous ; il vous faut le mot de passe choisi :\n\n{link}\n\nSi vous ne vous êtes pas inscrit, ignorez ce message : le compte sera supprimé.',
    mail_known_subject: 'Parcurve : vous avez déjà un compte',
    mail_known_text:
      'Quelqu’un, sans doute vous, a essayé de s’inscrire avec cette adresse. Vous avez déjà un compte. Connectez-vous :\n\n{signIn}\n\nSi vous avez oublié le mot de passe, définissez-en un nouveau :\n\n{reset}\n\nSi ce n’était pas vous, vous n’avez rien à faire.',
  },
  openid: {
    openid_sign_in: 'Se connecter avec {name}',
    openid_onward: 'Continuer vers le fournisseur de connexion',
    openid_title: 'Connexion avec {name}',
    openid_linked: 'Votre compte est lié à {name} : vous pouvez aussi vous connecter ainsi.',
    openid_not_linked:
      'Liez votre compte à {name} pour vous connecter ainsi. Saisissez d’abord votre mot de passe.',
    openid_link: 'Lier à {name}',
    openid_unlink: 'Délier {name}',
    openid_unlinked: 'Votre compte n’est plus lié à {name}.',
    openid_no_password:
      'Votre compte n’a pas de mot de passe. Nous pouvons vous envoyer un lien pour en définir un.',
    auth_close: 'Fermer',
    auth_error_denied: '{name} ne vous a pas connecté.',
    auth_error_failed:
      'La réponse de {name} n’était pas fiable : personne n’a été connecté. Réessayez.',
    auth_error_expired: 'Cette connexion a pris trop de temps ou a déjà servi. Recommencez.',
    auth_error_unavailable:
      '{name} ne répond pas en ce moment. Réessayez plus tard ou connectez-vous avec votre mot de passe.',
    auth_error_unverified:
      '{name} n’a pas confirmé votre adresse e-mail : aucun compte n’a pu être trouvé ni créé.',
    auth_error_link_first:
      'Un compte existe avec votre adresse e-mail. Connectez-vous avec son mot de passe, puis liez {name} dans votre profil.',
    auth_error_no_account: 'Vous n’avez pas encore de compte ici, et {name} n’en crée pas.',
    auth_error_taken: 'Cette identité chez {name} appartient à un autre compte.',
    auth_error_password: 'Le mot de passe est faux : rien n’a été lié.',
  },
};
