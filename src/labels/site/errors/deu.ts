import type { Texts } from './eng.ts';

export const deu: Texts = {
  codes: {
    error_unknown_field: 'Dieses Feld ist unbekannt.',
    error_invalid_json: 'Der Anfragetext ist kein gültiges JSON.',
    error_period_start_after_end: 'Der Zeitraum beginnt nach seinem Ende.',
    error_too_many_to_sort:
      'So viele Zeilen lassen sich nicht nach einem Wert sortieren: Bitte einen Kontrakt oder weniger Tage wählen.',
    error_not_signed_in: 'Bitte melden Sie sich dafür an.',
    error_wrong_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
    error_files_not_allowed: 'Die Quelle dieser Werte erlaubt keine Weitergabe in Dateien.',
    error_forbidden: 'Ihr Konto ist dazu nicht berechtigt.',
    error_values_need_account:
      'Für Werte brauchen Sie ein Konto mit Zugang. Bitte melden Sie sich an.',
    error_values_need_access:
      'Zugang zu Werten gewährt der Betreiber; wie Sie ihn erhalten, steht auf /profile/access/.',
    error_cross_site: 'Die Anfrage kam von einer anderen Website und wurde abgelehnt.',
    error_not_found: 'Hier ist nichts vorhanden.',
    error_method_not_allowed: 'Diese Adresse unterstützt die Methode nicht.',
    error_already_registered: 'Zu dieser E-Mail-Adresse besteht bereits ein Konto.',
    error_body_too_large: 'Die Anfrage ist zu groß.',
    error_unsupported_media_type: 'Dieser Inhaltstyp wird nicht unterstützt.',
    error_too_many_attempts: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    error_too_many_pages:
      'Von Ihrer Adresse wurden zu viele Seiten geöffnet. Versuchen Sie es in einer Minute erneut, oder melden Sie sich an.',
    error_internal: 'Auf unserer Seite ist ein Fehler aufgetreten.',
    error_not_ready: 'Der Server ist noch nicht bereit.',
    error_overloaded: 'Der Server ist überlastet. Versuchen Sie es in einigen Sekunden erneut.',
    error_unavailable:
      'Die Daten sind im Moment nicht erreichbar. Versuchen Sie es in einigen Sekunden erneut.',
    error_disk_full: 'Die Festplatte der Datenbank ist voll.',
    error_invalid_token:
      'Dieses Token ist nicht gültig: Es ist falsch geschrieben, abgelaufen oder widerrufen.',
    error_token_scope: 'Dieses Token darf diesen Aufruf nicht machen.',
    error_too_many_tokens: 'Ein Konto hat höchstens 20 Tokens: Widerrufen Sie erst eines.',
    error_too_many_calls:
      'Zu viele Aufrufe mit diesem Token. Versuchen Sie es in einer Minute wieder.',
    error_unknown_symbol: 'Kein Instrument hat diesen Ticker, diese ISIN oder diese Nummer.',
    error_unknown_exchange: 'Das Archiv hat keine Börse mit diesem MIC oder dieser Nummer.',
    error_unknown_contract: 'Die Börse hat keinen Kontrakt mit diesem Kürzel oder dieser Nummer.',
    error_too_many_rows:
      'Das sind zu viele Zeilen für eine Antwort: Fragen Sie weniger Tage ab oder laden Sie die Datei.',
    error_wrong_code: 'Dieser Code ist falsch.',
    error_void_code: 'Dieser Code gilt nicht mehr. Lassen Sie sich einen neuen senden.',
    error_demo_account:
      'Dies ist ein Demokonto, das alle benutzen können: Das lässt sich nicht ändern.',
    error_last_operator:
      'Dies ist der letzte Betreiber des Portals. Ernennen Sie zuerst einen anderen.',
    error_merge_conflict:
      'Diese beiden können nicht zusammengeführt werden: ihre Angaben widersprechen sich.',
    error_changed_meanwhile:
      'Jemand hat das inzwischen geändert. Sehen Sie es sich noch einmal an.',
    error_label_file: 'Das ist keine CSV- oder XLSX-Datei mit einer Spalte der Schlüssel.',
    error_too_many_screens: 'Ein Konto behält höchstens {most} Auswahlen: Löschen Sie zuerst eine.',
  },
  registration: {
    error_registration_closed:
      'Die Registrierung ist hier geschlossen. Konten legt der Betreiber an.',
  },
};
