import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    conformance_title: 'Cómo se comprueban las cifras',
    conformance_description:
      'Fuentes con las que se han contrastado los cálculos de bonos de esta versión y grado de coincidencia.',
    conformance_lead:
      'Versión {version}, código de cálculo {digest}. Todas las cifras de esta página las ha escrito la ejecución de pruebas que hizo las comparaciones; ninguna se ha introducido a mano.',
    conformance_total: '{agreeing} de {cases} valores coinciden dentro de la tolerancia.',
    conformance_official: 'Fuentes oficiales',
    conformance_official_total:
      '{agreeing} de {cases} valores publicados por tesoros, bolsas y bancos centrales coinciden dentro de la tolerancia.',
    conformance_official_rest:
      'Los otros {count} se deben a lagunas o correcciones en los datos publicados; cada uno figura con su motivo.',
    conformance_reference: 'Cálculos de referencia',
    conformance_conventions: 'Dónde difieren las convenciones',
    conformance_conventions_lead:
      'Algunas funciones de Excel siguen convenciones propias, sobre todo para el primer y el último periodo de cupón irregular: esas filas se cuentan aparte y no se comparan. Cualquier otra diferencia debe ajustarse a una regla estricta sobre la base y las fechas de su fila.',
    conformance_why: 'Diferencias y motivos',
    conformance_why_note: 'Un valor puede diferir por más de un motivo.',
    conformance_confirmed:
      'En cada una de las {count} filas, fórmulas independientes, escritas a partir de las definiciones publicadas y sin código del producto, reproducen nuestro valor. Con las reglas aquí indicadas, reproducen el de Excel.',
    conformance_subject: 'Cifra',
    conformance_cases: 'Casos',
    conformance_agreeing: 'Coinciden',
    conformance_tolerance: 'Tolerancia',
    conformance_worst: 'Diferencia máxima',
    conformance_relative: '{value} (relativa)',
    conformance_exceptions: '{count} {count, plural, one {excepción} other {excepciones}}',
    conformance_at_most: 'como máximo {value}',
    conformance_confirmed_of: 'Fórmulas independientes confirman el nuestro en {count}.',
    conformance_for_example: 'Por ejemplo, {row}: publicado {published}, el nuestro {ours}.',
    conformance_refused: 'ninguno',
    conformance_aside: 'Otra convención: {count}',
    conformance_skipped: 'Sin comparar: {count}',
    conformance_rows: 'Descargar las filas (CSV)',
    conformance_examples: 'Ejemplos publicados',
    conformance_example: 'Ejemplo',
    conformance_inputs: 'Datos de entrada',
    conformance_published: 'Publicado',
    conformance_ours: 'Nuestro',
    conformance_file: 'Descargar la tabla (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Subastas del Tesoro de EE. UU.',
    conformance_origin_us_treasury: 'Resultados oficiales, 2008–2017; dominio público.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'Biblioteca de código abierto de finanzas cuantitativas, ejecutada con 1000 bonos reales y otras fechas y rentabilidades; licencia de tipo BSD.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Resultados calculados por el propio Excel, publicados en tablas por un proyecto de código abierto (Apache-2.0).',
    conformance_source_curves: 'Curvas de tipos de bancos centrales',
    conformance_origin_curves:
      'Reserva Federal: parámetros y tipos desde 1961; Banco Central Europeo: tipos, 2006–2008. Datos públicos.',
    conformance_source_moex: 'Bolsa de Moscú',
    conformance_origin_moex:
      'Todos los bonos a 15 de febrero de 2024, del servicio de la propia bolsa; sin licencia indicada.',
    conformance_source_ofz_auctions: 'Ministerio de Finanzas de Rusia',
    conformance_origin_ofz_auctions: 'Resultados de subastas, 2019–2024; sin licencia indicada.',
    conformance_source_german: 'Deuda pública alemana',
    conformance_origin_german:
      'Precios y cupón corrido de 15 bonos en 65 días de 2009, de un paquete de R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Precio a partir de la rentabilidad',
    conformance_figure_yield_from_price: 'Rentabilidad a partir del precio',
    conformance_figure_last_period_yield:
      'Rentabilidad a partir del precio en el último periodo de cupón',
    conformance_figure_dirty_price: 'Precio sucio',
    conformance_figure_accrued: 'Cupón corrido',
    conformance_figure_macaulay: 'Duración de Macaulay',
    conformance_figure_modified: 'Duración modificada',
    conformance_figure_convexity: 'Convexidad',
    conformance_figure_basis_point: 'Valor de un punto básico',
    conformance_figure_coupon_days: 'Días y periodos de cupón',
    conformance_figure_odd_first_price: 'Precio con primer cupón irregular',
    conformance_figure_odd_last_price: 'Precio con último cupón irregular',
    conformance_figure_simple_yield: 'Rentabilidad simple',
    conformance_figure_bill_price: 'Precio de una letra a partir del tipo de descuento',
    conformance_figure_bill_yield: 'Rentabilidad de una letra',
    conformance_figure_index_ratio: 'Coeficiente de indexación',
    conformance_figure_reference_index: 'Índice de referencia diario',
    conformance_figure_money_price: 'Precio nominal, indexación incluida',
    conformance_figure_discount_margin:
      'Margen de descuento de un bono de tipo variable a partir del precio',
    conformance_figure_zero_rates: 'Tipos cupón cero, en porcentaje',
    conformance_figure_forward_rates: 'Tipos forward, en porcentaje',
    conformance_figure_par_rates: 'Tipos par, en porcentaje',
    conformance_figure_fitted_rates: 'Tipos de una curva reajustada, en porcentaje',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: tras un inicio en el último día de febrero, un final en día 31 cuenta como 30 si se aplican en orden las reglas de la SIA; QuantLib lo hace así desde 2025 (pull request 2243). Excel y QuantLib 1.29 lo dejan en 31.',
    conformance_reason_negative_time:
      'ACT/360 y ACT/365 al final de un periodo: han pasado más de 360/f o 365/f días, por lo que en Excel el tiempo hasta el próximo cupón es cero o negativo.',
    conformance_reason_last_period_days:
      'YIELD en el último periodo de cupón: Excel usa los días hasta el vencimiento, que no equivalen al periodo menos los días corridos; su propio PRICE no devuelve el precio original.',
    conformance_reason_year_average:
      'ACT/ACT sin periodos de cupón: Excel divide por la duración media de los años abarcados, lo que no sigue ni ISDA ni ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: un año que contiene un 29 de febrero tiene 366 días (31 CFR 356); Excel usa 365, y 182 días para medio año.',
    conformance_reason_lost_month_end:
      'Cada fecha de casi cupón se obtiene de la anterior, así que se pierde el fin de mes: 31 de agosto, 28 de febrero, 28 de agosto.',
    conformance_reason_whole_period_days:
      'ODDFPRICE con 30/360 US, primer periodo largo: para el cupón, Excel cuenta como completo un cuasiperiodo que toca el fin de febrero; para el cupón corrido, cuenta sus días. En la fecha de cupón, ambos difieren.',
    conformance_reason_two_grids:
      'ODDFPRICE: antes de un primer cupón el 28 de febrero, los casi cupones caen a fin de mes; después, en el día del mes del vencimiento.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, primer periodo largo: los periodos completos se cuentan desde el mes de liquidación, uno de más si los cupones caen a fin de mes.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: los periodos se cuentan hacia atrás desde el vencimiento y el resto se añade al último como si formara parte de él.',
    conformance_reason_days_left_counted:
      'ODDLPRICE con 30/360 US cerca del fin de mes: Excel cuenta los días desde la liquidación, como indica la fórmula de Microsoft. Nosotros usamos el periodo menos los días corridos, como la regla G-33 de la MSRB y el propio PRICE de Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE con 30/360 US: para el cupón, Excel cuenta el fin de febrero y cada día 31 como 30; para el cupón corrido, no.',
    conformance_reason_odd_first_days:
      'ODDFPRICE con ACT/360 y ACT/365: Excel mide los periodos irregulares y los tiempos como días divididos por 360/f o 365/f, como indica la fórmula de Microsoft. El producto no tiene esa convención.',
    conformance_reason_odd_last_days:
      'ODDLPRICE con ACT/360 y ACT/365: Excel usa ACT/ACT en su lugar.',
    conformance_reason_below_limit:
      'Una rentabilidad de −200 % o menos: aquí se rechaza, pues ningún bono se valora así.',
    conformance_reason_rough_yield:
      'La búsqueda de Excel de una rentabilidad inferior a 0 se detiene antes de la precisión total, a 0,000000002; su rentabilidad no devuelve el precio dado.',
    conformance_reason_payments_unknown:
      'En el archivo faltan los cupones posteriores, los reembolsos o los tipos de cambio.',
    conformance_reason_coupon_unknown: 'El cupón no figura en la lista de la bolsa.',
    conformance_reason_index_derived:
      'Índices de referencia de agosto a noviembre de 2016: ningún archivo disponible contiene los precios al consumo tal como se publicaron inicialmente. Se dedujeron de estas cuatro subastas, que por tanto coincidirían por construcción.',
  },
  link: {
    conformance_link: 'Cómo se comprueban las cifras',
  },
};
