import type { Texts } from './eng.ts';

export const esp: Texts = {
  form: {
    second_step_title: 'Segundo paso',
    second_step_lost:
      'Si ya no tiene lo que pide este paso ni un código de recuperación, escriba al operador del portal: puede desactivar el segundo paso.',
    phone_description: 'Su número de teléfono, confirmado con un código, y el código al entrar.',
    phone_steps: 'Pasos',
    phone_step_number: 'Número',
    phone_step_code: 'Código',
    phone_step_done: 'Listo',
    phone_new: 'Número nuevo, con prefijo internacional',
    phone_new_hint: 'Por ejemplo, +47 91 23 45 67',
    phone_invalid:
      'Escriba un número de teléfono con el prefijo internacional, por ejemplo +47 91 23 45 67.',
    phone_same: 'Este número ya está confirmado.',
    phone_none_waiting: 'Ningún número espera un código. Escriba uno primero.',
    phone_no_channel: 'El portal no puede enviar mensajes ahora. Pregunte a su operador.',
    phone_step_first:
      'El código al entrar llega al número confirmado. Primero desactívelo con su contraseña.',
    phone_needed: 'Primero confirme un número de teléfono.',
    phone_send: 'Enviar código',
    phone_sent: 'Se ha enviado un código a {phone}.',
    phone_change: 'Cambiar',
    phone_code_label: 'Código de seis cifras',
    phone_confirm: 'Confirmar',
    phone_send_again: 'Enviar de nuevo',
    phone_again_in: 'Enviar de nuevo en {time}',
    phone_again_note: 'el código anterior dejará de valer',
    phone_valid_until: 'válido hasta las {time}',
    phone_tries: '{count} {count, plural, one {intento} other {intentos}}',
    phone_wrong_code:
      'El código es incorrecto. {count, plural, one {Queda} other {Quedan}} {count} {count, plural, one {intento} other {intentos}}.',
    phone_code_invalid: 'Escriba las seis cifras del código.',
    phone_code_over: 'Este código ya no vale. Pida uno nuevo.',
    phone_cancel: 'Cancelar',
    phone_confirmed: '{phone} está confirmado.',
    phone_change_number: 'Cambiar número',
    phone_remove: 'Eliminar número',
    phone_second_step: 'Código al entrar',
    phone_second_step_text:
      'Después de la contraseña llega a este número un código que se pide. Por si pierde el teléfono, cree códigos de recuperación en la página «Segundo paso».',
    phone_second_step_is_on: 'Al entrar se pide un código.',
    phone_turn_on: 'Activar',
    phone_turn_off: 'Desactivar',
    second_step_code_text: 'Se ha enviado un código a {phone}. Escríbalo para entrar.',
    second_step_no_code:
      'Aún no se ha enviado un código para esta entrada: antes se enviaron demasiados. Inténtelo más tarde.',
    second_step_ended: 'Esta entrada ha terminado. Empiece de nuevo.',
    second_step_again: 'Entrar de nuevo',
    phone_risk:
      'Quien se apodere de su número puede recibir los SMS. Una llave de acceso es más segura.',
  },
  messages: {
    phone_code_sms: '{code} es su código de Parcurve. Vale 5 minutos. No se lo diga a nadie.',
    phone_notice_subject: 'Se ha modificado su cuenta de Parcurve',
    phone_notice_confirmed: 'Se ha confirmado un número de teléfono para su cuenta.',
    phone_notice_removed: 'Se ha eliminado el número de teléfono de su cuenta.',
    phone_notice_step_on:
      'A partir de ahora, para entrar en su cuenta hace falta un código del teléfono.',
    phone_notice_step_off: 'Para entrar en su cuenta ya no hace falta un código del teléfono.',
    phone_notice_not_you:
      'Si no ha sido usted, cambie la contraseña y escriba al operador del portal.',
  },
  outbox: {
    outbox_text:
      'Los últimos correos y SMS de este portal y qué fue de ellos. Los textos solo se ven en modo de prueba, como máximo una hora.',
    outbox_none: 'Aún no hay mensajes.',
    outbox_time: 'Hora',
    outbox_to: 'Destinatario',
    outbox_purpose: 'Finalidad',
    outbox_state: 'Estado',
    outbox_message: 'Texto',
    outbox_state_waiting: 'en espera',
    outbox_state_sending: 'enviándose',
    outbox_state_trying: 'no aceptado, se reintentará',
    outbox_tries: 'Intentos: {count}',
    outbox_next_try: 'próximo {time}',
    outbox_retry: 'Reintentar',
    outbox_retry_named: 'Reintentar el envío a {to}',
    outbox_retried: 'El mensaje está de nuevo en cola; su estado se ve abajo.',
    outbox_failing: 'El servidor no acepta mensajes. Las filas indican por qué.',
    outbox_no_mail: 'No hay servidor de correo configurado; no se envían correos. Defina SMTP_URL.',
    outbox_state_sent: 'aceptado por el servidor',
    outbox_state_failed: 'no entregado',
    outbox_state_expired: 'caducado',
  },
};
