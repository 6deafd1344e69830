import type { Texts } from './eng.ts';

export const esp: Texts = {
  udf: {
    udf_all: 'Todos',
    udf_bond: 'Bonos',
    udf_stock: 'Acciones',
    udf_etf: 'Fondos (ETF)',
    udf_index: 'Índices',
    udf_forex: 'Pares de divisas',
    udf_curve: 'Curvas de tipos',
    udf_figure_yield: 'Rentabilidad al vencimiento',
    udf_figure_worst: 'Peor rentabilidad',
    udf_figure_duration: 'Duración modificada al vencimiento',
    udf_figure_accrued: 'Cupón corrido',
    udf_figure_spread: 'Diferencial al vencimiento',
    udf_figure_worst_duration: 'Duración modificada al peor',
    udf_figure_worst_spread: 'Diferencial al peor',
  },
  openbb: {
    openbb_ticker: 'Símbolo',
    openbb_name: 'Nombre',
    openbb_value: 'Valor',
    openbb_change: 'Variación',
    openbb_change_percent: 'Variación, %',
    openbb_unit: 'Unidad',
    openbb_as_of: 'A fecha de',
    openbb_symbol: 'Símbolo o ISIN',
    openbb_indexes: 'Índices',
    openbb_indexes_about: 'Índices con sus últimos valores y variaciones.',
    openbb_currencies: 'Pares de divisas',
    openbb_currencies_about: 'Pares de divisas con sus últimos valores y variaciones.',
    openbb_history: 'Histórico',
    openbb_history_about: 'Cierres diarios de un instrumento, los más recientes primero.',
    openbb_chart: 'Gráfico',
    openbb_chart_about: 'El gráfico de cualquier instrumento de este portal.',
    openbb_archive: 'Archivo de futuros',
    openbb_archive_about:
      'Filas diarias de un contrato de futuros por vencimiento, las más recientes primero.',
    openbb_figure: 'Dato',
    openbb_worst: 'Rentabilidad en el peor caso, %',
    openbb_spread: 'Diferencial, pb',
    openbb_years: 'Años',
    openbb_rate: 'Tipo, %',
    openbb_change_bp: 'Variación, pb',
    openbb_bond: 'Bono: datos',
    openbb_bond_about:
      'Precio, rentabilidades, duraciones y diferencial de un bono al último precio.',
    openbb_bond_flows: 'Bono: flujo de caja',
    openbb_bond_flows_about: 'Cupones y amortizaciones de un bono, por 100 de nominal original.',
    openbb_bond_workouts: 'Bono: escenarios de amortización',
    openbb_bond_workouts_about:
      'Rentabilidad y duraciones de un bono a vencimiento, próxima call y próxima put.',
    openbb_calculator_about:
      'Rentabilidad a partir del precio o precio a partir de la rentabilidad, con cupón corrido, duraciones, convexidad y DV01.',
    openbb_curve_about: 'Tipos par, cupón cero o forward de una curva soberana en cualquier día.',
    openbb_app_about:
      'Índices, pares de divisas, bonos, curvas de tipos, gráficos y archivo de futuros de este portal.',
  },
  addin: {
    addin_title: 'Complemento de Excel',
    addin_description:
      'Cotizaciones, historial diario y el archivo de futuros como funciones de Excel.',
    addin_lead:
      'Los valores de este portal en sus hojas, mediante funciones. Se leen con un token de su cuenta y muestran lo que su cuenta puede ver.',
    addin_manifest: 'Descargar el manifiesto',
    addin_make_token: 'Crear un token',
    addin_install: 'Instalación',
    addin_https: 'Excel carga complementos solo por HTTPS: el portal necesita una dirección https.',
    addin_web: 'Excel en la web',
    addin_web_steps:
      'Inicio → Complementos → Más complementos → Mis complementos → Cargar mi complemento: elija el manifiesto.',
    addin_windows: 'Excel para Windows',
    addin_windows_steps:
      'Ponga el manifiesto en una carpeta compartida. Archivo → Opciones → Centro de confianza → Configuración del Centro de confianza → Catálogos de complementos de confianza: añada la ruta de red de la carpeta, marque «Mostrar en el menú» y reinicie Excel. Después Inicio → Complementos → Más complementos → Carpeta compartida.',
    addin_mac: 'Excel para Mac',
    addin_mac_steps:
      'Ponga el manifiesto en esta carpeta y reinicie Excel. Después Inicio → Complementos.',
    addin_company: 'Para todos en Microsoft 365',
    addin_company_steps:
      'Centro de administración de Microsoft 365 → Configuración → Aplicaciones integradas → Cargar aplicaciones personalizadas: elija el manifiesto.',
    addin_first: 'Primer uso',
    addin_first_steps:
      'Cree un token, abra Parcurve en la pestaña Inicio de Excel, pegue el token y guárdelo. Después escriba una función en una celda.',
    addin_functions: 'Funciones',
    addin_parameter: 'Parámetro',
    addin_meaning: 'Significado',
    addin_may_lack: '{meaning} (se puede omitir)',
    addin_quote_about: 'El último valor de un instrumento.',
    addin_history_about:
      'Los valores diarios de un instrumento, primero el más antiguo: fecha y valor en dos columnas.',
    addin_archive_about:
      'Las filas diarias de un contrato de futuros, primero la última, bajo un encabezado; tres meses si no se indican días.',
    addin_symbol_about: 'Ticker, ISIN o un identificador como ID:1001',
    addin_exchange_about: 'La bolsa: su MIC o identificador',
    addin_contract_about: 'El contrato: su código o identificador',
    addin_from_about: 'El primer día: una fecha de Excel o un texto como 2026-01-31',
    addin_to_about: 'El último día, del mismo modo',
    addin_notes: 'Conviene saber',
    addin_note_dates: 'Los días llegan como números de Excel: dé a sus celdas un formato de fecha.',
    addin_note_separator:
      'Si su Excel separa los argumentos con punto y coma, escriba ; en lugar de las comas.',
    addin_note_refresh:
      'Los valores quedan como se calcularon; Ctrl+Alt+F9 los pide todos de nuevo.',
    addin_note_errors:
      '#¡VALOR! es lo que no se puede leer, como un día que no existe. #N/D es lo que no hay o no es para su cuenta. El mensaje junto a la celda dice por qué.',
    addin_bond_about:
      'Una condición o cifra de un bono: a su último precio o al que usted dé. Rendimientos y tipos en decimales, diferenciales y márgenes en puntos básicos; precios, cupón corrido, DV01 y crédito por 100 de nominal vivo, outstanding por 100 de nominal original.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim o bien recovery',
    addin_settlement_about: 'El día de liquidación; si falta, el de una operación de hoy',
    addin_price_about: 'El precio limpio por 100; si falta, el último del mercado',
    addin_workout_about:
      'Hasta qué reembolso se calculan rendimiento, duración, convexidad, DV01 y diferencial: maturity, worst, call (el próximo) o put (la próxima); al vencimiento si se omite',
    addin_yield_about:
      'La rentabilidad de un bono a partir del precio. Los argumentos son los de YIELD de Excel y en su orden: basta anteponer PARCURVE.; para un bono del portal: símbolo, precio y, si se desea, liquidación.',
    addin_price_function_about:
      'El precio de un bono a partir de la rentabilidad, por 100 y sin cupón corrido. Los argumentos son los de PRICE de Excel y en su orden; para un bono del portal: símbolo, rentabilidad y, si se desea, liquidación.',
    addin_settlement_or_symbol: 'El día de liquidación; o el símbolo de un bono del portal',
    addin_maturity_or_given: 'El día de vencimiento; tras un símbolo, el precio o la rentabilidad',
    addin_coupon_or_settlement:
      'El cupón anual, por ejemplo 0,05; tras un símbolo, el día de liquidación',
    addin_yield_price_about: 'El precio por 100',
    addin_price_yield_about: 'La rentabilidad, por ejemplo 0,045',
    addin_redemption_about: 'El reembolso por 100; 100 si falta',
    addin_frequency_about: 'Cupones al año: 1, 2 o 4',
    addin_basis_about:
      'El cómputo de días como en Excel: 0 es 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; 0 si falta',
  },
  addin_pane: {
    addin_button_about: 'Introduzca su token, busque instrumentos e inserte funciones.',
    addin_token: 'Su token',
    addin_token_hint: 'Empieza por pcv_ y se queda en este Excel',
    addin_token_save: 'Guardar y probar',
    addin_token_forget: 'Olvidar',
    addin_token_good: 'El token funciona.',
    addin_token_forgotten: 'El token ya no está guardado aquí.',
    addin_no_token: 'Introduzca primero su token: Parcurve en la pestaña Inicio.',
    addin_no_values: 'No hay valores para esto.',
    addin_search: 'Búsqueda',
    addin_search_hint: 'Nombre, ticker o ISIN',
    addin_find: 'Encontrar',
    addin_found_nothing: 'No se encontró nada.',
    addin_insert_quote: 'Insertar cotización',
    addin_insert_history: 'Insertar historial',
    addin_inserted: 'Insertado: {formula}',
    addin_not_in_excel: 'Abra este panel en Excel para insertar funciones.',
    addin_unreachable: 'El servidor no responde. Inténtelo más tarde.',
  },
};
