import { ApiError } from '../../../../contracts/core/errors.ts';
import { FILE_FORMATS } from '../../../../contracts/core/file-format.ts';
import {
  applyLabelFile,
  changeLabel,
  checkLabelFile,
  downloadGlossary,
  downloadLabels,
  getLabel,
  listLabels,
  removeOverride,
  type ImportReason,
  type LabelDetails,
} from '../../../../contracts/admin/label-editing.ts';
import type { Db } from '../../../../db/connect.ts';
import { isShown, shownText } from '../../../../domain/text/label-marks.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import { implementChange, type OperatorChange } from '../../../core/audit/operator-change.ts';
import { sheetFile } from '../../../core/files/sheet-file.ts';
import { writeSheetFileInThread } from '../../../core/files/write-in-thread.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { lockLabels, readLabels, writeChanges, type TextChange } from './change-texts.ts';
import type { DeskLabel, LabelDesk, LabelFilter } from './desk.ts';
import { glossarySheet } from './glossary.ts';
import { keysIn, planImport, readSentFile } from './import-file.ts';
import { validateLabelText, type WantedText } from './validate-label-text.ts';
import { LABEL_MODULES } from './known-labels.ts';
import { labelSheet } from './label-file.ts';
import { readAuthors, readOverride } from './override-store.ts';
import { findPage } from './shown-on.ts';

const LABEL_ROWS = new URL('./label-file.ts', import.meta.url);

interface DeskOptions {
  readonly db: Db;
  readonly desk: LabelDesk;
  /** Rereads the texts, so operators see their own changes immediately. */
  readonly refresh: () => Promise<void>;
}

/** All endpoints with which operators edit labels. */
export function labelDeskRoutes({ db, desk, refresh }: DeskOptions): Route[] {
  return [
    implement(listLabels, ({ query: { page = 1, ...filter } }) =>
      desk.list(requireModule(filter), page),
    ),
    implement(getLabel, async ({ params, query }) =>
      describeLabel(db, params.key, await desk.next(params.key, requireModule(query))),
    ),
    ...FILE_FORMATS.map((format) =>
      implement(downloadLabels[format], async ({ query }, context) => {
        const { sheet, given } = labelSheet(await desk.find(requireModule(query)));
        return writeSheetFileInThread({ format, sheet, maker: LABEL_ROWS, given }, context);
      }),
    ),
    ...FILE_FORMATS.map((format) =>
      implement(downloadGlossary[format], () => sheetFile(glossarySheet(), format)),
    ),
    implement(checkLabelFile, async ({ body }) => {
      const lines = await readSentFile(body);
      return (await planImport(lines, await readLabels(db, keysIn(lines)))).report;
    }),
    ...[
      implementChange(db, changeLabel, async (change, { params, body }) => ({
        changed: (await saveTexts(change, params.key, body.texts)).map(({ language }) => language),
      })),
      implementChange(db, removeOverride, (change, { body }) => removeOne(change, body)),
      implementChange(db, applyLabelFile, (change, { query, body }) =>
        applyFile(change, body, query.digest),
      ),
    ].map((route) => refreshing(route, refresh)),
  ];
}

/** This process rereads its own changes before it responds, rather than when the notice arrives. */
function refreshing(route: Route, refresh: () => Promise<void>): Route {
  return {
    ...route,
    run: async (input, context) => {
      const answer = await route.run(input, context);
      await refresh();
      return answer;
    },
  };
}

function requireModule<F extends LabelFilter>(filter: F): F {
  if (filter.module !== undefined && !LABEL_MODULES.includes(filter.module)) {
    throw new ApiError('invalid_field', { field: 'query.module' });
  }
  return filter;
}

async function requireLabel(db: Db, key: string): Promise<DeskLabel> {
  const label = (await readLabels(db, [key])).get(key);
  if (!label) throw new ApiError('not_found', { field: 'params.key' });
  return label;
}

/** From the database rather than from memory, so an edited text is never outdated. */
async function describeLabel(db: Db, key: string, next: string | null): Promise<LabelDetails> {
  const label = await requireLabel(db, key);
  const { module, repository, texts, marks } = label;
  const authors = await readAuthors(db, key);
  return {
    key,
    module,
    repository,
    shownOn: await findPage(db, `${module}.${repository}`),
    next,
    english: shownText(texts.get('eng')!),
    texts: [...texts.values()].map((each) => {
      const { language, builtIn, override } = each;
      const text = override?.text ?? builtIn;
      return {
        language,
        builtIn,
        text,
        version: textVersion(text),
        isChanged: isShown(each),
        changedAt: override ? new Date(override.changedAtMs).toISOString() : null,
        changedBy: authors.find((author) => author.language === language)?.name ?? null,
        marks: [...(marks().get(language) ?? [])],
      };
    }),
  };
}

async function saveTexts(
  change: OperatorChange,
  key: string,
  wanted: readonly WantedText[],
): Promise<readonly TextChange[]> {
  await lockLabels(change.trx);
  const label = await requireLabel(change.trx, key);
  const changes = wanted.flatMap((each, i): TextChange[] => {
    const text = each.text?.replaceAll(/\r\n?/g, '\n').toWellFormed() ?? null;
    const found = validateLabelText(label, { ...each, text });
    const field = `body.texts.${i}.text`;
    if (found.outcome === 'refused') {
      throw new ApiError('invalid_field', { field, label: REFUSALS[found.reason] });
    }
    if (found.outcome === 'meanwhile') throw new ApiError('changed_meanwhile', { field });
    if (found.outcome === 'same') return [];
    const { before, after } = found;
    return [{ key, language: each.language, before, after }];
  });
  if (changes.length > 0) await writeChanges(change, changes, 'changed');
  return changes;
}

/** The messages that explain why a text is rejected. */
const REFUSALS: Readonly<Record<ImportReason, string>> = {
  key: 'texts_reason_key',
  twice: 'texts_reason_twice',
  formula: 'texts_reason_formula',
  empty: 'texts_reason_empty',
  long: 'texts_reason_long',
  braces: 'texts_reason_braces',
  unknown: 'texts_reason_unknown',
  other: 'texts_reason_other',
};

/** Also removes texts of labels that no longer exist. */
async function removeOne(
  change: OperatorChange,
  { language, key, version }: { language: TextChange['language']; key: string; version: string },
): Promise<{ isRemoved: true }> {
  await lockLabels(change.trx);
  const before = await readOverride(change.trx, language, key);
  if (before === undefined) throw new ApiError('not_found', { field: 'body.key' });
  if (textVersion(before) !== version) {
    throw new ApiError('changed_meanwhile', { field: 'body.version' });
  }
  await writeChanges(change, [{ key, language, before, after: null }], 'changed');
  return { isRemoved: true };
}

async function applyFile(change: OperatorChange, bytes: Uint8Array, digest: string) {
  const lines = await readSentFile(bytes);
  await lockLabels(change.trx);
  const labels = await readLabels(change.trx, keysIn(lines));
  const { report, changes } = await planImport(lines, labels);
  // Applies exactly what was shown, or nothing.
  if (report.digest !== digest) throw new ApiError('changed_meanwhile', { field: 'query.digest' });
  if (changes.length > 0) await writeChanges(change, changes, 'imported');
  return report;
}
