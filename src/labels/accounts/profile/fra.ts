import type { Texts } from './eng.ts';

export const fra: Texts = {
  forms: {
    profile_save: 'Enregistrer',
    profile_saved: 'Enregistré.',
    profile_name_text: 'Affiché dans l’en-tête et visible par l’administrateur.',
    profile_name_saved: 'Nom modifié.',
    profile_email_text:
      'Elle vous sert à vous connecter et à recevoir des messages. Adresse actuelle\u00a0: {email}',
    profile_email_new: 'Nouvelle adresse e-mail',
    profile_email_send: 'Envoyer le lien',
    profile_email_change: 'Changer d’e-mail',
    profile_email_hint:
      'Nous enverrons un lien à la nouvelle adresse\u202f; ouvrez-le dans la journée pour confirmer le changement.',
    profile_email_sent: 'Un lien de confirmation a été envoyé à la nouvelle adresse.',
    profile_email_pending: 'En attente de confirmation\u00a0: {email}',
    profile_email_changed: 'Adresse e-mail modifiée.',
    profile_email_same: 'C’est déjà votre adresse e-mail. Saisissez-en une autre.',
    profile_password_first: 'Ce compte n’a pas encore de mot de passe. Définissez-en un d’abord.',
    profile_password_reset: 'Définir un mot de passe par e-mail',
    profile_demo:
      'Ceci est un compte de démonstration partagé\u00a0: son nom, son adresse e-mail et son mot de passe ne peuvent pas être modifiés, et il ne peut pas être supprimé.',
    profile_view_title: 'Langue et apparence',
    profile_view_text:
      'S’applique partout où vous vous connectez, sauf si vous avez fait un autre choix dans ce navigateur. Les e-mails sont envoyés dans cette langue.',
    profile_hints_title: 'Aide contextuelle',
    profile_hints_text: 'De courtes explications dans les pages.',
    profile_hints_show: 'Afficher l’aide contextuelle',
    profile_data_title: 'Vos données',
    profile_data_text:
      'Tout ce qui est enregistré sur votre compte, hors mots de passe et autres secrets, dans un fichier JSON. Jusqu’à cinq téléchargements par heure.',
    profile_data_download: 'Télécharger',
    profile_delete_text: 'Supprime définitivement votre compte et tout ce qui s’y rattache.',
    profile_confirm_title: 'Confirmez votre nouvelle adresse e-mail',
    profile_confirm_text:
      'Une fois confirmée, {email} deviendra l’adresse e-mail de votre compte et vous servira à vous connecter.',
    profile_confirm_button: 'Utiliser cette adresse e-mail',
    profile_link_void: 'Ce lien a déjà été utilisé ou a expiré.',
  },
  delete: {
    delete_title: 'Supprimer le compte',
    delete_lead: 'La suppression prend effet immédiatement et ne peut pas être annulée.',
    delete_goes: 'Ce qui est supprimé',
    delete_goes_account: 'nom, adresse e-mail, mot de passe et réglages',
    delete_goes_sessions: 'toutes les sessions, sur tous les appareils',
    delete_goes_tokens:
      'jetons d’API\u00a0: les programmes qui les utilisent perdent immédiatement l’accès',
    delete_goes_requests: 'accès, demandes, tickets et messages',
    delete_stays: 'Ce qui est conservé',
    delete_stays_logs:
      'les entrées de journal contenant votre adresse IP, tant que l’administrateur les conserve',
    delete_stays_backups: 'les sauvegardes que l’administrateur a déjà faites',
    delete_data_first: 'Téléchargez d’abord vos données',
    delete_sure: 'Je veux supprimer définitivement mon compte',
    delete_sure_missing: 'Cochez la case pour continuer.',
    delete_ask_text:
      'Ce compte n’a pas de mot de passe. Pour confirmer qu’il est à vous, nous vous enverrons un lien par e-mail, à usage unique et valable un jour.',
    delete_ask_button: 'Envoyer le lien',
    delete_ask_sent: 'Le lien a été envoyé à {email}.',
    delete_no_mail:
      'Ce compte n’a pas de mot de passe et ce portail n’envoie pas d’e-mails. Demandez à l’administrateur de supprimer le compte.',
    delete_keep: 'Conserver le compte',
    delete_done_title: 'Votre compte a été supprimé',
    delete_done_text:
      'Tout ce qui s’y rattachait a été supprimé et vous avez été déconnecté partout.',
  },
  mails: {
    mail_email_confirm_subject: 'Confirmez votre nouvelle adresse e-mail',
    mail_email_confirm_text:
      'Ouvrez ce lien pour utiliser cette adresse pour votre compte sur {origin}\u00a0:\n{link}\n\nIl est à usage unique et valable un jour. Si vous n’avez rien demandé, ignorez cet e-mail.',
    mail_email_taken_subject: 'Vous avez déjà un compte',
    mail_email_taken_text:
      'Quelqu’un a tenté d’utiliser cette adresse pour un autre compte sur {origin}. Elle appartient déjà à votre compte\u00a0: rien n’a changé. Si c’était vous, connectez-vous avec cette adresse ou supprimez d’abord le compte qui l’utilise.',
    mail_email_asked_subject: 'Demande de changement d’e-mail',
    mail_email_asked_text:
      'Une personne connectée à votre compte sur {origin} a demandé à remplacer l’adresse e-mail par {email}. Le changement prendra effet lorsque le lien envoyé à cette adresse sera utilisé. Si ce n’était pas vous, changez votre mot de passe sans attendre\u00a0: {origin}/profile/',
    mail_email_changed_subject: 'L’adresse e-mail de votre compte a été modifiée',
    mail_email_changed_text:
      'L’adresse e-mail de votre compte sur {origin} est désormais {email}. Celle-ci ne lui appartient plus. Si ce n’était pas vous, contactez l’administrateur du portail.',
    mail_delete_link_subject: 'Suppression de votre compte',
    mail_delete_link_text:
      'Ouvrez ce lien pour supprimer votre compte sur {origin}\u00a0:\n{link}\n\nIl est à usage unique et valable un jour, dans un navigateur où vous êtes connecté. Si vous n’avez rien demandé, ignorez cet e-mail.',
    mail_deleted_subject: 'Votre compte a été supprimé',
    mail_deleted_text:
      'Votre compte sur {origin} et tout ce qui s’y rattachait ont été supprimés. Vous ne recevrez plus d’e-mails à ce sujet. Si ce n’était pas vous, contactez l’administrateur du portail.',
  },
};
