import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  sessions: {
    sessions_title: 'Sitzungen',
    sessions_description: 'Wo Ihr Konto angemeldet ist.',
    sessions_count: '{count} {count|one=Anmeldung|other=Anmeldungen}',
    session_device: 'Gerät',
    session_address: 'Adresse bei der Anmeldung',
    session_signed_in: 'Angemeldet',
    session_last_seen: 'Zuletzt gesehen',
    session_now: 'jetzt',
    session_this: 'dieses Gerät',
    session_on: '{browser} auf {system}',
    session_unknown: 'Unbekanntes Gerät',
    session_end_named: '{device} abmelden, gesehen {seen}',
    session_end_others: 'Alle anderen abmelden',
    session_ended: 'Die Sitzung ist beendet.',
    session_others_ended: 'Alle anderen Sitzungen sind beendet.',
    sessions_note:
      'Gerätenamen sind das, was Browser von sich sagen. „Zuletzt gesehen“ ist auf 5 Minuten genau. Von einer IPv6-Adresse ist nur das Netz zu sehen.',
  },
  passkeys: {
    passkeys_title: 'Passkeys',
    passkeys_description: 'Schlüssel auf Ihren Geräten, mit denen Sie sich ohne Passwort anmelden.',
    passkeys_lead:
      'Ein Passkey meldet Sie mit der Sperre Ihres Geräts an: PIN, Finger oder Gesicht. Er gilt nur auf dieser Seite, niemand kann ihn Ihnen entlocken.',
    passkeys_yours: 'Ihre Passkeys',
    passkeys_none: 'Noch keine Passkeys.',
    passkey_name: 'Name des Passkeys',
    passkey_name_hint: 'Zum Beispiel „Laptop im Büro“',
    passkey_added_at: 'Hinzugefügt',
    passkey_last_used: 'Zuletzt benutzt',
    passkey_never: 'nie',
    passkey_where: 'Wo er liegt',
    passkey_synced: 'auf mehreren Geräten (synchronisiert)',
    passkey_single: 'auf einem Gerät',
    passkey_new: 'Neuer Passkey',
    passkey_add: 'Passkey hinzufügen',
    passkey_added: 'Der Passkey ist hinzugefügt.',
    passkey_remove: 'Entfernen',
    passkey_remove_named: '{name} entfernen',
    passkey_removed:
      'Der Passkey ist entfernt. Ihr Gerät zeigt ihn vielleicht noch; hier öffnet er nichts mehr.',
    passkey_confirm_title: 'Bestätigen Sie, dass Sie es sind',
    passkey_confirm_text:
      'Passkeys öffnen Ihr Konto; ändern lassen sie sich deshalb nur in den 5 Minuten nach einer Bestätigung.',
    passkey_confirm_password: 'Mit dem Passwort bestätigen',
    passkey_confirm_passkey: 'Mit einem Passkey bestätigen',
    passkey_confirm_again:
      'Sie haben weder Passwort noch Passkey: Melden Sie sich ab und wieder an und fügen Sie hier binnen 5 Minuten einen hinzu.',
    passkey_step_title: 'Zweiter Schritt',
    passkey_step_text:
      'Wer sich mit Ihrem Passwort anmeldet, muss danach auch einen Passkey vorweisen. Die Anmeldung allein mit einem Passkey bleibt ein Schritt: Sie gilt für beide.',
    passkey_step_is_on: 'Er ist eingeschaltet.',
    passkey_step_is_off: 'Er ist ausgeschaltet.',
    passkey_step_on: 'Einschalten',
    passkey_step_off: 'Ausschalten',
    passkey_step_changed: 'Der zweite Schritt ist geändert.',
  },
  ways: {
    passkey_sign_in: 'Mit einem Passkey anmelden',
    passkey_use: 'Passkey verwenden',
    passkey_use_text: 'Das Passwort stimmt. Weisen Sie nun einen Passkey Ihres Kontos vor.',
    passkey_no_scripts: 'Passkeys brauchen Skripte; in diesem Browser sind sie ausgeschaltet.',
    passkey_unsupported:
      'Dieser Browser bietet hier keine Passkeys: Sie brauchen einen aktuellen Browser und eine sichere Adresse.',
    passkey_cancelled:
      'Es wurde kein Passkey benutzt: abgebrochen, nicht erlaubt oder zu langsam. Versuchen Sie es noch einmal.',
    passkey_wrong_address:
      'Unter dieser Adresse gibt es keine Passkeys: Sie brauchen einen Domainnamen statt Zahlen.',
    passkey_known_here: 'Dieses Gerät hat schon einen Passkey Ihres Kontos.',
    passkey_failed: 'Der Passkey ließ sich nicht benutzen. Versuchen Sie es gleich noch einmal.',
  },
  refusals: {
    passkey_refused:
      'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    passkey_step_needs_it:
      'Der zweite Schritt fragt nach diesem Passkey: Schalten Sie ihn erst aus.',
    passkey_step_needs_one: 'Fügen Sie erst einen Passkey hinzu.',
    error_confirmation_needed: 'Bestätigen Sie erst, dass Sie es sind.',
    error_too_many_passkeys: 'Ein Konto hat höchstens 20 Passkeys: Entfernen Sie erst einen.',
    error_passkey_known: 'Dieser Passkey ist schon gespeichert.',
    error_last_way_in:
      'Ohne diesen Passkey käme niemand mehr in Ihr Konto: Fügen Sie erst einen anderen hinzu.',
  },
};
