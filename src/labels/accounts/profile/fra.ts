import type { Texts } from './eng.ts';

export const fra: Texts = {
  forms: {
    profile_save: 'Enregistrer',
    profile_saved: 'Enregistré.',
    profile_name_text: 'Affiché dans l’en-tête et visible par l’administrateur.',
    profile_name_saved: 'Le nom est modifié.',
    profile_email_text: 'Elle sert à vous connecter et à recevoir les messages. Actuelle : {email}',
    profile_email_new: 'Nouvelle adresse',
    profile_email_send: 'Envoyer le lien',
    profile_email_change: 'Changer d’adresse',
    profile_email_hint:
      'Un lien est envoyé à la nouvelle adresse. L’adresse change quand le lien est utilisé, dans la journée.',
    profile_email_sent: 'Un message contenant un lien est en route vers la nouvelle adresse.',
    profile_email_pending: 'En attente de confirmation : {email}',
    profile_email_changed: 'L’adresse est modifiée.',
    profile_email_same: 'C’est déjà votre adresse.',
    profile_password_first: 'Ce compte n’a pas encore de mot de passe. Définissez-en un d’abord.',
    profile_password_reset: 'Définir un mot de passe par e-mail',
    profile_demo:
      'Ceci est un compte de démonstration que tout le monde peut utiliser : nom, adresse et mot de passe ne peuvent pas être modifiés, et il ne peut pas être supprimé.',
    profile_view_title: 'Langue et apparence',
    profile_view_text:
      'Aussi pour les autres navigateurs où vous vous connectez, sauf si vous y avez choisi autrement. Les messages arrivent dans cette langue.',
    profile_hints_title: 'Conseils',
    profile_hints_text: 'De courtes explications sur les pages.',
    profile_hints_show: 'Afficher les conseils',
    profile_data_title: 'Vos données',
    profile_data_text:
      'Tout ce qui est enregistré de votre compte, sans mots de passe ni autres secrets, dans un fichier JSON. Au plus cinq fois par heure.',
    profile_data_download: 'Télécharger',
    profile_delete_text: 'Supprime définitivement le compte et tout ce qui lui appartient.',
    profile_confirm_title: 'Confirmer la nouvelle adresse',
    profile_confirm_text:
      'Le bouton fait de {email} l’adresse de votre compte : vous vous connecterez désormais avec elle.',
    profile_confirm_button: 'Utiliser cette adresse',
    profile_link_void: 'Ce lien a déjà été utilisé ou a expiré.',
  },
  delete: {
    delete_title: 'Supprimer le compte',
    delete_lead: 'L’effet est immédiat et ne peut pas être annulé.',
    delete_goes: 'Ce qui disparaît',
    delete_goes_account: 'nom, adresse, mot de passe et réglages',
    delete_goes_sessions: 'toutes les connexions, sur tous les appareils',
    delete_goes_tokens: 'jetons d’API : les programmes qui les utilisent sont refusés aussitôt',
    delete_goes_requests: 'accès, demandes, tickets et messages',
    delete_stays: 'Ce qui reste',
    delete_stays_logs:
      'les lignes de journal avec votre adresse réseau, tant que l’administrateur les conserve',
    delete_stays_backups: 'les sauvegardes que l’administrateur a déjà faites',
    delete_data_first: 'Téléchargez d’abord vos données',
    delete_sure: 'Je veux supprimer définitivement mon compte',
    delete_sure_missing: 'Cochez la case pour continuer.',
    delete_ask_text:
      'Ce compte n’a pas de mot de passe. Un message contenant un lien prouve qu’il est à vous ; le lien fonctionne une fois, pendant un jour.',
    delete_ask_button: 'Envoyer le lien',
    delete_ask_sent: 'Le message est en route vers {email}.',
    delete_no_mail:
      'Ce compte n’a pas de mot de passe et ce portail n’envoie pas de messages. Demandez à l’administrateur de le supprimer.',
    delete_keep: 'Garder le compte',
    delete_done_title: 'Votre compte est supprimé',
    delete_done_text: 'Tout ce qui lui appartenait a disparu et vous êtes déconnecté partout.',
  },
  mails: {
    mail_email_confirm_subject: 'Confirmez votre nouvelle adresse',
    mail_email_confirm_text:
      'Ouvrez ce lien pour que cette adresse devienne celle de votre compte sur {origin} :\n{link}\n\nIl fonctionne une fois, pendant un jour. Si vous n’avez rien demandé, ne faites rien.',
    mail_email_taken_subject: 'Vous avez déjà un compte',
    mail_email_taken_text:
      'Quelqu’un a voulu utiliser cette adresse pour un autre compte sur {origin}. Elle appartient à votre compte, rien n’a donc changé. Si c’était vous, connectez-vous avec cette adresse ou supprimez d’abord ce compte.',
    mail_email_asked_subject: 'Une nouvelle adresse pour votre compte',
    mail_email_asked_text:
      'Une personne connectée à votre compte sur {origin} a demandé de changer son adresse en {email}. Elle changera quand le lien envoyé là-bas sera utilisé. Si ce n’était pas vous, changez tout de suite votre mot de passe : {origin}/profile/',
    mail_email_changed_subject: 'L’adresse de votre compte a changé',
    mail_email_changed_text:
      'L’adresse de votre compte sur {origin} est désormais {email}. Cette adresse-ci ne lui appartient plus. Si ce n’était pas vous, écrivez à l’administrateur du portail.',
    mail_delete_link_subject: 'Supprimer votre compte',
    mail_delete_link_text:
      'Ouvrez ce lien pour supprimer votre compte sur {origin} :\n{link}\n\nIl fonctionne une fois, pendant un jour, dans un navigateur où vous êtes connecté. Si vous n’avez rien demandé, ne faites rien.',
    mail_deleted_subject: 'Votre compte est supprimé',
    mail_deleted_text:
      'Votre compte sur {origin} et tout ce qui lui appartenait sont supprimés. Ceci est le dernier message. Si ce n’était pas vous, écrivez à l’administrateur du portail.',
  },
};
