import type { Texts } from './eng.ts';

export const deu: Texts = {
  forms: {
    profile_save: 'Speichern',
    profile_saved: 'Gespeichert.',
    profile_name_text: 'Sichtbar in der Kopfzeile und für den Betreiber.',
    profile_name_saved: 'Name geändert.',
    profile_email_text:
      'Damit melden Sie sich an und erhalten Nachrichten. Aktuelle E-Mail-Adresse: {email}',
    profile_email_new: 'Neue E-Mail-Adresse',
    profile_email_send: 'Link senden',
    profile_email_change: 'E-Mail-Adresse ändern',
    profile_email_hint:
      'Wir senden einen Link an die neue Adresse; öffnen Sie ihn innerhalb eines Tages, um die Änderung zu bestätigen.',
    profile_email_sent: 'Ein Bestätigungslink ist an die neue Adresse unterwegs.',
    profile_email_pending: 'Wartet auf Bestätigung: {email}',
    profile_email_changed: 'E-Mail-Adresse geändert.',
    profile_email_same: 'Das ist bereits Ihre E-Mail-Adresse. Geben Sie eine andere ein.',
    profile_password_first: 'Dieses Konto hat noch kein Passwort. Legen Sie zuerst eines fest.',
    profile_password_reset: 'Passwort per E-Mail festlegen',
    profile_demo:
      'Dies ist ein gemeinsam genutztes Demokonto: Name, E-Mail-Adresse und Passwort lassen sich nicht ändern, und es lässt sich nicht löschen.',
    profile_view_title: 'Sprache und Darstellung',
    profile_view_text:
      'Gilt überall, wo Sie sich anmelden, sofern Sie im jeweiligen Browser nichts anderes gewählt haben. E-Mails erhalten Sie in dieser Sprache.',
    profile_hints_title: 'Hinweise',
    profile_hints_text: 'Kurze Erklärungen auf den Seiten.',
    profile_hints_show: 'Hinweise anzeigen',
    profile_data_title: 'Ihre Daten',
    profile_data_text:
      'Alles, was zu Ihrem Konto gespeichert ist, außer Passwörtern und anderen Geheimnissen, als JSON-Datei. Bis zu fünf Downloads pro Stunde.',
    profile_data_download: 'Herunterladen',
    profile_delete_text: 'Löscht Ihr Konto und alles, was dazugehört, endgültig.',
    profile_confirm_title: 'Neue E-Mail-Adresse bestätigen',
    profile_confirm_text:
      'Nach der Bestätigung ist {email} die E-Mail-Adresse Ihres Kontos, und Sie melden sich damit an.',
    profile_confirm_button: 'Diese E-Mail-Adresse verwenden',
    profile_link_void: 'Dieser Link wurde bereits verwendet oder ist abgelaufen.',
  },
  delete: {
    delete_title: 'Konto löschen',
    delete_lead: 'Das wirkt sofort und lässt sich nicht rückgängig machen.',
    delete_goes: 'Was gelöscht wird',
    delete_goes_account: 'Name, E-Mail-Adresse, Passwort und Einstellungen',
    delete_goes_sessions: 'alle Sitzungen auf allen Geräten',
    delete_goes_tokens: 'API-Tokens: Programme, die sie verwenden, verlieren sofort den Zugriff',
    delete_goes_requests: 'Zugang, Anträge, Tickets und Nachrichten',
    delete_stays: 'Was erhalten bleibt',
    delete_stays_logs:
      'Protokolleinträge mit Ihrer IP-Adresse, solange der Betreiber sie aufbewahrt',
    delete_stays_backups: 'Sicherungen, die der Betreiber bereits angelegt hat',
    delete_data_first: 'Laden Sie zuerst Ihre Daten herunter',
    delete_sure: 'Ich möchte mein Konto endgültig löschen',
    delete_sure_missing: 'Setzen Sie das Häkchen, um fortzufahren.',
    delete_ask_text:
      'Dieses Konto hat kein Passwort. Zur Bestätigung, dass es Ihnen gehört, senden wir Ihnen einen Link; er gilt einmal und höchstens einen Tag lang.',
    delete_ask_button: 'Link senden',
    delete_ask_sent: 'Der Link ist an {email} unterwegs.',
    delete_no_mail:
      'Dieses Konto hat kein Passwort, und dieses Portal sendet keine E-Mails. Bitten Sie den Betreiber, das Konto zu löschen.',
    delete_keep: 'Konto behalten',
    delete_done_title: 'Ihr Konto wurde gelöscht',
    delete_done_text: 'Alles, was dazugehörte, ist gelöscht, und Sie wurden überall abgemeldet.',
  },
  mails: {
    mail_email_confirm_subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    mail_email_confirm_text:
      'Öffnen Sie diesen Link, um diese Adresse für Ihr Konto bei {origin} zu verwenden:\n{link}\n\nEr gilt einmal und höchstens einen Tag lang. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
    mail_email_taken_subject: 'Sie haben bereits ein Konto',
    mail_email_taken_text:
      'Jemand wollte diese Adresse für ein anderes Konto bei {origin} verwenden. Sie gehört bereits zu Ihrem Konto, daher hat sich nichts geändert. Wenn Sie das waren, melden Sie sich mit dieser Adresse an oder löschen Sie zuerst das Konto, das sie verwendet.',
    mail_email_asked_subject: 'Änderung der E-Mail-Adresse angefordert',
    mail_email_asked_text:
      'Jemand, der bei Ihrem Konto bei {origin} angemeldet ist, möchte dessen E-Mail-Adresse in {email} ändern. Die Änderung wird wirksam, sobald der an diese Adresse gesendete Link geöffnet wird. Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: {origin}/profile/',
    mail_email_changed_subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    mail_email_changed_text:
      'Die E-Mail-Adresse Ihres Kontos bei {origin} ist jetzt {email}. Diese Adresse gehört nicht mehr dazu. Wenn Sie das nicht waren, wenden Sie sich an den Betreiber des Portals.',
    mail_delete_link_subject: 'Ihr Konto löschen',
    mail_delete_link_text:
      'Öffnen Sie diesen Link, um Ihr Konto bei {origin} zu löschen:\n{link}\n\nEr gilt einmal und höchstens einen Tag lang, in einem Browser, in dem Sie angemeldet sind. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
    mail_deleted_subject: 'Ihr Konto wurde gelöscht',
    mail_deleted_text:
      'Ihr Konto bei {origin} und alles, was dazugehörte, wurden gelöscht. Sie erhalten dazu keine weiteren E-Mails. Wenn Sie das nicht waren, wenden Sie sich an den Betreiber des Portals.',
  },
};
