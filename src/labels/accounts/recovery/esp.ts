import type { Texts } from './eng.ts';

export const esp: Texts = {
  forms: {
    reset_title: 'Restablecer la contraseña',
    reset_lead:
      'Introduzca el correo de su cuenta. Si existe una cuenta con él, enviaremos un enlace para establecer una contraseña nueva.',
    reset_send: 'Enviar enlace',
    reset_sent:
      'Si alguna cuenta tiene este correo, el enlace está en camino. Es de un solo uso y válido durante una hora.',
    reset_no_mail: 'Este portal no envía correos. Pida ayuda a su administrador.',
    reset_new_title: 'Elija una contraseña nueva',
    reset_new_lead:
      'Se cerrará la sesión en todos los dispositivos y podrá iniciar sesión con la contraseña nueva.',
    reset_set: 'Establecer contraseña',
    reset_link_void: 'Este enlace ya se ha utilizado o ha caducado. Solicite uno nuevo.',
    reset_again: 'Solicitar un enlace nuevo',
    reset_done: 'Contraseña establecida. Inicie sesión con ella.',
    reset_forgotten: '¿Ha olvidado la contraseña?',
    register_sent_title: 'Revise su correo',
    register_sent:
      'Hemos enviado un correo a la dirección que ha indicado. Abra el enlace en el plazo de un día. Si no recibe nada, revise el correo no deseado o regístrese de nuevo.',
    confirm_title: 'Confirme su correo',
    confirm_lead:
      'Introduzca la contraseña que eligió al registrarse. Si no se registró aquí, cierre esta página.',
    confirm_button: 'Confirmar e iniciar sesión',
    confirm_link_void:
      'Este enlace ya se ha utilizado o ha caducado. Inicie sesión; si su correo aún no está confirmado, recibirá un enlace nuevo.',
    confirm_first:
      'Su correo aún no está confirmado. Abra el enlace del mensaje que le hemos enviado.',
    confirm_password_wrong: 'Esta no es la contraseña elegida al registrarse.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: establezca una contraseña nueva',
    mail_reset_text:
      'Alguien, probablemente usted, ha solicitado una contraseña nueva para su cuenta. Establézcala con este enlace, de un solo uso y válido durante una hora:\n\n{link}\n\nSi no fue usted, ignore este correo: su contraseña no cambia.',
    mail_changed_subject: 'Parcurve: su contraseña ha cambiado',
    mail_changed_text:
      'La contraseña de su cuenta se ha cambiado con un enlace que le enviamos. Se ha cerrado la sesión en todos los dispositivos y se han revocado todos los tokens de API.\n\nSi no fue usted, establezca otra contraseña ahora:\n\n{link}',
    mail_confirm_subject: 'Parcurve: confirme su correo',
    mail_confirm_text:
      'Se ha creado una cuenta con este correo. Confirme en el plazo de un día que es suyo; necesitará la contraseña que eligió:\n\n{link}\n\nSi no se ha registrado, ignore este correo y la cuenta se eliminará.',
    mail_known_subject: 'Parcurve: ya tiene una cuenta',
    mail_known_text:
      'Alguien, probablemente usted, ha intentado registrarse con este correo. Ya tiene una cuenta. Inicie sesión:\n\n{signIn}\n\nSi ha olvidado la contraseña, establezca una nueva:\n\n{reset}\n\nSi no fue usted, no tiene que hacer nada.',
  },
  openid: {
    openid_sign_in: 'Iniciar sesión con {name}',
    openid_onward: 'Continuar al proveedor de identidad',
    openid_title: 'Inicio de sesión con {name}',
    openid_linked:
      'Su cuenta está vinculada a {name}, así que también puede iniciar sesión con él.',
    openid_not_linked:
      'Vincule su cuenta a {name} para iniciar sesión con él. Introduzca primero su contraseña.',
    openid_link: 'Vincular {name}',
    openid_unlink: 'Desvincular {name}',
    openid_unlinked: 'Su cuenta ya no está vinculada a {name}.',
    openid_no_password:
      'Su cuenta no tiene contraseña. Podemos enviarle un enlace para establecer una.',
    auth_close: 'Cerrar',
    auth_error_denied: '{name} no ha autorizado el inicio de sesión.',
    auth_error_failed:
      'No se ha podido verificar la respuesta de {name}, por lo que no se ha iniciado sesión. Inténtelo de nuevo.',
    auth_error_expired:
      'Este inicio de sesión ha tardado demasiado o ya se ha usado. Empiece de nuevo.',
    auth_error_unavailable:
      '{name} no responde. Inténtelo más tarde o inicie sesión con su contraseña.',
    auth_error_unverified:
      '{name} no ha verificado su correo, por lo que no hemos podido encontrar ni crear una cuenta.',
    auth_error_link_first:
      'Ya existe una cuenta con su correo. Inicie sesión con su contraseña y después vincule {name} en su perfil.',
    auth_error_no_account:
      'Aún no tiene cuenta aquí, y al iniciar sesión con {name} no se crea ninguna.',
    auth_error_taken: 'Esta cuenta de {name} ya está vinculada a otra cuenta aquí.',
    auth_error_password: 'La contraseña es incorrecta, así que no se ha vinculado nada.',
  },
};
