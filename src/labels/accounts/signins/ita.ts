import type { Texts } from './eng.ts';

export const ita: Texts = {
  sessions: {
    sessions_description: 'Dove è stato effettuato l’accesso al suo account.',
    sessions_count: '{count} {count, plural, one {sessione} other {sessioni}}',
    session_device: 'Dispositivo',
    session_address: 'IP all’accesso',
    session_signed_in: 'Accesso',
    session_last_seen: 'Ultima attività',
    session_now: 'adesso',
    session_this: 'questo dispositivo',
    session_on: '{browser} su {system}',
    session_unknown: 'Dispositivo sconosciuto',
    session_end_named: 'Disconnetti {device}, ultima attività {seen}',
    session_end_others: 'Disconnetti tutti gli altri',
    session_ended: 'Sessione terminata.',
    session_others_ended: 'Tutte le altre sessioni sono state terminate.',
    sessions_note:
      'I nomi dei dispositivi sono quelli dichiarati dai browser. L’«ultima attività» è precisa entro 5 minuti. Per gli indirizzi IPv6 è mostrata solo la rete.',
  },
  passkeys: {
    passkeys_description: 'Chiavi sui suoi dispositivi che consentono di accedere senza password.',
    passkeys_lead:
      'Una passkey consente di accedere con il blocco schermo del dispositivo: PIN, impronta o volto. Funziona solo su questo sito, quindi resiste al phishing.',
    passkeys_yours: 'Le sue passkey',
    passkeys_none: 'Nessuna passkey.',
    passkey_name: 'Nome della passkey',
    passkey_name_hint: 'Per esempio «Portatile in ufficio»',
    passkey_added_at: 'Aggiunta',
    passkey_last_used: 'Ultimo uso',
    passkey_never: 'mai',
    passkey_where: 'Dove si trova',
    passkey_synced: 'su più dispositivi (sincronizzata)',
    passkey_single: 'su un solo dispositivo',
    passkey_new: 'Nuova passkey',
    passkey_add: 'Aggiungi una passkey',
    passkey_added: 'Passkey aggiunta.',
    passkey_remove: 'Rimuovi',
    passkey_remove_named: 'Rimuovi {name}',
    passkey_removed:
      'Passkey rimossa. Il dispositivo può ancora proporla, ma qui non funziona più.',
    passkey_confirm_title: 'Confermi la sua identità',
    passkey_confirm_text:
      'Le passkey danno accesso al suo account. Dopo aver confermato l’identità, può modificarle per 5 minuti.',
    passkey_confirm_password: 'Conferma con password',
    passkey_confirm_passkey: 'Conferma con passkey',
    passkey_confirm_again:
      'Non ha né password né passkey. Uscire, accedere di nuovo e aggiungere qui una passkey entro 5 minuti.',
    passkey_step_title: 'Secondo passaggio',
    passkey_step_text:
      'Quando è attivo, l’accesso con password richiede anche una passkey. L’accesso con la sola passkey resta in un unico passaggio, perché vale per entrambi.',
    passkey_step_is_on: 'Il secondo passaggio è attivo.',
    passkey_step_is_off: 'Il secondo passaggio non è attivo.',
    passkey_step_on: 'Attiva',
    passkey_step_off: 'Disattiva',
    passkey_step_changed: 'Secondo passaggio modificato.',
  },
  step: {
    step_description: 'Il secondo passaggio dopo la password e i suoi codici di recupero.',
    step_required:
      'Gli amministratori di questo portale devono usare un secondo passaggio. Configurarlo per continuare.',
    step_required_hint:
      'Se qui non funziona nessuno dei due, impostare OPERATOR_SECOND_STEP=off sul server e riavviarlo.',
    step_is_passkey: 'Attivo: una passkey dopo la password.',
    step_is_code: 'Attivo: un codice via SMS dopo la password.',
    step_is_off: 'Disattivato: per accedere basta la password.',
    step_set_passkey: 'Configura una passkey',
    step_set_phone: 'Configura i codici via SMS',
    recovery_title: 'Codici di recupero',
    recovery_text:
      'Ogni codice sostituisce una volta il secondo passaggio se si perde il telefono o la passkey. Conservarli su carta o in un gestore di password.',
    recovery_left: 'Codici rimasti: {count}. Creati il {time}.',
    recovery_none: 'Nessun codice di recupero.',
    recovery_step_first: 'I codici si possono creare quando è attivo un secondo passaggio.',
    recovery_create: 'Crea codici',
    recovery_replace: 'Sostituisci codici',
    recovery_replace_note: 'I codici precedenti smetteranno di funzionare.',
    recovery_confirm_text:
      'I codici di recupero danno accesso al suo account: confermare prima la propria identità.',
    recovery_made: 'Salvare subito questi codici: non verranno più mostrati.',
    recovery_copy: 'Copia',
    recovery_copied: 'Copiato',
  },
  ways: {
    passkey_sign_in: 'Accedi con una passkey',
    passkey_use: 'Usa una passkey',
    passkey_use_text: 'Password corretta. Ora usare una delle proprie passkey.',
    recovery_use: 'Usa un codice di recupero',
    recovery_code: 'Codice di recupero',
    recovery_code_hint: '16 lettere e cifre; i trattini non contano.',
    passkey_no_scripts: 'Le passkey richiedono JavaScript, che in questo browser è disattivato.',
    passkey_unsupported:
      'Qui le passkey non sono disponibili: servono un browser aggiornato e una connessione sicura.',
    passkey_cancelled:
      'Nessuna passkey usata: la richiesta è stata annullata, negata o è scaduta. Riprovare.',
    passkey_wrong_address:
      'Le passkey non funzionano a questo URL: serve un nome di dominio, non un indirizzo IP.',
    passkey_known_here: 'Questo dispositivo ha già una passkey per il suo account.',
    passkey_failed: 'Impossibile usare la passkey. Riprovare tra poco.',
  },
  refusals: {
    passkey_refused: 'La passkey è stata rifiutata. Riprovare o usare un altro metodo.',
    passkey_step_needs_it: 'Il secondo passaggio richiede questa passkey. Disattivarlo prima.',
    passkey_step_needs_one: 'Aggiungere prima una passkey.',
    recovery_code_wrong: 'Questo codice di recupero è errato o è già stato usato.',
    recovery_needs_step: 'Attivare prima un secondo passaggio.',
    error_second_step_needed:
      'Gli amministratori devono usare un secondo passaggio. Configurarlo nella pagina «Secondo passaggio» dell’account.',
    error_confirmation_needed: 'Confermare prima la propria identità.',
    error_too_many_passkeys: 'Un account può avere fino a 20 passkey. Rimuoverne prima una.',
    error_passkey_known: 'Questa passkey è già stata aggiunta.',
    error_last_way_in:
      'Senza questa passkey non potrebbe più accedere al suo account. Aggiungerne prima un’altra.',
  },
  mails: {
    mail_recovery_created_subject: 'Nuovi codici di recupero',
    mail_recovery_created_text:
      'Per il suo account sono stati creati nuovi codici di recupero; i precedenti non funzionano più. Se non è stato lei, cambi subito la password.',
    mail_recovery_used_subject: 'È stato usato un codice di recupero',
    mail_recovery_used_text:
      'Per accedere sono stati usati la sua password e un codice di recupero. Codici rimasti: {count}. Se non è stato lei, cambi subito la password.',
    mail_step_lifted_subject: 'Il suo secondo passaggio è stato disattivato',
    mail_step_lifted_text:
      'Un amministratore ha disattivato il secondo passaggio del suo account; i relativi codici di recupero non funzionano più. Acceda con la password e ne configuri uno nuovo. Se non l’ha chiesto lei, avvisi l’amministratore.',
    mail_passkeys_removed_subject: 'Le sue passkey sono state rimosse',
    mail_passkeys_removed_text:
      'Un amministratore ha rimosso tutte le passkey del suo account. Acceda con la password e ne aggiunga una nuova. Se non l’ha chiesto lei, avvisi l’amministratore.',
  },
};
