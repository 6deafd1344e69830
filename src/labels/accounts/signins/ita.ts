import type { Texts } from './eng.ts';

export const ita: Texts = {
  sessions: {
    sessions_description: 'Dove è stato effettuato l’accesso al tuo account.',
    sessions_count: '{count} {count, plural, one {accesso} other {accessi}}',
    session_device: 'Dispositivo',
    session_address: 'Indirizzo all’accesso',
    session_signed_in: 'Accesso',
    session_last_seen: 'Ultima attività',
    session_now: 'adesso',
    session_this: 'questo dispositivo',
    session_on: '{browser} su {system}',
    session_unknown: 'Dispositivo sconosciuto',
    session_end_named: 'Esci da {device}, attività {seen}',
    session_end_others: 'Esci da tutti gli altri',
    session_ended: 'La sessione è terminata.',
    session_others_ended: 'Tutte le altre sessioni sono terminate.',
    sessions_note:
      'I nomi dei dispositivi sono quelli dichiarati dai browser. L’ultima attività è precisa entro 5 minuti. Di un indirizzo IPv6 è mostrata solo la rete.',
  },
  passkeys: {
    passkeys_description: 'Chiavi sui tuoi dispositivi per accedere senza password.',
    passkeys_lead:
      'Una passkey ti fa accedere con il blocco del dispositivo: PIN, impronta o volto. Funziona solo su questo sito, quindi nessuno può carpirtela.',
    passkeys_yours: 'Le tue passkey',
    passkeys_none: 'Ancora nessuna passkey.',
    passkey_name: 'Nome della passkey',
    passkey_name_hint: 'Per esempio “Portatile in ufficio”',
    passkey_added_at: 'Aggiunta',
    passkey_last_used: 'Ultimo uso',
    passkey_never: 'mai',
    passkey_where: 'Dove si trova',
    passkey_synced: 'su più dispositivi (sincronizzata)',
    passkey_single: 'su un solo dispositivo',
    passkey_new: 'Nuova passkey',
    passkey_add: 'Aggiungi una passkey',
    passkey_added: 'La passkey è stata aggiunta.',
    passkey_remove: 'Rimuovi',
    passkey_remove_named: 'Rimuovi {name}',
    passkey_removed:
      'La passkey è stata rimossa. Il dispositivo può ancora mostrarla, ma qui non apre più nulla.',
    passkey_confirm_title: 'Conferma che sei tu',
    passkey_confirm_text:
      'Le passkey aprono il tuo account, perciò si possono modificare per 5 minuti dopo la conferma.',
    passkey_confirm_password: 'Conferma con la password',
    passkey_confirm_passkey: 'Conferma con una passkey',
    passkey_confirm_again:
      'Non hai né password né passkey: esci, accedi di nuovo e aggiungine una qui entro 5 minuti.',
    passkey_step_title: 'Secondo passaggio',
    passkey_step_text:
      'Chi accede con la tua password deve poi mostrare anche una passkey. L’accesso con la sola passkey resta un unico passaggio: vale per entrambi.',
    passkey_step_is_on: 'È attivo.',
    passkey_step_is_off: 'Non è attivo.',
    passkey_step_on: 'Attiva',
    passkey_step_off: 'Disattiva',
    passkey_step_changed: 'Il secondo passaggio è stato modificato.',
  },
  step: {
    step_description: 'Che cosa viene chiesto dopo la password e i tuoi codici di recupero.',
    step_required:
      'Gli operatori di questo portale devono avere un secondo passaggio. Configuralo per continuare.',
    step_required_hint:
      'Se qui non funziona nessuno dei due, imposta OPERATOR_SECOND_STEP=off sul server e riavvialo.',
    step_is_passkey: 'Attivo: una passkey dopo la password.',
    step_is_code: 'Attivo: un codice via SMS dopo la password.',
    step_is_off: 'Disattivato: per accedere basta la password.',
    step_set_passkey: 'Configura una passkey',
    step_set_phone: 'Configura i codici via SMS',
    recovery_title: 'Codici di recupero',
    recovery_text:
      'Ogni codice sostituisce una volta il secondo passaggio se perdi il telefono o la passkey. Conservali su carta o in un gestore di password.',
    recovery_left: 'Codici rimasti: {count}. Creati il {time}.',
    recovery_none: 'Nessun codice di recupero.',
    recovery_step_first: 'Puoi creare i codici quando il secondo passaggio è attivo.',
    recovery_create: 'Crea i codici',
    recovery_replace: 'Sostituisci i codici',
    recovery_replace_note: 'I codici precedenti smetteranno di funzionare.',
    recovery_confirm_text: 'I codici di recupero aprono il tuo account: conferma prima che sei tu.',
    recovery_made: 'Salva ora questi codici: non verranno più mostrati.',
    recovery_copy: 'Copia',
    recovery_copied: 'Copiato',
  },
  ways: {
    passkey_sign_in: 'Accedi con una passkey',
    passkey_use: 'Usa una passkey',
    passkey_use_text: 'La password è giusta. Ora mostra una passkey del tuo account.',
    recovery_use: 'Usa un codice di recupero',
    recovery_code: 'Codice di recupero',
    recovery_code_hint: '16 lettere e cifre; i trattini non contano.',
    passkey_no_scripts: 'Le passkey richiedono gli script, disattivati in questo browser.',
    passkey_unsupported:
      'Questo browser non offre passkey qui: servono un browser aggiornato e un indirizzo sicuro.',
    passkey_cancelled:
      'Nessuna passkey usata: operazione annullata, non consentita o troppo lunga. Riprova.',
    passkey_wrong_address:
      'A questo indirizzo le passkey non funzionano: serve un nome di dominio al posto dei numeri.',
    passkey_known_here: 'Questo dispositivo ha già una passkey del tuo account.',
    passkey_failed: 'Non è stato possibile usare la passkey. Riprova tra poco.',
  },
  refusals: {
    passkey_refused: 'La passkey non è stata accettata. Riprova o scegli un altro modo.',
    passkey_step_needs_it: 'Il secondo passaggio richiede questa passkey: prima disattivalo.',
    passkey_step_needs_one: 'Prima aggiungi una passkey.',
    recovery_code_wrong: 'Questo codice di recupero è errato o è già stato usato.',
    recovery_needs_step: 'Attiva prima un secondo passaggio.',
    error_second_step_needed:
      'Qui gli operatori devono avere un secondo passaggio: configuralo nella pagina «Secondo passaggio» del tuo account.',
    error_confirmation_needed: 'Prima conferma che sei tu.',
    error_too_many_passkeys: 'Un account ha al massimo 20 passkey: prima rimuovine una.',
    error_passkey_known: 'Questa passkey è già salvata.',
    error_last_way_in:
      'Senza questa passkey nessuno potrebbe accedere al tuo account: prima aggiungine un’altra.',
  },
  mails: {
    mail_recovery_created_subject: 'Nuovi codici di recupero',
    mail_recovery_created_text:
      'Per il tuo account sono stati creati nuovi codici di recupero; i precedenti non funzionano più. Se non sei stato tu, cambia subito la password.',
    mail_recovery_used_subject: 'È stato usato un codice di recupero',
    mail_recovery_used_text:
      'Per accedere sono stati usati la tua password e un codice di recupero. Codici rimasti: {count}. Se non sei stato tu, cambia subito la password.',
    mail_step_lifted_subject: 'Il secondo passaggio è stato disattivato',
    mail_step_lifted_text:
      'Un operatore ha disattivato il secondo passaggio del tuo account; i codici di recupero non funzionano più. Accedi con la password e configurane uno nuovo. Se non l’hai chiesto tu, avvisa l’operatore.',
    mail_passkeys_removed_subject: 'Le tue passkey sono state rimosse',
    mail_passkeys_removed_text:
      'Un operatore ha rimosso tutte le passkey del tuo account. Accedi con la password e aggiungine una nuova. Se non l’hai chiesto tu, avvisa l’operatore.',
  },
};
