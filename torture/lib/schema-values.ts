import * as fc from 'fast-check';

/** The subset of JSON Schema that zod writes for contracts. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const MAX_TEXT = 60;
const MAX_ITEMS = 5;

/**
 * Values that a schema accepts, as far as the schema specifies: checks in code aren't known here.
 */
export function arbitraryValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryValues));
  switch (schema.type ?? 'anything') {
    case 'object':
      return arbitraryObjects(schema, arbitraryValues);
    case 'array':
      return fc.array(arbitraryValues(schema.items ?? {}), { maxLength: MAX_ITEMS });
    case 'integer':
      return fc.integer(numberBounds(schema));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return arbitraryTexts(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Objects with all required fields and some of the others. */
export function arbitraryObjects(
  { properties = {}, required = [] }: JsonSchema,
  arbitraryField: (field: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, arbitraryField(field, name)]),
  );
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}

/** The same few patterns and lengths occur in hundreds of fields, and preparing one is slow. */
const texts = new Map<string, fc.Arbitrary<string>>();

function arbitraryTexts(schema: JsonSchema): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = MAX_TEXT } = schema;
  const key = JSON.stringify([pattern, minLength, maxLength]);
  const known = texts.get(key);
  if (known) return known;
  const made = makeTexts(pattern, minLength, maxLength);
  texts.set(key, made);
  return made;
}

function makeTexts(
  pattern: string | undefined,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: most });
  if (pattern === undefined) return plain;
  try {
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  } catch {
    // No texts can be generated from this pattern; the server will reject most of these plain ones.
    return plain;
  }
}

function numberBounds({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const [least, most] = [-(2 ** 31), 2 ** 31 - 1];
  return { min: Math.max(minimum ?? least, least), max: Math.min(maximum ?? most, most) };
}
