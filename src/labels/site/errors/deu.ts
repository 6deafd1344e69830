import type { Texts } from './eng.ts';

export const deu: Texts = {
  codes: {
    error_unknown_field: 'Unbekanntes Feld.',
    error_invalid_json: 'Der Anfragetext ist kein gültiges JSON.',
    error_period_start_after_end:
      'Der Zeitraum beginnt nach seinem Ende. Wählen Sie einen früheren Beginn.',
    error_too_many_to_sort:
      'Zu viele Zeilen zum Sortieren nach einem Wert. Wählen Sie einen Kontrakt oder einen kürzeren Zeitraum.',
    error_not_signed_in: 'Melden Sie sich dafür an.',
    error_wrong_credentials: 'E-Mail-Adresse oder Passwort falsch.',
    error_files_not_allowed: 'Die Datenquelle gestattet keine Downloads dieser Werte.',
    error_forbidden: 'Ihr Konto ist dazu nicht berechtigt.',
    error_values_need_account: 'Um Werte zu sehen, melden Sie sich mit einem Konto mit Zugang an.',
    error_values_need_access:
      'Um Werte zu sehen, brauchen Sie Zugang vom Betreiber. Siehe /profile/access/.',
    error_cross_site: 'Die Anfrage kam von einer anderen Website und wurde abgelehnt.',
    error_not_found: 'Nicht gefunden.',
    error_method_not_allowed: 'Diese URL unterstützt die Methode nicht.',
    error_already_registered: 'Zu dieser E-Mail-Adresse besteht bereits ein Konto.',
    error_body_too_large: 'Die Anfrage ist zu groß.',
    error_unsupported_media_type: 'Dieser Inhaltstyp wird nicht unterstützt.',
    error_too_many_attempts: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    error_too_many_pages:
      'Zu viele Seitenaufrufe von Ihrer IP-Adresse. Versuchen Sie es in einer Minute erneut oder melden Sie sich an.',
    error_internal: 'Auf unserer Seite ist ein Fehler aufgetreten.',
    error_not_ready: 'Der Server ist noch nicht bereit.',
    error_overloaded: 'Der Server ist überlastet. Versuchen Sie es in einigen Sekunden erneut.',
    error_unavailable:
      'Die Daten sind zurzeit nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.',
    error_disk_full: 'Die Festplatte der Datenbank ist voll.',
    error_invalid_token:
      'Dieses Token ist ungültig: Es ist falsch geschrieben, abgelaufen oder widerrufen.',
    error_token_scope: 'Dieses Token erlaubt diesen Aufruf nicht.',
    error_too_many_tokens: 'Ein Konto kann bis zu 20 Tokens haben. Widerrufen Sie zuerst eines.',
    error_too_many_calls:
      'Zu viele Aufrufe mit diesem Token. Versuchen Sie es in einer Minute erneut.',
    error_unknown_symbol: 'Kein Instrument hat diesen Ticker, diese ISIN oder diese ID.',
    error_unknown_exchange: 'Das Archiv hat keine Börse mit diesem MIC oder dieser ID.',
    error_unknown_contract: 'Die Börse hat keinen Kontrakt mit diesem Code oder dieser ID.',
    error_too_many_rows:
      'Zu viele Zeilen für eine Antwort. Fragen Sie einen kürzeren Zeitraum ab oder laden Sie die Datei herunter.',
    error_wrong_code: 'Dieser Code ist falsch.',
    error_void_code: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    error_demo_account:
      'Dies ist ein gemeinsam genutztes Demokonto, daher lässt sich das nicht ändern.',
    error_last_operator:
      'Dies ist der letzte Betreiber des Portals. Machen Sie zuerst ein anderes Konto zum Betreiber.',
    error_merge_conflict:
      'Diese beiden lassen sich nicht zusammenführen, weil sich ihre Daten widersprechen.',
    error_changed_meanwhile:
      'Das wurde inzwischen geändert. Prüfen Sie es und versuchen Sie es erneut.',
    error_label_file: 'Das ist keine CSV- oder XLSX-Datei mit einer Schlüsselspalte.',
    error_too_many_screens:
      'Ein Konto kann bis zu {most} Auswahlen haben. Löschen Sie zuerst eine.',
  },
  registration: {
    error_registration_closed:
      'Die Registrierung ist geschlossen. Bitten Sie den Betreiber um ein Konto.',
  },
};
