import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    currencies_title: 'Cotizaciones de divisas',
    currencies_description:
      'Tipos de cambio por par de divisas: último valor, variación diaria y hasta diez años de histórico.',
    currencies_count: '{count} {count, plural, one {par} other {pares}}',
    currencies_updated: 'actualizado {time}',
    currencies_source: 'fuente: {sources}',
    currencies_subregion: 'Subregión',
    currencies_all: 'Todas',
    currencies_search: 'Buscar un par',
    currencies_none: 'Todavía no hay pares de divisas.',
    currencies_empty: 'Ningún par coincide.',
    currencies_clear: 'Borrar búsqueda y subregión',
    currencies_pair: 'Par',
    currencies_last: 'Último',
    currencies_day: 'Día, %',
    currencies_quotes: 'Cotizaciones',
    currencies_charts: 'Gráficos',
    currencies_no_chart: 'Elija un par para ver su gráfico.',
    currencies_to_charts: 'Gráficos: {count}',
    currencies_compare: 'Comparar en un gráfico, %',
    currencies_compared: 'Pares comparados, variación en %',
    currencies_too_many: 'Puede mostrar hasta {count} gráficos a la vez.',
    currencies_toggle: 'Gráfico de {name}',
    currencies_remove: 'Quitar el gráfico de {name}',
  },
  faq: {
    faq_title: 'Preguntas frecuentes',
    faq_source_question: '¿De dónde proceden las cotizaciones?',
    faq_source_answer:
      'De las fuentes de datos conectadas por el administrador de este portal e indicadas al pie de la página. Si en la página aparece «Datos demo», los valores son ficticios.',
    faq_update_question: '¿Con qué frecuencia se actualizan?',
    faq_update_answer:
      'Los pares en tiempo real se actualizan automáticamente, sin recargar la página. Los demás reciben un valor al día. La hora junto a cada cotización indica el momento al que corresponde.',
    faq_change_question: '¿Con qué se compara la variación diaria?',
    faq_change_answer:
      'Una cotización en tiempo real se compara con el último cierre diario; una diaria, con el cierre anterior.',
    faq_access_question: '¿Por qué veo *** en lugar de un número?',
    faq_access_answer:
      'Los valores requieren una cuenta con acceso, que concede el administrador de este portal. Sin él, las páginas muestran nombres, fechas y la forma de los gráficos en una escala de 0 a 100; los valores en sí no se envían.',
  },
  subregions: {
    subregion_majors: 'Divisas principales',
    subregion_europe: 'Europa',
    subregion_cis: 'CEI',
    subregion_asia: 'Asia',
    subregion_latin_america: 'América Latina',
    subregion_middle_east: 'Oriente Medio',
    subregion_africa: 'África',
    subregion_other: 'Otras',
  },
};
