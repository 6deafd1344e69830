import type { Texts } from './eng.ts';

export const esp: Texts = {
  codes: {
    error_unknown_field: 'Este campo es desconocido.',
    error_invalid_json: 'El cuerpo de la solicitud no es un JSON válido.',
    error_period_start_after_end: 'El periodo empieza después de su final.',
    error_too_many_to_sort:
      'No se pueden ordenar tantas filas por un valor: elija un contrato o menos días.',
    error_not_signed_in: 'Inicie sesión para realizar esta acción.',
    error_wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
    error_files_not_allowed: 'La fuente de estos valores no permite distribuirlos en archivos.',
    error_forbidden: 'Su cuenta no tiene permiso para realizar esta acción.',
    error_values_need_account: 'Los valores requieren una cuenta con acceso. Inicie sesión.',
    error_values_need_access:
      'El acceso a los valores lo concede el administrador; en /profile/access/ se indica cómo obtenerlo.',
    error_cross_site: 'La solicitud procedía de otro sitio y se ha rechazado.',
    error_not_found: 'Aquí no hay nada.',
    error_method_not_allowed: 'Esta dirección no admite este método.',
    error_already_registered: 'Ya existe una cuenta con este correo electrónico.',
    error_body_too_large: 'La solicitud es demasiado grande.',
    error_unsupported_media_type: 'Este tipo de contenido no se admite.',
    error_too_many_attempts: 'Demasiados intentos. Vuelva a intentarlo en unos minutos.',
    error_too_many_pages:
      'Se han abierto demasiadas páginas desde su dirección. Vuelva a intentarlo en un minuto o inicie sesión.',
    error_internal: 'Se ha producido un error por nuestra parte.',
    error_not_ready: 'El servidor aún no está listo.',
    error_overloaded: 'El servidor está sobrecargado. Vuelva a intentarlo en unos segundos.',
    error_unavailable:
      'En este momento no se puede acceder a los datos. Vuelva a intentarlo en unos segundos.',
    error_disk_full: 'El disco de la base de datos está lleno.',
    error_invalid_token: 'Este token no es válido: está mal escrito, ha caducado o fue revocado.',
    error_token_scope: 'Este token no puede hacer esta llamada.',
    error_too_many_tokens: 'Una cuenta tiene como máximo 20 tokens: revoque uno primero.',
    error_too_many_calls: 'Demasiadas llamadas con este token. Vuelva a intentarlo en un minuto.',
    error_unknown_symbol: 'Ningún instrumento tiene este ticker, ISIN o identificador.',
    error_unknown_exchange: 'El archivo no tiene ninguna bolsa con este MIC o identificador.',
    error_unknown_contract: 'La bolsa no tiene ningún contrato con este código o identificador.',
    error_too_many_rows:
      'Son demasiadas filas para una respuesta: pida menos días o descargue el archivo.',
    error_wrong_code: 'El código es incorrecto.',
    error_void_code: 'Este código ya no vale. Pida uno nuevo.',
    error_demo_account:
      'Esta es una cuenta de demostración que todos pueden usar: esto no se puede cambiar.',
    error_last_operator: 'Es el último administrador del portal. Nombre antes a otro.',
    error_merge_conflict: 'Estos dos no se pueden fusionar: sus datos se contradicen.',
    error_changed_meanwhile: 'Alguien lo ha cambiado entretanto. Vuelva a mirarlo.',
    error_label_file: 'No es un archivo CSV o XLSX con una columna de claves.',
    error_too_many_screens: 'Una cuenta guarda como máximo {most} selecciones: elimina antes una.',
  },
  registration: {
    error_registration_closed: 'El registro está cerrado. El operador crea las cuentas.',
  },
};
