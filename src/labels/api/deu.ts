import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Alle Aufrufe der Parcurve-API mit Parametern, Antworten und Beispielen.',
    api_lead:
      'Aufrufe antworten mit JSON, außer bei Dateien und dem Live-Datenstrom. Die maschinenlesbare Beschreibung folgt OpenAPI 3.1; Ablehnungen haben immer dieselbe Form.',
    api_method: 'Methode',
    api_path: 'Pfad',
    api_summary: 'Funktion',
    api_start: 'Erste Schritte',
    api_start_token:
      'Programme melden sich mit einem Token im Kopf Authorization an. Ein Token sieht, was sein Konto sieht, und kann nur lesen.',
    api_make_token: 'Token anlegen',
    api_start_formats:
      'Tabellen gibt es auch als CSV oder XLSX: mit format=csv oder format=xlsx oder über den Kopf Accept. Antworten haben ein ETag: Wer es in If-None-Match zurückschickt, bekommt 304, solange sich nichts geändert hat.',
    api_start_limits:
      'Jedes Token darf eine Anzahl von Aufrufen in der Minute machen. Die Köpfe ratelimit-limit, ratelimit-remaining und ratelimit-reset sagen, wie viele übrig sind; eine Ablehnung nennt in Retry-After, wann es weitergeht.',
    api_groups: 'Teile der Referenz',
    api_all: 'Alle Aufrufe',
    api_group_indexes: 'Indizes und Paare',
    api_group_currencies: 'Listen von Paaren',
    api_group_instruments: 'Anleihen, Aktien, Fonds, Unternehmen',
    api_group_quotes: 'Live-Kurse und Schlusskurse nach ISIN',
    api_group_search: 'Suche',
    api_group_archive: 'Futures-Archiv',
    api_group_udf: 'Chart-Programme (UDF)',
    api_group_openbb: 'Für OpenBB Workspace',
    api_group_account: 'Konten',
    api_group_site: 'Texte der Website',
    api_needs_public: 'für alle offen; Werte brauchen Zugang',
    api_needs_signedIn: 'braucht ein Konto',
    api_needs_values: 'braucht Zugang zu Werten',
    api_needs_operator: 'für Betreiber',
    api_parameters: 'Parameter',
    api_field: 'Feld',
    api_where: 'Wo',
    api_where_path: 'Adresse',
    api_where_query: 'Abfrage',
    api_where_body: 'Inhalt',
    api_type: 'Typ',
    api_required: 'nötig',
    api_answer: 'Antwort',
    api_answer_also: 'Auch als {types}.',
    api_answer_file: 'Eine Datei: {types}.',
    api_example_in: 'Beispiel: {language}',
    api_group_curves: 'Zinskurven',
  },
};
