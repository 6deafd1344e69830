import type { Texts } from './eng.ts';

export const esp: Texts = {
  forms: {
    reset_title: 'Restablecer la contraseña',
    reset_lead:
      'Introduzca el correo de su cuenta. Si existe una cuenta con él, enviaremos allí un enlace para establecer una contraseña nueva.',
    reset_send: 'Enviar enlace',
    reset_sent:
      'Si alguna cuenta tiene este correo, el enlace está en camino. Sirve una sola vez, durante una hora.',
    reset_no_mail: 'Este portal no envía correo. Pida acceso a su operador.',
    reset_new_title: 'Elija una contraseña nueva',
    reset_new_lead:
      'Después se cierra la sesión en todos los dispositivos y podrá entrar con la contraseña nueva.',
    reset_set: 'Establecer contraseña',
    reset_link_void: 'Este enlace ya se usó o ha caducado. Pida uno nuevo.',
    reset_again: 'Pedir un enlace nuevo',
    reset_done: 'La contraseña está establecida. Entre con ella.',
    reset_forgotten: '¿Olvidó su contraseña?',
    register_sent_title: 'Revise su correo',
    register_sent:
      'Hemos escrito a la dirección indicada. Siga el enlace del mensaje en el plazo de un día. Si no llega, mire en el correo no deseado o regístrese otra vez.',
    confirm_title: 'Confirme su correo',
    confirm_lead:
      'Introduzca la contraseña que eligió al registrarse. Si no se registró aquí, cierre esta página.',
    confirm_button: 'Confirmar y entrar',
    confirm_link_void:
      'Este enlace ya se usó o ha caducado. Entre: si hace falta, recibirá uno nuevo.',
    confirm_first:
      'Su correo aún no está confirmado. Siga el enlace del mensaje que le hemos enviado.',
    confirm_password_wrong: 'No es la contraseña elegida al registrarse.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: establezca una contraseña nueva',
    mail_reset_text:
      'Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta. Establézcala con este enlace. Sirve una sola vez, durante una hora:\n\n{link}\n\nSi no fue usted, no haga caso de este mensaje: su contraseña no cambia.',
    mail_changed_subject: 'Parcurve: su contraseña ha cambiado',
    mail_changed_text:
      'La contraseña de su cuenta se cambió con un enlace que le enviamos. Se ha cerrado la sesión en todos los dispositivos y se han revocado todos los tokens de API.\n\nSi no fue usted, establezca otra contraseña de inmediato:\n\n{link}',
    mail_confirm_subject: 'Parcurve: confirme su correo',
    mail_confirm_text:
      'Se ha creado una cuenta con este correo. Confirme en el plazo de un día que es suyo; necesitará la contraseña elegida:\n\n{link}\n\nSi no se registró, no haga caso de este mensaje: la cuenta se eliminará.',
    mail_known_subject: 'Parcurve: ya tiene una cuenta',
    mail_known_text:
      'Alguien, probablemente usted, ha intentado registrarse con este correo. Ya tiene una cuenta. Entre:\n\n{signIn}\n\nSi ha olvidado la contraseña, establezca una nueva:\n\n{reset}\n\nSi no fue usted, no tiene que hacer nada.',
  },
  openid: {
    openid_sign_in: 'Entrar con {name}',
    openid_onward: 'Continuar al proveedor de acceso',
    openid_title: 'Acceso con {name}',
    openid_linked: 'Su cuenta está vinculada con {name}: también puede entrar así.',
    openid_not_linked:
      'Vincule su cuenta con {name} para entrar así. Primero introduzca su contraseña.',
    openid_link: 'Vincular con {name}',
    openid_unlink: 'Desvincular {name}',
    openid_unlinked: 'Su cuenta ya no está vinculada con {name}.',
    openid_no_password:
      'Su cuenta no tiene contraseña. Podemos enviarle un enlace para establecerla.',
    auth_close: 'Cerrar',
    auth_error_denied: '{name} no ha permitido la entrada.',
    auth_error_failed:
      'La respuesta de {name} no era de fiar, así que no se ha iniciado sesión. Inténtelo otra vez.',
    auth_error_expired: 'Este inicio de sesión tardó demasiado o ya se usó. Empiece de nuevo.',
    auth_error_unavailable:
      '{name} no responde ahora. Inténtelo más tarde o entre con su contraseña.',
    auth_error_unverified:
      '{name} no ha confirmado su correo, así que no se pudo encontrar ni crear una cuenta.',
    auth_error_link_first:
      'Ya existe una cuenta con su correo. Entre con su contraseña y después vincule {name} en su perfil.',
    auth_error_no_account: 'Aún no tiene cuenta aquí y {name} no crea cuentas nuevas.',
    auth_error_taken: 'Esta identidad de {name} pertenece a otra cuenta.',
    auth_error_password: 'La contraseña es incorrecta, así que no se ha vinculado nada.',
  },
};
