import type { Texts } from './eng.ts';

export const deu: Texts = {
  form: {
    second_step_title: 'Zweiter Schritt',
    second_step_lost:
      'Wenn Sie weder das Gefragte noch einen Wiederherstellungscode haben, schreiben Sie dem Betreiber des Portals: Er kann den zweiten Schritt ausschalten.',
    phone_description:
      'Ihre Telefonnummer, durch einen Code bestätigt, und der Code bei der Anmeldung.',
    phone_steps: 'Schritte',
    phone_step_number: 'Nummer',
    phone_step_code: 'Code',
    phone_step_done: 'Fertig',
    phone_new: 'Neue Nummer mit Landesvorwahl',
    phone_new_hint: 'Zum Beispiel +47 91 23 45 67',
    phone_invalid: 'Geben Sie eine Telefonnummer mit Landesvorwahl ein, etwa +47 91 23 45 67.',
    phone_same: 'Diese Nummer ist bereits bestätigt.',
    phone_none_waiting: 'Keine Nummer wartet auf einen Code. Geben Sie zuerst eine ein.',
    phone_no_channel:
      'Dieses Portal kann zurzeit keine Nachrichten senden. Fragen Sie den Betreiber.',
    phone_step_first:
      'Der Code bei der Anmeldung geht an die bestätigte Nummer. Schalten Sie ihn zuerst mit Ihrem Passwort aus.',
    phone_needed: 'Bestätigen Sie zuerst eine Telefonnummer.',
    phone_send: 'Code senden',
    phone_sent: 'Ein Code ging an {phone}.',
    phone_change: 'Ändern',
    phone_code_label: 'Code aus sechs Ziffern',
    phone_confirm: 'Bestätigen',
    phone_send_again: 'Noch einmal senden',
    phone_again_in: 'Noch einmal senden in {time}',
    phone_again_note: 'der frühere Code gilt dann nicht mehr',
    phone_valid_until: 'gültig bis {time}',
    phone_tries: '{count} {count, plural, one {Versuch} other {Versuche}}',
    phone_wrong_code:
      'Dieser Code ist falsch. Noch {count} {count, plural, one {Versuch} other {Versuche}}.',
    phone_code_invalid: 'Geben Sie die sechs Ziffern des Codes ein.',
    phone_code_over: 'Dieser Code gilt nicht mehr. Lassen Sie sich einen neuen senden.',
    phone_cancel: 'Abbrechen',
    phone_confirmed: '{phone} ist bestätigt.',
    phone_change_number: 'Nummer ändern',
    phone_remove: 'Nummer entfernen',
    phone_second_step: 'Code bei der Anmeldung',
    phone_second_step_text:
      'Nach dem Passwort geht ein Code an diese Nummer und wird abgefragt. Für den Fall, dass Sie das Telefon verlieren, erstellen Sie auf der Seite „Zweiter Schritt“ Wiederherstellungscodes.',
    phone_second_step_is_on: 'Die Anmeldung fragt nach einem Code.',
    phone_turn_on: 'Einschalten',
    phone_turn_off: 'Ausschalten',
    second_step_code_text: 'Ein Code ging an {phone}. Geben Sie ihn ein, um sich anzumelden.',
    second_step_no_code:
      'Für diese Anmeldung wurde noch kein Code gesendet: Vorher waren es zu viele. Versuchen Sie es später.',
    second_step_ended: 'Diese Anmeldung ist beendet. Beginnen Sie noch einmal.',
    second_step_again: 'Neu anmelden',
    phone_risk: 'SMS kann abfangen, wer Ihre Nummer übernimmt. Ein Passkey ist sicherer.',
  },
  messages: {
    phone_code_sms: '{code} ist Ihr Parcurve-Code. Er gilt 5 Minuten. Geben Sie ihn niemandem.',
    phone_notice_subject: 'Ihr Parcurve-Konto wurde geändert',
    phone_notice_confirmed: 'Für Ihr Konto wurde eine Telefonnummer bestätigt.',
    phone_notice_removed: 'Die Telefonnummer Ihres Kontos wurde entfernt.',
    phone_notice_step_on: 'Ab jetzt braucht die Anmeldung bei Ihrem Konto einen Code vom Telefon.',
    phone_notice_step_off: 'Die Anmeldung bei Ihrem Konto braucht keinen Code vom Telefon mehr.',
    phone_notice_not_you:
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und schreiben Sie dem Betreiber des Portals.',
  },
  outbox: {
    outbox_text:
      'Die neuesten Mails und SMS dieses Portals und was daraus wurde. Texte sind nur im Probebetrieb zu sehen, höchstens eine Stunde lang.',
    outbox_none: 'Noch keine Nachrichten.',
    outbox_time: 'Zeit',
    outbox_to: 'Empfänger',
    outbox_purpose: 'Zweck',
    outbox_state: 'Stand',
    outbox_message: 'Text',
    outbox_state_waiting: 'wartet',
    outbox_state_sending: 'wird gesendet',
    outbox_state_trying: 'nicht angenommen, neuer Versuch folgt',
    outbox_tries: 'Versuche: {count}',
    outbox_next_try: 'nächster {time}',
    outbox_retry: 'Erneut versuchen',
    outbox_retry_named: 'Erneut an {to} senden',
    outbox_retried: 'Die Nachricht ist wieder in der Warteschlange; ihr Zustand steht unten.',
    outbox_failing: 'Der Server nimmt keine Nachrichten an. Der Grund steht in den Zeilen.',
    outbox_no_mail:
      'Kein Mailserver ist konfiguriert, daher werden keine Mails gesendet. Setzen Sie SMTP_URL.',
    outbox_state_sent: 'vom Server angenommen',
    outbox_state_failed: 'nicht zugestellt',
    outbox_state_expired: 'abgelaufen',
  },
};
