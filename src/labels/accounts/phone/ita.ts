import type { Texts } from './eng.ts';

export const ita: Texts = {
  form: {
    second_step_title: 'Secondo passaggio',
    second_step_lost:
      'Se non hai più ciò che questo passaggio richiede né un codice di recupero, scrivi all’operatore del portale: può disattivare il secondo passaggio.',
    phone_description:
      'Il suo numero di telefono, confermato da un codice, e il codice all’accesso.',
    phone_steps: 'Passaggi',
    phone_step_number: 'Numero',
    phone_step_code: 'Codice',
    phone_step_done: 'Fatto',
    phone_new: 'Nuovo numero, con prefisso internazionale',
    phone_new_hint: 'Ad esempio +47 91 23 45 67',
    phone_invalid:
      'Inserisca un numero di telefono con il prefisso internazionale, ad esempio +47 91 23 45 67.',
    phone_same: 'Questo numero è già confermato.',
    phone_none_waiting: 'Nessun numero attende un codice. Inserisca prima un numero.',
    phone_no_channel: 'Il portale non può inviare messaggi al momento. Chieda al gestore.',
    phone_step_first:
      'Il codice all’accesso arriva al numero confermato. Prima lo disattivi con la password.',
    phone_needed: 'Prima confermi un numero di telefono.',
    phone_send: 'Invia codice',
    phone_sent: 'È stato inviato un codice a {phone}.',
    phone_change: 'Cambia',
    phone_code_label: 'Codice di sei cifre',
    phone_confirm: 'Conferma',
    phone_send_again: 'Invia di nuovo',
    phone_again_in: 'Invia di nuovo tra {time}',
    phone_again_note: 'il codice precedente smette di valere',
    phone_valid_until: 'valido fino alle {time}',
    phone_tries: '{count} {count, plural, one {tentativo} other {tentativi}}',
    phone_wrong_code:
      'Il codice è errato. {count, plural, one {Resta} other {Restano}} {count} {count, plural, one {tentativo} other {tentativi}}.',
    phone_code_invalid: 'Inserisca le sei cifre del codice.',
    phone_code_over: 'Questo codice non è più valido. Ne richieda uno nuovo.',
    phone_cancel: 'Annulla',
    phone_confirmed: '{phone} è confermato.',
    phone_change_number: 'Cambia numero',
    phone_remove: 'Rimuovi numero',
    phone_second_step: 'Codice all’accesso',
    phone_second_step_text:
      'Dopo la password arriva a questo numero un codice da inserire. Nel caso perdessi il telefono, crea i codici di recupero nella pagina «Secondo passaggio».',
    phone_second_step_is_on: 'L’accesso richiede un codice.',
    phone_turn_on: 'Attiva',
    phone_turn_off: 'Disattiva',
    second_step_code_text: 'È stato inviato un codice a {phone}. Lo inserisca per accedere.',
    second_step_no_code:
      'Per questo accesso non è stato ancora inviato un codice: prima ne sono stati inviati troppi. Riprovi più tardi.',
    second_step_ended: 'Questo accesso è terminato. Ricominci.',
    second_step_again: 'Accedi di nuovo',
    phone_risk:
      'Gli SMS possono essere intercettati da chi prende il controllo del numero. Una passkey è più sicura.',
  },
  messages: {
    phone_code_sms: '{code} è il suo codice Parcurve. Vale 5 minuti. Non lo comunichi a nessuno.',
    phone_notice_subject: 'Il suo account Parcurve è stato modificato',
    phone_notice_confirmed: 'È stato confermato un numero di telefono per il suo account.',
    phone_notice_removed: 'Il numero di telefono del suo account è stato rimosso.',
    phone_notice_step_on: 'Da ora per accedere al suo account serve un codice dal telefono.',
    phone_notice_step_off: 'Per accedere al suo account non serve più un codice dal telefono.',
    phone_notice_not_you: 'Se non è stato lei, cambi la password e scriva al gestore del portale.',
  },
  outbox: {
    outbox_text:
      'Le ultime e-mail e gli SMS del portale e il loro esito. I testi si vedono solo in modalità di prova, al massimo per un’ora.',
    outbox_none: 'Ancora nessun messaggio.',
    outbox_time: 'Ora',
    outbox_to: 'Destinatario',
    outbox_purpose: 'Scopo',
    outbox_state: 'Stato',
    outbox_message: 'Testo',
    outbox_state_waiting: 'in attesa',
    outbox_state_sending: 'in invio',
    outbox_state_trying: 'non accettato, verrà riprovato',
    outbox_tries: 'Tentativi: {count}',
    outbox_next_try: 'prossimo {time}',
    outbox_retry: 'Riprova',
    outbox_retry_named: 'Riprova l’invio a {to}',
    outbox_retried: 'Il messaggio è di nuovo in coda; lo stato è qui sotto.',
    outbox_failing: 'Il server non accetta i messaggi. Il motivo è nelle righe.',
    outbox_no_mail:
      'Nessun server di posta è configurato: non parte alcuna e-mail. Imposta SMTP_URL.',
    outbox_state_sent: 'accettato dal server',
    outbox_state_failed: 'non recapitato',
    outbox_state_expired: 'scaduto',
  },
};
