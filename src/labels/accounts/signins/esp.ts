import type { Texts } from './eng.ts';

export const esp: Texts = {
  sessions: {
    sessions_description: 'Dónde está abierta tu cuenta.',
    sessions_count: '{count} {count, plural, one {acceso} other {accesos}}',
    session_device: 'Dispositivo',
    session_address: 'Dirección al entrar',
    session_signed_in: 'Entrada',
    session_last_seen: 'Última actividad',
    session_now: 'ahora',
    session_this: 'este dispositivo',
    session_on: '{browser} en {system}',
    session_unknown: 'Dispositivo desconocido',
    session_end_named: 'Cerrar {device}, actividad {seen}',
    session_end_others: 'Cerrar todas las demás',
    session_ended: 'La sesión está cerrada.',
    session_others_ended: 'Todas las demás sesiones están cerradas.',
    sessions_note:
      'Los nombres de los dispositivos son los que declaran los navegadores. La última actividad es exacta dentro de 5 minutos. De una dirección IPv6 solo se muestra la red.',
  },
  passkeys: {
    passkeys_description: 'Llaves en tus dispositivos para entrar sin contraseña.',
    passkeys_lead:
      'Una llave de acceso te permite entrar con el bloqueo de tu dispositivo: PIN, huella o rostro. Solo sirve en este sitio, así que nadie puede sonsacártela.',
    passkeys_yours: 'Tus llaves de acceso',
    passkeys_none: 'Aún no hay llaves de acceso.',
    passkey_name: 'Nombre de la llave',
    passkey_name_hint: 'Por ejemplo, «Portátil del trabajo»',
    passkey_added_at: 'Añadida',
    passkey_last_used: 'Último uso',
    passkey_never: 'nunca',
    passkey_where: 'Dónde está',
    passkey_synced: 'en varios dispositivos (sincronizada)',
    passkey_single: 'en un solo dispositivo',
    passkey_new: 'Nueva llave de acceso',
    passkey_add: 'Añadir una llave',
    passkey_added: 'La llave de acceso se ha añadido.',
    passkey_remove: 'Quitar',
    passkey_remove_named: 'Quitar {name}',
    passkey_removed:
      'La llave de acceso se ha quitado. Tu dispositivo puede seguir mostrándola, pero aquí ya no abre nada.',
    passkey_confirm_title: 'Confirma que eres tú',
    passkey_confirm_text:
      'Las llaves abren tu cuenta; por eso solo se pueden cambiar durante los 5 minutos siguientes a la confirmación.',
    passkey_confirm_password: 'Confirmar con la contraseña',
    passkey_confirm_passkey: 'Confirmar con una llave',
    passkey_confirm_again:
      'No tienes contraseña ni llave: sal, vuelve a entrar y añade una aquí en 5 minutos.',
    passkey_step_title: 'Segundo paso',
    passkey_step_text:
      'Quien entre con tu contraseña tendrá que mostrar además una llave de acceso. Entrar solo con la llave sigue siendo un paso: vale por los dos.',
    passkey_step_is_on: 'Está activado.',
    passkey_step_is_off: 'Está desactivado.',
    passkey_step_on: 'Activar',
    passkey_step_off: 'Desactivar',
    passkey_step_changed: 'El segundo paso se ha cambiado.',
  },
  step: {
    step_description: 'Qué se pide después de la contraseña y sus códigos de recuperación.',
    step_required:
      'Los operadores de este portal necesitan un segundo paso. Configúrelo para continuar.',
    step_required_hint:
      'Si aquí no funciona ninguno, defina OPERATOR_SECOND_STEP=off en el servidor y reinícielo.',
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
    recovery_step_first: 'Podrá crear códigos cuando el segundo paso esté activado.',
    recovery_create: 'Crear códigos',
    recovery_replace: 'Reemplazar los códigos',
    recovery_replace_note: 'Los códigos anteriores dejarán de funcionar.',
    recovery_confirm_text:
      'Los códigos de recuperación abren su cuenta; confirme primero que es usted.',
    recovery_made: 'Guarde ahora estos códigos: no se volverán a mostrar.',
    recovery_copy: 'Copiar',
    recovery_copied: 'Copiado',
  },
  ways: {
    passkey_sign_in: 'Entrar con una llave de acceso',
    passkey_use: 'Usar una llave de acceso',
    passkey_use_text: 'La contraseña es correcta. Ahora muestra una llave de tu cuenta.',
    recovery_use: 'Usar un código de recuperación',
    recovery_code: 'Código de recuperación',
    recovery_code_hint: '16 letras y cifras; los guiones no importan.',
    passkey_no_scripts: 'Las llaves de acceso necesitan scripts, desactivados en este navegador.',
    passkey_unsupported:
      'Este navegador no ofrece aquí llaves de acceso: necesitan un navegador actual y una dirección segura.',
    passkey_cancelled:
      'No se usó ninguna llave: se canceló, no se permitió o tardó demasiado. Inténtalo de nuevo.',
    passkey_wrong_address:
      'Las llaves no funcionan en esta dirección: necesitan un nombre de dominio en vez de números.',
    passkey_known_here: 'Este dispositivo ya tiene una llave de tu cuenta.',
    passkey_failed: 'No se pudo usar la llave de acceso. Inténtalo dentro de un momento.',
  },
  refusals: {
    passkey_refused: 'La llave de acceso no se aceptó. Inténtalo de nuevo o elige otra forma.',
    passkey_step_needs_it: 'El segundo paso pide esta llave: desactívalo primero.',
    passkey_step_needs_one: 'Añade primero una llave de acceso.',
    recovery_code_wrong: 'Este código de recuperación es incorrecto o ya se usó.',
    recovery_needs_step: 'Active primero un segundo paso.',
    error_second_step_needed:
      'Aquí los operadores necesitan un segundo paso: configúrelo en la página «Segundo paso» de su cuenta.',
    error_confirmation_needed: 'Confirma primero que eres tú.',
    error_too_many_passkeys: 'Una cuenta tiene como máximo 20 llaves de acceso: quita una primero.',
    error_passkey_known: 'Esta llave de acceso ya está guardada.',
    error_last_way_in: 'Sin esta llave nadie podría entrar en tu cuenta: añade otra primero.',
  },
  mails: {
    mail_recovery_created_subject: 'Nuevos códigos de recuperación',
    mail_recovery_created_text:
      'Se crearon nuevos códigos de recuperación para su cuenta; los anteriores ya no sirven. Si no fue usted, cambie ahora la contraseña.',
    mail_recovery_used_subject: 'Se usó un código de recuperación',
    mail_recovery_used_text:
      'Se inició sesión con su contraseña y un código de recuperación. Códigos restantes: {count}. Si no fue usted, cambie ahora la contraseña.',
    mail_step_lifted_subject: 'Se desactivó su segundo paso',
    mail_step_lifted_text:
      'Un operador desactivó el segundo paso de su cuenta; sus códigos de recuperación ya no sirven. Inicie sesión con la contraseña y configure uno nuevo. Si no lo pidió, avise al operador.',
    mail_passkeys_removed_subject: 'Se eliminaron sus llaves de acceso',
    mail_passkeys_removed_text:
      'Un operador eliminó todas las llaves de acceso de su cuenta. Inicie sesión con la contraseña y añada una nueva. Si no lo pidió, avise al operador.',
  },
};
