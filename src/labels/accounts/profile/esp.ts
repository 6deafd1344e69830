import type { Texts } from './eng.ts';

export const esp: Texts = {
  forms: {
    profile_save: 'Guardar',
    profile_saved: 'Guardado.',
    profile_name_text: 'Se muestra en la cabecera y al administrador.',
    profile_name_saved: 'El nombre se ha cambiado.',
    profile_email_text: 'Sirve para iniciar sesión y recibir mensajes. Actual: {email}',
    profile_email_new: 'Nueva dirección',
    profile_email_send: 'Enviar el enlace',
    profile_email_change: 'Cambiar la dirección',
    profile_email_hint:
      'Se envía un enlace a la nueva dirección. La dirección cambia cuando se usa el enlace, en el plazo de un día.',
    profile_email_sent: 'Un mensaje con un enlace va de camino a la nueva dirección.',
    profile_email_pending: 'Pendiente de confirmar: {email}',
    profile_email_changed: 'La dirección se ha cambiado.',
    profile_email_same: 'Esta ya es su dirección.',
    profile_password_first: 'Esta cuenta aún no tiene contraseña. Establezca una primero.',
    profile_password_reset: 'Establecer una contraseña por correo',
    profile_demo:
      'Esta es una cuenta de demostración que todos pueden usar: no se pueden cambiar el nombre, la dirección ni la contraseña, y no se puede eliminar.',
    profile_view_title: 'Idioma y apariencia',
    profile_view_text:
      'También en otros navegadores en los que inicie sesión, si allí no ha elegido otra cosa. Los mensajes llegan en este idioma.',
    profile_hints_title: 'Sugerencias',
    profile_hints_text: 'Breves explicaciones en las páginas.',
    profile_hints_show: 'Mostrar sugerencias',
    profile_data_title: 'Sus datos',
    profile_data_text:
      'Todo lo que se guarda de su cuenta, sin contraseñas ni otros secretos, en un archivo JSON. Como máximo cinco veces por hora.',
    profile_data_download: 'Descargar',
    profile_delete_text: 'Elimina para siempre la cuenta y todo lo que le pertenece.',
    profile_confirm_title: 'Confirme la nueva dirección',
    profile_confirm_text:
      'El botón convierte {email} en la dirección de su cuenta: desde entonces iniciará sesión con ella.',
    profile_confirm_button: 'Usar esta dirección',
    profile_link_void: 'Este enlace ya se ha utilizado o ha caducado.',
  },
  delete: {
    delete_title: 'Eliminar la cuenta',
    delete_lead: 'Tiene efecto inmediato y no se puede deshacer.',
    delete_goes: 'Lo que se elimina',
    delete_goes_account: 'nombre, dirección, contraseña y ajustes',
    delete_goes_sessions: 'todas las sesiones, en todos los dispositivos',
    delete_goes_tokens: 'tokens de API: los programas que los usan se rechazan de inmediato',
    delete_goes_requests: 'acceso, solicitudes, tiques y mensajes',
    delete_stays: 'Lo que queda',
    delete_stays_logs:
      'líneas de registro con su dirección de red, mientras el administrador las conserve',
    delete_stays_backups: 'las copias de seguridad que el administrador hizo antes',
    delete_data_first: 'Descargue antes sus datos',
    delete_sure: 'Quiero eliminar mi cuenta para siempre',
    delete_sure_missing: 'Marque la casilla para continuar.',
    delete_ask_text:
      'Esta cuenta no tiene contraseña. Un mensaje con un enlace demuestra que es suya; el enlace funciona una vez, durante un día.',
    delete_ask_button: 'Enviar el enlace',
    delete_ask_sent: 'El mensaje va de camino a {email}.',
    delete_no_mail:
      'Esta cuenta no tiene contraseña y este portal no envía mensajes. Pida al administrador que la elimine.',
    delete_keep: 'Conservar la cuenta',
    delete_done_title: 'Su cuenta se ha eliminado',
    delete_done_text:
      'Todo lo que le pertenecía ha desaparecido y se han cerrado todas las sesiones.',
  },
  mails: {
    mail_email_confirm_subject: 'Confirme su nueva dirección',
    mail_email_confirm_text:
      'Abra este enlace para que esta sea la dirección de su cuenta en {origin}:\n{link}\n\nFunciona una vez, durante un día. Si no lo ha pedido, no haga nada.',
    mail_email_taken_subject: 'Ya tiene una cuenta',
    mail_email_taken_text:
      'Alguien quiso usar esta dirección para otra cuenta en {origin}. Pertenece a su cuenta, así que nada ha cambiado. Si fue usted, inicie sesión con esta dirección o elimine antes esa cuenta.',
    mail_email_asked_subject: 'Una nueva dirección para su cuenta',
    mail_email_asked_text:
      'Alguien con sesión en su cuenta de {origin} pidió cambiar su dirección a {email}. Cambiará cuando se use el enlace enviado allí. Si no fue usted, cambie la contraseña de inmediato: {origin}/profile/',
    mail_email_changed_subject: 'La dirección de su cuenta ha cambiado',
    mail_email_changed_text:
      'La dirección de su cuenta en {origin} es ahora {email}. Esta dirección ya no le pertenece. Si no fue usted, escriba al administrador del portal.',
    mail_delete_link_subject: 'Eliminar su cuenta',
    mail_delete_link_text:
      'Abra este enlace para eliminar su cuenta en {origin}:\n{link}\n\nFunciona una vez, durante un día, en un navegador donde haya iniciado sesión. Si no lo ha pedido, no haga nada.',
    mail_deleted_subject: 'Su cuenta se ha eliminado',
    mail_deleted_text:
      'Su cuenta en {origin} y todo lo que le pertenecía se han eliminado. Este es el último mensaje. Si no fue usted, escriba al administrador del portal.',
  },
};
