import type { Texts } from './eng.ts';

export const ita: Texts = {
  codes: {
    error_unknown_field: 'Campo sconosciuto.',
    error_invalid_json: 'Il corpo della richiesta non è un JSON valido.',
    error_period_start_after_end: 'L’inizio del periodo è successivo alla fine.',
    error_too_many_to_sort:
      'Non si possono ordinare così tante righe per valore: scegli un contratto o meno giorni.',
    error_not_signed_in: 'Per questa operazione è necessario accedere.',
    error_wrong_credentials: 'E-mail o password errata.',
    error_files_not_allowed:
      'La fonte di questi valori non ne consente la diffusione sotto forma di file.',
    error_forbidden: 'Questo account non è autorizzato a eseguire l’operazione.',
    error_values_need_account: 'I valori richiedono un account con accesso. Accedere.',
    error_values_need_access:
      'L’accesso ai valori è concesso dall’amministratore; come ottenerlo è indicato in /profile/access/.',
    error_cross_site: 'La richiesta proveniva da un altro sito ed è stata rifiutata.',
    error_not_found: 'Qui non c’è nulla.',
    error_method_not_allowed: 'Questo indirizzo non accetta il metodo utilizzato.',
    error_already_registered: 'Esiste già un account con questa e-mail.',
    error_body_too_large: 'La richiesta è troppo grande.',
    error_unsupported_media_type: 'Questo tipo di contenuto non è accettato.',
    error_too_many_attempts: 'Troppi tentativi. Riprovare tra qualche minuto.',
    error_too_many_pages:
      'Dal vostro indirizzo sono state aperte troppe pagine. Riprovare tra un minuto oppure accedere.',
    error_internal: 'Si è verificato un errore da parte nostra.',
    error_not_ready: 'Il server non è ancora pronto.',
    error_overloaded: 'Il server è sovraccarico. Riprovare tra qualche secondo.',
    error_unavailable: 'I dati non sono al momento raggiungibili. Riprovare tra qualche secondo.',
    error_disk_full: 'Il disco del database è pieno.',
    error_invalid_token: 'Questo token non è valido: è scritto male, è scaduto o è stato revocato.',
    error_token_scope: 'Questo token non può fare questa chiamata.',
    error_too_many_tokens: 'Un account ha al massimo 20 token: ne revochi prima uno.',
    error_too_many_calls: 'Troppe chiamate con questo token. Riprovi tra un minuto.',
    error_unknown_symbol: 'Nessuno strumento ha questo ticker, ISIN o id.',
    error_unknown_exchange: 'L’archivio non ha una borsa con questo MIC o id.',
    error_unknown_contract: 'La borsa non ha un contratto con questo codice o id.',
    error_too_many_rows:
      'Sono troppe righe per una sola risposta: chiedi meno giorni o prendi il file.',
    error_wrong_code: 'Il codice è errato.',
    error_void_code: 'Questo codice non è più valido. Ne richieda uno nuovo.',
    error_demo_account:
      'Questo è un account dimostrativo che tutti possono usare: non si può modificare.',
    error_last_operator: 'Questo è l’ultimo amministratore del portale. Prima ne nomini un altro.',
    error_merge_conflict: 'Queste due voci non possono essere unite: i loro dati si contraddicono.',
    error_changed_meanwhile: 'Nel frattempo qualcuno lo ha modificato. Controlli di nuovo.',
    error_label_file: 'Non è un file CSV o XLSX con una colonna di chiavi.',
    error_too_many_screens: 'Un account conserva al massimo {most} selezioni: eliminane prima una.',
  },
  registration: {
    error_registration_closed: 'La registrazione è chiusa. Gli account sono creati dall’operatore.',
  },
};
