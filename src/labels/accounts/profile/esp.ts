import type { Texts } from './eng.ts';

export const esp: Texts = {
  forms: {
    profile_save: 'Guardar',
    profile_saved: 'Guardado.',
    profile_name_text: 'Se muestra en la cabecera y al administrador.',
    profile_name_saved: 'Nombre cambiado.',
    profile_email_text: 'Sirve para iniciar sesión y recibir mensajes. Correo actual: {email}',
    profile_email_new: 'Correo nuevo',
    profile_email_send: 'Enviar enlace',
    profile_email_change: 'Cambiar correo',
    profile_email_hint:
      'Enviaremos un enlace a la nueva dirección; ábralo en el plazo de un día para confirmar el cambio.',
    profile_email_sent: 'Se ha enviado un enlace de confirmación a la nueva dirección.',
    profile_email_pending: 'Pendiente de confirmación: {email}',
    profile_email_changed: 'Correo cambiado.',
    profile_email_same: 'Este ya es su correo. Introduzca otro.',
    profile_password_first: 'Esta cuenta aún no tiene contraseña. Establezca una primero.',
    profile_password_reset: 'Establecer contraseña por correo',
    profile_demo:
      'Esta es una cuenta de demostración compartida: no se pueden cambiar el nombre, el correo ni la contraseña, y no se puede eliminar.',
    profile_view_title: 'Idioma y aspecto',
    profile_view_text:
      'Se aplica dondequiera que inicie sesión, salvo que haya elegido otra cosa en ese navegador. Los correos se envían en este idioma.',
    profile_hints_title: 'Ayudas',
    profile_hints_text: 'Breves explicaciones en las páginas.',
    profile_hints_show: 'Mostrar las ayudas',
    profile_data_title: 'Sus datos',
    profile_data_text:
      'Todo lo que se guarda sobre su cuenta, salvo contraseñas y otros secretos, en un archivo JSON. Hasta cinco descargas por hora.',
    profile_data_download: 'Descargar',
    profile_delete_text: 'Elimina de forma permanente su cuenta y todo lo que le pertenece.',
    profile_confirm_title: 'Confirme su nuevo correo',
    profile_confirm_text:
      'Cuando lo confirme, {email} será el correo de su cuenta y con él iniciará sesión.',
    profile_confirm_button: 'Usar este correo',
    profile_link_void: 'Este enlace ya se ha utilizado o ha caducado.',
  },
  delete: {
    delete_title: 'Eliminar la cuenta',
    delete_lead: 'Tiene efecto inmediato y no se puede deshacer.',
    delete_goes: 'Qué se elimina',
    delete_goes_account: 'nombre, correo, contraseña y ajustes',
    delete_goes_sessions: 'todas las sesiones, en todos los dispositivos',
    delete_goes_tokens: 'tokens de API: los programas que los usan pierden el acceso de inmediato',
    delete_goes_requests: 'acceso, solicitudes, tickets y mensajes',
    delete_stays: 'Qué se conserva',
    delete_stays_logs:
      'las entradas de registro con su dirección IP, mientras el administrador las conserve',
    delete_stays_backups: 'las copias de seguridad que el administrador ya haya hecho',
    delete_data_first: 'Descargue primero sus datos',
    delete_sure: 'Quiero eliminar mi cuenta de forma permanente',
    delete_sure_missing: 'Marque la casilla para continuar.',
    delete_ask_text:
      'Esta cuenta no tiene contraseña. Para confirmar que es suya, le enviaremos un enlace por correo, de un solo uso y válido durante un día.',
    delete_ask_button: 'Enviar enlace',
    delete_ask_sent: 'El enlace se ha enviado a {email}.',
    delete_no_mail:
      'Esta cuenta no tiene contraseña y este portal no envía correos. Pida al administrador que elimine la cuenta.',
    delete_keep: 'Conservar la cuenta',
    delete_done_title: 'Su cuenta se ha eliminado',
    delete_done_text:
      'Todo lo que le pertenecía se ha eliminado y se han cerrado todas las sesiones.',
  },
  mails: {
    mail_email_confirm_subject: 'Confirme su nuevo correo',
    mail_email_confirm_text:
      'Abra este enlace para usar esta dirección en su cuenta de {origin}:\n{link}\n\nEs de un solo uso y válido durante un día. Si no lo ha solicitado, ignore este correo.',
    mail_email_taken_subject: 'Ya tiene una cuenta',
    mail_email_taken_text:
      'Alguien ha intentado usar esta dirección para otra cuenta en {origin}. Ya pertenece a su cuenta, así que nada ha cambiado. Si fue usted, inicie sesión con esta dirección o elimine primero la cuenta que la usa.',
    mail_email_asked_subject: 'Solicitud de cambio de correo',
    mail_email_asked_text:
      'Alguien que ha iniciado sesión en su cuenta de {origin} ha solicitado cambiar el correo a {email}. El cambio surtirá efecto cuando se use el enlace enviado a esa dirección. Si no fue usted, cambie la contraseña ahora: {origin}/profile/',
    mail_email_changed_subject: 'Se ha cambiado el correo de su cuenta',
    mail_email_changed_text:
      'El correo de su cuenta en {origin} es ahora {email}. Esta dirección ya no le pertenece. Si no fue usted, contacte con el administrador del portal.',
    mail_delete_link_subject: 'Eliminar su cuenta',
    mail_delete_link_text:
      'Abra este enlace para eliminar su cuenta en {origin}:\n{link}\n\nEs de un solo uso y válido durante un día, en un navegador en el que haya iniciado sesión. Si no lo ha solicitado, ignore este correo.',
    mail_deleted_subject: 'Su cuenta se ha eliminado',
    mail_deleted_text:
      'Su cuenta en {origin} y todo lo que le pertenecía se han eliminado. No recibirá más correos al respecto. Si no fue usted, contacte con el administrador del portal.',
  },
};
