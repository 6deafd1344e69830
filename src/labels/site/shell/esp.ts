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
    theme_system: 'Según el sistema',
    theme_light: 'Claro',
    theme_dark: 'Oscuro',
    sign_in: 'Iniciar sesión',
    sign_out: 'Cerrar sesión',
    register: 'Registrarse',
    account: 'Cuenta',
    operator_pages: 'Páginas del operador',
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
    demo_data_explained: 'Datos demo: las cifras de esta página son ficticias.',
    footer_sources: 'Fuentes: {sources}',
    footer_no_sources: 'Aún no hay fuentes de datos',
    footer_last_import: 'Última importación: {time}',
    footer_printed: 'Impreso el {time}',
    footer_tagline: 'Portal abierto de datos financieros',
    menu_addin: 'Complemento de Excel',
    menu_help: 'Ayuda',
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
    values_seen: 'Usted ve nombres, condiciones y fechas.',
    shapes_seen: 'Usted ve nombres, fechas y el trazado de los gráficos.',
    values_need_access: 'El acceso a los valores lo concede el administrador.',
    values_need_account: 'Los valores requieren una cuenta con acceso.',
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
  hints: {
    hints: 'Ayudas',
    hints_are_on: 'Las ayudas están activadas.',
    hints_are_off: 'Las ayudas están desactivadas. Se activan al pie de cada página.',
    hints_not_saved: 'No se pudo guardar el ajuste. Inténtelo de nuevo.',
    help_more: 'Más en la ayuda',
  },
  hint_texts: {
    hint_about: 'Explicación: {name}',
    hint_change:
      'El cambio desde el día hábil anterior. No lo hay si ese día no tiene valor o si el último valor es anterior al último día hábil. Los tipos cambian en puntos básicos: 100 pb son un punto porcentual.',
    hint_realtime:
      'Los valores en tiempo real llegan en cuanto la fuente los tiene. A quien tiene acceso se le actualizan solos.',
    hint_daily:
      'Es un valor diario, publicado una vez al terminar el día: no es el precio de este momento.',
    hint_shape:
      'Sin acceso, el gráfico es solo una forma: muestra el recorrido de la línea en una escala de 0 a 100. Los valores reales no se envían a su navegador.',
    hint_chart:
      'Ctrl con la rueda amplía, arrastrar mueve, un doble clic muestra todo. Con el teclado: las flechas van de punto en punto, + y − amplían y reducen, 0 muestra todo. La línea de tendencia se ajusta a los puntos del periodo cargado. La imagen se puede guardar o imprimir.',
    hint_statistics:
      'Cada fila mira atrás desde el último cierre: el cambio desde el último cierre no posterior al mismo día al inicio del periodo (como mucho 10 días antes), y el cierre máximo y el mínimo desde entonces con sus fechas.',
    hint_export:
      'Los archivos contienen todos los valores del periodo del gráfico, no solo esta página de la tabla. CSV es texto simple con punto decimal; XLSX se abre en Excel con fechas y números reales.',
    hint_pairs:
      'Marque un par para añadir su gráfico, hasta {count} a la vez; desmárquelo para quitarlo. La dirección de la página guarda la elección y se puede enviar.',
  },
  sections: {
    sections_menu: 'En esta página',
    section_top: 'Resumen',
  },
  notices: {
    form_unchanged: 'Sin cambios: todo está ya como se ha pedido.',
    copied_value: '{value} se ha copiado.',
    copy_failed: 'El navegador no permite copiar. Seleccione el texto y cópielo.',
    support_tickets: 'Soporte',
    unread_answers:
      '{count} {count, plural, one {respuesta sin leer} other {respuestas sin leer}} del soporte',
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
