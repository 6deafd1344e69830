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
    theme_system: 'Sistema',
    theme_light: 'Chiaro',
    theme_dark: 'Scuro',
    sign_in: 'Accedi',
    sign_out: 'Esci',
    register: 'Registrati',
    account: 'Account',
    operator_pages: 'Pagine di amministrazione',
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
    footer_no_sources: 'Nessuna fonte di dati',
    footer_last_import: 'Ultima importazione: {time}',
    footer_printed: 'Stampato il {time}',
    footer_tagline: 'Portale aperto di dati finanziari',
    menu_addin: 'Componente aggiuntivo Excel',
    menu_help: 'Guida',
  },
  errors: {
    not_found_title: 'Pagina non trovata',
    not_found_text: 'L’URL potrebbe essere errato oppure la pagina è stata rimossa.',
    server_error_title: 'Si è verificato un errore da parte nostra',
    server_error_text:
      'L’errore è stato registrato. Riprovare; se il problema persiste, comunicare all’amministratore questo ID della richiesta: {id}',
    unreachable_title: 'Il server non è raggiungibile',
    unreachable_text:
      'Non c’è connessione, oppure il server è temporaneamente non disponibile. La pagina si caricherà automaticamente appena il server tornerà a rispondere.',
    refused_title: 'Impossibile completare la richiesta',
    back_to_start: 'Vai alla pagina iniziale',
    try_again: 'Riprova',
    error_invalid_field: 'Valore non valido.',
  },
  access: {
    asterisks: 'Per vedere i valori serve un account con accesso',
    asterisks_auth: 'Per vedere i valori, chiedere l’accesso all’amministratore',
    value_hidden: 'nascosto, serve l’accesso',
    get_access: 'Ottieni l’accesso',
    values_seen: 'Può vedere nomi, condizioni e date.',
    shapes_seen: 'Può vedere nomi, date e forma dei grafici.',
    values_need_access: 'Per vedere i valori serve l’accesso, concesso dall’amministratore.',
    values_need_account: 'Per vedere i valori serve un account con accesso.',
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
    no_data_yet: 'Questo portale non ha ancora dati.',
    no_data_operator:
      'Per provare il portale, arrestare il server, eseguire «{command}» e riavviarlo: si carica un mercato dimostrativo inventato. Le curve dei rendimenti pubblicate si importano con «{importer}».',
  },
  hints: {
    hints: 'Suggerimenti',
    hints_are_on: 'I suggerimenti sono attivi.',
    hints_are_off: 'I suggerimenti sono disattivati. Si possono riattivare in fondo a ogni pagina.',
    hints_not_saved: 'Impossibile salvare l’impostazione. Riprovare.',
    help_more: 'Altro nella guida',
  },
  hint_texts: {
    hint_about: 'Spiegazione: {name}',
    hint_change:
      'La variazione dal giorno di borsa precedente. Non è mostrata se quel giorno non ha un valore o se l’ultimo valore è anteriore all’ultimo giorno di borsa. I tassi variano in punti base: 100 pb sono un punto percentuale.',
    hint_realtime:
      'I valori in tempo reale compaiono appena la fonte li pubblica e si aggiornano automaticamente per chi ha accesso.',
    hint_daily:
      'Un valore giornaliero, pubblicato una volta a giornata conclusa. Non è un prezzo in tempo reale.',
    hint_shape:
      'Senza accesso il grafico mostra solo la forma della linea, su una scala da 0 a 100. I valori reali non vengono inviati al browser.',
    hint_chart:
      'Mouse: Ctrl + rotella per lo zoom, trascinamento per spostarsi, doppio clic per mostrare tutto. Tastiera: le frecce passano da un punto all’altro, + e − regolano lo zoom, 0 mostra tutto. La linea di tendenza è calcolata sui punti del periodo caricato. L’immagine si può salvare o stampare.',
    hint_statistics:
      'Ogni riga guarda indietro dall’ultima chiusura. Mostra la variazione dall’ultima chiusura non successiva allo stesso giorno all’inizio del periodo (al massimo 10 giorni prima) e le chiusure massima e minima da allora, con le date.',
    hint_export:
      'I file contengono tutti i valori del periodo mostrato nel grafico, non solo questa pagina della tabella. CSV è testo semplice con il punto decimale; XLSX si apre in Excel con date e numeri veri e propri.',
    hint_pairs:
      'Selezionare una coppia per aggiungere il suo grafico, fino a {count} alla volta; deselezionarla per rimuoverlo. L’URL conserva la selezione e si può condividere.',
  },
  sections: {
    sections_menu: 'In questa pagina',
    section_top: 'Panoramica',
  },
  notices: {
    form_unchanged: 'Nessuna modifica: è già tutto come richiesto.',
    copied_value: '{value} copiato.',
    copy_failed: 'Il browser non consente la copia. Selezionare il testo e copiarlo.',
    support_tickets: 'Ticket di assistenza',
    unread_answers:
      '{count} {count, plural, one {risposta non letta} other {risposte non lette}} dall’assistenza',
  },
  offers: {
    bottom_banner: 'Avviso del portale',
    app_offer: 'App per dispositivi mobili',
    app_offer_ios: 'Parcurve ha anche un’app per iPhone e iPad.',
    app_offer_android: 'Parcurve ha anche un’app per Android.',
    app_offer_get: 'Scarica l’app',
    offer_close: 'Chiudi',
  },
};
