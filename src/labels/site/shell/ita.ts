import type { Texts } from './eng.ts';

export const ita: Texts = {
  header: {
    skip_to_content: 'Vai al contenuto',
    main_menu: 'Menu principale',
    open_menu: 'Apri il menu',
    show_submenu: 'Mostra «{name}»',
    menu_more: 'Altro',
    language: 'Lingua',
    theme: 'Tema',
    theme_system: 'Come il sistema',
    theme_light: 'Chiaro',
    theme_dark: 'Scuro',
    sign_in: 'Accedi',
    sign_out: 'Esci',
    register: 'Registrazione',
    account: 'Account',
    operator_pages: 'Pagine dell’operatore',
  },
  menu: {
    menu_currencies: 'Valute',
    menu_indexes: 'Indici',
    menu_all_indexes: 'Tutti gli indici',
    menu_derivatives: 'Derivati',
    menu_developers: 'API',
    menu_curves: 'Curve',
    menu_bonds: 'Obbligazioni',
    menu_stocks: 'Azioni',
    menu_etfs: 'ETF',
    menu_issuers: 'Emittenti',
  },
  footer: {
    menu_api_calls: 'Chiamate API',
    menu_openapi: 'Descrizione OpenAPI',
    demo_data: 'Dati demo',
    demo_data_explained: 'Dati demo: i valori in questa pagina sono inventati.',
    footer_sources: 'Fonti: {sources}',
    footer_no_sources: 'Ancora nessuna fonte di dati',
    footer_last_import: 'Ultima importazione: {time}',
    footer_printed: 'Stampato il {time}',
    footer_tagline: 'Portale aperto di dati finanziari',
    menu_addin: 'Componente per Excel',
    menu_help: 'Guida',
  },
  errors: {
    not_found_title: 'Questa pagina non esiste',
    not_found_text: 'L’indirizzo potrebbe essere errato o la pagina non è più disponibile.',
    server_error_title: 'Si è verificato un errore da parte nostra',
    server_error_text:
      'L’errore è stato registrato. Si prega di riprovare; se persiste, comunicare all’amministratore il numero della richiesta: {id}',
    unreachable_title: 'Il server non è raggiungibile',
    unreachable_text:
      'Non c’è connessione, oppure il server è momentaneamente assente. La pagina si carica da sola appena il server risponde di nuovo.',
    refused_title: 'Impossibile soddisfare la richiesta',
    back_to_start: 'Vai alla pagina iniziale',
    try_again: 'Riprova',
    error_invalid_field: 'Valore non valido.',
  },
  access: {
    asterisks: 'Per vedere i valori serve un account con accesso',
    asterisks_auth: 'Per vedere i valori, ottenere l’accesso dall’amministratore',
    value_hidden: 'nascosto, serve l’accesso',
    get_access: 'Ottieni l’accesso',
    values_seen: 'Sono visibili nomi, condizioni e date.',
    shapes_seen: 'Sono visibili nomi, date e andamento dei grafici.',
    values_need_access: 'L’accesso ai valori è concesso dall’amministratore.',
    values_need_account: 'I valori richiedono un account con accesso.',
  },
  paging: {
    paging: 'Pagine',
    page_first: 'Prima pagina',
    page_previous: 'Pagina precedente',
    page_next: 'Pagina successiva',
    page_last: 'Ultima pagina',
    page_number: 'Pagina {page} di {last}',
  },
  no_data: {
    no_data_yet: 'In questo portale non ci sono ancora dati.',
    no_data_operator:
      'Per provare il portale, ferma il server, esegui «{command}» e riavvialo: si carica il mercato dimostrativo inventato. L’importazione di dati reali non esiste ancora.',
  },
  hints: {
    hints: 'Suggerimenti',
    hints_are_on: 'I suggerimenti sono attivi.',
    hints_are_off: 'I suggerimenti sono disattivati. Si riattivano in fondo a ogni pagina.',
    hints_not_saved: 'Impossibile salvare l’impostazione. Riprova.',
    help_more: 'Altro nella guida',
  },
  hint_texts: {
    hint_about: 'Spiegazione: {name}',
    hint_change:
      'La variazione dal giorno di borsa precedente. Manca se quel giorno non ha un valore o se l’ultimo valore è più vecchio dell’ultimo giorno di borsa. I tassi variano in punti base: 100 pb sono un punto percentuale.',
    hint_realtime:
      'I valori in tempo reale arrivano appena la fonte li ha. Per chi ha l’accesso si aggiornano da soli.',
    hint_daily:
      'È un valore giornaliero, pubblicato una volta a giornata conclusa: non è il prezzo di questo momento.',
    hint_shape:
      'Senza accesso il grafico è solo una forma: mostra l’andamento della linea su una scala da 0 a 100. I valori reali non vengono inviati al browser.',
    hint_chart:
      'Ctrl con la rotella cambia lo zoom, trascinando si sposta, un doppio clic mostra tutto. Da tastiera: le frecce vanno da un punto all’altro, + e − cambiano lo zoom, 0 mostra tutto. La linea di tendenza è calcolata sui punti del periodo caricato. L’immagine si può salvare o stampare.',
    hint_statistics:
      'Ogni riga guarda indietro dall’ultima chiusura: la variazione dall’ultima chiusura non successiva allo stesso giorno all’inizio del periodo (al massimo 10 giorni prima), e la chiusura massima e minima da allora con le loro date.',
    hint_export:
      'I file contengono tutti i valori del periodo del grafico, non solo questa pagina della tabella. CSV è testo semplice con il punto decimale; XLSX si apre in Excel con date e numeri veri.',
    hint_pairs:
      'Spunta una coppia per aggiungere il suo grafico, al massimo {count} insieme; togli la spunta per rimuoverlo. L’indirizzo della pagina conserva la scelta e si può inviare.',
  },
  sections: {
    sections_menu: 'In questa pagina',
    section_top: 'Panoramica',
  },
  notices: {
    form_unchanged: 'Nessuna modifica: tutto è già come richiesto.',
    copied_value: '{value} è stato copiato.',
    copy_failed: 'Il browser non consente la copia. Seleziona il testo e copialo.',
    support_tickets: 'Assistenza',
    unread_answers:
      '{count} {count, plural, one {risposta non letta} other {risposte non lette}} dall’assistenza',
  },
  offers: {
    bottom_banner: 'Avviso del portale',
    app_offer: 'App per dispositivi mobili',
    app_offer_ios: 'Parcurve è anche un’app per iPhone e iPad.',
    app_offer_android: 'Parcurve è anche un’app per Android.',
    app_offer_get: 'Scarica l’app',
    offer_close: 'Chiudi',
  },
};
