import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Tutte le chiamate dell’API di Parcurve: parametri, risposte ed esempi.',
    api_lead:
      'Le chiamate restituiscono JSON, tranne i file e il flusso in tempo reale. La descrizione leggibile dalle macchine segue OpenAPI 3.1; i rifiuti hanno sempre la stessa struttura.',
    api_method: 'Metodo',
    api_path: 'Percorso',
    api_summary: 'Funzione',
    api_start: 'Per iniziare',
    api_start_token:
      'I programmi accedono con un token nell’intestazione Authorization. Un token vede ciò che vede il suo account e può solo leggere.',
    api_make_token: 'Crea un token',
    api_start_formats:
      'Le tabelle sono disponibili anche come CSV o XLSX: aggiunga format=csv o format=xlsx, oppure lo chieda con l’intestazione Accept. Le risposte hanno un ETag: chi lo rimanda in If-None-Match riceve 304 finché nulla è cambiato.',
    api_start_limits:
      'Ogni token può fare un certo numero di chiamate al minuto. Le intestazioni ratelimit-limit, ratelimit-remaining e ratelimit-reset dicono quante ne restano; un rifiuto indica in Retry-After quando riprovare.',
    api_groups: 'Parti del riferimento',
    api_all: 'Tutte le chiamate',
    api_group_indexes: 'Indici e coppie',
    api_group_currencies: 'Elenchi di coppie',
    api_group_instruments: 'Obbligazioni, azioni, fondi, società',
    api_group_quotes: 'Quotazioni dal vivo e chiusure per ISIN',
    api_group_search: 'Ricerca',
    api_group_archive: 'Archivio dei futures',
    api_group_udf: 'Client grafici (UDF)',
    api_group_openbb: 'Per OpenBB Workspace',
    api_group_account: 'Account',
    api_group_site: 'Testi del sito',
    api_needs_public: 'aperto a tutti; i valori richiedono l’accesso',
    api_needs_signedIn: 'richiede un account',
    api_needs_values: 'richiede l’accesso ai valori',
    api_needs_operator: 'per gli operatori',
    api_parameters: 'Parametri',
    api_field: 'Campo',
    api_where: 'Dove',
    api_where_path: 'indirizzo',
    api_where_query: 'interrogazione',
    api_where_body: 'corpo',
    api_type: 'Tipo',
    api_required: 'obbligatorio',
    api_answer: 'Risposta',
    api_answer_also: 'Anche come {types}.',
    api_answer_file: 'Un file: {types}.',
    api_example_in: 'Esempio in {language}',
    api_group_curves: 'Curve dei rendimenti',
  },
};
