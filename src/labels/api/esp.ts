import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Todas las llamadas de la API de Parcurve: parámetros, respuestas y ejemplos.',
    api_lead:
      'Las llamadas responden en JSON, salvo los archivos y el flujo en directo. La descripción legible por máquina sigue OpenAPI 3.1; los rechazos tienen siempre la misma estructura.',
    api_method: 'Método',
    api_path: 'Ruta',
    api_summary: 'Función',
    api_start: 'Primeros pasos',
    api_start_token:
      'Los programas entran con un token en la cabecera Authorization. Un token ve lo que ve su cuenta y solo puede leer.',
    api_make_token: 'Crear un token',
    api_start_formats:
      'Las tablas también están en CSV o XLSX: añada format=csv o format=xlsx, o pídalo con la cabecera Accept. Las respuestas llevan un ETag: quien lo devuelve en If-None-Match recibe 304 mientras nada haya cambiado.',
    api_start_limits:
      'Cada token puede hacer cierto número de llamadas por minuto. Las cabeceras ratelimit-limit, ratelimit-remaining y ratelimit-reset dicen cuántas quedan; un rechazo indica en Retry-After cuándo reintentar.',
    api_groups: 'Partes de la referencia',
    api_all: 'Todas las llamadas',
    api_group_indexes: 'Índices y pares',
    api_group_currencies: 'Listas de pares',
    api_group_instruments: 'Bonos, acciones, fondos, empresas',
    api_group_quotes: 'Cotizaciones en vivo y cierres por ISIN',
    api_group_search: 'Búsqueda',
    api_group_archive: 'Archivo de futuros',
    api_group_udf: 'Clientes de gráficos (UDF)',
    api_group_openbb: 'Para OpenBB Workspace',
    api_group_account: 'Cuentas',
    api_group_site: 'Textos del sitio',
    api_needs_public: 'abierto a todos; los valores requieren acceso',
    api_needs_signedIn: 'requiere una cuenta',
    api_needs_values: 'requiere acceso a los valores',
    api_needs_operator: 'para operadores',
    api_parameters: 'Parámetros',
    api_field: 'Campo',
    api_where: 'Dónde',
    api_where_path: 'dirección',
    api_where_query: 'consulta',
    api_where_body: 'cuerpo',
    api_type: 'Tipo',
    api_required: 'obligatorio',
    api_answer: 'Respuesta',
    api_answer_also: 'También como {types}.',
    api_answer_file: 'Un archivo: {types}.',
    api_example_in: 'Ejemplo en {language}',
    api_group_curves: 'Curvas de tipos',
  },
};
