import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    help_title: 'Ayuda',
    help_description:
      'Cómo funciona el portal: acceso, cifras y convenciones, filtros, gráficos, búsqueda, API y Excel, y gestión de un portal.',
    help_menu: 'Artículos de ayuda',
    help_contents: 'Contenido',
    help_search: 'Buscar en la ayuda',
    help_results: '{count} {count, plural, one {resultado} other {resultados}} para «{term}»',
    help_nothing: 'Sin resultados para «{term}». Pruebe con otra palabra o consulte los artículos.',
    help_title_for: 'Ayuda: {term}',
    help_untranslated:
      'Este artículo aún no está traducido al español. Está leyendo la versión inglesa.',
    help_group_portal: 'Uso del portal',
    help_group_market: 'Datos de mercado',
    help_group_programs: 'Programas y operadores',
  },
};
