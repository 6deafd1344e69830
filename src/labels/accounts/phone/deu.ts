import type { Texts } from './eng.ts';

export const deu: Texts = {
  form: {
    second_step_title: 'Zweiter Schritt',
    second_step_lost:
      'Telefon oder Passkey verloren und kein Wiederherstellungscode zur Hand? Bitten Sie den Betreiber dieses Portals, den zweiten Schritt auszuschalten.',
    phone_description: 'Telefonnummer bestätigen und Anmeldecodes verwalten.',
    phone_steps: 'Schritte',
    phone_step_number: 'Nummer',
    phone_step_code: 'Code',
    phone_step_done: 'Fertig',
    phone_new: 'Neue Nummer mit Landesvorwahl',
    phone_new_hint: 'Zum Beispiel +47 91 23 45 67',
    phone_invalid: 'Geben Sie eine Telefonnummer mit Landesvorwahl ein, etwa +47 91 23 45 67.',
    phone_same: 'Diese Nummer ist bereits bestätigt.',
    phone_none_waiting: 'Es gibt keine Nummer zu bestätigen. Geben Sie zuerst eine ein.',
    phone_no_channel:
      'Dieses Portal kann derzeit keine SMS senden. Wenden Sie sich an den Betreiber.',
    phone_step_first:
      'Anmeldecodes gehen an die bestätigte Nummer. Schalten Sie sie zuerst mit Ihrem Passwort aus.',
    phone_needed: 'Bestätigen Sie zuerst eine Telefonnummer.',
    phone_send: 'Code senden',
    phone_sent: 'Code an {phone} gesendet.',
    phone_change: 'Ändern',
    phone_code_label: 'Sechsstelliger Code',
    phone_confirm: 'Bestätigen',
    phone_send_again: 'Erneut senden',
    phone_again_in: 'Erneut senden in {time}',
    phone_again_note: 'der frühere Code gilt dann nicht mehr',
    phone_valid_until: 'gültig bis {time}',
    phone_tries: 'noch {count} {count, plural, one {Versuch} other {Versuche}}',
    phone_wrong_code:
      'Dieser Code ist falsch. Noch {count} {count, plural, one {Versuch} other {Versuche}}.',
    phone_code_invalid: 'Geben Sie den sechsstelligen Code ein.',
    phone_code_over: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    phone_cancel: 'Abbrechen',
    phone_confirmed: '{phone} ist bestätigt.',
    phone_change_number: 'Nummer ändern',
    phone_remove: 'Nummer entfernen',
    phone_second_step: 'Anmeldecode',
    phone_second_step_text:
      'Nach dem Passwort geben Sie einen Code ein, der an diese Nummer gesendet wird. Erstellen Sie auf der Seite „Zweiter Schritt“ Wiederherstellungscodes für den Fall, dass Sie Ihr Telefon verlieren.',
    phone_second_step_is_on: 'Für die Anmeldung ist ein Code erforderlich.',
    phone_turn_on: 'Einschalten',
    phone_turn_off: 'Ausschalten',
    second_step_code_text: 'Geben Sie den an {phone} gesendeten Code ein, um sich anzumelden.',
    second_step_no_code:
      'Für diese Anmeldung wurde kein Code gesendet, weil bereits zu viele gesendet wurden. Versuchen Sie es später erneut.',
    second_step_ended: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
    second_step_again: 'Neu anmelden',
    phone_risk:
      'SMS können abgefangen werden, wenn jemand Ihre Nummer übernimmt. Ein Passkey ist sicherer.',
  },
  messages: {
    phone_code_sms:
      '{code} ist Ihr Parcurve-Code, gültig für 5 Minuten. Geben Sie ihn nicht weiter.',
    phone_notice_subject: 'Ihr Parcurve-Konto wurde geändert',
    phone_notice_confirmed: 'Für Ihr Konto wurde eine Telefonnummer bestätigt.',
    phone_notice_removed: 'Die Telefonnummer Ihres Kontos wurde entfernt.',
    phone_notice_step_on:
      'Für die Anmeldung bei Ihrem Konto ist jetzt ein Code von Ihrem Telefon erforderlich.',
    phone_notice_step_off:
      'Für die Anmeldung bei Ihrem Konto ist kein Code von Ihrem Telefon mehr erforderlich.',
    phone_notice_not_you:
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich an den Betreiber des Portals.',
  },
  outbox: {
    outbox_text:
      'Die letzten E-Mails und SMS mit ihrem Zustellstatus. Nachrichtentexte sind nur in einem Testportal sichtbar, höchstens eine Stunde lang.',
    outbox_none: 'Noch keine Nachrichten.',
    outbox_time: 'Zeit',
    outbox_to: 'Empfänger',
    outbox_purpose: 'Zweck',
    outbox_state: 'Status',
    outbox_message: 'Text',
    outbox_state_waiting: 'wartet',
    outbox_state_sending: 'wird gesendet',
    outbox_state_trying: 'nicht angenommen, neuer Versuch folgt',
    outbox_tries: 'Versuche: {count}',
    outbox_next_try: 'nächster {time}',
    outbox_retry: 'Erneut versuchen',
    outbox_retry_named: 'Erneut an {to} senden',
    outbox_retried: 'Die Nachricht ist wieder in der Warteschlange. Ihr Status steht unten.',
    outbox_failing: 'Der Server nimmt keine Nachrichten an. Die Gründe stehen in den Zeilen.',
    outbox_no_mail:
      'Kein Mailserver ist konfiguriert, daher werden keine E-Mails gesendet. Setzen Sie SMTP_URL.',
    outbox_state_sent: 'vom Server angenommen',
    outbox_state_failed: 'nicht zugestellt',
    outbox_state_expired: 'abgelaufen',
  },
};
