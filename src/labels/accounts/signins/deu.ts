import type { Texts } from './eng.ts';

export const deu: Texts = {
  sessions: {
    sessions_description: 'Wo Ihr Konto angemeldet ist.',
    sessions_count: '{count} {count, plural, one {Anmeldung} other {Anmeldungen}}',
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
  step: {
    step_description: 'Was nach Ihrem Passwort abgefragt wird, und Ihre Wiederherstellungscodes.',
    step_required:
      'Betreiber dieses Portals brauchen einen zweiten Schritt. Richten Sie ihn ein, um fortzufahren.',
    step_required_hint:
      'Falls hier keines von beiden geht, setzen Sie auf dem Server OPERATOR_SECOND_STEP=off und starten ihn neu.',
    step_is_passkey: 'An: nach dem Passwort ein Passkey.',
    step_is_code: 'An: nach dem Passwort ein Code per SMS.',
    step_is_off: 'Aus: Zur Anmeldung genügt das Passwort.',
    step_set_passkey: 'Passkey einrichten',
    step_set_phone: 'SMS-Codes einrichten',
    recovery_title: 'Wiederherstellungscodes',
    recovery_text:
      'Jeder Code ersetzt den zweiten Schritt einmal, wenn Telefon oder Passkey verloren sind. Bewahren Sie die Codes auf Papier oder in einem Passwortmanager auf.',
    recovery_left: 'Verbleibende Codes: {count}. Erstellt am {time}.',
    recovery_none: 'Keine Wiederherstellungscodes.',
    recovery_step_first: 'Codes können Sie erstellen, sobald ein zweiter Schritt an ist.',
    recovery_create: 'Codes erstellen',
    recovery_replace: 'Codes ersetzen',
    recovery_replace_note: 'Die früheren Codes gelten dann nicht mehr.',
    recovery_confirm_text:
      'Wiederherstellungscodes öffnen Ihr Konto. Bestätigen Sie deshalb zuerst, dass Sie es sind.',
    recovery_made: 'Speichern Sie diese Codes jetzt: Sie werden nicht noch einmal angezeigt.',
    recovery_copy: 'Kopieren',
    recovery_copied: 'Kopiert',
  },
  ways: {
    passkey_sign_in: 'Mit einem Passkey anmelden',
    passkey_use: 'Passkey verwenden',
    passkey_use_text: 'Das Passwort stimmt. Weisen Sie nun einen Passkey Ihres Kontos vor.',
    recovery_use: 'Wiederherstellungscode verwenden',
    recovery_code: 'Wiederherstellungscode',
    recovery_code_hint: '16 Buchstaben und Ziffern; Bindestriche sind egal.',
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
    recovery_code_wrong: 'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet.',
    recovery_needs_step: 'Schalten Sie zuerst einen zweiten Schritt ein.',
    error_second_step_needed:
      'Betreiber brauchen hier einen zweiten Schritt: Richten Sie ihn auf der Seite „Zweiter Schritt“ Ihres Kontos ein.',
    error_confirmation_needed: 'Bestätigen Sie erst, dass Sie es sind.',
    error_too_many_passkeys: 'Ein Konto hat höchstens 20 Passkeys: Entfernen Sie erst einen.',
    error_passkey_known: 'Dieser Passkey ist schon gespeichert.',
    error_last_way_in:
      'Ohne diesen Passkey käme niemand mehr in Ihr Konto: Fügen Sie erst einen anderen hinzu.',
  },
  mails: {
    mail_recovery_created_subject: 'Neue Wiederherstellungscodes',
    mail_recovery_created_text:
      'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt; die früheren gelten nicht mehr. Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort.',
    mail_recovery_used_subject: 'Ein Wiederherstellungscode wurde verwendet',
    mail_recovery_used_text:
      'Zur Anmeldung wurden Ihr Passwort und ein Wiederherstellungscode verwendet. Verbleibende Codes: {count}. Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort.',
    mail_step_lifted_subject: 'Ihr zweiter Schritt wurde ausgeschaltet',
    mail_step_lifted_text:
      'Ein Betreiber hat den zweiten Schritt Ihres Kontos ausgeschaltet; die Wiederherstellungscodes gelten nicht mehr. Melden Sie sich mit dem Passwort an und richten Sie einen neuen ein. Wenn Sie nicht darum gebeten haben, sagen Sie es dem Betreiber.',
    mail_passkeys_removed_subject: 'Ihre Passkeys wurden entfernt',
    mail_passkeys_removed_text:
      'Ein Betreiber hat alle Passkeys Ihres Kontos entfernt. Melden Sie sich mit dem Passwort an und fügen Sie einen neuen hinzu. Wenn Sie nicht darum gebeten haben, sagen Sie es dem Betreiber.',
  },
};
