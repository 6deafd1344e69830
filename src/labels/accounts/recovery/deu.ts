import type { Texts } from './eng.ts';

export const deu: Texts = {
  forms: {
    reset_title: 'Passwort zurücksetzen',
    reset_lead:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wenn es ein Konto dazu gibt, senden wir einen Link, mit dem Sie ein neues Passwort festlegen.',
    reset_send: 'Link senden',
    reset_sent:
      'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link unterwegs. Er gilt einmal und höchstens eine Stunde lang.',
    reset_no_mail: 'Dieses Portal versendet keine E-Mails. Bitten Sie den Betreiber um Hilfe.',
    reset_new_title: 'Neues Passwort wählen',
    reset_new_lead:
      'Sie werden auf allen Geräten abgemeldet und können sich mit dem neuen Passwort wieder anmelden.',
    reset_set: 'Passwort festlegen',
    reset_link_void:
      'Dieser Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
    reset_again: 'Neuen Link anfordern',
    reset_done: 'Passwort festgelegt. Melden Sie sich damit an.',
    reset_forgotten: 'Passwort vergessen?',
    register_sent_title: 'Prüfen Sie Ihren Posteingang',
    register_sent:
      'Wir haben eine E-Mail an die angegebene Adresse gesendet. Öffnen Sie den Link darin innerhalb eines Tages. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach oder registrieren Sie sich erneut.',
    confirm_title: 'E-Mail-Adresse bestätigen',
    confirm_lead:
      'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Wenn Sie sich hier nicht registriert haben, schließen Sie diese Seite.',
    confirm_button: 'Bestätigen und anmelden',
    confirm_link_void:
      'Dieser Link wurde bereits verwendet oder ist abgelaufen. Melden Sie sich an; falls Ihre E-Mail-Adresse noch nicht bestätigt ist, erhalten Sie einen neuen Link.',
    confirm_first:
      'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der Nachricht, die wir Ihnen gesendet haben.',
    confirm_password_wrong: 'Das ist nicht das bei der Registrierung gewählte Passwort.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: neues Passwort festlegen',
    mail_reset_text:
      'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Mit diesem Link legen Sie es fest. Er gilt einmal und höchstens eine Stunde lang:\n\n{link}\n\nWenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
    mail_changed_subject: 'Parcurve: Ihr Passwort wurde geändert',
    mail_changed_text:
      'Das Passwort Ihres Kontos wurde über einen Link geändert, den wir Ihnen gesendet haben. Alle Geräte wurden abgemeldet und alle API-Tokens widerrufen.\n\nWenn Sie das nicht waren, legen Sie sofort ein anderes Passwort fest:\n\n{link}',
    mail_confirm_subject: 'Parcurve: E-Mail-Adresse bestätigen',
    mail_confirm_text:
      'Mit dieser E-Mail-Adresse wurde ein Konto angelegt. Bestätigen Sie innerhalb eines Tages, dass sie Ihnen gehört; dazu brauchen Sie das gewählte Passwort:\n\n{link}\n\nWenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail; das Konto wird dann gelöscht.',
    mail_known_subject: 'Parcurve: Sie haben bereits ein Konto',
    mail_known_text:
      'Jemand, vermutlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Sie haben bereits ein Konto. Melden Sie sich an:\n\n{signIn}\n\nWenn Sie Ihr Passwort vergessen haben, legen Sie ein neues fest:\n\n{reset}\n\nWenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  openid: {
    openid_sign_in: 'Mit {name} anmelden',
    openid_onward: 'Weiter zum Anmeldedienst',
    openid_title: 'Anmeldung mit {name}',
    openid_linked: 'Ihr Konto ist mit {name} verknüpft, Sie können sich also auch damit anmelden.',
    openid_not_linked:
      'Verknüpfen Sie Ihr Konto mit {name}, um sich damit anzumelden. Geben Sie zuerst Ihr Passwort ein.',
    openid_link: 'Mit {name} verknüpfen',
    openid_unlink: '{name} trennen',
    openid_unlinked: 'Ihr Konto ist nicht mehr mit {name} verknüpft.',
    openid_no_password:
      'Ihr Konto hat kein Passwort. Wir können Ihnen einen Link senden, mit dem Sie eines festlegen.',
    auth_close: 'Schließen',
    auth_error_denied: '{name} hat Sie nicht angemeldet.',
    auth_error_failed:
      'Die Antwort von {name} ließ sich nicht überprüfen, daher wurden Sie nicht angemeldet. Versuchen Sie es erneut.',
    auth_error_expired:
      'Diese Anmeldung hat zu lange gedauert oder wurde bereits verwendet. Beginnen Sie von vorn.',
    auth_error_unavailable:
      '{name} antwortet nicht. Versuchen Sie es später erneut oder melden Sie sich mit Ihrem Passwort an.',
    auth_error_unverified:
      '{name} hat Ihre E-Mail-Adresse nicht bestätigt, daher konnten wir kein Konto für Sie finden oder anlegen.',
    auth_error_link_first:
      'Zu Ihrer E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich mit dessen Passwort an und verknüpfen Sie dann {name} in Ihrem Profil.',
    auth_error_no_account:
      'Sie haben hier noch kein Konto, und die Anmeldung mit {name} legt keines an.',
    auth_error_taken: 'Dieses Konto bei {name} ist hier bereits mit einem anderen Konto verknüpft.',
    auth_error_password: 'Das Passwort ist falsch, daher wurde nichts verknüpft.',
  },
};
