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
    theme_system: 'Wie im System',
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
    footer_no_sources: 'Noch keine Datenquelle',
    footer_last_import: 'Letzter Import: {time}',
    footer_printed: 'Gedruckt am {time}',
    footer_tagline: 'Offenes Finanzdatenportal',
    menu_addin: 'Excel-Add-in',
    menu_help: 'Hilfe',
  },
  errors: {
    not_found_title: 'Diese Seite gibt es nicht',
    not_found_text: 'Die Adresse enthält einen Tippfehler oder die Seite wurde entfernt.',
    server_error_title: 'Auf unserer Seite ist ein Fehler aufgetreten',
    server_error_text:
      'Der Fehler wurde protokolliert. Versuchen Sie es erneut; bleibt der Fehler bestehen, nennen Sie dem Betreiber diese Anfragenummer: {id}',
    unreachable_title: 'Der Server ist nicht erreichbar',
    unreachable_text:
      'Sie sind offline, oder der Server ist kurz nicht da. Die Seite lädt von selbst, sobald der Server wieder antwortet.',
    refused_title: 'Diese Anfrage kann nicht beantwortet werden',
    back_to_start: 'Zur Startseite',
    try_again: 'Erneut versuchen',
    error_invalid_field: 'Dieser Wert ist ungültig.',
  },
  access: {
    asterisks: 'Werte sehen Sie mit einem Konto mit Zugang',
    asterisks_auth: 'Werte sehen Sie mit Zugang vom Betreiber',
    value_hidden: 'verdeckt, Zugang nötig',
    get_access: 'Zugang erhalten',
    values_seen: 'Sie sehen Namen, Konditionen und Datumsangaben.',
    shapes_seen: 'Sie sehen Namen, Datumsangaben und den Verlauf der Charts.',
    values_need_access: 'Zugang zu Werten gewährt der Betreiber.',
    values_need_account: 'Für Werte brauchen Sie ein Konto mit Zugang.',
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
    no_data_yet: 'In diesem Portal gibt es noch keine Daten.',
    no_data_operator:
      'Um das Portal auszuprobieren, halten Sie den Server an, führen „{command}“ aus und starten ihn wieder: Das lädt den erfundenen Demo-Markt. Importe echter Daten gibt es noch nicht.',
  },
  hints: {
    hints: 'Hinweise',
    hints_are_on: 'Hinweise sind eingeschaltet.',
    hints_are_off:
      'Hinweise sind ausgeschaltet. Unten auf jeder Seite lassen sie sich wieder einschalten.',
    hints_not_saved:
      'Die Einstellung konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    help_more: 'Mehr in der Hilfe',
  },
  hint_texts: {
    hint_about: 'Erklärung: {name}',
    hint_change:
      'Die Änderung seit dem vorigen Handelstag. Sie fehlt, wenn es von diesem Tag keinen Wert gibt oder der letzte Wert älter als der letzte Handelstag ist. Zinsen ändern sich in Basispunkten: 100 Bp. sind ein Prozentpunkt.',
    hint_realtime:
      'Echtzeitwerte kommen, sobald ihre Quelle sie hat. Wer Zugang hat, sieht sie von selbst laufen.',
    hint_daily:
      'Das ist ein Tageswert, der einmal am Ende des Tages veröffentlicht wird: kein Kurs dieses Augenblicks.',
    hint_shape:
      'Ohne Zugang ist ein Chart nur eine Form: Er zeigt den Verlauf der Linie auf einer Skala von 0 bis 100. Die wirklichen Werte werden nicht an Ihren Browser gesendet.',
    hint_chart:
      'Strg mit dem Mausrad zoomt, Ziehen verschiebt, ein Doppelklick zeigt alles. Mit der Tastatur: Pfeiltasten gehen von Punkt zu Punkt, + und − zoomen, 0 zeigt alles. Eine Trendlinie wird an die Punkte des geladenen Zeitraums angepasst. Das Bild lässt sich speichern oder drucken.',
    hint_statistics:
      'Jede Zeile blickt vom letzten Schlusskurs zurück: die Änderung seit dem letzten Schluss am oder vor demselben Tag zu Beginn des Zeitraums (höchstens 10 Tage älter), dazu höchster und tiefster Schluss seither mit ihren Tagen.',
    hint_export:
      'Die Dateien enthalten alle Werte des Zeitraums im Chart, nicht nur diese Seite der Tabelle. CSV ist einfacher Text mit Dezimalpunkt; XLSX öffnet sich in Excel mit echten Daten und Zahlen.',
    hint_pairs:
      'Haken Sie ein Paar an, um seinen Chart zu zeigen, höchstens {count} zugleich; ohne Haken verschwindet er. Die Adresse der Seite behält die Auswahl und lässt sich weitergeben.',
  },
  sections: {
    sections_menu: 'Auf dieser Seite',
    section_top: 'Überblick',
  },
  notices: {
    form_unchanged: 'Keine Änderungen: Alles ist bereits wie gewünscht.',
    copied_value: '{value} ist kopiert.',
    copy_failed:
      'Der Browser erlaubt das Kopieren nicht. Markieren und kopieren Sie den Text selbst.',
    support_tickets: 'Support-Anfragen',
    unread_answers:
      '{count} {count, plural, one {ungelesene Antwort} other {ungelesene Antworten}} vom Support',
  },
  offers: {
    bottom_banner: 'Hinweis des Portals',
    app_offer: 'App für Mobilgeräte',
    app_offer_ios: 'Parcurve gibt es auch als App für iPhone und iPad.',
    app_offer_android: 'Parcurve gibt es auch als App für Android.',
    app_offer_get: 'App laden',
    offer_close: 'Schließen',
  },
};
