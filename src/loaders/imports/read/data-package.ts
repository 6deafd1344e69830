import type { ValueForms } from '../../../domain/imports/detect-forms.ts';
import type { DateForm } from '../../../domain/imports/read-day.ts';
import {
  ENCODINGS,
  SEPARATORS,
  type Encoding,
  type Format,
  type ReadSettings,
  type Separator,
} from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export interface SchemaField {
  readonly name: string;
  readonly title: string | null;
  readonly type: string;
  readonly format: string | null;
  readonly decimalChar: string | null;
  readonly groupChar: string | null;
}

/** A Table Schema, as far as an import uses it. */
export interface TableSchema {
  readonly fields: readonly SchemaField[];
  readonly missingValues: readonly string[];
  readonly primaryKey: readonly string[];
}

export interface PackageResource {
  readonly name: string;
  readonly path: string;
  readonly declared: Partial<ReadSettings>;
  readonly schema: TableSchema | null;
}

export interface DataPackage {
  readonly name: string | null;
  readonly title: string | null;
  readonly licences: readonly { name: string | null; title: string | null; path: string | null }[];
  readonly resources: readonly PackageResource[];
}

type Json = Readonly<Record<string, unknown>>;

/** A Frictionless `datapackage.json`. Its resources have to be files of the same archive. */
export function readDataPackage(text: string): DataPackage {
  const json = parseObject(text);
  const resources = objectsIn(json.resources).map(readResource);
  if (resources.length === 0) throw new UnreadableDocument('bad-package', { subject: 'resources' });
  return {
    name: textOrNull(json.name),
    title: textOrNull(json.title),
    licences: objectsIn(json.licenses).map((licence) => ({
      name: textOrNull(licence.name),
      title: textOrNull(licence.title),
      path: textOrNull(licence.path),
    })),
    resources,
  };
}

/** What a schema settles of a field’s texts. No date: there is none, or no form has its format. */
export function schemaForms(field: SchemaField, schema: TableSchema): Partial<ValueForms> {
  const isNumber = field.type === 'number' || field.type === 'integer';
  const date = schemaDateForm(field);
  return {
    missing: schema.missingValues,
    ...(isNumber && { decimal: field.decimalChar === ',' ? 'comma' : 'point' }),
    ...(date && { date }),
  };
}

function schemaDateForm({ type, format }: SchemaField): DateForm | null {
  if (type !== 'date' && type !== 'datetime') return null;
  if (format === null || format === 'default') return 'iso';
  const pattern = format.replace(/[T ]?%H:?%M(?::?%S)?(?:%z|%Z|Z)?$/, '');
  if (pattern === '%Y-%m-%d') return 'iso';
  if (pattern === '%Y%m%d') return 'compact';
  if (/^%d([./ -])%m\1%Y$/.test(pattern)) return 'dmy';
  if (/^%m([/ -])%d\1%Y$/.test(pattern)) return 'mdy';
  if (/^%Y([./ ])%m\1%d$/.test(pattern)) return 'ymd';
  return /%[bB]/.test(pattern) && /%Y/.test(pattern) && /%d/.test(pattern) ? 'month-name' : null;
}

function readResource(resource: Json): PackageResource {
  const path = textOrNull(Array.isArray(resource.path) ? soleItem(resource.path) : resource.path);
  const name = textOrNull(resource.name) ?? path ?? '';
  if (path === null) throw new UnreadableDocument('bad-package', { subject: name });
  if (/^\w+:|^\/|^~|\\|(?:^|\/)\.\.(?:\/|$)/.test(path)) {
    throw new UnreadableDocument('path-in-zip', { subject: path });
  }
  const schema = isObject(resource.schema) ? readSchema(resource.schema) : null;
  return { name, path: path.replace(/^\.\//, ''), declared: readDeclared(resource, path), schema };
}

/** The parts of one table in several files would need one header. */
function soleItem(items: readonly unknown[]): unknown {
  return items.length === 1 ? items[0] : null;
}

function readDeclared(resource: Json, path: string): Partial<ReadSettings> {
  const dialect = isObject(resource.dialect) ? resource.dialect : {};
  const format = readFormat(resource, path);
  return {
    ...(format && { format }),
    ...(resource.encoding !== undefined && { encoding: readEncoding(resource.encoding) }),
    ...(format === 'csv' && { separator: readSeparator(dialect, path) }),
    ...(format === 'csv' || format === 'xlsx' ? { headerLine: readHeaderLine(dialect) } : {}),
    ...(typeof dialect.sheetName === 'string' && { sheet: dialect.sheetName }),
    ...(typeof dialect.property === 'string' && { rowsAt: dialect.property }),
  };
}

const FORMATS: Readonly<Record<string, Format>> = {
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
  jsonl: 'ndjson',
  ndjson: 'ndjson',
  xlsx: 'xlsx',
};

function readFormat(resource: Json, path: string): Format | undefined {
  const ending = path.replace(/\.gz$/i, '').split('.').at(-1) ?? '';
  return FORMATS[(textOrNull(resource.format) ?? ending).toLowerCase()];
}

const ENCODING_NAMES: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  'utf-8-sig': 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  cp1251: 'windows-1251',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  gbk: 'gb18030',
  gb2312: 'gb18030',
};

function readEncoding(value: unknown): Encoding {
  const name = typeof value === 'string' ? value.toLowerCase() : '';
  const encoding = ENCODINGS.find((known) => known === name) ?? ENCODING_NAMES[name];
  if (!encoding) throw new UnreadableDocument('unsupported-dialect', { subject: 'encoding' });
  return encoding;
}

function readSeparator(dialect: Json, path: string): Separator {
  const usual = /\.tsv(?:\.gz)?$/i.test(path) ? '\t' : ',';
  const separator = SEPARATORS.find((known) => known === (dialect.delimiter ?? usual));
  if (!separator) throw new UnreadableDocument('unsupported-dialect', { subject: 'delimiter' });
  const { quoteChar = '"', doubleQuote = true, escapeChar = null } = dialect;
  if (quoteChar !== '"' || doubleQuote !== true || escapeChar !== null) {
    throw new UnreadableDocument('unsupported-dialect', { subject: 'quoteChar' });
  }
  return separator;
}

function readHeaderLine({ header, headerRows }: Json): number {
  if (header === false) return 0;
  if (headerRows === undefined) return 1;
  const [line, ...more] = Array.isArray(headerRows) ? (headerRows as unknown[]) : [];
  if (typeof line !== 'number' || !(line >= 1) || more.length > 0) {
    throw new UnreadableDocument('unsupported-dialect', { subject: 'headerRows' });
  }
  return line;
}

function readSchema(schema: Json): TableSchema {
  const { missingValues = [''], primaryKey = [] } = schema;
  return {
    fields: objectsIn(schema.fields).map((field) => ({
      name: textOrNull(field.name) ?? '',
      title: textOrNull(field.title),
      type: textOrNull(field.type) ?? 'string',
      format: textOrNull(field.format),
      decimalChar: textOrNull(field.decimalChar),
      groupChar: textOrNull(field.groupChar),
    })),
    missingValues: textsFrom(missingValues),
    primaryKey: textsFrom(primaryKey),
  };
}

/** Texts, or objects with a value, as version 2 of the standard has them. */
function textsFrom(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items
    .map((item) => (isObject(item) ? item.value : item))
    .filter((item) => typeof item === 'string');
}

function parseObject(text: string): Json {
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UnreadableDocument('bad-package', { cause: error });
  }
  if (!isObject(json)) throw new UnreadableDocument('bad-package');
  return json;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? (value as unknown[]).filter((item) => isObject(item)) : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
