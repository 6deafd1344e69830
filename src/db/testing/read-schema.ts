import { readFile } from 'node:fs/promises';

/** How a column gets its value on insert: required, optional, or always generated. */
export type Filling = 'given' | 'default' | 'always generated';

export interface Column {
  /** The PostgreSQL types that the pool reads as the type in `schema.ts`. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly filling: Filling;
}

/** Columns by `table.column`. */
export type Columns = ReadonlyMap<string, Column>;

/** The types as which the pool of `connect.ts` returns PostgreSQL's types. */
const STORED_AS: Readonly<Record<string, readonly string[]>> = {
  string: ['text'],
  number: ['smallint', 'integer', 'bigint', 'real', 'double precision'],
  boolean: ['boolean'],
  Timestamp: ['timestamp with time zone'],
  DateText: ['date'],
  Uuid: ['uuid'],
  TransactionNumber: ['xid8'],
  SearchVector: ['tsvector'],
  Numeric: ['numeric'],
  Buffer: ['bytea'],
  'number[]': ['integer[]'],
  'string[]': ['text[]'],
  NameByLanguage: ['jsonb'],
  TextByLanguage: ['jsonb'],
  LinkPayload: ['jsonb'],
  BannerTexts: ['jsonb'],
  CampaignValues: ['jsonb'],
  AuditValues: ['jsonb'],
  Json: ['jsonb'],
  InstrumentKind: ['text'],
  CorporateActionKind: ['text'],
  CouponType: ['text'],
  IdentifierScheme: ['text'],
  Seniority: ['text'],
  DayCount: ['text'],
};

const TEXTS = /^'[^']*'( \| '[^']*')*$/;

function readColumn(name: string, written: string): Column {
  const isNullable = written.endsWith(' | null');
  let type = isNullable ? written.slice(0, -' | null'.length) : written;
  let filling: Filling = 'given';
  const wrapped = /^(Generated|GeneratedAlways)<(.*)>$/.exec(type);
  if (wrapped) {
    filling = wrapped[1] === 'Generated' ? 'default' : 'always generated';
    type = wrapped[2]!;
  } else if (type === 'GeneratedTimestamp') {
    filling = 'default';
    type = 'Timestamp';
  }
  const types = TEXTS.test(type) ? STORED_AS.string : STORED_AS[type];
  if (!types) throw new Error(`${name}: src/db/testing/read-schema.ts does not know “${type}”.`);
  return { types, isNullable, filling };
}

/** The `name: type` lines of each interface of the file. */
function readInterfaces(source: string): Map<string, [name: string, type: string][]> {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*/g, '');
  const found = new Map<string, [string, string][]>();
  for (const [, name, body] of code.matchAll(/interface (\w+) \{([^}]*)\}/g)) {
    const lines = body!.split(';').map((line) => line.replaceAll(/\s+/g, ' ').trim());
    found.set(
      name!,
      lines.filter(Boolean).map((line) => {
        const pair = /^(\w+): (?:\| )?(.+)$/.exec(line);
        if (!pair) throw new Error(`${name} of src/db/schema.ts: “${line}” is no column.`);
        return [pair[1]!, pair[2]!];
      }),
    );
  }
  return found;
}

/** The tables of a schema file of row types: `Database` names them and their interfaces. */
export function parseSchema(source: string): Columns {
  const interfaces = readInterfaces(source);
  const columns = new Map<string, Column>();
  for (const [table, rowType] of interfaces.get('Database') ?? []) {
    const row = interfaces.get(rowType);
    if (!row) throw new Error(`${table}: src/db/schema.ts has no interface ${rowType}.`);
    for (const [column, type] of row) {
      columns.set(`${table}.${column}`, readColumn(`${table}.${column}`, type));
    }
  }
  return columns;
}

export async function readSchema(): Promise<Columns> {
  return parseSchema(await readFile(new URL('../schema.ts', import.meta.url), 'utf8'));
}
