import type { Texts } from './eng.ts';

export const ita: Texts = {
  forms: {
    reset_title: 'Reimpostare la password',
    reset_lead:
      'Inserire l’e-mail dell’account. Se esiste un account con questo indirizzo, invieremo un link per impostare una nuova password.',
    reset_send: 'Invia link',
    reset_sent:
      'Se esiste un account con questa e-mail, il link è in arrivo. Funziona una sola volta, entro un’ora.',
    reset_no_mail: 'Questo portale non invia e-mail. Chiedere aiuto al suo amministratore.',
    reset_new_title: 'Scegliere una nuova password',
    reset_new_lead:
      'Verrà disconnesso da tutti i dispositivi e potrà accedere con la nuova password.',
    reset_set: 'Imposta password',
    reset_link_void: 'Questo link è già stato usato o è scaduto. Richiederne uno nuovo.',
    reset_again: 'Richiedi un nuovo link',
    reset_done: 'Password impostata. Usarla per accedere.',
    reset_forgotten: 'Password dimenticata?',
    register_sent_title: 'Controllare la posta',
    register_sent:
      'Abbiamo inviato un’e-mail all’indirizzo indicato. Aprire il link che contiene entro un giorno. Se non arriva nulla, controllare la posta indesiderata o registrarsi di nuovo.',
    confirm_title: 'Conferma dell’e-mail',
    confirm_lead:
      'Inserire la password scelta alla registrazione. Se non si è registrato qui, chiuda questa pagina.',
    confirm_button: 'Conferma e accedi',
    confirm_link_void:
      'Questo link è già stato usato o è scaduto. Effettuare l’accesso: se l’e-mail è ancora da confermare, arriverà un nuovo link.',
    confirm_first:
      'L’e-mail non è ancora confermata. Aprire il link nel messaggio che le abbiamo inviato.',
    confirm_password_wrong: 'Non è la password scelta alla registrazione.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: imposti una nuova password',
    mail_reset_text:
      'Qualcuno, probabilmente lei, ha richiesto una nuova password per il suo account. La imposti con questo link, che funziona una sola volta, entro un’ora:\n\n{link}\n\nSe non è stato lei, ignori questa e-mail: la password resta invariata.',
    mail_changed_subject: 'Parcurve: la sua password è stata modificata',
    mail_changed_text:
      'La password del suo account è stata modificata con un link che le abbiamo inviato. Tutti i dispositivi sono stati disconnessi e tutti i token API revocati.\n\nSe non è stato lei, imposti subito un’altra password:\n\n{link}',
    mail_confirm_subject: 'Parcurve: confermi la sua e-mail',
    mail_confirm_text:
      'È stato creato un account con questa e-mail. Confermi entro un giorno che è sua; le servirà la password scelta:\n\n{link}\n\nSe non si è registrato, ignori questa e-mail e l’account verrà eliminato.',
    mail_known_subject: 'Parcurve: ha già un account',
    mail_known_text:
      'Qualcuno, probabilmente lei, ha provato a registrarsi con questa e-mail. Ha già un account. Acceda:\n\n{signIn}\n\nSe ha dimenticato la password, ne imposti una nuova:\n\n{reset}\n\nSe non è stato lei, non deve fare nulla.',
  },
  openid: {
    openid_sign_in: 'Accedi con {name}',
    openid_onward: 'Continua verso il provider di accesso',
    openid_title: 'Accesso con {name}',
    openid_linked: 'Il suo account è collegato a {name}, quindi può usarlo anche per accedere.',
    openid_not_linked:
      'Collegare l’account a {name} per usarlo per accedere. Inserire prima la password.',
    openid_link: 'Collega {name}',
    openid_unlink: 'Scollega {name}',
    openid_unlinked: 'Il suo account non è più collegato a {name}.',
    openid_no_password:
      'Il suo account non ha una password. Possiamo inviarle un link per impostarne una.',
    auth_close: 'Chiudi',
    auth_error_denied: '{name} non ha autorizzato l’accesso.',
    auth_error_failed:
      'Non è stato possibile verificare la risposta di {name}, quindi l’accesso non è avvenuto. Riprovare.',
    auth_error_expired:
      'Questo accesso ha richiesto troppo tempo o è già stato usato. Ricominciare.',
    auth_error_unavailable: '{name} non risponde. Riprovare più tardi o accedere con la password.',
    auth_error_unverified:
      '{name} non ha verificato la sua e-mail, quindi non è stato possibile trovare o creare un account.',
    auth_error_link_first:
      'Esiste già un account con la sua e-mail. Accedere con la password, poi collegare {name} nel profilo.',
    auth_error_no_account: 'Non ha ancora un account qui, e accedere con {name} non ne crea uno.',
    auth_error_taken: 'Questo account {name} è già collegato a un altro account qui.',
    auth_error_password: 'La password è errata: non è stato collegato nulla.',
  },
};
