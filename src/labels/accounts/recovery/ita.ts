import type { Texts } from './eng.ts';

export const ita: Texts = {
  forms: {
    reset_title: 'Reimposta la password',
    reset_lead:
      'Inserisca l’email del suo account. Se esiste un account con questo indirizzo, invieremo lì un link per impostare una nuova password.',
    reset_send: 'Invia il link',
    reset_sent:
      'Se un account ha questo indirizzo, il link è in arrivo. Funziona una volta sola, entro un’ora.',
    reset_no_mail: 'Questo portale non invia email. Chieda l’accesso al suo gestore.',
    reset_new_title: 'Scelga una nuova password',
    reset_new_lead:
      'Tutti i dispositivi verranno disconnessi; potrà accedere con la nuova password.',
    reset_set: 'Imposta la password',
    reset_link_void: 'Questo link è già stato usato o è scaduto. Ne chieda uno nuovo.',
    reset_again: 'Chiedi un nuovo link',
    reset_done: 'La password è impostata. La usi per accedere.',
    reset_forgotten: 'Password dimenticata?',
    register_sent_title: 'Controlli la posta',
    register_sent:
      'Abbiamo scritto all’indirizzo indicato. Segua il link nel messaggio entro un giorno. Se non arriva nulla, controlli lo spam o si registri di nuovo.',
    confirm_title: 'Conferma l’email',
    confirm_lead:
      'Inserisca la password scelta alla registrazione. Se non si è registrato qui, chiuda questa pagina.',
    confirm_button: 'Conferma e accedi',
    confirm_link_void:
      'Questo link è già stato usato o è scaduto. Acceda: se serve, ne riceverà uno nuovo.',
    confirm_first:
      'La sua email non è ancora confermata. Segua il link nel messaggio che le abbiamo inviato.',
    confirm_password_wrong: 'Non è la password scelta alla registrazione.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: imposti una nuova password',
    mail_reset_text:
      'Qualcuno, probabilmente lei, ha chiesto una nuova password per il suo account. La imposti con questo link. Funziona una volta sola, entro un’ora:\n\n{link}\n\nSe non è stato lei, ignori questo messaggio: la password resta com’è.',
    mail_changed_subject: 'Parcurve: la sua password è cambiata',
    mail_changed_text:
      'La password del tuo account è stata cambiata con un link che ti abbiamo inviato. Tutti i dispositivi sono stati disconnessi e tutti i token API revocati.\n\nSe non sei stato tu, imposta subito un’altra password:\n\n{link}',
    mail_confirm_subject: 'Parcurve: confermi la sua email',
    mail_confirm_text:
      'Con questa email è stato creato un account. Confermi entro un giorno che è suo; le servirà la password scelta:\n\n{link}\n\nSe non si è registrato, ignori questo messaggio: l’account verrà eliminato.',
    mail_known_subject: 'Parcurve: ha già un account',
    mail_known_text:
      'Qualcuno, probabilmente lei, ha provato a registrarsi con questa email. Ha già un account. Acceda:\n\n{signIn}\n\nSe ha dimenticato la password, ne imposti una nuova:\n\n{reset}\n\nSe non è stato lei, non deve fare nulla.',
  },
  openid: {
    openid_sign_in: 'Accedi con {name}',
    openid_onward: 'Continua al fornitore di accesso',
    openid_title: 'Accesso con {name}',
    openid_linked: 'Il suo account è collegato a {name}: può accedere anche così.',
    openid_not_linked:
      'Colleghi l’account a {name} per accedere così. Prima inserisca la password.',
    openid_link: 'Collega a {name}',
    openid_unlink: 'Scollega {name}',
    openid_unlinked: 'Il suo account non è più collegato a {name}.',
    openid_no_password:
      'Il suo account non ha una password. Possiamo inviarle un link per impostarla.',
    auth_close: 'Chiudi',
    auth_error_denied: '{name} non ha consentito l’accesso.',
    auth_error_failed:
      'La risposta di {name} non è affidabile, quindi l’accesso non è avvenuto. Riprovi.',
    auth_error_expired: 'Questo accesso ha richiesto troppo tempo o è già stato usato. Ricominci.',
    auth_error_unavailable:
      '{name} al momento non risponde. Riprovi più tardi o acceda con la password.',
    auth_error_unverified:
      '{name} non ha confermato la sua email, quindi non è stato possibile trovare o creare un account.',
    auth_error_link_first:
      'Esiste già un account con la sua email. Acceda con la password, poi colleghi {name} nel profilo.',
    auth_error_no_account: 'Non ha ancora un account qui, e {name} non ne crea di nuovi.',
    auth_error_taken: 'Questa identità in {name} appartiene a un altro account.',
    auth_error_password: 'La password è errata, quindi non è stato collegato nulla.',
  },
};
