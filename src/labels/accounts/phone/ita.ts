import type { Texts } from './eng.ts';

export const ita: Texts = {
  form: {
    second_step_title: 'Secondo passaggio',
    second_step_lost:
      'Ha perso il telefono o la passkey e non ha un codice di recupero? Chiedere all’amministratore del portale di disattivare il secondo passaggio.',
    phone_description: 'Confermare il numero di telefono e gestire i codici di accesso.',
    phone_steps: 'Passaggi',
    phone_step_number: 'Numero',
    phone_step_code: 'Codice',
    phone_step_done: 'Fatto',
    phone_new: 'Nuovo numero, con prefisso internazionale',
    phone_new_hint: 'Per esempio +47 91 23 45 67',
    phone_invalid:
      'Inserire un numero di telefono con il prefisso internazionale, per esempio +47 91 23 45 67.',
    phone_same: 'Questo numero è già confermato.',
    phone_none_waiting: 'Nessun numero da confermare. Inserirne prima uno.',
    phone_no_channel: 'Al momento il portale non può inviare SMS. Contattare l’amministratore.',
    phone_step_first:
      'I codici di accesso arrivano al numero confermato. Disattivarli prima, con la password.',
    phone_needed: 'Confermare prima un numero di telefono.',
    phone_send: 'Invia codice',
    phone_sent: 'Codice inviato a {phone}.',
    phone_change: 'Cambia',
    phone_code_label: 'Codice a sei cifre',
    phone_confirm: 'Conferma',
    phone_send_again: 'Invia di nuovo',
    phone_again_in: 'Invia di nuovo tra {time}',
    phone_again_note: 'il codice precedente non sarà più valido',
    phone_valid_until: 'valido fino alle {time}',
    phone_tries: '{count} {count, plural, one {tentativo rimasto} other {tentativi rimasti}}',
    phone_wrong_code:
      'Codice errato. {count, plural, one {Resta} other {Restano}} {count} {count, plural, one {tentativo} other {tentativi}}.',
    phone_code_invalid: 'Inserire il codice a sei cifre.',
    phone_code_over: 'Questo codice non è più valido. Richiederne uno nuovo.',
    phone_cancel: 'Annulla',
    phone_confirmed: '{phone} è confermato.',
    phone_change_number: 'Cambia numero',
    phone_remove: 'Rimuovi numero',
    phone_second_step: 'Codice di accesso',
    phone_second_step_text:
      'Dopo la password si inserisce un codice inviato a questo numero. Nella pagina «Secondo passaggio» è possibile creare codici di recupero nel caso si perda il telefono.',
    phone_second_step_is_on: 'Per accedere serve un codice.',
    phone_turn_on: 'Attiva',
    phone_turn_off: 'Disattiva',
    second_step_code_text: 'Per accedere, inserire il codice inviato a {phone}.',
    second_step_no_code:
      'Per questo accesso non è stato inviato alcun codice, perché ne sono già stati inviati troppi. Riprovare più tardi.',
    second_step_ended: 'L’accesso è scaduto. Ricominciare.',
    second_step_again: 'Accedi di nuovo',
    phone_risk:
      'Gli SMS possono essere intercettati se qualcuno prende il controllo del numero. Una passkey è più sicura.',
  },
  messages: {
    phone_code_sms: '{code} è il suo codice Parcurve, valido 5 minuti. Non lo comunichi a nessuno.',
    phone_notice_subject: 'Il suo account Parcurve è stato modificato',
    phone_notice_confirmed: 'È stato confermato un numero di telefono per il suo account.',
    phone_notice_removed: 'Il numero di telefono del suo account è stato rimosso.',
    phone_notice_step_on: 'Per accedere al suo account ora serve un codice ricevuto sul telefono.',
    phone_notice_step_off:
      'Per accedere al suo account non serve più un codice ricevuto sul telefono.',
    phone_notice_not_you:
      'Se non è stato lei, cambi la password e contatti l’amministratore del portale.',
  },
  outbox: {
    outbox_text:
      'E-mail e SMS recenti con lo stato di consegna. I testi sono mostrati solo su un portale di prova, per un’ora al massimo.',
    outbox_none: 'Nessun messaggio.',
    outbox_time: 'Ora',
    outbox_to: 'Destinatario',
    outbox_purpose: 'Scopo',
    outbox_state: 'Stato',
    outbox_message: 'Testo',
    outbox_state_waiting: 'in attesa',
    outbox_state_sending: 'invio in corso',
    outbox_state_trying: 'non accettato, nuovo tentativo previsto',
    outbox_tries: 'Tentativi: {count}',
    outbox_next_try: 'prossimo tentativo {time}',
    outbox_retry: 'Riprova',
    outbox_retry_named: 'Riprova l’invio a {to}',
    outbox_retried: 'Messaggio di nuovo in coda. Lo stato è indicato sotto.',
    outbox_failing: 'Il server non accetta messaggi. Il motivo è indicato in ogni riga.',
    outbox_no_mail:
      'Nessun server di posta configurato: le e-mail non vengono inviate. Impostare SMTP_URL.',
    outbox_state_sent: 'accettato dal server',
    outbox_state_failed: 'non recapitato',
    outbox_state_expired: 'scaduto',
  },
};
