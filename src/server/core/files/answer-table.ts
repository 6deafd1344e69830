import * as z from 'zod/mini';
import type { Endpoint } from '../../../contracts/core/endpoint.ts';
import { parseDay } from '../../../domain/time/day.ts';
import type { Sheet, SheetCell, SheetColumn } from './sheet.ts';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Column {
  /** The path of the value in a row: `['quote', 'value']`. */
  readonly path: readonly string[];
  readonly kind: 'text' | 'day' | 'moment' | 'number';
}

/**
 * Converts the rows of an answer into a table whose columns have the names of the JSON fields:
 * `quote.value`. Dates, numbers and texts follow the schema; lists within a row are left out.
 */
export function tableOfAnswer({ answer, rows, path }: Endpoint, given: unknown): Sheet {
  const field = rows ?? '';
  const columns = columnsOfRows(answer, field);
  const items = (given as Record<string, readonly unknown[]>)[field] ?? [];
  return {
    name: path.split('/').findLast((part) => /^[a-z]+$/.test(part)) ?? field,
    columns: columns.map(({ path: at, kind }): SheetColumn => ({ title: at.join('.'), kind })),
    total: items.length,
    parts: [items.map((item) => columns.map((column) => cellAt(item, column)))],
  };
}

const known = new WeakMap<z.ZodMiniType, readonly Column[]>();

function columnsOfRows(answer: z.ZodMiniType, field: string): readonly Column[] {
  const found = known.get(answer);
  if (found) return found;
  const { properties } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as Schema;
  const columns = listColumns(properties?.[field]?.items ?? {}, []);
  known.set(answer, columns);
  return columns;
}

function listColumns(schema: Schema, path: readonly string[]): Column[] {
  const options = alternatives(schema).filter(({ type }) => type !== 'null');
  const [only] = options;
  if (options.length === 1 && only?.properties) {
    return Object.entries(only.properties).flatMap(([name, property]) =>
      listColumns(property, [...path, name]),
    );
  }
  if (options.some(({ type }) => type === 'array')) return [];
  return [{ path, kind: findKind(options) }];
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf?.flatMap(alternatives) ?? [schema];
}

function findKind(options: readonly Schema[]): Column['kind'] {
  const every = (...formats: string[]) =>
    options.every(({ type, format }) => formats.includes(format ?? type ?? ''));
  if (every('date')) return 'day';
  if (every('date', 'date-time')) return 'moment';
  return every('decimal', 'number', 'integer') ? 'number' : 'text';
}

function cellAt(item: unknown, { path, kind }: Column): SheetCell {
  const value = valueAt(item, path);
  if (value === null || value === undefined) return null;
  const text = String(value);
  if (kind === 'day') return parseDay(text) ?? text;
  return kind === 'moment' ? new Date(text) : text;
}

/** A column is anything that isn't an object. */
function valueAt(
  item: unknown,
  path: readonly string[],
): string | number | boolean | null | undefined {
  let value = item;
  for (const name of path) value = (value as Record<string, unknown> | null)?.[name];
  return value as string | number | boolean | null | undefined;
}
