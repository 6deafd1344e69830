import type { Texts } from './eng.ts';

export const esp: Texts = {
  sessions: {
    sessions_description: 'Dónde tiene iniciada la sesión.',
    sessions_count: '{count} {count, plural, one {sesión} other {sesiones}}',
    session_device: 'Dispositivo',
    session_address: 'IP de inicio de sesión',
    session_signed_in: 'Inicio',
    session_last_seen: 'Última actividad',
    session_now: 'ahora',
    session_this: 'este dispositivo',
    session_on: '{browser} en {system}',
    session_unknown: 'Dispositivo desconocido',
    session_end_named: 'Cerrar sesión en {device}, última actividad {seen}',
    session_end_others: 'Cerrar todas las demás',
    session_ended: 'Sesión cerrada.',
    session_others_ended: 'Se han cerrado todas las demás sesiones.',
    sessions_note:
      'Los nombres de los dispositivos son los que declaran los navegadores. La «última actividad» tiene una precisión de 5 minutos. De las direcciones IPv6 solo se muestra la red.',
  },
  passkeys: {
    passkeys_description:
      'Llaves en sus dispositivos que le permiten iniciar sesión sin contraseña.',
    passkeys_lead:
      'Con una llave de acceso inicia sesión mediante el bloqueo de pantalla de su dispositivo: PIN, huella o rostro. Solo funciona en este sitio, por lo que resiste al phishing.',
    passkeys_yours: 'Sus llaves de acceso',
    passkeys_none: 'Aún no hay llaves de acceso.',
    passkey_name: 'Nombre de la llave de acceso',
    passkey_name_hint: 'Por ejemplo, «Portátil del trabajo»',
    passkey_added_at: 'Añadida',
    passkey_last_used: 'Último uso',
    passkey_never: 'nunca',
    passkey_where: 'Ubicación',
    passkey_synced: 'en varios dispositivos (sincronizada)',
    passkey_single: 'en un solo dispositivo',
    passkey_new: 'Nueva llave de acceso',
    passkey_add: 'Añadir una llave de acceso',
    passkey_added: 'Llave de acceso añadida.',
    passkey_remove: 'Eliminar',
    passkey_remove_named: 'Eliminar {name}',
    passkey_removed:
      'Llave de acceso eliminada. Puede que su dispositivo aún la ofrezca, pero aquí ya no funciona.',
    passkey_confirm_title: 'Confirme su identidad',
    passkey_confirm_text:
      'Las llaves de acceso dan entrada a su cuenta. Una vez confirmada su identidad, podrá cambiarlas durante 5 minutos.',
    passkey_confirm_password: 'Confirmar con contraseña',
    passkey_confirm_passkey: 'Confirmar con llave de acceso',
    passkey_confirm_again:
      'No tiene contraseña ni llave de acceso. Cierre la sesión, iníciela de nuevo y añada aquí una llave de acceso en un plazo de 5 minutos.',
    passkey_step_title: 'Segundo paso',
    passkey_step_text:
      'Si está activado, al iniciar sesión con la contraseña se pide también una llave de acceso. Iniciar sesión solo con la llave de acceso sigue siendo un único paso, pues vale por los dos.',
    passkey_step_is_on: 'El segundo paso está activado.',
    passkey_step_is_off: 'El segundo paso está desactivado.',
    passkey_step_on: 'Activar',
    passkey_step_off: 'Desactivar',
    passkey_step_changed: 'Segundo paso modificado.',
  },
  step: {
    step_description: 'El segundo paso tras la contraseña y sus códigos de recuperación.',
    step_required:
      'Los administradores de este portal necesitan un segundo paso. Configúrelo para continuar.',
    step_required_hint:
      'Si aquí no funciona ninguno de los dos, defina OPERATOR_SECOND_STEP=off en el servidor y reinícielo.',
    step_is_passkey: 'Activado: una llave de acceso después de la contraseña.',
    step_is_code: 'Activado: un código por SMS después de la contraseña.',
    step_is_off: 'Desactivado: basta la contraseña para iniciar sesión.',
    step_set_passkey: 'Configurar una llave de acceso',
    step_set_phone: 'Configurar códigos por SMS',
    recovery_title: 'Códigos de recuperación',
    recovery_text:
      'Cada código sustituye una vez al segundo paso si pierde el teléfono o la llave de acceso. Guárdelos en papel o en un gestor de contraseñas.',
    recovery_left: 'Códigos restantes: {count}. Creados el {time}.',
    recovery_none: 'No hay códigos de recuperación.',
    recovery_step_first: 'Podrá crear códigos cuando haya activado un segundo paso.',
    recovery_create: 'Crear códigos',
    recovery_replace: 'Sustituir códigos',
    recovery_replace_note: 'Los códigos anteriores dejarán de funcionar.',
    recovery_confirm_text:
      'Los códigos de recuperación dan acceso a su cuenta; confirme primero su identidad.',
    recovery_made: 'Guarde ahora estos códigos: no se volverán a mostrar.',
    recovery_copy: 'Copiar',
    recovery_copied: 'Copiado',
  },
  ways: {
    passkey_sign_in: 'Iniciar sesión con una llave de acceso',
    passkey_use: 'Usar una llave de acceso',
    passkey_use_text: 'Contraseña correcta. Use ahora una de sus llaves de acceso.',
    recovery_use: 'Usar un código de recuperación',
    recovery_code: 'Código de recuperación',
    recovery_code_hint: '16 letras y cifras; los guiones no importan.',
    passkey_no_scripts:
      'Las llaves de acceso necesitan JavaScript, que está desactivado en este navegador.',
    passkey_unsupported:
      'Las llaves de acceso no están disponibles aquí: requieren un navegador actualizado y una conexión segura.',
    passkey_cancelled:
      'No se ha usado ninguna llave de acceso: la solicitud se canceló, se denegó o caducó. Inténtelo de nuevo.',
    passkey_wrong_address:
      'Las llaves de acceso no funcionan en esta URL: se necesita un nombre de dominio, no una dirección IP.',
    passkey_known_here: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    passkey_failed: 'No se ha podido usar la llave de acceso. Inténtelo de nuevo en un momento.',
  },
  refusals: {
    passkey_refused: 'La llave de acceso se ha rechazado. Inténtelo de nuevo o use otro método.',
    passkey_step_needs_it:
      'El segundo paso necesita esta llave de acceso. Desactive primero el segundo paso.',
    passkey_step_needs_one: 'Añada primero una llave de acceso.',
    recovery_code_wrong: 'Este código de recuperación es incorrecto o ya se ha utilizado.',
    recovery_needs_step: 'Active primero un segundo paso.',
    error_second_step_needed:
      'Los administradores deben usar un segundo paso. Configúrelo en la página «Segundo paso» de su cuenta.',
    error_confirmation_needed: 'Confirme primero su identidad.',
    error_too_many_passkeys:
      'Una cuenta puede tener hasta 20 llaves de acceso. Elimine una primero.',
    error_passkey_known: 'Esta llave de acceso ya se ha añadido.',
    error_last_way_in:
      'Sin esta llave de acceso no podría iniciar sesión en su cuenta. Añada otra primero.',
  },
  mails: {
    mail_recovery_created_subject: 'Nuevos códigos de recuperación',
    mail_recovery_created_text:
      'Se han creado nuevos códigos de recuperación para su cuenta; los anteriores ya no sirven. Si no fue usted, cambie la contraseña ahora.',
    mail_recovery_used_subject: 'Se ha usado un código de recuperación',
    mail_recovery_used_text:
      'Se ha iniciado sesión con su contraseña y un código de recuperación. Códigos restantes: {count}. Si no fue usted, cambie la contraseña ahora.',
    mail_step_lifted_subject: 'Se ha desactivado su segundo paso',
    mail_step_lifted_text:
      'Un administrador ha desactivado el segundo paso de su cuenta; sus códigos de recuperación ya no sirven. Inicie sesión con la contraseña y configure uno nuevo. Si no lo ha solicitado, avise al administrador.',
    mail_passkeys_removed_subject: 'Se han eliminado sus llaves de acceso',
    mail_passkeys_removed_text:
      'Un administrador ha eliminado todas las llaves de acceso de su cuenta. Inicie sesión con la contraseña y añada una nueva. Si no lo ha solicitado, avise al administrador.',
  },
};
