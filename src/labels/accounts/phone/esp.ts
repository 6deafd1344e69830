import type { Texts } from './eng.ts';

export const esp: Texts = {
  form: {
    second_step_title: 'Segundo paso',
    second_step_lost:
      '¿Ha perdido el teléfono o la llave de acceso y no tiene un código de recuperación? Pida al administrador del portal que desactive el segundo paso.',
    phone_description: 'Confirme su número de teléfono y gestione los códigos de inicio de sesión.',
    phone_steps: 'Pasos',
    phone_step_number: 'Número',
    phone_step_code: 'Código',
    phone_step_done: 'Listo',
    phone_new: 'Número nuevo, con prefijo internacional',
    phone_new_hint: 'Por ejemplo, +47 91 23 45 67',
    phone_invalid:
      'Introduzca un número de teléfono con el prefijo internacional, por ejemplo, +47 91 23 45 67.',
    phone_same: 'Este número ya está confirmado.',
    phone_none_waiting: 'No hay ningún número por confirmar. Introduzca uno primero.',
    phone_no_channel:
      'Este portal no puede enviar SMS en este momento. Contacte con su administrador.',
    phone_step_first:
      'Los códigos de inicio de sesión llegan al número confirmado. Desactívelos primero con su contraseña.',
    phone_needed: 'Primero confirme un número de teléfono.',
    phone_send: 'Enviar código',
    phone_sent: 'Código enviado a {phone}.',
    phone_change: 'Cambiar',
    phone_code_label: 'Código de seis cifras',
    phone_confirm: 'Confirmar',
    phone_send_again: 'Enviar de nuevo',
    phone_again_in: 'Enviar de nuevo en {time}',
    phone_again_note: 'el código anterior dejará de ser válido',
    phone_valid_until: 'válido hasta las {time}',
    phone_tries: '{count} {count, plural, one {intento restante} other {intentos restantes}}',
    phone_wrong_code:
      'El código es incorrecto. {count, plural, one {Queda} other {Quedan}} {count} {count, plural, one {intento} other {intentos}}.',
    phone_code_invalid: 'Introduzca el código de seis cifras.',
    phone_code_over: 'Este código ya no es válido. Solicite uno nuevo.',
    phone_cancel: 'Cancelar',
    phone_confirmed: '{phone} está confirmado.',
    phone_change_number: 'Cambiar número',
    phone_remove: 'Eliminar número',
    phone_second_step: 'Código de acceso',
    phone_second_step_text:
      'Después de la contraseña, introduzca un código enviado a este número. Cree códigos de recuperación en la página «Segundo paso» por si pierde el teléfono.',
    phone_second_step_is_on: 'Para iniciar sesión se necesita un código.',
    phone_turn_on: 'Activar',
    phone_turn_off: 'Desactivar',
    second_step_code_text: 'Para iniciar sesión, introduzca el código enviado a {phone}.',
    second_step_no_code:
      'No se ha enviado ningún código para este inicio de sesión porque ya se han enviado demasiados. Inténtelo más tarde.',
    second_step_ended: 'Este inicio de sesión ha caducado. Empiece de nuevo.',
    second_step_again: 'Volver a iniciar sesión',
    phone_risk:
      'Los SMS pueden interceptarse si alguien se hace con el control de su número. Una llave de acceso es más segura.',
  },
  messages: {
    phone_code_sms:
      '{code} es su código de Parcurve, válido durante 5 minutos. No lo comparta con nadie.',
    phone_notice_subject: 'Se ha modificado su cuenta de Parcurve',
    phone_notice_confirmed: 'Se ha confirmado un número de teléfono para su cuenta.',
    phone_notice_removed: 'Se ha eliminado el número de teléfono de su cuenta.',
    phone_notice_step_on:
      'Para iniciar sesión en su cuenta ahora se necesita un código del teléfono.',
    phone_notice_step_off:
      'Para iniciar sesión en su cuenta ya no se necesita un código del teléfono.',
    phone_notice_not_you:
      'Si no ha sido usted, cambie la contraseña y contacte con el administrador del portal.',
  },
  outbox: {
    outbox_text:
      'Correos y SMS recientes con su estado de entrega. Los textos solo se muestran en un portal de prueba, durante una hora como máximo.',
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
    outbox_next_try: 'próximo intento {time}',
    outbox_retry: 'Reintentar',
    outbox_retry_named: 'Reintentar el envío a {to}',
    outbox_retried: 'Mensaje de nuevo en cola. Su estado se muestra abajo.',
    outbox_failing: 'El servidor no acepta mensajes. El motivo figura en cada fila.',
    outbox_no_mail:
      'No hay ningún servidor de correo configurado, por lo que no se envían correos. Defina SMTP_URL.',
    outbox_state_sent: 'aceptado por el servidor',
    outbox_state_failed: 'no entregado',
    outbox_state_expired: 'caducado',
  },
};
