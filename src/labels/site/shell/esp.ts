import type { Texts } from './eng.ts';

export const esp: Texts = {
  header: {
    skip_to_content: 'Ir al contenido',
    main_menu: 'Menú principal',
    open_menu: 'Abrir el menú',
    show_submenu: 'Mostrar «{name}»',
    menu_more: 'Más',
    language: 'Idioma',
    theme: 'Tema',
    theme_system: 'Sistema',
    theme_light: 'Claro',
    theme_dark: 'Oscuro',
    sign_in: 'Iniciar sesión',
    sign_out: 'Cerrar sesión',
    register: 'Registrarse',
    account: 'Cuenta',
    operator_pages: 'Páginas de administración',
  },
  menu: {
    menu_currencies: 'Divisas',
    menu_indexes: 'Índices',
    menu_all_indexes: 'Todos los índices',
    menu_derivatives: 'Derivados',
    menu_developers: 'API',
    menu_curves: 'Curvas',
    menu_bonds: 'Bonos',
    menu_stocks: 'Acciones',
    menu_etfs: 'ETF',
    menu_issuers: 'Emisores',
  },
  footer: {
    menu_api_calls: 'Llamadas a la API',
    menu_openapi: 'Descripción OpenAPI',
    demo_data: 'Datos demo',
    demo_data_explained: 'Datos demo: los valores de esta página son ficticios.',
    footer_sources: 'Fuentes: {sources}',
    footer_no_sources: 'Aún no hay fuentes de datos',
    footer_last_import: 'Última importación: {time}',
    footer_printed: 'Impreso el {time}',
    footer_tagline: 'Portal abierto de datos financieros',
    menu_addin: 'Complemento de Excel',
    menu_help: 'Ayuda',
  },
  errors: {
    not_found_title: 'Página no encontrada',
    not_found_text: 'Puede que la URL esté mal escrita o que la página se haya eliminado.',
    server_error_title: 'Se ha producido un error por nuestra parte',
    server_error_text:
      'El error ha quedado registrado. Inténtelo de nuevo; si el problema persiste, indique al administrador este ID de solicitud: {id}',
    unreachable_title: 'No se puede conectar con el servidor',
    unreachable_text:
      'No hay conexión o el servidor no está disponible temporalmente. La página se cargará automáticamente cuando el servidor vuelva a responder.',
    refused_title: 'No se puede completar esta solicitud',
    back_to_start: 'Ir a la página de inicio',
    try_again: 'Reintentar',
    error_invalid_field: 'Este valor no es válido.',
  },
  access: {
    asterisks: 'Para ver los valores necesita una cuenta con acceso',
    asterisks_auth: 'Para ver los valores, pida acceso al administrador',
    value_hidden: 'oculto, requiere acceso',
    get_access: 'Obtener acceso',
    values_seen: 'Puede ver nombres, condiciones y fechas.',
    shapes_seen: 'Puede ver nombres, fechas y la forma de los gráficos.',
    values_need_access: 'Para ver los valores necesita acceso, que concede el administrador.',
    values_need_account: 'Para ver los valores necesita una cuenta con acceso.',
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
    no_data_yet: 'Este portal aún no tiene datos.',
    no_data_operator:
      'Para probar el portal, detenga el servidor, ejecute «{command}» y vuelva a iniciarlo: así se carga un mercado de demostración ficticio. Las curvas de tipos publicadas se importan con «{importer}».',
  },
  hints: {
    hints: 'Ayudas',
    hints_are_on: 'Las ayudas están activadas.',
    hints_are_off: 'Las ayudas están desactivadas. Puede activarlas al pie de cualquier página.',
    hints_not_saved: 'No se ha podido guardar el ajuste. Inténtelo de nuevo.',
    help_more: 'Más en la ayuda',
  },
  hint_texts: {
    hint_about: 'Explicación: {name}',
    hint_change:
      'La variación desde la sesión anterior. No se muestra si esa sesión no tiene valor o si el último valor es anterior a la última sesión. Los tipos varían en puntos básicos: 100 pb son un punto porcentual.',
    hint_realtime:
      'Los valores en tiempo real aparecen en cuanto la fuente los publica y se actualizan automáticamente para quienes tienen acceso.',
    hint_daily: 'Un valor diario, publicado una vez terminado el día. No es un precio en directo.',
    hint_shape:
      'Sin acceso, un gráfico solo muestra la forma de la línea, en una escala de 0 a 100. Los valores reales no se envían a su navegador.',
    hint_chart:
      'Ratón: Ctrl + rueda para el zoom, arrastrar para desplazarse y doble clic para mostrarlo todo. Teclado: las flechas pasan de un punto a otro, + y − ajustan el zoom y 0 lo muestra todo. La línea de tendencia se ajusta a los puntos del periodo cargado. Puede guardar o imprimir la imagen.',
    hint_statistics:
      'Cada fila mira atrás desde el último cierre. Muestra la variación desde el último cierre no posterior al mismo día al inicio del periodo (como máximo 10 días antes) y los cierres máximo y mínimo desde entonces, con sus fechas.',
    hint_export:
      'Los archivos contienen todos los valores del periodo mostrado en el gráfico, no solo esta página de la tabla. CSV es texto sin formato con punto decimal; XLSX se abre en Excel con fechas y números correctos.',
    hint_pairs:
      'Marque un par para añadir su gráfico, hasta {count} a la vez; desmárquelo para quitarlo. La URL guarda su selección, así que puede compartirla.',
  },
  sections: {
    sections_menu: 'En esta página',
    section_top: 'Resumen',
  },
  notices: {
    form_unchanged: 'Sin cambios: todo está ya como se solicita.',
    copied_value: '{value} copiado.',
    copy_failed: 'El navegador no permite copiar. Seleccione el texto y cópielo.',
    support_tickets: 'Tickets de soporte',
    unread_answers:
      '{count} {count, plural, one {respuesta sin leer} other {respuestas sin leer}} del soporte',
  },
  offers: {
    bottom_banner: 'Aviso del portal',
    app_offer: 'Aplicación móvil',
    app_offer_ios: 'Parcurve también tiene una aplicación para iPhone y iPad.',
    app_offer_android: 'Parcurve también tiene una aplicación para Android.',
    app_offer_get: 'Obtener la aplicación',
    offer_close: 'Cerrar',
  },
};
