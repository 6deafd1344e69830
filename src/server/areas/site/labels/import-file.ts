import { createHash } from 'node:crypto';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { ImportReport, ImportRow } from '../../../../contracts/admin/label-editing.ts';
import { YieldTimer } from '../../../../db/yield-to-event-loop.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import type { TextChange } from './change-texts.ts';
import type { DeskLabel } from './desk.ts';
import { validateLabelText } from './validate-label-text.ts';
import { KNOWN_LABELS } from './known-labels.ts';
import type { FileLine } from './label-file.ts';
import { readInThread } from './read-in-thread.ts';

const MAX_ROWS_SHOWN = 500;

interface Plan {
  readonly report: ImportReport;
  readonly changes: readonly TextChange[];
}

/** The lines of an uploaded file; throws if it can't be read. */
export async function readSentFile(bytes: Uint8Array): Promise<readonly FileLine[]> {
  const lines = await readInThread(bytes);
  if (!lines) throw new ApiError('invalid_field', { field: 'body', label: 'error_label_file' });
  return lines;
}

/** The keys in the lines, as far as such labels exist. */
export function keysIn(lines: readonly FileLine[]): string[] {
  return [...new Set(lines.map(({ key }) => key))].filter((key) => KNOWN_LABELS.has(key));
}

/** What the lines would change in these labels, with a verdict on each. */
export async function planImport(
  lines: readonly FileLine[],
  labels: ReadonlyMap<string, DeskLabel>,
): Promise<Plan> {
  const counts = { new: 0, changed: 0, same: 0, meanwhile: 0, refused: 0 };
  const rows: ImportRow[] = [];
  const changes: TextChange[] = [];
  const seen = new Set<string>();
  const turns = new YieldTimer();
  for (const line of lines) {
    await turns.yieldIfLong();
    for (const row of validateCurveLine(line, labels.get(line.key), seen.has(line.key))) {
      counts[row.outcome] += 1;
      if (row.outcome !== 'same' && rows.length < MAX_ROWS_SHOWN) rows.push(row);
      if (row.outcome !== 'new' && row.outcome !== 'changed') continue;
      const { key, language, before, after } = row;
      changes.push({ key, language: language!, before: before!, after });
    }
    seen.add(line.key);
  }
  return { report: { counts, rows, digest: await digestChanges(changes) }, changes };
}

function validateCurveLine(
  { line, key, texts, refused }: FileLine,
  label: DeskLabel | undefined,
  isTwice: boolean,
): ImportRow[] {
  const nothing = { line, key, language: null, reason: null, before: null, after: null };
  if (!label || isTwice) {
    return [{ ...nothing, outcome: 'refused', reason: label ? 'twice' : 'key' }];
  }
  const judged = texts.map(({ language, text, version }): ImportRow => {
    const found = validateLabelText(label, { language, text, version });
    const row = { ...nothing, language, after: text };
    if (found.outcome === 'change') {
      const { before, after, isNew } = found;
      return { ...row, outcome: isNew ? 'new' : 'changed', before, after };
    }
    return { ...row, before: null, reason: null, ...found };
  });
  const unread = refused.map(({ language, reason }): ImportRow => ({
    ...nothing,
    language,
    outcome: 'refused',
    reason,
  }));
  return [...unread, ...judged];
}

/** Two plans with the same digest make the same changes to the same texts. */
async function digestChanges(changes: readonly TextChange[]): Promise<string> {
  const hash = createHash('sha256');
  const turns = new YieldTimer();
  for (const { key, language, before, after } of changes) {
    await turns.yieldIfLong();
    hash.update(JSON.stringify([key, language, textVersion(before), after]));
  }
  return hash.digest('hex');
}
