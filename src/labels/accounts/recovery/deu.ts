import type { Texts } from './eng.ts';

export const deu: Texts = {
  forms: {
    reset_title: 'Passwort zurücksetzen',
    reset_lead:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Gibt es ein Konto dazu, senden wir dorthin einen Link, mit dem Sie ein neues Passwort setzen.',
    reset_send: 'Link senden',
    reset_sent:
      'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.',
    reset_no_mail: 'Dieses Portal verschickt keine E-Mails. Bitten Sie den Betreiber um Zugang.',
    reset_new_title: 'Neues Passwort wählen',
    reset_new_lead:
      'Danach sind alle Geräte abgemeldet, und Sie melden sich mit dem neuen Passwort an.',
    reset_set: 'Passwort setzen',
    reset_link_void: 'Dieser Link wurde benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    reset_again: 'Neuen Link anfordern',
    reset_done: 'Das Passwort ist gesetzt. Melden Sie sich damit an.',
    reset_forgotten: 'Passwort vergessen?',
    register_sent_title: 'Sehen Sie in Ihre Post',
    register_sent:
      'Wir haben an die angegebene Adresse geschrieben. Folgen Sie dem Link in der E-Mail innerhalb eines Tages. Kommt keine, sehen Sie im Spam nach oder registrieren Sie sich erneut.',
    confirm_title: 'E-Mail-Adresse bestätigen',
    confirm_lead:
      'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Haben Sie sich hier nicht registriert, schließen Sie diese Seite.',
    confirm_button: 'Bestätigen und anmelden',
    confirm_link_void:
      'Dieser Link wurde benutzt oder ist abgelaufen. Melden Sie sich an: Wenn nötig, bekommen Sie einen neuen.',
    confirm_first:
      'Ihre E-Mail-Adresse ist noch nicht bestätigt. Folgen Sie dem Link in der E-Mail, die wir Ihnen gesandt haben.',
    confirm_password_wrong: 'Das ist nicht das Passwort, das bei der Registrierung gewählt wurde.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: neues Passwort setzen',
    mail_reset_text:
      'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Mit diesem Link setzen Sie es. Er gilt einmal, eine Stunde lang:\n\n{link}\n\nWaren Sie es nicht, lassen Sie diese E-Mail unbeachtet: Ihr Passwort bleibt, wie es ist.',
    mail_changed_subject: 'Parcurve: Ihr Passwort wurde geändert',
    mail_changed_text:
      'Das Passwort Ihres Kontos wurde über einen Link geändert, den wir Ihnen gesendet haben. Alle Geräte wurden abgemeldet und alle API-Token widerrufen.\n\nWenn Sie das nicht waren, setzen Sie sofort ein anderes Passwort:\n\n{link}',
    mail_confirm_subject: 'Parcurve: E-Mail-Adresse bestätigen',
    mail_confirm_text:
      'Mit dieser E-Mail-Adresse wurde ein Konto angelegt. Bestätigen Sie innerhalb eines Tages, dass sie Ihnen gehört; Sie brauchen das gewählte Passwort:\n\n{link}\n\nHaben Sie sich nicht registriert, lassen Sie diese E-Mail unbeachtet: Das Konto wird gelöscht.',
    mail_known_subject: 'Parcurve: Sie haben bereits ein Konto',
    mail_known_text:
      'Jemand, vermutlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Sie haben bereits ein Konto. Melden Sie sich an:\n\n{signIn}\n\nHaben Sie das Passwort vergessen, setzen Sie ein neues:\n\n{reset}\n\nWaren Sie es nicht, müssen Sie nichts tun.',
  },
  openid: {
    openid_sign_in: 'Mit {name} anmelden',
    openid_onward: 'Weiter zum Anmeldedienst',
    openid_title: 'Anmeldung mit {name}',
    openid_linked: 'Ihr Konto ist mit {name} verknüpft: Sie können sich auch so anmelden.',
    openid_not_linked:
      'Verknüpfen Sie Ihr Konto mit {name}, um sich damit anzumelden. Geben Sie zuerst Ihr Passwort ein.',
    openid_link: 'Mit {name} verknüpfen',
    openid_unlink: '{name} trennen',
    openid_unlinked: 'Ihr Konto ist nicht mehr mit {name} verknüpft.',
    openid_no_password:
      'Ihr Konto hat kein Passwort. Wir können Ihnen einen Link senden, der eines setzt.',
    auth_close: 'Schließen',
    auth_error_denied: '{name} hat Sie nicht angemeldet.',
    auth_error_failed:
      'Der Antwort von {name} war nicht zu trauen, daher wurde niemand angemeldet. Versuchen Sie es erneut.',
    auth_error_expired:
      'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Beginnen Sie neu.',
    auth_error_unavailable:
      '{name} antwortet gerade nicht. Versuchen Sie es später, oder melden Sie sich mit Ihrem Passwort an.',
    auth_error_unverified:
      '{name} hat Ihre E-Mail-Adresse nicht bestätigt, daher ließ sich kein Konto finden oder anlegen.',
    auth_error_link_first:
      'Zu Ihrer E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dem Passwort an und verknüpfen Sie {name} im Profil.',
    auth_error_no_account: 'Sie haben hier noch kein Konto, und über {name} entstehen keine neuen.',
    auth_error_taken: 'Diese Identität bei {name} gehört zu einem anderen Konto.',
    auth_error_password: 'Das Passwort ist falsch, daher wurde nichts verknüpft.',
  },
};
