import type { ApiOperation } from '../../../../contracts/clients/description.ts';
import { EXAMPLE_LANGUAGES, exampleCode, type ExampleRequest } from './example-code.ts';
import type { Schema } from './schema.ts';

export interface FieldRow {
  readonly name: string;
  readonly type: string;
  /** In English; may contain code between backticks. */
  readonly description?: string;
}

export interface InputRow extends FieldRow {
  readonly where: 'path' | 'query' | 'body';
  readonly isRequired: boolean;
}

/** An endpoint as the reference shows it. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly needs: string;
  readonly inputs: readonly InputRow[];
  /** Empty if the response isn't JSON. */
  readonly answer: readonly FieldRow[];
  /** A response to the example, recorded from the demo market; undefined if there is none. */
  readonly sample: string | undefined;
  /** Other formats of the response. */
  readonly files: readonly string[];
  readonly examples: readonly { readonly language: string; readonly code: string }[];
}

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';
const FILE_NAMES: Readonly<Record<string, string>> = {
  [CSV_TYPE]: 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};
const DEEPEST = 4;

export function describeCall(
  origin: string,
  method: string,
  path: string,
  operation: ApiOperation,
): DescribedCall {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const answers = responses['200']?.content ?? {};
  const answer = answers[JSON_TYPE]?.schema as Schema | undefined;
  const sample = answers[JSON_TYPE]?.example;
  const body = requestBody?.content[JSON_TYPE]?.schema as Schema | undefined;
  // Only endpoints that accept tokens.
  const request =
    'x-scope' in operation ? exampleRequest(origin, method, path, operation) : undefined;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    needs: operation['x-needs'],
    inputs: [
      ...parameters.map((parameter) => ({
        name: parameter.name,
        where: parameter.in,
        type: typeName(parameter.schema as Schema),
        isRequired: parameter.required,
        description: parameter.description ?? '',
      })),
      ...fieldRows(body ?? {}, '').map(({ name, type, description = '' }) => ({
        name,
        type,
        description,
        where: 'body' as const,
        isRequired: body?.required?.includes(name.split('.')[0] ?? '') ?? false,
      })),
    ],
    answer: answer ? fieldRows(answer, '') : [],
    sample: sample === undefined ? undefined : JSON.stringify(sample, null, 2),
    files: Object.keys(answers)
      .filter((type) => type !== JSON_TYPE)
      .map((type) => FILE_NAMES[type] ?? type),
    examples: EXAMPLE_LANGUAGES.flatMap((language) => {
      const code = request && exampleCode(language, request);
      return code === undefined ? [] : [{ language, code }];
    }),
  };
}

function exampleRequest(
  origin: string,
  method: string,
  path: string,
  { parameters, requestBody, responses }: ApiOperation,
): ExampleRequest {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue;
    if (place === 'path')
      address = address.replace(`{${name}}`, encodeURIComponent(words(example)));
    else query.set(name, words(example));
  }
  const toUrl = (search: URLSearchParams) =>
    origin + address + (search.size > 0 ? `?${search.toString()}` : '');
  const csv = new URLSearchParams([...query, ['format', 'csv']]);
  const answers = responses['200']?.content ?? {};
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const isText = type === 'text/plain';
  return {
    method: method.toUpperCase(),
    url: toUrl(query),
    body:
      type === undefined
        ? undefined
        : { type, text: isText ? words(content?.example) : JSON.stringify(content?.example) },
    isJson: JSON_TYPE in answers,
    csvUrl: CSV_TYPE in answers && JSON_TYPE in answers ? toUrl(csv) : undefined,
  };
}

function words(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example ?? '');
}

/** All fields with their meaning, such as `items[].quote.value`, down to a limited depth. */
function fieldRows(schema: Schema, path: string, depth = 0, listed = ''): FieldRow[] {
  const description = schema.description ?? listed;
  const options = alternatives(schema).filter(({ type }) => type !== 'null');
  const lists = options.filter(({ items }) => items);
  if (lists.length > 0 && depth < DEEPEST) {
    return lists.flatMap(({ items }) => fieldRows(items!, `${path}[]`, depth + 1, description));
  }
  const objects = options.filter(({ properties }) => properties);
  if (objects.length > 0 && depth < DEEPEST) {
    const rows = objects.flatMap(({ properties }) =>
      Object.entries(properties!).flatMap(([name, part]) =>
        fieldRows(part, path === '' ? name : `${path}.${name}`, depth + 1),
      ),
    );
    return rows.filter(({ name }, i) => rows.findIndex((row) => row.name === name) === i);
  }
  const isNothing = path === '' && Object.keys(schema).length === 0;
  return isNothing ? [] : [{ name: path || '·', type: typeName(schema), description }];
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf?.flatMap(alternatives) ?? [schema];
}

function typeName(schema: Schema): string {
  const names = alternatives(schema).map((option) => {
    if (option.const !== undefined) return JSON.stringify(option.const);
    if (option.enum) return option.enum.map((each) => JSON.stringify(each)).join(' | ');
    if (option.items) return `${typeName(option.items)}[]`;
    return option.format ?? [option.type ?? 'any'].flat().join(' | ');
  });
  return [...new Set(names)].join(' | ');
}
