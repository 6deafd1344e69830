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
    udf_figure_worst: 'Rentabilidad al peor',
    udf_figure_duration: 'Duración modificada al vencimiento',
    udf_figure_accrued: 'Cupón corrido',
    udf_figure_spread: 'Diferencial al vencimiento',
    udf_figure_worst_duration: 'Duración modificada al peor',
    udf_figure_worst_spread: 'Diferencial al peor',
  },
  openbb: {
    openbb_ticker: 'Ticker',
    openbb_name: 'Nombre',
    openbb_value: 'Valor',
    openbb_change: 'Variación',
    openbb_change_percent: 'Variación, %',
    openbb_unit: 'Unidad',
    openbb_as_of: 'A fecha de',
    openbb_symbol: 'Ticker o ISIN',
    openbb_indexes: 'Índices',
    openbb_indexes_about: 'Índices con sus últimos valores y variaciones.',
    openbb_currencies: 'Pares de divisas',
    openbb_currencies_about: 'Pares de divisas con sus últimos valores y variaciones.',
    openbb_history: 'Histórico',
    openbb_history_about: 'Cierres diarios de un instrumento, los más recientes primero.',
    openbb_chart: 'Gráfico',
    openbb_chart_about: 'Gráfico de cualquier instrumento de este portal.',
    openbb_archive: 'Archivo de futuros',
    openbb_archive_about:
      'Datos diarios de un contrato de futuros por vencimiento, los más recientes primero.',
    openbb_figure: 'Indicador',
    openbb_worst: 'Rentabilidad al peor, %',
    openbb_spread: 'Diferencial, pb',
    openbb_years: 'Años',
    openbb_rate: 'Tipo, %',
    openbb_change_bp: 'Variación, pb',
    openbb_bond: 'Bono: indicadores',
    openbb_bond_about:
      'Precio, rentabilidades, duraciones y diferencial de un bono al último precio.',
    openbb_bond_flows: 'Bono: flujos de caja',
    openbb_bond_flows_about:
      'Cupones y reembolsos de principal de un bono, por 100 de nominal original.',
    openbb_bond_workouts: 'Bono: escenarios de reembolso',
    openbb_bond_workouts_about:
      'Rentabilidad y duraciones de un bono al vencimiento, a la próxima call y a la próxima put.',
    openbb_calculator_about:
      'Rentabilidad a partir del precio o precio a partir de la rentabilidad, con cupón corrido, duraciones, convexidad y DV01.',
    openbb_curve_about:
      'Tipos par, cupón cero o forward de una curva de deuda pública en cualquier fecha.',
    openbb_app_about:
      'Índices, pares de divisas, bonos, curvas de tipos, gráficos y archivo de futuros de este portal.',
  },
  addin: {
    addin_title: 'Complemento de Excel',
    addin_description:
      'Cotizaciones, histórico diario y archivo de futuros como funciones de Excel.',
    addin_lead:
      'Lleve los datos de este portal a sus hojas de cálculo con funciones de Excel. El complemento usa su token de API, por lo que muestra lo que puede ver su cuenta.',
    addin_manifest: 'Descargar el manifiesto',
    addin_make_token: 'Crear un token',
    addin_install: 'Instalación',
    addin_https:
      'Excel solo carga complementos por HTTPS, así que el portal necesita una URL HTTPS.',
    addin_web: 'Excel en la web',
    addin_web_steps:
      'Inicio → Complementos → Más complementos → Mis complementos → Cargar mi complemento: elija el manifiesto.',
    addin_windows: 'Excel para Windows',
    addin_windows_steps:
      'Coloque el manifiesto en una carpeta compartida. Archivo → Opciones → Centro de confianza → Configuración del Centro de confianza → Catálogos de complementos de confianza: añada la ruta de red de la carpeta, marque «Mostrar en el menú» y reinicie Excel. Después, Inicio → Complementos → Más complementos → Carpeta compartida.',
    addin_mac: 'Excel para Mac',
    addin_mac_steps:
      'Coloque el manifiesto en esta carpeta y reinicie Excel. Después, Inicio → Complementos.',
    addin_company: 'Para todos los usuarios de Microsoft 365',
    addin_company_steps:
      'Centro de administración de Microsoft 365 → Configuración → Aplicaciones integradas → Cargar aplicaciones personalizadas: elija el manifiesto.',
    addin_first: 'Primer uso',
    addin_first_steps:
      'Cree un token, abra Parcurve en la pestaña Inicio de Excel, pegue el token y guárdelo. Después escriba una función en una celda.',
    addin_functions: 'Funciones',
    addin_parameter: 'Parámetro',
    addin_meaning: 'Descripción',
    addin_may_lack: '{meaning} (opcional)',
    addin_quote_about: 'El último valor de un instrumento.',
    addin_history_about:
      'Valores diarios de un instrumento, los más antiguos primero, en dos columnas: fecha y valor.',
    addin_archive_about:
      'Filas diarias de un contrato de futuros, las más recientes primero, bajo una fila de encabezado; tres meses si no se indican fechas.',
    addin_symbol_about: 'Ticker, ISIN o un ID como ID:1001',
    addin_exchange_about: 'MIC o ID de la bolsa',
    addin_contract_about: 'Código o ID del contrato',
    addin_from_about: 'Primer día: una fecha de Excel o un texto como 2026-01-31',
    addin_to_about: 'Último día, en el mismo formato',
    addin_notes: 'Conviene saber',
    addin_note_dates:
      'Las fechas se devuelven como números de serie de Excel: aplique a las celdas un formato de fecha.',
    addin_note_separator:
      'Si su Excel separa los argumentos con punto y coma, use ; en lugar de comas.',
    addin_note_refresh:
      'Los valores no se actualizan solos: pulse Ctrl+Alt+F9 para recalcularlos todos.',
    addin_note_errors:
      '#¡VALOR! indica un argumento no válido, por ejemplo, una fecha que no existe. #N/D indica que no hay valor o que su cuenta no tiene acceso a él. El mensaje junto a la celda explica el motivo.',
    addin_bond_about:
      'Una condición o un indicador de un bono, a su último precio o al que usted indique. Rentabilidades y tipos en decimales, diferenciales y márgenes en puntos básicos; precios, cupón corrido, DV01 y crédito por 100 de nominal vivo; outstanding por 100 de nominal original.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim o recovery',
    addin_settlement_about: 'Fecha de liquidación; por defecto, la de una operación realizada hoy',
    addin_price_about: 'Precio limpio por 100; por defecto, el último precio de mercado',
    addin_workout_about:
      'Reembolso considerado para la rentabilidad, las duraciones, la convexidad, el DV01 y el diferencial: maturity, worst, call (la próxima) o put (la próxima); maturity por defecto',
    addin_yield_about:
      'La rentabilidad de un bono a partir de su precio. Admite los mismos argumentos que YIELD de Excel, en el mismo orden: basta anteponer PARCURVE.; para un bono de este portal: símbolo, precio y, opcionalmente, liquidación.',
    addin_price_function_about:
      'El precio limpio de un bono a partir de su rentabilidad, por 100. Admite los mismos argumentos que PRICE de Excel, en el mismo orden; para un bono de este portal: símbolo, rentabilidad y, opcionalmente, liquidación.',
    addin_settlement_or_symbol: 'Fecha de liquidación, o símbolo de un bono de este portal',
    addin_maturity_or_given: 'Fecha de vencimiento; tras un símbolo, el precio o la rentabilidad',
    addin_coupon_or_settlement:
      'Tipo de cupón anual, por ejemplo, 0,05; tras un símbolo, la fecha de liquidación',
    addin_yield_price_about: 'Precio por 100',
    addin_price_yield_about: 'Rentabilidad, por ejemplo, 0,045',
    addin_redemption_about: 'Valor de reembolso por 100; 100 por defecto',
    addin_frequency_about: 'Cupones al año: 1, 2 o 4',
    addin_basis_about:
      'Base de cálculo como en Excel: 0 es 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; 0 por defecto',
  },
  addin_pane: {
    addin_button_about: 'Introduzca su token, busque instrumentos e inserte funciones.',
    addin_token: 'Su token',
    addin_token_hint: 'Empieza por pcv_ y solo se guarda en este Excel',
    addin_token_save: 'Guardar y probar',
    addin_token_forget: 'Olvidar',
    addin_token_good: 'El token funciona.',
    addin_token_forgotten: 'El token ya no está guardado aquí.',
    addin_no_token: 'Introduzca primero su token: abra Parcurve en la pestaña Inicio.',
    addin_no_values: 'No hay valores disponibles.',
    addin_search: 'Búsqueda',
    addin_search_hint: 'Nombre, ticker o ISIN',
    addin_find: 'Buscar',
    addin_found_nothing: 'Sin resultados. Pruebe con otro nombre, ticker o ISIN.',
    addin_insert_quote: 'Insertar cotización',
    addin_insert_history: 'Insertar histórico',
    addin_inserted: 'Insertado: {formula}',
    addin_not_in_excel: 'Abra este panel en Excel para insertar funciones.',
    addin_unreachable: 'El servidor no responde. Inténtelo más tarde.',
  },
};
