import type { Texts } from './eng.ts';

export const deu: Texts = {
  sessions: {
    sessions_description: 'Wo Ihr Konto angemeldet ist.',
    sessions_count: '{count} {count, plural, one {Sitzung} other {Sitzungen}}',
    session_device: 'Gerät',
    session_address: 'IP-Adresse bei der Anmeldung',
    session_signed_in: 'Angemeldet',
    session_last_seen: 'Zuletzt aktiv',
    session_now: 'jetzt',
    session_this: 'dieses Gerät',
    session_on: '{browser} auf {system}',
    session_unknown: 'Unbekanntes Gerät',
    session_end_named: '{device} abmelden, zuletzt aktiv {seen}',
    session_end_others: 'Alle anderen abmelden',
    session_ended: 'Sitzung beendet.',
    session_others_ended: 'Alle anderen Sitzungen beendet.',
    sessions_note:
      'Gerätenamen melden die Browser selbst. „Zuletzt aktiv“ ist auf 5 Minuten genau. Bei IPv6-Adressen wird nur das Netz angezeigt.',
  },
  passkeys: {
    passkeys_description: 'Schlüssel auf Ihren Geräten, mit denen Sie sich ohne Passwort anmelden.',
    passkeys_lead:
      'Mit einem Passkey melden Sie sich über die Bildschirmsperre Ihres Geräts an: PIN, Fingerabdruck oder Gesicht. Er funktioniert nur auf dieser Website und lässt sich deshalb nicht durch Phishing stehlen.',
    passkeys_yours: 'Ihre Passkeys',
    passkeys_none: 'Noch keine Passkeys.',
    passkey_name: 'Name des Passkeys',
    passkey_name_hint: 'Zum Beispiel „Laptop im Büro“',
    passkey_added_at: 'Hinzugefügt',
    passkey_last_used: 'Zuletzt verwendet',
    passkey_never: 'nie',
    passkey_where: 'Speicherort',
    passkey_synced: 'auf mehreren Geräten (synchronisiert)',
    passkey_single: 'auf einem Gerät',
    passkey_new: 'Neuer Passkey',
    passkey_add: 'Passkey hinzufügen',
    passkey_added: 'Passkey hinzugefügt.',
    passkey_remove: 'Entfernen',
    passkey_remove_named: '{name} entfernen',
    passkey_removed:
      'Passkey entfernt. Ihr Gerät bietet ihn vielleicht noch an, hier funktioniert er aber nicht mehr.',
    passkey_confirm_title: 'Identität bestätigen',
    passkey_confirm_text:
      'Passkeys geben Zugang zu Ihrem Konto. Nach der Bestätigung können Sie sie 5 Minuten lang ändern.',
    passkey_confirm_password: 'Mit Passwort bestätigen',
    passkey_confirm_passkey: 'Mit Passkey bestätigen',
    passkey_confirm_again:
      'Sie haben weder Passwort noch Passkey. Melden Sie sich ab und wieder an und fügen Sie hier innerhalb von 5 Minuten einen Passkey hinzu.',
    passkey_step_title: 'Zweiter Schritt',
    passkey_step_text:
      'Ist er eingeschaltet, ist bei der Anmeldung mit Passwort zusätzlich ein Passkey erforderlich. Die Anmeldung nur mit einem Passkey bleibt ein einziger Schritt, denn sie gilt für beide.',
    passkey_step_is_on: 'Der zweite Schritt ist eingeschaltet.',
    passkey_step_is_off: 'Der zweite Schritt ist ausgeschaltet.',
    passkey_step_on: 'Einschalten',
    passkey_step_off: 'Ausschalten',
    passkey_step_changed: 'Zweiter Schritt geändert.',
  },
  step: {
    step_description: 'Der zweite Schritt nach dem Passwort und Ihre Wiederherstellungscodes.',
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
      'Wiederherstellungscodes geben Zugang zu Ihrem Konto. Bestätigen Sie deshalb zuerst Ihre Identität.',
    recovery_made: 'Speichern Sie diese Codes jetzt: Sie werden nicht noch einmal angezeigt.',
    recovery_copy: 'Kopieren',
    recovery_copied: 'Kopiert',
  },
  ways: {
    passkey_sign_in: 'Mit einem Passkey anmelden',
    passkey_use: 'Passkey verwenden',
    passkey_use_text: 'Das Passwort ist richtig. Verwenden Sie jetzt einen Ihrer Passkeys.',
    recovery_use: 'Wiederherstellungscode verwenden',
    recovery_code: 'Wiederherstellungscode',
    recovery_code_hint: '16 Buchstaben und Ziffern; Bindestriche spielen keine Rolle.',
    passkey_no_scripts: 'Passkeys brauchen JavaScript, das in diesem Browser ausgeschaltet ist.',
    passkey_unsupported:
      'Passkeys sind hier nicht verfügbar: Sie brauchen einen aktuellen Browser und eine sichere Verbindung.',
    passkey_cancelled:
      'Es wurde kein Passkey verwendet: Der Vorgang wurde abgebrochen, verweigert oder hat zu lange gedauert. Versuchen Sie es erneut.',
    passkey_wrong_address:
      'Unter dieser URL funktionieren Passkeys nicht: Sie brauchen einen Domainnamen statt einer IP-Adresse.',
    passkey_known_here: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
    passkey_failed:
      'Der Passkey konnte nicht verwendet werden. Versuchen Sie es gleich noch einmal.',
  },
  refusals: {
    passkey_refused:
      'Der Passkey wurde abgelehnt. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.',
    passkey_step_needs_it:
      'Der zweite Schritt braucht diesen Passkey. Schalten Sie zuerst den zweiten Schritt aus.',
    passkey_step_needs_one: 'Fügen Sie zuerst einen Passkey hinzu.',
    recovery_code_wrong: 'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.',
    recovery_needs_step: 'Schalten Sie zuerst einen zweiten Schritt ein.',
    error_second_step_needed:
      'Betreiber müssen einen zweiten Schritt verwenden. Richten Sie ihn auf der Seite „Zweiter Schritt“ Ihres Kontos ein.',
    error_confirmation_needed: 'Bestätigen Sie zuerst Ihre Identität.',
    error_too_many_passkeys: 'Ein Konto kann bis zu 20 Passkeys haben. Entfernen Sie zuerst einen.',
    error_passkey_known: 'Dieser Passkey wurde bereits hinzugefügt.',
    error_last_way_in:
      'Ohne diesen Passkey könnten Sie sich nicht mehr bei Ihrem Konto anmelden. Fügen Sie zuerst einen anderen hinzu.',
  },
  mails: {
    mail_recovery_created_subject: 'Neue Wiederherstellungscodes',
    mail_recovery_created_text:
      'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt; die früheren gelten nicht mehr. Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
    mail_recovery_used_subject: 'Ein Wiederherstellungscode wurde verwendet',
    mail_recovery_used_text:
      'Zur Anmeldung wurden Ihr Passwort und ein Wiederherstellungscode verwendet. Verbleibende Codes: {count}. Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
    mail_step_lifted_subject: 'Ihr zweiter Schritt wurde ausgeschaltet',
    mail_step_lifted_text:
      'Ein Betreiber hat den zweiten Schritt Ihres Kontos ausgeschaltet; die Wiederherstellungscodes gelten nicht mehr. Melden Sie sich mit dem Passwort an und richten Sie einen neuen zweiten Schritt ein. Wenn Sie nicht darum gebeten haben, informieren Sie den Betreiber.',
    mail_passkeys_removed_subject: 'Ihre Passkeys wurden entfernt',
    mail_passkeys_removed_text:
      'Ein Betreiber hat alle Passkeys Ihres Kontos entfernt. Melden Sie sich mit dem Passwort an und fügen Sie einen neuen hinzu. Wenn Sie nicht darum gebeten haben, informieren Sie den Betreiber.',
  },
};
