import type { Texts } from './eng.ts';

export const ita: Texts = {
  forms: {
    profile_save: 'Salva',
    profile_saved: 'Salvato.',
    profile_name_text: 'Si vede nell’intestazione e lo vede l’amministratore.',
    profile_name_saved: 'Il nome è stato modificato.',
    profile_email_text: 'Serve per accedere e per ricevere i messaggi. Attuale: {email}',
    profile_email_new: 'Nuovo indirizzo',
    profile_email_send: 'Invia il link',
    profile_email_change: 'Cambia indirizzo',
    profile_email_hint:
      'Un link arriva al nuovo indirizzo. L’indirizzo cambia quando il link viene usato, entro un giorno.',
    profile_email_sent: 'Un messaggio con un link è in arrivo al nuovo indirizzo.',
    profile_email_pending: 'In attesa di conferma: {email}',
    profile_email_changed: 'L’indirizzo è stato cambiato.',
    profile_email_same: 'Questo è già il Suo indirizzo.',
    profile_password_first: 'Questo account non ha ancora una password. Prima ne imposti una.',
    profile_password_reset: 'Imposta una password via e-mail',
    profile_demo:
      'Questo è un account dimostrativo che tutti possono usare: nome, indirizzo e password non si possono cambiare, e non si può eliminare.',
    profile_view_title: 'Lingua e aspetto',
    profile_view_text:
      'Anche per gli altri browser in cui accede, se lì non ha scelto diversamente. I messaggi arrivano in questa lingua.',
    profile_hints_title: 'Suggerimenti',
    profile_hints_text: 'Brevi spiegazioni nelle pagine.',
    profile_hints_show: 'Mostra i suggerimenti',
    profile_data_title: 'I Suoi dati',
    profile_data_text:
      'Tutto ciò che è memorizzato del Suo account, senza password e altri segreti, in un file JSON. Al massimo cinque volte l’ora.',
    profile_data_download: 'Scarica',
    profile_delete_text: 'Elimina per sempre l’account e tutto ciò che gli appartiene.',
    profile_confirm_title: 'Conferma il nuovo indirizzo',
    profile_confirm_text:
      'Il pulsante fa di {email} l’indirizzo del Suo account: da quel momento accede con quello.',
    profile_confirm_button: 'Usa questo indirizzo',
    profile_link_void: 'Questo link è già stato usato o è scaduto.',
  },
  delete: {
    delete_title: 'Elimina account',
    delete_lead: 'Ha effetto subito e non si può annullare.',
    delete_goes: 'Che cosa si elimina',
    delete_goes_account: 'nome, indirizzo, password e impostazioni',
    delete_goes_sessions: 'tutti gli accessi, su ogni dispositivo',
    delete_goes_tokens: 'token API: i programmi che li usano vengono rifiutati subito',
    delete_goes_requests: 'accesso, domande, ticket e messaggi',
    delete_stays: 'Che cosa resta',
    delete_stays_logs:
      'righe di log con il Suo indirizzo di rete, finché l’amministratore le conserva',
    delete_stays_backups: 'le copie di sicurezza che l’amministratore ha già fatto',
    delete_data_first: 'Prima scarichi i Suoi dati',
    delete_sure: 'Voglio eliminare per sempre il mio account',
    delete_sure_missing: 'Per continuare selezioni la casella.',
    delete_ask_text:
      'Questo account non ha una password. Un messaggio con un link dimostra che è Suo; il link funziona una volta, entro un giorno.',
    delete_ask_button: 'Invia il link',
    delete_ask_sent: 'Il messaggio è in arrivo a {email}.',
    delete_no_mail:
      'Questo account non ha una password e il portale non invia messaggi. Chieda all’amministratore di eliminarlo.',
    delete_keep: 'Mantieni l’account',
    delete_done_title: 'Il Suo account è stato eliminato',
    delete_done_text:
      'Tutto ciò che gli apparteneva è stato eliminato e tutte le sessioni sono chiuse.',
  },
  mails: {
    mail_email_confirm_subject: 'Confermi il nuovo indirizzo',
    mail_email_confirm_text:
      'Apra questo link per fare di questo l’indirizzo del Suo account su {origin}:\n{link}\n\nFunziona una volta, entro un giorno. Se non l’ha chiesto Lei, non faccia nulla.',
    mail_email_taken_subject: 'Ha già un account',
    mail_email_taken_text:
      'Qualcuno voleva usare questo indirizzo per un altro account su {origin}. Appartiene al Suo account, quindi nulla è cambiato. Se era Lei, acceda con questo indirizzo o prima elimini quell’account.',
    mail_email_asked_subject: 'Un nuovo indirizzo per il Suo account',
    mail_email_asked_text:
      'Qualcuno connesso al Suo account su {origin} ha chiesto di cambiarne l’indirizzo in {email}. Cambierà quando sarà usato il link inviato lì. Se non era Lei, cambi subito la password: {origin}/profile/',
    mail_email_changed_subject: 'L’indirizzo del Suo account è cambiato',
    mail_email_changed_text:
      'L’indirizzo del Suo account su {origin} è ora {email}. Questo indirizzo non gli appartiene più. Se non era Lei, scriva all’amministratore del portale.',
    mail_delete_link_subject: 'Eliminazione dell’account',
    mail_delete_link_text:
      'Apra questo link per eliminare il Suo account su {origin}:\n{link}\n\nFunziona una volta, entro un giorno, in un browser in cui ha effettuato l’accesso. Se non l’ha chiesto Lei, non faccia nulla.',
    mail_deleted_subject: 'Il Suo account è stato eliminato',
    mail_deleted_text:
      'Il Suo account su {origin} e tutto ciò che gli apparteneva sono stati eliminati. Questo è l’ultimo messaggio. Se non era Lei, scriva all’amministratore del portale.',
  },
};
