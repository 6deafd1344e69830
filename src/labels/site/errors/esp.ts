import type { Texts } from './eng.ts';

export const esp: Texts = {
  codes: {
    error_unknown_field: 'Campo desconocido.',
    error_invalid_json: 'El cuerpo de la solicitud no es JSON válido.',
    error_period_start_after_end:
      'El periodo empieza después de su final. Elija un inicio anterior.',
    error_too_many_to_sort:
      'Demasiadas filas para ordenar por valor. Elija un contrato o un periodo más corto.',
    error_not_signed_in: 'Inicie sesión para realizar esta acción.',
    error_wrong_credentials: 'Correo o contraseña incorrectos.',
    error_files_not_allowed: 'La fuente de datos no permite descargar estos valores.',
    error_forbidden: 'Su cuenta no tiene permiso para realizar esta acción.',
    error_values_need_account:
      'Para ver los valores, inicie sesión con una cuenta que tenga acceso.',
    error_values_need_access:
      'Para ver los valores necesita acceso, que concede el administrador. Consulte /profile/access/.',
    error_cross_site: 'La solicitud procedía de otro sitio y se ha rechazado.',
    error_not_found: 'No encontrado.',
    error_method_not_allowed: 'Esta URL no admite este método.',
    error_already_registered: 'Ya existe una cuenta con este correo.',
    error_body_too_large: 'La solicitud es demasiado grande.',
    error_unsupported_media_type: 'Este tipo de contenido no se admite.',
    error_too_many_attempts: 'Demasiados intentos. Inténtelo de nuevo en unos minutos.',
    error_too_many_pages:
      'Demasiadas páginas solicitadas desde su dirección IP. Inténtelo de nuevo en un minuto o inicie sesión.',
    error_internal: 'Se ha producido un error por nuestra parte.',
    error_not_ready: 'El servidor aún no está listo.',
    error_overloaded: 'El servidor está sobrecargado. Inténtelo de nuevo en unos segundos.',
    error_unavailable:
      'Los datos no están disponibles en este momento. Inténtelo de nuevo en unos segundos.',
    error_disk_full: 'El disco de la base de datos está lleno.',
    error_invalid_token: 'Este token no es válido: está mal escrito, ha caducado o se ha revocado.',
    error_token_scope: 'Este token no permite esta llamada.',
    error_too_many_tokens: 'Una cuenta puede tener hasta 20 tokens. Revoque uno primero.',
    error_too_many_calls: 'Demasiadas llamadas con este token. Inténtelo de nuevo en un minuto.',
    error_unknown_symbol: 'Ningún instrumento tiene este ticker, ISIN o ID.',
    error_unknown_exchange: 'El archivo no tiene ninguna bolsa con este MIC o ID.',
    error_unknown_contract: 'La bolsa no tiene ningún contrato con este código o ID.',
    error_too_many_rows:
      'Demasiadas filas para una respuesta. Solicite un periodo más corto o descargue el archivo.',
    error_wrong_code: 'El código es incorrecto.',
    error_void_code: 'Este código ya no es válido. Solicite uno nuevo.',
    error_demo_account:
      'Esta es una cuenta de demostración compartida, así que esto no se puede cambiar.',
    error_last_operator:
      'Es el último administrador del portal. Haga antes administrador a otra cuenta.',
    error_merge_conflict:
      'Estos dos registros no se pueden fusionar porque sus datos entran en conflicto.',
    error_changed_meanwhile: 'Esto ha cambiado entretanto. Revíselo e inténtelo de nuevo.',
    error_label_file: 'Este no es un archivo CSV o XLSX con una columna de claves.',
    error_too_many_screens: 'Una cuenta puede tener hasta {most} selecciones. Elimine una primero.',
  },
  registration: {
    error_registration_closed: 'El registro está cerrado. Solicite una cuenta al administrador.',
  },
};
