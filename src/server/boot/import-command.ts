import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createPool } from '../../db/connect.ts';
import { StartupError } from '../../db/startup-error.ts';
import type { Day } from '../../domain/time/day.ts';
import { todayAt } from '../../domain/time/now.ts';
import {
  ImportBusy,
  importQuotes,
  type ImportResult,
} from '../../loaders/imports/import-quotes.ts';
import { proposeRecipe, type RecipeGap } from '../../loaders/imports/propose-recipe.ts';
import { MissingColumn } from '../../loaders/imports/quotes/map-rows.ts';
import { inspect } from '../../loaders/imports/read/inspect.ts';
import {
  openDocument,
  readHead,
  type DocumentPart,
} from '../../loaders/imports/read/open-document.ts';
import { readRows } from '../../loaders/imports/read/read-rows.ts';
import { UnreadableDocument } from '../../loaders/imports/read/unreadable-document.ts';
import { checkRecipe, type QuotesRecipe } from '../../loaders/imports/recipe.ts';
import { undoImport } from '../../loaders/imports/undo-import.ts';
import { runCommand, withAnyDatabase } from './run-command.ts';
import { StartReport } from './start-report.ts';

const USAGE = `Usage: npm run import -- --source desk [--name "Our desk"] [--recipe recipe.json] [--dry-run] [--errors reject|skip] file…
       npm run import -- --undo 12
Without a recipe, a file needs the columns id, date and value, and may have field and currency. A dry run changes nothing. With --errors skip, rejected rows are left out; otherwise one of them rejects the file.`;

const OUTCOMES: Readonly<Record<ImportResult['outcome'], string>> = {
  checked: 'Dry run, nothing is written',
  written: 'Imported',
  'has-rejected-rows': 'Nothing is written, because rows were rejected',
  'changed-meanwhile': 'Nothing is written, because values have changed since the dry run',
};

const SHOWN_REJECTIONS = 10;

/**
 * npm run import: imports quotes from files, also while the server is running.
 */
await runCommand(async (config) => {
  const args = readArguments();
  await withAnyDatabase(config, async (url) => {
    const pool = createPool(url, { max: 3 });
    try {
      await assertMigrated(pool);
      if (args.undo !== null) await undo(pool, args.undo);
      else
        for (const path of args.paths)
          await importFile(
            pool,
            path,
            args,
            todayAt({ ms: Date.now(), timeZone: config.timeZone }),
          );
    } finally {
      await pool.end();
    }
  });
});

interface Arguments {
  readonly undo: number | null;
  readonly source: string;
  readonly name: string | null;
  readonly recipePath: string | null;
  readonly errors: 'reject' | 'skip';
  readonly isDry: boolean;
  readonly paths: readonly string[];
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string', default: '' },
        name: { type: 'string' },
        recipe: { type: 'string' },
        errors: { type: 'string', default: 'reject' },
        'dry-run': { type: 'boolean', default: false },
        undo: { type: 'string' },
      },
    });
    const { source, name, recipe, errors, undo: undone } = values;
    const isUndo = undone !== undefined && /^[1-9]\d{0,8}$/.test(undone);
    const isImport =
      undone === undefined &&
      /^[a-z][a-z0-9-]{0,39}$/.test(source) &&
      (errors === 'reject' || errors === 'skip') &&
      positionals.length > 0;
    if (!isUndo && !isImport) throw new Error('not a call of this command');
    return {
      undo: isUndo ? Number(undone) : null,
      source,
      name: name ?? null,
      recipePath: recipe ?? null,
      errors: errors === 'skip' ? 'skip' : 'reject',
      isDry: values['dry-run'],
      paths: positionals,
    };
  } catch {
    throw new StartupError(USAGE);
  }
}

async function assertMigrated(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('import_run') is not null as "isThere"`,
  );
  if (rows[0]!.isThere) return;
  throw new StartupError(
    'This database isn’t up to date: start the portal once or run npm run migrate, then import.',
  );
}

async function importFile(pool: pg.Pool, path: string, args: Arguments, today: Day): Promise<void> {
  const { source, name, recipePath, errors, isDry } = args;
  const document = await openDocument(path, basename(path)).catch((error: unknown) => {
    throw explain(path, error);
  });
  try {
    const [part, ...more] = document.parts;
    if (!part || more.length > 0) {
      throw new StartupError(
        `${path} contains ${document.parts.length} tables: import one at a time.`,
      );
    }
    const recipe = recipePath === null ? await propose(path, part) : await readRecipe(recipePath);
    await pool.query(
      'insert into data_source (code, name) values ($1, $2) on conflict (code) do nothing',
      [source, name ?? source],
    );
    const report = new StartReport();
    const result = await report.step(isDry ? 'Dry run' : 'Import', (onProgress) =>
      importQuotes(pool, {
        source,
        recipe,
        batches: readRows(part.bytes(), recipe.read),
        documentId: null,
        accountId: null,
        errors,
        isDry,
        today,
        onProgress: (step, done, total) => {
          if (step === 'stored') onProgress(done, total, 'series');
        },
      }),
    );
    console.log(describe(path, result));
    for (const line of await firstRejections(pool, result)) console.log(line);
    if (result.outcome === 'has-rejected-rows') process.exitCode = 1;
  } catch (error) {
    throw explain(path, error);
  } finally {
    document.close();
  }
}

async function propose(path: string, part: DocumentPart): Promise<QuotesRecipe> {
  const { head, isWhole } = await readHead(part);
  const inspection = await inspect(head, part.name, { isWhole, settled: part.declared });
  if (inspection.fault) throw inspection.fault;
  const proposal = proposeRecipe(inspection);
  if ('recipe' in proposal) return proposal.recipe;
  throw new StartupError(
    `${path}: ${proposal.gaps.map(describeGap).join('; ')}. A recipe settles it.`,
  );
}

function describeGap(gap: RecipeGap): string {
  if (gap.kind === 'missing-columns') return `no column is called ${gap.columns.join(' or ')}`;
  if (gap.kind === 'not-a-date') return `the column “${gap.column}” has no dates`;
  return `“${gap.column}” can be read as ${gap.readings.join(' or as ')}`;
}

async function readRecipe(path: string): Promise<QuotesRecipe> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartupError(`File not found: ${path}.`);
  });
  const recipe = checkRecipe(text);
  if (typeof recipe === 'string') throw new StartupError(`${path} is no recipe: ${recipe}.`);
  return recipe;
}

function explain(path: string, error: unknown): unknown {
  if (error instanceof UnreadableDocument) {
    return new StartupError(`${path} can’t be read: ${error.message}.`);
  }
  if (error instanceof MissingColumn) {
    return new StartupError(`${path} has no column “${error.column}”.`);
  }
  if (error instanceof ImportBusy) {
    return new StartupError('Another import of this source is being written: try again later.');
  }
  const code = (error as { code?: unknown }).code;
  if (code === 'ENOENT') return new StartupError(`File not found: ${path}.`);
  if (code === 'EISDIR') return new StartupError(`${path} is a folder: specify a file.`);
  return error;
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}

function describe(path: string, result: ImportResult): string {
  const { rows, points, held, newSeries, rejected, outcome, runId } = result;
  const reasons = Object.entries(rejected).map(
    ([reason, rejects]) => `${count(rejects)} ${reason}`,
  );
  const total = Object.values(rejected).reduce((sum, rejects) => sum + rejects, 0);
  return [
    `${path}: ${OUTCOMES[outcome]}.`,
    `  ${count(rows)} rows: ${count(points.added)} values new, ${count(points.changed)} changed, ${count(points.same)} unchanged, ${count(held)} held; ${count(newSeries)} new series.`,
    ...(total > 0 ? [`  ${count(total)} rejected: ${reasons.join(', ')}.`] : []),
    ...(runId === null ? [] : [`  Undo: npm run import -- --undo ${runId}`]),
  ].join('\n');
}

async function firstRejections(pool: pg.Pool, { importId }: ImportResult): Promise<string[]> {
  const { rows } = await pool.query<{
    line: number;
    column: string;
    value: string | null;
    reason: string;
  }>(
    `select line, column_name as column, value, reason from import_reject
     where import_id = $1 order by line limit $2`,
    [importId, SHOWN_REJECTIONS],
  );
  return rows.map(
    ({ line, column, value, reason }) =>
      `  line ${line}${column === '' ? '' : `, ${column}`}: ${reason}${value === null ? '' : ` (${JSON.stringify(value)})`}`,
  );
}

async function undo(pool: pg.Pool, runId: number): Promise<void> {
  const result = await undoImport(pool, runId);
  if (!result) throw new StartupError(`There is no load ${runId}.`);
  const kept = result.kept === 0 ? '' : ` ${result.kept} have been changed since and are kept.`;
  console.log(
    `${result.restored} values are as they were before load ${runId}.${kept}\n  Undo: npm run import -- --undo ${result.runId}`,
  );
}
