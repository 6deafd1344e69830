import type { Texts } from './eng.ts';

export const ita: Texts = {
  codes: {
    error_unknown_field: 'Campo sconosciuto.',
    error_invalid_json: 'Il corpo della richiesta non è JSON valido.',
    error_period_start_after_end:
      'Il periodo inizia dopo la sua fine. Scegliere un inizio precedente.',
    error_too_many_to_sort:
      'Troppe righe da ordinare per valore. Scegliere un contratto o un periodo più breve.',
    error_not_signed_in: 'Per questa operazione è necessario accedere.',
    error_wrong_credentials: 'E-mail o password errata.',
    error_files_not_allowed: 'La fonte dei dati non consente il download di questi valori.',
    error_forbidden: 'Questo account non è autorizzato a eseguire l’operazione.',
    error_values_need_account: 'Per vedere i valori, accedere con un account abilitato.',
    error_values_need_access:
      'Per vedere i valori serve l’accesso, concesso dall’amministratore. Vedere /profile/access/.',
    error_cross_site: 'La richiesta proveniva da un altro sito ed è stata respinta.',
    error_not_found: 'Non trovato.',
    error_method_not_allowed: 'Questo URL non supporta questo metodo.',
    error_already_registered: 'Esiste già un account con questa e-mail.',
    error_body_too_large: 'La richiesta è troppo grande.',
    error_unsupported_media_type: 'Questo tipo di contenuto non è supportato.',
    error_too_many_attempts: 'Troppi tentativi. Riprovare tra qualche minuto.',
    error_too_many_pages:
      'Troppe pagine richieste dal suo indirizzo IP. Riprovare tra un minuto oppure accedere.',
    error_internal: 'Si è verificato un errore da parte nostra.',
    error_not_ready: 'Il server non è ancora pronto.',
    error_overloaded: 'Il server è sovraccarico. Riprovare tra qualche secondo.',
    error_unavailable: 'I dati al momento non sono disponibili. Riprovare tra qualche secondo.',
    error_disk_full: 'Il disco del database è pieno.',
    error_invalid_token:
      'Questo token non è valido: è stato digitato male, è scaduto o è stato revocato.',
    error_token_scope: 'Questo token non consente questa chiamata.',
    error_too_many_tokens: 'Un account può avere fino a 20 token. Revocarne prima uno.',
    error_too_many_calls: 'Troppe chiamate con questo token. Riprovare tra un minuto.',
    error_unknown_symbol: 'Nessuno strumento ha questo ticker, ISIN o ID.',
    error_unknown_exchange: 'L’archivio non ha una borsa con questo MIC o ID.',
    error_unknown_contract: 'La borsa non ha un contratto con questo codice o ID.',
    error_too_many_rows:
      'Troppe righe per una sola risposta. Richiedere un periodo più breve o scaricare il file.',
    error_wrong_code: 'Codice errato.',
    error_void_code: 'Questo codice non è più valido. Richiederne uno nuovo.',
    error_demo_account:
      'Questo è un account dimostrativo condiviso: l’operazione non è consentita.',
    error_last_operator:
      'Questo è l’ultimo amministratore del portale. Rendere prima amministratore un altro account.',
    error_merge_conflict:
      'Queste due voci non si possono unire perché i loro dati sono in conflitto.',
    error_changed_meanwhile: 'Nel frattempo è stata fatta una modifica. Controllare e riprovare.',
    error_label_file: 'Non è un file CSV o XLSX con una colonna di chiavi.',
    error_too_many_screens: 'Un account può avere fino a {most} selezioni. Eliminarne prima una.',
  },
  registration: {
    error_registration_closed:
      'Le registrazioni sono chiuse. Chiedere un account all’amministratore.',
  },
};
