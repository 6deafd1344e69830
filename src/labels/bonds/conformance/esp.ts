import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    conformance_title: 'Cómo se comprueban los números',
    conformance_description:
      'Con qué se comparó la matemática de bonos de esta versión y cuánto coincide.',
    conformance_lead:
      'Versión {version}, matemática {digest}. Todos los números de esta página los escribió la ejecución de pruebas que los comparó; ninguno a mano.',
    conformance_total: '{agreeing} de {cases} valores coinciden dentro de la tolerancia.',
    conformance_official: 'Fuentes oficiales',
    conformance_official_total:
      'De {cases} valores publicados por tesoros, bolsas y bancos centrales, {agreeing} coinciden dentro de la tolerancia.',
    conformance_official_rest:
      'Los otros {count} se deben a lagunas o correcciones en los datos publicados; cada uno figura con su motivo.',
    conformance_reference: 'Cálculos de referencia',
    conformance_conventions: 'Dónde difieren las convenciones',
    conformance_conventions_lead:
      'Algunas funciones de Excel tienen convenciones propias, sobre todo para el primer y el último período de cupón irregular: esas filas se cuentan aparte y no se comparan. Cualquier otra diferencia debe caer en una regla estrecha sobre la base y las fechas de su fila.',
    conformance_why: 'Qué difiere y por qué',
    conformance_why_note: 'Un valor puede diferir por más de un motivo.',
    conformance_confirmed:
      'En cada una de {count} filas, fórmulas sencillas escritas a partir de las definiciones publicadas y sin código del producto dan nuestro valor. Con las reglas indicadas dan el de Excel.',
    conformance_subject: 'Comparado',
    conformance_cases: 'Casos',
    conformance_agreeing: 'Coinciden',
    conformance_tolerance: 'Tolerancia',
    conformance_worst: 'Mayor diferencia',
    conformance_relative: '{value} de la cifra',
    conformance_exceptions: '{count} {count, plural, one {excepción} other {excepciones}}',
    conformance_at_most: 'como máximo {value}',
    conformance_confirmed_of: 'Las fórmulas sencillas confirman el nuestro en {count}.',
    conformance_for_example: 'Por ejemplo, {row}: publicado {published}, el nuestro {ours}.',
    conformance_refused: 'ninguno',
    conformance_aside: 'Otra convención: {count}',
    conformance_skipped: 'Sin comparar: {count}',
    conformance_rows: 'Las filas (CSV)',
    conformance_examples: 'Ejemplos publicados',
    conformance_example: 'Ejemplo',
    conformance_inputs: 'Datos',
    conformance_published: 'Publicado',
    conformance_ours: 'Nuestro',
    conformance_file: 'La tabla como archivo (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Subastas del Tesoro de EE. UU.',
    conformance_origin_us_treasury: 'Resultados oficiales de 2008 a 2017, dominio público.',
    conformance_source_quantlib: 'QuantLib 1.29, biblioteca de cálculo',
    conformance_origin_quantlib:
      'Una biblioteca abierta de bancos, ejecutada sobre 1000 bonos reales con otras fechas y rentabilidades; licencia tipo BSD.',
    conformance_source_excel: 'Funciones de Microsoft Excel',
    conformance_origin_excel:
      'Resultados calculados por el propio Excel, de tablas de un proyecto abierto (Apache-2.0).',
    conformance_source_curves: 'Curvas de bancos centrales',
    conformance_origin_curves:
      'Reserva Federal, parámetros y tipos desde 1961; Banco Central Europeo, tipos de 2006 a 2008. Datos públicos.',
    conformance_source_moex: 'Bolsa de Moscú',
    conformance_origin_moex:
      'Todos los bonos del 15 de febrero de 2024, del propio servicio de la bolsa; no indica licencia.',
    conformance_source_ofz_auctions: 'Ministerio de Finanzas de Rusia',
    conformance_origin_ofz_auctions:
      'Resultados de subastas de 2019 a 2024; sin licencia indicada.',
    conformance_source_german: 'Deuda pública alemana',
    conformance_origin_german:
      'Precios y cupón corrido de 15 bonos en 65 días de 2009, de un paquete de R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Precio a partir de la rentabilidad',
    conformance_figure_yield_from_price: 'Rentabilidad a partir del precio',
    conformance_figure_last_period_yield:
      'Rentabilidad a partir del precio en el último período de cupón',
    conformance_figure_dirty_price: 'Precio con cupón corrido',
    conformance_figure_accrued: 'Cupón corrido',
    conformance_figure_macaulay: 'Duración de Macaulay',
    conformance_figure_modified: 'Duración modificada',
    conformance_figure_convexity: 'Convexidad',
    conformance_figure_basis_point: 'Valor de un punto básico',
    conformance_figure_coupon_days: 'Días y períodos de cupón',
    conformance_figure_odd_first_price: 'Precio con primer cupón irregular',
    conformance_figure_odd_last_price: 'Precio con último cupón irregular',
    conformance_figure_simple_yield: 'Rentabilidad simple',
    conformance_figure_bill_price: 'Precio de una letra a partir del descuento',
    conformance_figure_bill_yield: 'Rentabilidad de una letra',
    conformance_figure_index_ratio: 'Coeficiente de indexación',
    conformance_figure_reference_index: 'Índice de referencia de un día',
    conformance_figure_money_price: 'Precio en dinero, índice incluido',
    conformance_figure_discount_margin:
      'Margen de descuento de un bono flotante a partir del precio',
    conformance_figure_zero_rates: 'Tipos cupón cero, en porcentaje',
    conformance_figure_forward_rates: 'Tipos a plazo, en porcentaje',
    conformance_figure_par_rates: 'Tipos a la par, en porcentaje',
    conformance_figure_fitted_rates: 'Tipos de una curva ajustada de nuevo, en porcentaje',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: tras el último día de febrero, un 31 cuenta como 30, según las reglas de la SIA en su orden; QuantLib lo hace así desde 2025 (pull request 2243). Excel y QuantLib 1.29 lo dejan en 31.',
    conformance_reason_negative_time:
      'ACT/360 y ACT/365 al final de un período: han pasado más de 360/f o 365/f días y el tiempo hasta el próximo cupón es 0 o negativo para Excel.',
    conformance_reason_last_period_days:
      'YIELD en el último período: Excel toma los días hasta el vencimiento, que no son el período menos los días corridos; su propio PRICE no devuelve el precio.',
    conformance_reason_year_average:
      'ACT/ACT sin períodos de cupón: Excel divide por la duración media de los años abarcados, que no es ISDA ni ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: un año con 29 de febrero tiene 366 días (31 CFR 356); Excel toma 365, y medio año por 182 días.',
    conformance_reason_lost_month_end:
      'Los días de casi cupón se cuentan uno desde otro y pierden el fin de mes: 31 de agosto, 28 de febrero, 28 de agosto.',
    conformance_reason_whole_period_days:
      'ODDFPRICE con 30/360 US, primer período largo: Excel cuenta un cuasiperíodo que toca el fin de febrero como entero en el cupón y por sus días en el cupón corrido. El día del cupón ambos difieren.',
    conformance_reason_two_grids:
      'ODDFPRICE: antes de un primer cupón el 28 de febrero los casi cupones van a fin de mes; después, en el día del vencimiento.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, primer período largo: los períodos enteros se cuentan desde el mes de liquidación, uno de más si los cupones son a fin de mes.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: los períodos se cuentan hacia atrás desde el vencimiento y lo que sobra se añade al último como si fuera parte de él.',
    conformance_reason_days_left_counted:
      'ODDLPRICE con 30/360 US cerca del fin de mes: Excel cuenta los días desde la liquidación, como dice la fórmula de Microsoft. Nosotros tomamos el período menos los días corridos, como la regla G-33 de la MSRB y el PRICE del propio Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE con 30/360 US: en el cupón Excel cuenta el fin de febrero y cada 31 como 30; en el cupón corrido, no.',
    conformance_reason_odd_first_days:
      'ODDFPRICE con ACT/360 y ACT/365: Excel mide los períodos irregulares y el tiempo en días entre 360/f y 365/f, como dice la fórmula de Microsoft. El producto no tiene esa convención.',
    conformance_reason_odd_last_days:
      'ODDLPRICE con ACT/360 y ACT/365: Excel toma ACT/ACT en su lugar.',
    conformance_reason_below_limit:
      'Una rentabilidad de −200 % o menos: aquí se rechaza, pues ningún bono se valora así.',
    conformance_reason_rough_yield:
      'La búsqueda de Excel de una rentabilidad bajo 0 se detiene antes de las últimas cifras, dentro de 0,000000002; con su rentabilidad el precio no es el dado.',
    conformance_reason_payments_unknown:
      'Los cupones posteriores, amortizaciones o tipos de cambio no están en el archivo.',
    conformance_reason_coupon_unknown: 'El cupón no está en la lista de la bolsa.',
    conformance_reason_index_derived:
      'Índices de referencia de agosto a noviembre de 2016: los precios al consumo tal como se publicaron primero no están en ningún archivo disponible. Se dedujeron de estas cuatro subastas, que coincidirían por construcción.',
  },
  link: {
    conformance_link: 'Cómo se comprueban los números',
  },
};
