import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    api_title: 'API',
    api_description: 'All Parcurve API endpoints, with parameters, responses and examples.',
    api_lead:
      'Endpoints return JSON, except file downloads and the live stream; all errors share one format. The machine-readable description follows OpenAPI 3.1.',
    api_method: 'Method',
    api_path: 'Path',
    api_summary: 'Summary',
    api_start: 'Getting started',
    api_start_token:
      'Programs authenticate with a token in the Authorization header. A token sees what its account sees and is read-only.',
    api_make_token: 'Create a token',
    api_start_formats:
      'Tables are also available as CSV or XLSX: add format=csv or format=xlsx, or set the Accept header. Responses carry an ETag: send it back in If-None-Match to get 304 as long as nothing has changed.',
    api_start_limits:
      'Each token has a limit of calls per minute. The ratelimit-limit, ratelimit-remaining and ratelimit-reset headers show how many are left; if a call is rejected, Retry-After says when to try again.',
    api_groups: 'API reference sections',
    api_all: 'All endpoints',
    api_group_indexes: 'Indexes and pairs',
    api_group_currencies: 'Pair lists',
    api_group_instruments: 'Bonds, stocks, funds, companies',
    api_group_quotes: 'Live quotes and closes by ISIN',
    api_group_search: 'Search',
    api_group_archive: 'Futures archive',
    api_group_udf: 'Chart clients (UDF)',
    api_group_openbb: 'OpenBB Workspace',
    api_group_account: 'Accounts',
    api_group_site: 'Site texts',
    api_needs_public: 'public; values need access',
    api_needs_signedIn: 'needs an account',
    api_needs_values: 'needs access to values',
    api_needs_operator: 'for operators',
    api_parameters: 'Parameters',
    api_field: 'Field',
    api_where: 'Location',
    api_where_path: 'path',
    api_where_query: 'query',
    api_where_body: 'body',
    api_type: 'Type',
    api_required: 'required',
    api_optional: 'optional',
    api_meaning: 'Description',
    api_base: 'Base URL:',
    api_sample: 'Sample response',
    api_sample_note: 'Recorded from the demo market; lists are cut to two rows.',
    api_answer: 'Response',
    api_answer_also: 'Also as {types}.',
    api_answer_file: 'A file: {types}.',
    api_example_in: 'Example in {language}',
    api_group_curves: 'Yield curves',
  },
} as const;

export type Texts = Translation<typeof eng>;
