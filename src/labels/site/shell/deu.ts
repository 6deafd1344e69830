import type { Texts } from './eng.ts';

export const deu: Texts = {
  header: {
    skip_to_content: 'Zum Inhalt springen',
    main_menu: 'Hauptmenü',
    open_menu: 'Menü öffnen',
    show_submenu: '„{name}“ anzeigen',
    menu_more: 'Mehr',
    language: 'Sprache',
    theme: 'Design',
    theme_system: 'System',
    theme_light: 'Hell',
    theme_dark: 'Dunkel',
    sign_in: 'Anmelden',
    sign_out: 'Abmelden',
    register: 'Registrieren',
    account: 'Konto',
    operator_pages: 'Betreiberseiten',
  },
  menu: {
    menu_currencies: 'Währungen',
    menu_indexes: 'Indizes',
    menu_all_indexes: 'Alle Indizes',
    menu_derivatives: 'Derivate',
    menu_developers: 'API',
    menu_curves: 'Kurven',
    menu_bonds: 'Anleihen',
    menu_stocks: 'Aktien',
    menu_etfs: 'ETFs',
    menu_issuers: 'Emittenten',
  },
  footer: {
    menu_api_calls: 'API-Aufrufe',
    menu_openapi: 'OpenAPI-Beschreibung',
    demo_data: 'Demodaten',
    demo_data_explained: 'Demodaten: Die Werte auf dieser Seite sind frei erfunden.',
    footer_sources: 'Quellen: {sources}',
    footer_no_sources: 'Noch keine Datenquellen',
    footer_last_import: 'Letzter Import: {time}',
    footer_printed: 'Gedruckt am {time}',
    footer_tagline: 'Offenes Finanzdatenportal',
    menu_addin: 'Excel-Add-in',
    menu_help: 'Hilfe',
  },
  errors: {
    not_found_title: 'Seite nicht gefunden',
    not_found_text: 'Die URL enthält vielleicht einen Tippfehler, oder die Seite wurde entfernt.',
    server_error_title: 'Auf unserer Seite ist ein Fehler aufgetreten',
    server_error_text:
      'Der Fehler wurde protokolliert. Versuchen Sie es erneut; besteht das Problem weiter, nennen Sie dem Betreiber diese Anfrage-ID: {id}',
    unreachable_title: 'Der Server ist nicht erreichbar',
    unreachable_text:
      'Sie sind offline, oder der Server ist vorübergehend nicht verfügbar. Sobald er wieder antwortet, wird die Seite automatisch geladen.',
    refused_title: 'Diese Anfrage kann nicht ausgeführt werden',
    back_to_start: 'Zur Startseite',
    try_again: 'Erneut versuchen',
    error_invalid_field: 'Dieser Wert ist ungültig.',
  },
  access: {
    asterisks: 'Werte sehen Sie mit einem Konto mit Zugang',
    asterisks_auth: 'Werte sehen Sie mit Zugang vom Betreiber',
    value_hidden: 'verdeckt, Zugang nötig',
    get_access: 'Zugang erhalten',
    values_seen: 'Sie können Namen, Konditionen und Datumsangaben sehen.',
    shapes_seen: 'Sie können Namen, Datumsangaben und den Verlauf der Charts sehen.',
    values_need_access: 'Um Werte zu sehen, brauchen Sie Zugang vom Betreiber.',
    values_need_account: 'Um Werte zu sehen, brauchen Sie ein Konto mit Zugang.',
  },
  paging: {
    paging: 'Seiten',
    page_first: 'Erste Seite',
    page_previous: 'Vorherige Seite',
    page_next: 'Nächste Seite',
    page_last: 'Letzte Seite',
    page_number: 'Seite {page} von {last}',
  },
  no_data: {
    no_data_yet: 'Dieses Portal hat noch keine Daten.',
    no_data_operator:
      'Um das Portal auszuprobieren, halten Sie den Server an, führen „{command}“ aus und starten ihn wieder: Das lädt einen erfundenen Demomarkt. Veröffentlichte Zinskurven importiert „{importer}“.',
  },
  hints: {
    hints: 'Hinweise',
    hints_are_on: 'Hinweise sind eingeschaltet.',
    hints_are_off:
      'Hinweise sind ausgeschaltet. Unten auf jeder Seite lassen sie sich einschalten.',
    hints_not_saved:
      'Die Einstellung konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    help_more: 'Mehr in der Hilfe',
  },
  hint_texts: {
    hint_about: 'Erklärung: {name}',
    hint_change:
      'Die Veränderung seit dem vorigen Handelstag. Sie fehlt, wenn dieser Tag keinen Wert hat oder der letzte Wert älter als der letzte Handelstag ist. Zinssätze ändern sich in Basispunkten: 100 Bp. sind ein Prozentpunkt.',
    hint_realtime:
      'Echtzeitwerte erscheinen, sobald die Quelle sie veröffentlicht, und aktualisieren sich mit Zugang automatisch.',
    hint_daily:
      'Ein Tageswert, einmal nach dem Ende des Tages veröffentlicht. Er ist kein Live-Kurs.',
    hint_shape:
      'Ohne Zugang zeigt ein Chart nur den Verlauf der Linie auf einer Skala von 0 bis 100. Die tatsächlichen Werte werden nicht an Ihren Browser gesendet.',
    hint_chart:
      'Maus: Strg + Mausrad zoomt, Ziehen verschiebt, ein Doppelklick zeigt alles. Tastatur: Pfeiltasten gehen von Punkt zu Punkt, + und − zoomen, 0 zeigt alles. Eine Trendlinie wird an die Punkte des geladenen Zeitraums angepasst. Das Bild lässt sich speichern oder drucken.',
    hint_statistics:
      'Jede Zeile blickt vom letzten Schlusskurs zurück. Sie zeigt die Veränderung seit dem letzten Schlusskurs am oder vor demselben Tag zu Beginn des Zeitraums (höchstens 10 Tage früher) sowie den höchsten und den tiefsten Schlusskurs seither mit Datum.',
    hint_export:
      'Die Dateien enthalten alle Werte des im Chart gezeigten Zeitraums, nicht nur diese Seite der Tabelle. CSV ist einfacher Text mit Dezimalpunkt; XLSX öffnet sich in Excel mit echten Datums- und Zahlenwerten.',
    hint_pairs:
      'Haken Sie ein Paar an, um seinen Chart hinzuzufügen, bis zu {count} zugleich; entfernen Sie den Haken, um den Chart zu entfernen. Die URL speichert Ihre Auswahl, sodass Sie sie teilen können.',
  },
  sections: {
    sections_menu: 'Auf dieser Seite',
    section_top: 'Überblick',
  },
  notices: {
    form_unchanged: 'Keine Änderungen: Alles ist bereits wie gewünscht.',
    copied_value: '{value} kopiert.',
    copy_failed:
      'Der Browser erlaubt das Kopieren nicht. Markieren und kopieren Sie den Text selbst.',
    support_tickets: 'Support-Tickets',
    unread_answers:
      '{count} {count, plural, one {ungelesene Antwort} other {ungelesene Antworten}} vom Support',
  },
  offers: {
    bottom_banner: 'Portalhinweis',
    app_offer: 'Mobile App',
    app_offer_ios: 'Parcurve gibt es auch als App für iPhone und iPad.',
    app_offer_android: 'Parcurve gibt es auch als App für Android.',
    app_offer_get: 'App laden',
    offer_close: 'Schließen',
  },
};
