/** The parts of a JSON schema that the reference reads. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

const FORMATS: Readonly<Record<string, unknown>> = {
  date: '2026-11-13',
  'date-time': '2026-11-13T16:00:00.000Z',
  decimal: '101.25',
  uuid: '00000000-0000-4000-8000-000000000000',
};
/** What fields with these names usually hold; the first that is in a name counts. */
const NAMES: readonly (readonly [RegExp, unknown])[] = [
  [/isin$/i, 'XS0000000009'],
  [/ticker|symbol/i, 'EUR/USD'],
  [/currency|^unit$/i, 'EUR'],
  [/country/i, 'DE'],
  [/date\.numeric|seconds$/i, 1_794_528_000],
  [/date|day$|On$/, '2026-11-13'],
  [/At$/, '2026-11-13T16:00:00.000Z'],
  [/email/i, 'name@example.org'],
  [/url|address/i, 'https://example.org/'],
  [/name|ttl|title|issuer/i, 'Example'],
];
const TYPES: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 1,
  number: 101.25,
  boolean: true,
  null: null,
};
const DEEPEST = 7;

/** Invented values in the shape of an answer, so that nothing of the market is told. */
export function sampleAnswer(schema: Schema, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const told = schema.anyOf.find(({ type }) => type !== 'null') ?? schema.anyOf[0];
    return told ? sampleAnswer(told, name, depth) : null;
  }
  if (schema.items) return depth < DEEPEST ? [sampleAnswer(schema.items, name, depth + 1)] : [];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, part]) => [
        field,
        sampleAnswer(part, field, depth + 1),
      ]),
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    return { key: sampleAnswer(schema.additionalProperties, name, depth + 1) };
  }
  return sampleValue(schema, name);
}

function sampleValue({ format, type }: Schema, name: string): unknown {
  const [first = 'null'] = [type ?? 'null'].flat();
  const known = FORMATS[format ?? ''] ?? NAMES.find(([pattern]) => pattern.test(name))?.[1];
  const isRight = first === 'string' ? typeof known === 'string' : typeof known === 'number';
  return isRight && first !== 'boolean' ? known : (TYPES[first] ?? {});
}
