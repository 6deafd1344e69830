import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    api_title: 'API',
    api_description: 'All calls of the Parcurve API, with their parameters, answers and examples.',
    api_lead:
      'Calls answer JSON, apart from files and the live stream. The machine-readable description follows OpenAPI 3.1; refusals always have the same shape.',
    api_method: 'Method',
    api_path: 'Path',
    api_summary: 'What it does',
    api_start: 'Getting started',
    api_start_token:
      'Programs sign in with a token in the header Authorization. A token sees what its account sees and can only read.',
    api_make_token: 'Make a token',
    api_start_formats:
      'Tables also come as CSV or XLSX: add format=csv or format=xlsx, or ask with the header Accept. Answers have an ETag: whoever sends it back in If-None-Match gets 304 while nothing has changed.',
    api_start_limits:
      'Each token may make a number of calls a minute. The headers ratelimit-limit, ratelimit-remaining and ratelimit-reset tell how many are left; a refused call says in Retry-After when to try again.',
    api_groups: 'Parts of the reference',
    api_all: 'All calls',
    api_group_indexes: 'Indexes and pairs',
    api_group_currencies: 'Lists of pairs',
    api_group_instruments: 'Bonds, stocks, funds, companies',
    api_group_quotes: 'Live quotes and closes by ISIN',
    api_group_search: 'Search',
    api_group_archive: 'Futures archive',
    api_group_udf: 'Chart clients (UDF)',
    api_group_openbb: 'OpenBB Workspace',
    api_group_account: 'Accounts',
    api_group_site: 'Texts of the site',
    api_needs_public: 'open to all; values need access',
    api_needs_signedIn: 'needs an account',
    api_needs_values: 'needs access to values',
    api_needs_operator: 'for operators',
    api_parameters: 'Parameters',
    api_field: 'Field',
    api_where: 'Where',
    api_where_path: 'address',
    api_where_query: 'query',
    api_where_body: 'body',
    api_type: 'Type',
    api_required: 'required',
    api_optional: 'optional',
    api_meaning: 'Description',
    api_base: 'Base URL:',
    api_sample: 'Sample answer',
    api_sample_note: 'Recorded from the demo market; lists are cut to two rows.',
    api_answer: 'Answer',
    api_answer_also: 'Also as {types}.',
    api_answer_file: 'A file: {types}.',
    api_example_in: 'Example in {language}',
    api_group_curves: 'Yield curves',
  },
} as const;

export type Texts = Translation<typeof eng>;
