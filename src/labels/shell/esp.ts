import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  header: {
    skip_to_content: 'Ir al contenido',
    main_menu: 'Menú principal',
    open_menu: 'Abrir el menú',
    show_submenu: 'Mostrar «{name}»',
    language: 'Idioma',
    theme: 'Tema',
    theme_system: 'Según el sistema',
    theme_light: 'Claro',
    theme_dark: 'Oscuro',
    sign_in: 'Iniciar sesión',
    sign_out: 'Cerrar sesión',
    register: 'Registrarse',
    account: 'Cuenta',
  },
  menu: {
    menu_currencies: 'Divisas',
    menu_indexes: 'Índices',
    menu_all_indexes: 'Todos los índices',
    menu_derivatives: 'Derivados',
    menu_developers: 'Desarrolladores',
  },
  footer: {
    menu_api_calls: 'Llamadas a la API',
    menu_openapi: 'Descripción OpenAPI',
    demo_data: 'Datos demo',
    demo_data_explained: 'Datos demo: las cifras de esta página son ficticias.',
    footer_sources: 'Fuentes: {sources}',
    footer_no_sources: 'Aún no hay fuentes de datos',
    footer_last_import: 'Última importación: {time}',
    footer_printed: 'Impreso el {time}',
    footer_tagline: 'Portal abierto de datos financieros',
    menu_addin: 'Complemento de Excel',
  },
  errors: {
    not_found_title: 'Esta página no existe',
    not_found_text: 'Es posible que la dirección sea incorrecta o que la página ya no exista.',
    server_error_title: 'Se ha producido un error por nuestra parte',
    server_error_text:
      'El error ha quedado registrado. Inténtelo de nuevo; si persiste, comunique al administrador este número de solicitud: {id}',
    unreachable_title: 'No se puede acceder al servidor',
    unreachable_text:
      'No hay conexión, o el servidor no responde por el momento. La página se cargará sola en cuanto el servidor vuelva a responder.',
    refused_title: 'No se puede atender esta solicitud',
    back_to_start: 'Ir a la página de inicio',
    try_again: 'Reintentar',
    error_invalid_field: 'Este valor no es válido.',
  },
  access: {
    asterisks: 'Para ver los valores necesita una cuenta con acceso',
    asterisks_auth: 'Para ver los valores, obtenga acceso del administrador',
    value_hidden: 'oculto, requiere acceso',
    get_access: 'Obtener acceso',
    values_locked:
      'Su cuenta ve nombres, fechas y el trazado de los gráficos. El acceso a los valores lo concede el administrador.',
    values_locked_anonymous:
      'Usted ve nombres, fechas y el trazado de los gráficos. Los valores requieren una cuenta con acceso.',
  },
  paging: {
    paging: 'Páginas',
    page_first: 'Primera página',
    page_previous: 'Página anterior',
    page_next: 'Página siguiente',
    page_last: 'Última página',
    page_number: 'Página {page} de {last}',
  },
  no_data: {
    no_data_yet: 'En este portal todavía no hay datos.',
    no_data_operator:
      'Para probar el portal, detenga el servidor, ejecute «{command}» y vuelva a iniciarlo: se carga el mercado de demostración inventado. La importación de datos reales aún no existe.',
  },
  offers: {
    bottom_banner: 'Aviso del portal',
    app_offer: 'Aplicación móvil',
    app_offer_ios: 'Parcurve también es una aplicación para iPhone y iPad.',
    app_offer_android: 'Parcurve también es una aplicación para Android.',
    app_offer_get: 'Obtener la aplicación',
    offer_close: 'Cerrar',
  },
};
