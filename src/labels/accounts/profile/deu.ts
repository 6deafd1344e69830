import type { Texts } from './eng.ts';

export const deu: Texts = {
  forms: {
    profile_save: 'Speichern',
    profile_saved: 'Gespeichert.',
    profile_name_text: 'Steht in der Kopfzeile und ist für den Betreiber sichtbar.',
    profile_name_saved: 'Der Name ist geändert.',
    profile_email_text: 'Damit melden Sie sich an, dorthin gehen Nachrichten. Jetzt: {email}',
    profile_email_new: 'Neue Adresse',
    profile_email_send: 'Link senden',
    profile_email_change: 'Adresse ändern',
    profile_email_hint:
      'An die neue Adresse geht ein Link. Die Adresse ändert sich, wenn er binnen eines Tages benutzt wird.',
    profile_email_sent: 'Eine Mail mit einem Link ist unterwegs zur neuen Adresse.',
    profile_email_pending: 'Wartet auf Bestätigung: {email}',
    profile_email_changed: 'Die Adresse ist geändert.',
    profile_email_same: 'Das ist bereits Ihre Adresse.',
    profile_password_first: 'Dieses Konto hat noch kein Passwort. Legen Sie zuerst eines fest.',
    profile_password_reset: 'Passwort per Mail festlegen',
    profile_demo:
      'Dies ist ein Demokonto, das alle benutzen können: Name, Adresse und Passwort lassen sich nicht ändern, und es lässt sich nicht löschen.',
    profile_view_title: 'Sprache und Darstellung',
    profile_view_text:
      'Auch für andere Browser, in denen Sie sich anmelden, sofern Sie dort nichts anderes gewählt haben. Mails kommen in dieser Sprache.',
    profile_hints_title: 'Hinweise',
    profile_hints_text: 'Kurze Erklärungen auf den Seiten.',
    profile_hints_show: 'Hinweise zeigen',
    profile_data_title: 'Ihre Daten',
    profile_data_text:
      'Alles, was zu Ihrem Konto gespeichert ist, ohne Passwörter und andere Geheimnisse, als JSON-Datei. Höchstens fünfmal in der Stunde.',
    profile_data_download: 'Herunterladen',
    profile_delete_text: 'Löscht das Konto und alles, was dazu gehört, endgültig.',
    profile_confirm_title: 'Neue Adresse bestätigen',
    profile_confirm_text:
      'Die Schaltfläche macht {email} zur Adresse Ihres Kontos: Von da an melden Sie sich damit an.',
    profile_confirm_button: 'Diese Adresse verwenden',
    profile_link_void: 'Dieser Link wurde bereits verwendet oder ist abgelaufen.',
  },
  delete: {
    delete_title: 'Konto löschen',
    delete_lead: 'Das gilt sofort und lässt sich nicht rückgängig machen.',
    delete_goes: 'Was gelöscht wird',
    delete_goes_account: 'Name, Adresse, Passwort und Einstellungen',
    delete_goes_sessions: 'alle Anmeldungen, auf jedem Gerät',
    delete_goes_tokens: 'API-Tokens: Programme, die sie benutzen, werden sofort abgewiesen',
    delete_goes_requests: 'Zugang, Anträge, Tickets und Nachrichten',
    delete_stays: 'Was bleibt',
    delete_stays_logs:
      'Protokollzeilen mit Ihrer Netzwerkadresse, solange der Betreiber sie aufbewahrt',
    delete_stays_backups: 'Sicherungen, die der Betreiber vorher gemacht hat',
    delete_data_first: 'Laden Sie zuerst Ihre Daten herunter',
    delete_sure: 'Ich möchte mein Konto endgültig löschen',
    delete_sure_missing: 'Setzen Sie das Häkchen, um fortzufahren.',
    delete_ask_text:
      'Dieses Konto hat kein Passwort. Eine Mail mit einem Link zeigt, dass es Ihres ist; der Link gilt einmal, einen Tag lang.',
    delete_ask_button: 'Link senden',
    delete_ask_sent: 'Die Mail ist unterwegs an {email}.',
    delete_no_mail:
      'Dieses Konto hat kein Passwort, und dieses Portal sendet keine Mails. Bitten Sie den Betreiber, es zu löschen.',
    delete_keep: 'Konto behalten',
    delete_done_title: 'Ihr Konto ist gelöscht',
    delete_done_text: 'Alles, was dazu gehörte, ist gelöscht, und Sie sind überall abgemeldet.',
  },
  mails: {
    mail_email_confirm_subject: 'Bestätigen Sie Ihre neue Adresse',
    mail_email_confirm_text:
      'Öffnen Sie diesen Link, damit dies die Adresse Ihres Kontos bei {origin} wird:\n{link}\n\nEr gilt einmal, einen Tag lang. Wenn Sie nicht darum gebeten haben, tun Sie nichts.',
    mail_email_taken_subject: 'Sie haben bereits ein Konto',
    mail_email_taken_text:
      'Jemand wollte diese Adresse für ein anderes Konto bei {origin} verwenden. Sie gehört zu Ihrem Konto, daher hat sich nichts geändert. Wenn Sie es waren, melden Sie sich mit dieser Adresse an oder löschen Sie zuerst jenes Konto.',
    mail_email_asked_subject: 'Eine neue Adresse für Ihr Konto',
    mail_email_asked_text:
      'Jemand, der in Ihrem Konto bei {origin} angemeldet ist, möchte dessen Adresse in {email} ändern. Sie ändert sich, wenn der dorthin gesandte Link benutzt wird. Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort: {origin}/profile/',
    mail_email_changed_subject: 'Die Adresse Ihres Kontos hat sich geändert',
    mail_email_changed_text:
      'Die Adresse Ihres Kontos bei {origin} ist von nun an {email}. Diese Adresse gehört nicht mehr dazu. Wenn Sie es nicht waren, schreiben Sie dem Betreiber des Portals.',
    mail_delete_link_subject: 'Ihr Konto löschen',
    mail_delete_link_text:
      'Öffnen Sie diesen Link, um Ihr Konto bei {origin} zu löschen:\n{link}\n\nEr gilt einmal, einen Tag lang, in einem Browser, in dem Sie angemeldet sind. Wenn Sie nicht darum gebeten haben, tun Sie nichts.',
    mail_deleted_subject: 'Ihr Konto ist gelöscht',
    mail_deleted_text:
      'Ihr Konto bei {origin} und alles, was dazu gehörte, ist gelöscht. Dies ist die letzte Mail. Wenn Sie es nicht waren, schreiben Sie dem Betreiber des Portals.',
  },
};
