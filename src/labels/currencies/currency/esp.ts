import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    currencies_title: 'Cotizaciones de divisas',
    currencies_description:
      'Tipos de cambio de pares de divisas con último valor, variación diaria y hasta diez años de histórico.',
    currencies_count: '{count} {count, plural, one {par} other {pares}}',
    currencies_updated: 'actualizado: {time}',
    currencies_source: 'fuente: {sources}',
    currencies_subregion: 'Subregión',
    currencies_all: 'Todas',
    currencies_search: 'Buscar un par',
    currencies_none: 'Todavía no hay pares de divisas.',
    currencies_empty: 'Ningún par coincide.',
    currencies_clear: 'Borrar la búsqueda y la subregión',
    currencies_pair: 'Par',
    currencies_last: 'Último',
    currencies_day: 'Día, %',
    currencies_quotes: 'Cotizaciones',
    currencies_charts: 'Gráficos',
    currencies_no_chart: 'Elija un par para ver su gráfico.',
    currencies_to_charts: 'Gráficos: {count}',
    currencies_compare: 'En un solo gráfico, en porcentaje',
    currencies_compared: 'Pares comparados, en porcentaje',
    currencies_too_many: 'Se pueden mostrar como máximo {count} gráficos a la vez.',
    currencies_toggle: 'Gráfico de {name}',
    currencies_remove: 'Quitar el gráfico de {name}',
  },
  faq: {
    faq_title: 'Preguntas',
    faq_source_question: '¿De dónde proceden las cotizaciones?',
    faq_source_answer:
      'De las fuentes que ha conectado el administrador de este portal; se indican al pie de la página. Si en la página aparece «Datos demo», las cifras son ficticias.',
    faq_update_question: '¿Con qué frecuencia se actualizan?',
    faq_update_answer:
      'Las cotizaciones en tiempo real se mueven solas, sin recargar la página. Los demás pares reciben un valor al día. La hora que acompaña a cada cotización indica en qué momento era válida.',
    faq_change_question: '¿Con qué se compara la variación diaria?',
    faq_change_answer:
      'Una cotización en tiempo real se compara con el último cierre diario. Una cotización diaria se compara con el cierre anterior.',
    faq_access_question: '¿Por qué veo *** en lugar de un número?',
    faq_access_answer:
      'Los valores requieren una cuenta con acceso, que concede el administrador del portal. Sin acceso se ven nombres, fechas y el trazado de los gráficos, en una escala de 0 a 100; los valores en sí no se envían.',
  },
  subregions: {
    subregion_majors: 'Divisas principales',
    subregion_europe: 'Europa',
    subregion_cis: 'CEI',
    subregion_asia: 'Asia',
    subregion_latin_america: 'América Latina',
    subregion_middle_east: 'Oriente Medio',
    subregion_africa: 'África',
  },
};
