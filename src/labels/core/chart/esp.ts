import type { Texts } from './eng.ts';

export const esp: Texts = {
  states: {
    graph_period_start_incorrect: 'Elija una fecha de inicio no posterior a la final.',
    no_graph_data: 'No hay datos para este periodo.',
    chart_loading: 'Cargando el gráfico…',
    chart_slow: 'Está tardando más de lo habitual…',
    chart_failed: 'No se ha podido cargar el gráfico.',
    chart_gone: 'Esta serie ya no está disponible.',
    chart_locked: 'Los gráficos de precios de bonos y de tipos requieren acceso.',
    chart_returns: 'El gráfico se volverá a cargar automáticamente.',
    chart_retry: 'Reintentar',
    chart_engine_failed:
      'No se ha podido cargar el gráfico interactivo; en su lugar se muestra una imagen fija.',
  },
  tools: {
    chart_font_smaller: 'Texto más pequeño',
    chart_font_larger: 'Texto más grande',
    chart_settings: 'Ajustes del gráfico',
    chart_show_logo: 'Mostrar el logotipo',
    chart_trend: 'Tendencia',
    trend_not_selected: 'Sin tendencia',
    trend_linear: 'Lineal',
    trend_logarithmic: 'Logarítmica',
    trend_exponential: 'Exponencial',
    trend_too_few_points: '{name}: una tendencia necesita al menos dos puntos.',
    trend_same_time:
      '{name}: sin tendencia, porque todos los puntos comparten la misma posición horizontal.',
    trend_not_positive:
      '{name}: una tendencia exponencial necesita que todos los valores sean mayores que cero.',
    trend_not_positive_x:
      '{name}: una tendencia logarítmica necesita que todas las duraciones sean mayores que cero.',
    trend_needs_values: '{name}: esta tendencia usa los valores, ocultos sin acceso.',
    chart_export: 'Exportar',
    chart_print: 'Imprimir',
    chart_export_failed: 'No se ha podido crear el archivo.',
    chart_demo_data: 'Datos demo: los valores de este gráfico son ficticios.',
    chart_exporting: 'Creando el archivo…',
    chart_zoom_in: 'Acercar',
    chart_zoom_out: 'Alejar',
    chart_zoom_reset: 'Mostrar todo',
    chart_period: 'Periodo',
  },
  legend: {
    chart_legend: 'Leyenda',
    legend_show: 'Mostrar {name}',
    legend_hide: 'Ocultar {name}',
    legend_remove: 'Quitar {name}',
  },
  map: {
    map_labels: 'Etiquetas',
    map_all_labels: 'Todas las etiquetas',
    map_duration: 'Duración al peor, años',
    map_yield: 'Rentabilidad al peor, %',
    map_delete_mode: 'Quitar puntos',
    map_remove_selected: 'Quitar seleccionados ({count})',
    map_close_delete_mode: 'Listo',
    map_point: '{name}: duración {duration}, rentabilidad {yield}, al peor',
    map_summary:
      'Mapa de {count} {count, plural, one {punto} other {puntos}}; duración al peor de {minDuration} a {maxDuration}, rentabilidad al peor de {minYield} a {maxYield}.',
    map_summary_empty: 'Mapa sin puntos.',
    map_outside:
      '{count} {count, plural, one {punto queda} other {puntos quedan}} fuera de la escala, con un triángulo en el borde.',
    map_longest: 'Mayor duración: {name}, {duration}.',
    map_table_name: 'Nombre',
  },
  reading: {
    chart_summary_rose:
      '{name}: del {begin} al {end} subió {change} (de {first} a {last}). {range}',
    chart_summary_fell: '{name}: del {begin} al {end} bajó {change} (de {first} a {last}). {range}',
    chart_summary_unchanged: '{name}: del {begin} al {end} sin cambios en {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, único valor.',
    chart_summary_range:
      'Máximo {high} {highWhen}, mínimo {low} {lowWhen}, {count} {count, plural, one {valor} other {valores}}.',
    chart_masked_rose: '{name}: del {begin} al {end} subió; los valores requieren acceso.',
    chart_masked_fell: '{name}: del {begin} al {end} bajó; los valores requieren acceso.',
    chart_masked_unchanged:
      '{name}: del {begin} al {end} sin cambios; los valores requieren acceso.',
    chart_masked_single: '{name}: un valor {when}, que requiere acceso.',
    chart_on_day: 'el {date}',
    chart_at_time: 'a las {time}',
    chart_change: 'Variación {begin} – {end}',
    chart_basis_points: '{value} pb',
    chart_previous_close: 'Cierre anterior',
    chart_plot: '{name}, gráfico',
    chart_keys:
      'Las flechas pasan de un punto a otro, más y menos ajustan el zoom, 0 muestra todo.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Tabla de datos',
    chart_date: 'Fecha',
    chart_value: 'Valor',
    chart_masked_value: '*** requiere acceso',
  },
};
