import type { Texts } from './eng.ts';

export const ita: Texts = {
  forms: {
    profile_save: 'Salva',
    profile_saved: 'Salvato.',
    profile_name_text: 'Visibile nell’intestazione e all’amministratore.',
    profile_name_saved: 'Nome modificato.',
    profile_email_text: 'Serve per accedere e per ricevere messaggi. E-mail attuale: {email}',
    profile_email_new: 'Nuova e-mail',
    profile_email_send: 'Invia link',
    profile_email_change: 'Cambia e-mail',
    profile_email_hint:
      'Invieremo un link al nuovo indirizzo: aprirlo entro un giorno per confermare la modifica.',
    profile_email_sent: 'Un link di conferma è in arrivo al nuovo indirizzo.',
    profile_email_pending: 'In attesa di conferma: {email}',
    profile_email_changed: 'E-mail modificata.',
    profile_email_same: 'È già la sua e-mail. Inserirne un’altra.',
    profile_password_first: 'Questo account non ha ancora una password. Impostarne prima una.',
    profile_password_reset: 'Imposta password via e-mail',
    profile_demo:
      'Questo è un account dimostrativo condiviso: nome, e-mail e password non si possono modificare e l’account non si può eliminare.',
    profile_view_title: 'Lingua e aspetto',
    profile_view_text:
      'Vale ovunque si effettui l’accesso, salvo una scelta diversa in quel browser. Le e-mail sono inviate in questa lingua.',
    profile_hints_title: 'Suggerimenti',
    profile_hints_text: 'Brevi spiegazioni nelle pagine.',
    profile_hints_show: 'Mostra i suggerimenti',
    profile_data_title: 'I suoi dati',
    profile_data_text:
      'Tutto ciò che è memorizzato sul suo account, esclusi password e altri segreti, in un file JSON. Fino a cinque download all’ora.',
    profile_data_download: 'Scarica',
    profile_delete_text: 'Elimina definitivamente l’account e tutto ciò che gli appartiene.',
    profile_confirm_title: 'Conferma della nuova e-mail',
    profile_confirm_text:
      'Dopo la conferma, {email} diventa l’e-mail del suo account e si usa per accedere.',
    profile_confirm_button: 'Usa questa e-mail',
    profile_link_void: 'Questo link è già stato usato o è scaduto.',
  },
  delete: {
    delete_title: 'Elimina account',
    delete_lead: 'Ha effetto immediato e non si può annullare.',
    delete_goes: 'Che cosa viene eliminato',
    delete_goes_account: 'nome, e-mail, password e impostazioni',
    delete_goes_sessions: 'tutte le sessioni, su ogni dispositivo',
    delete_goes_tokens: 'token API: i programmi che li usano perdono subito l’accesso',
    delete_goes_requests: 'accesso, richieste, ticket e messaggi',
    delete_stays: 'Che cosa viene conservato',
    delete_stays_logs:
      'le voci di log con il suo indirizzo IP, finché l’amministratore le conserva',
    delete_stays_backups: 'i backup già effettuati dall’amministratore',
    delete_data_first: 'Scaricare prima i propri dati',
    delete_sure: 'Voglio eliminare definitivamente il mio account',
    delete_sure_missing: 'Selezionare la casella per continuare.',
    delete_ask_text:
      'Questo account non ha una password. Per confermare che è suo, le invieremo un link via e-mail: funziona una sola volta, entro un giorno.',
    delete_ask_button: 'Invia link',
    delete_ask_sent: 'Il link è in arrivo a {email}.',
    delete_no_mail:
      'Questo account non ha una password e il portale non invia e-mail. Chiedere all’amministratore di eliminare l’account.',
    delete_keep: 'Mantieni l’account',
    delete_done_title: 'Il suo account è stato eliminato',
    delete_done_text:
      'Tutto ciò che gli apparteneva è stato eliminato e tutte le sessioni sono state chiuse.',
  },
  mails: {
    mail_email_confirm_subject: 'Confermi la sua nuova e-mail',
    mail_email_confirm_text:
      'Apra questo link per usare questo indirizzo per il suo account su {origin}:\n{link}\n\nFunziona una sola volta, entro un giorno. Se non ha fatto questa richiesta, ignori questa e-mail.',
    mail_email_taken_subject: 'Ha già un account',
    mail_email_taken_text:
      'Qualcuno ha provato a usare questo indirizzo per un altro account su {origin}. Appartiene già al suo account, quindi nulla è cambiato. Se è stato lei, acceda con questo indirizzo o elimini prima l’account che lo usa.',
    mail_email_asked_subject: 'Richiesta di cambio e-mail',
    mail_email_asked_text:
      'Qualcuno, dopo aver effettuato l’accesso al suo account su {origin}, ha chiesto di cambiarne l’e-mail in {email}. La modifica avrà effetto quando verrà usato il link inviato a quell’indirizzo. Se non è stato lei, cambi subito la password: {origin}/profile/',
    mail_email_changed_subject: 'L’e-mail del suo account è stata modificata',
    mail_email_changed_text:
      'L’e-mail del suo account su {origin} è ora {email}. Questo indirizzo non gli appartiene più. Se non è stato lei, contatti l’amministratore del portale.',
    mail_delete_link_subject: 'Eliminazione dell’account',
    mail_delete_link_text:
      'Apra questo link per eliminare il suo account su {origin}:\n{link}\n\nFunziona una sola volta, entro un giorno, in un browser in cui ha effettuato l’accesso. Se non ha fatto questa richiesta, ignori questa e-mail.',
    mail_deleted_subject: 'Il suo account è stato eliminato',
    mail_deleted_text:
      'Il suo account su {origin} e tutto ciò che gli apparteneva sono stati eliminati. Non riceverà altre e-mail al riguardo. Se non è stato lei, contatti l’amministratore del portale.',
  },
};
