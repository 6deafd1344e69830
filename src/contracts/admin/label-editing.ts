import * as z from 'zod/mini';
import { MAX_LABEL } from '../../domain/text/label-checks.ts';
import { LABEL_MARKS } from '../../domain/text/label-marks.ts';
import { LANGUAGE_CODES, type Language } from '../../domain/text/language.ts';
import { download, endpoint, type Answer } from '../core/endpoint.ts';
import { idParam, moment, searchText, text } from '../core/fields.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';

export const LABEL_STATES = ['all', 'todo', 'changed'] as const;
export type LabelState = (typeof LABEL_STATES)[number];

const language = z.enum(LANGUAGE_CODES as [Language, ...Language[]]);
const mark = z.enum(LABEL_MARKS);
const key = text(200);
/** The version of the text that the operator saw (`src/domain/text/text-version.ts`). */
const version = text(20);
const count = z.int();

const filter = {
  module: z.optional(text(40)),
  search: z.optional(searchText),
};

const staleText = z.object({
  language,
  key: z.string(),
  text: z.string(),
  version,
  /** The label no longer exists; otherwise the text doesn't fit it. */
  isKeyGone: z.boolean(),
});

export const listLabels = endpoint({
  method: 'GET',
  path: '/api/admin/labels/',
  summary: 'List labels with the status of their ten texts, 30 per page',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({
    ...filter,
    state: z.optional(z.enum(LABEL_STATES)),
    page: z.optional(idParam),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        key: z.string(),
        module: z.string(),
        english: z.string(),
        /** Only languages with marks. */
        marks: z.array(z.object({ language, marks: z.array(mark) })),
      }),
    ),
    total: count,
    page: count,
    limit: count,
    modules: z.array(z.string()),
    /** Over all labels: the number of texts per mark, and of labels that need work. */
    counts: z.object({
      keys: count,
      todo: count,
      changedKeys: count,
      changed: count,
      missing: count,
      unfit: count,
      lost: count,
      plural: count,
      older: count,
    }),
    languages: z.array(z.object({ language, todo: count })),
    /** Operator texts that aren't shown anywhere; the first hundred. */
    stale: z.array(staleText),
    staleTotal: count,
  }),
});
export type LabelList = Answer<typeof listLabels>;
export type LabelItem = LabelList['items'][number];
export type StaleText = z.output<typeof staleText>;

const labelText = z.object({
  language,
  builtIn: z.string(),
  /** The operator's text, or else the built-in one. */
  text: z.string(),
  version,
  isChanged: z.boolean(),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
  marks: z.array(mark),
});
export type LabelText = z.output<typeof labelText>;

export const getLabel = endpoint({
  method: 'GET',
  path: '/api/admin/labels/{key}/',
  summary: 'Get the ten texts of a label, where it is used, and the next label that needs work',
  needs: 'operator',
  cost: 'light',
  params: z.strictObject({ key }),
  query: z.strictObject(filter),
  answer: z.object({
    key: z.string(),
    module: z.string(),
    repository: z.string(),
    /** A page that shows it; null if unknown. */
    shownOn: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** The English text that readers see. */
    english: z.string(),
    texts: z.array(labelText),
  }),
});
export type LabelDetails = Answer<typeof getLabel>;

export const changeLabel = endpoint({
  method: 'POST',
  path: '/api/admin/labels/{key}/',
  summary:
    'Update texts of a label, in all server processes within a second; null restores the built-in text. Rejected if a text has changed in the meantime',
  needs: 'operator',
  cost: 'light',
  params: z.strictObject({ key }),
  body: z.strictObject({
    texts: z
      .array(
        z.strictObject({
          language,
          text: z.nullable(z.string().check(z.maxLength(MAX_LABEL, { abort: true }))),
          /** The version of the changed text. */
          version,
          /** The text still matches the newer English one. */
          isReviewed: z.optional(z.boolean()),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(10),
        z.refine((texts) => new Set(texts.map((each) => each.language)).size === texts.length),
      ),
  }),
  answer: z.object({ changed: z.array(language) }),
});

export const removeOverride = endpoint({
  method: 'POST',
  path: '/api/admin/label-overrides/remove/',
  summary: 'Remove an operator’s text, even if its label no longer exists',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ language, key, version }),
  answer: z.object({ isRemoved: z.literal(true) }),
});

function downloadAs(format: FileFormat) {
  return download({
    method: 'GET',
    path: `/api/admin/label-files/labels.${format}`,
    summary: `Download labels for translators (${format.toUpperCase()}): all, one module, or those that need work`,
    needs: 'operator',
    cost: 'file',
    query: z.strictObject({ ...filter, state: z.optional(z.enum(LABEL_STATES)) }),
    mediaType: FILE_TYPES[format],
  });
}

export const downloadLabels = { csv: downloadAs('csv'), xlsx: downloadAs('xlsx') };

function downloadGlossaryAs(format: FileFormat) {
  return download({
    method: 'GET',
    path: `/api/admin/label-files/glossary.${format}`,
    summary: `Download the glossary for translators (${format.toUpperCase()})`,
    needs: 'operator',
    cost: 'file',
    mediaType: FILE_TYPES[format],
  });
}

export const downloadGlossary = {
  csv: downloadGlossaryAs('csv'),
  xlsx: downloadGlossaryAs('xlsx'),
};

/** The outcome of importing a text from a file. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'same', 'meanwhile', 'refused'] as const;
/** Why a text from a file is rejected. */
export const IMPORT_REASONS = [
  'key',
  'twice',
  'formula',
  'empty',
  'long',
  'braces',
  'unknown',
  'other',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

const importReport = z.object({
  counts: z.object({
    new: count,
    changed: count,
    same: count,
    meanwhile: count,
    refused: count,
  }),
  /** All texts that differ; the first 500. */
  rows: z.array(
    z.object({
      line: count,
      key: z.string(),
      language: z.nullable(language),
      outcome: z.enum(IMPORT_OUTCOMES),
      reason: z.nullable(z.enum(IMPORT_REASONS)),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** Identifies exactly these changes. */
  digest: z.string(),
});
export type ImportReport = z.output<typeof importReport>;
export type ImportRow = ImportReport['rows'][number];

const file = z.instanceof(Uint8Array);

export const checkLabelFile = endpoint({
  method: 'POST',
  path: '/api/admin/label-files/check/',
  summary: 'Preview the changes in a translation file (CSV or XLSX, up to 5 MB)',
  needs: 'operator',
  cost: 'heavy',
  body: file,
  bodyType: 'file',
  answer: importReport,
});

export const applyLabelFile = endpoint({
  method: 'POST',
  path: '/api/admin/label-files/apply/',
  summary: 'Apply exactly the changes previewed for a translation file, all or nothing',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({ digest: text(64) }),
  body: file,
  bodyType: 'file',
  answer: importReport,
});
