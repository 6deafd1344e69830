import * as z from 'zod/mini';
import { DAY_COUNTS } from '../../domain/bonds/day-count.ts';
import { COUPON_TYPES } from '../../domain/bonds/term-words.ts';
import { IDENTIFIER_SCHEMES } from '../../domain/instruments/identifier.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../domain/text/language.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, moment, text } from '../core/fields.ts';

/** Instruments and issuers, edited by hand. */

export const INSTRUMENT_STATUSES = ['active', 'matured', 'withdrawn'] as const;
export const ISSUER_STATUSES = ['active', 'liquidated'] as const;
const MAX_NAME = 300;
const MAX_IDENTIFIERS = 40;
/** Per year: one a day. */
const MAX_COUPONS = 365;

/**
 * One line without control characters and lone surrogates, because it appears in titles and lists.
 */
const line = (most: number) =>
  text(most).check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u));
/** At least one isn't empty; the English field is where the form asks for it. */
const names = z
  .strictObject(Object.fromEntries(LANGUAGE_CODES.map((language) => [language, line(MAX_NAME)])))
  .check(
    z.refine((texts) => Object.values(texts).some((name) => name !== ''), {
      path: [DEFAULT_LANGUAGE],
    }),
  );
/** Payments of a bond are exact: digits without an exponent. */
const amount = (least: 0 | 'more than 0') =>
  text(40).check(
    z.trim(),
    z.regex(/^\d{1,20}(\.\d{1,10})?$/),
    z.refine((digits) => least === 0 || /[1-9]/.test(digits)),
  );
/** Null is a term that isn't known. */
const bond = z.strictObject({
  couponType: z.enum(COUPON_TYPES),
  /** Percent per year. */
  couponRate: z.nullable(amount(0)),
  couponsPerYear: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_COUPONS))),
  dayCount: z.nullable(z.enum(DAY_COUNTS)),
  issuedOn: z.nullable(isoDay),
  /** Null for a perpetual bond. */
  maturesOn: z.nullable(isoDay),
  faceValue: z.nullable(amount('more than 0')),
  amountIssued: z.nullable(amount('more than 0')),
});

const code = z.strictObject({
  scheme: z.enum(IDENTIFIER_SCHEMES),
  /** In capitals. */
  value: text(100).check(
    z.trim(),
    z.overwrite((value) => value.toUpperCase()),
  ),
  validFrom: z.nullable(isoDay),
  /** The first day on which it is no longer valid. */
  validTo: z.nullable(isoDay),
});
const identifiers = z.array(code).check(z.maxLength(MAX_IDENTIFIERS));

const instrumentTerms = z.strictObject({
  name: names,
  status: z.enum(INSTRUMENT_STATUSES),
  issuerId: z.nullable(id),
  currency: z.nullable(text(3).check(z.regex(/^[A-Z]{3}$/))),
  category: z.nullable(text(40).check(z.regex(/^[a-z][a-z_]*$/))),
  /** The market where it is traded, by its code (ISO 10383). */
  venue: z.nullable(text(4).check(z.regex(/^[A-Z0-9]{4}$/))),
  importance: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  identifiers,
  /** Null for anything but a bond, or for a bond with unknown terms. */
  bond: z.nullable(bond),
  /** The shown series, where several sources have one. */
  preferred: z.array(id).check(z.maxLength(100)),
});
const issuerTerms = z.strictObject({
  name: names,
  /** Null: unknown. */
  country: z.nullable(text(2).check(z.regex(/^[A-Z]{2}$/))),
  sector: z.nullable(text(40).check(z.regex(/^[a-z][a-z_]*$/))),
  status: z.enum(ISSUER_STATUSES),
  identifiers,
});
export type BondTerms = z.output<typeof bond>;
export type Code = z.output<typeof code>;
export type InstrumentTerms = z.output<typeof instrumentTerms>;
export type IssuerTerms = z.output<typeof issuerTerms>;

/**
 * The state that was seen: a hash for each field, so that a later save can detect what has changed.
 */
const version = text(4000);
/** A field by its path in the body: `status`, `name.deu`, `bond.couponRate`, `identifiers.isin`. */
const field = text(60).check(z.regex(/^[a-zA-Z]+(\.[a-zA-Z]+)?$/));

/** A field set by an operator, which loads leave unchanged. */
const heldField = z.object({
  field: z.string(),
  /** The value of the source, as text. */
  sourceValue: z.string(),
  /** When a load last brought another value; null if none has since. */
  sourceAt: z.nullable(moment),
  editedAt: moment,
  editedBy: z.nullable(z.string()),
});
export type HeldField = z.output<typeof heldField>;

const instrumentParams = z.strictObject({ instrumentId: idParam });
const issuerParams = z.strictObject({ companyId: idParam });
const saved = z.object({ version: z.string() });
const kind = z.enum(['bond', 'stock', 'etf', 'index', 'currency']);

const deskItem = z.object({
  what: z.enum(['instrument', 'issuer']),
  id,
  kind: z.nullable(kind),
  name: z.string(),
  /** ISIN and ticker; the LEI of an issuer. */
  codes: z.array(z.string()),
  status: z.enum([...INSTRUMENT_STATUSES, 'liquidated']),
  isHidden: z.boolean(),
});
export type DeskItem = z.output<typeof deskItem>;

const deskChange = z.object({
  id: z.int(),
  at: moment,
  by: z.nullable(z.string()),
  action: z.string(),
  what: z.enum(['instrument', 'issuer']),
  target: z.string(),
  /** Its current name; null if it was deleted. */
  name: z.nullable(z.string()),
  fields: z.array(z.string()),
});
export type DeskChange = z.output<typeof deskChange>;

export const findOnDesk = endpoint({
  method: 'GET',
  path: '/api/admin/instruments/',
  summary: 'Search instruments and issuers by name, code or ID, and list recent manual changes',
  needs: 'operator',
  cost: 'search',
  query: z.strictObject({ q: z.optional(text(100)) }),
  answer: z.object({ items: z.array(deskItem), recent: z.array(deskChange) }),
});

const deskSeries = z.object({
  id,
  field: z.string(),
  source: z.string(),
  isPreferred: z.boolean(),
  lastDay: z.nullable(isoDay),
});
export type DeskSeries = z.output<typeof deskSeries>;

/** Stored names are returned unchanged. */
const storedName = z.record(z.string(), z.string());

export const getDeskInstrument = endpoint({
  method: 'GET',
  path: '/api/admin/instruments/{instrumentId}/',
  summary: 'Get an instrument for editing, with the source’s values of edited fields',
  needs: 'operator',
  cost: 'light',
  params: instrumentParams,
  answer: z.object({
    id,
    kind,
    isHidden: z.boolean(),
    source: z.string(),
    issuerName: z.nullable(z.string()),
    terms: z.object({ ...instrumentTerms.shape, name: storedName }),
    series: z.array(deskSeries),
    held: z.array(heldField),
    version: z.string(),
  }),
});

export const changeInstrument = endpoint({
  method: 'POST',
  path: '/api/admin/instruments/{instrumentId}/',
  summary: 'Update an instrument; rejected if it has changed since it was read',
  needs: 'operator',
  cost: 'light',
  params: instrumentParams,
  body: z.strictObject({ ...instrumentTerms.shape, version }),
  answer: saved,
});

export const hideInstrument = endpoint({
  method: 'POST',
  path: '/api/admin/instruments/{instrumentId}/hidden/',
  summary: 'Hide an instrument from search and lists, or show it again',
  needs: 'operator',
  cost: 'light',
  params: instrumentParams,
  body: z.strictObject({ isHidden: z.boolean() }),
  answer: z.object({ isHidden: z.boolean() }),
});

export const followInstrumentSource = endpoint({
  method: 'POST',
  path: '/api/admin/instruments/{instrumentId}/source/',
  summary: 'Reset a field of an instrument to the source’s value',
  needs: 'operator',
  cost: 'light',
  params: instrumentParams,
  body: z.strictObject({ field }),
  answer: saved,
});

export const getDeskIssuer = endpoint({
  method: 'GET',
  path: '/api/admin/issuers/{companyId}/',
  summary: 'Get an issuer for editing, with the source’s values of edited fields',
  needs: 'operator',
  cost: 'light',
  params: issuerParams,
  answer: z.object({
    id,
    source: z.string(),
    /** The number of instruments issued. */
    instruments: z.int(),
    terms: z.object({ ...issuerTerms.shape, name: storedName }),
    held: z.array(heldField),
    version: z.string(),
  }),
});

export const changeIssuer = endpoint({
  method: 'POST',
  path: '/api/admin/issuers/{companyId}/',
  summary: 'Update an issuer; rejected if it has changed since it was read',
  needs: 'operator',
  cost: 'light',
  params: issuerParams,
  body: z.strictObject({ ...issuerTerms.shape, version }),
  answer: saved,
});

export const followIssuerSource = endpoint({
  method: 'POST',
  path: '/api/admin/issuers/{companyId}/source/',
  summary: 'Reset a field of an issuer to the source’s value',
  needs: 'operator',
  cost: 'light',
  params: issuerParams,
  body: z.strictObject({ field }),
  answer: saved,
});

const side = z.object({ id, name: z.string(), codes: z.array(z.string()) });
/** The effects of a merge; it is rejected if there are conflicts. */
const mergePlan = z.object({
  kept: side,
  duplicate: side,
  conflicts: z.array(
    z.object({
      what: z.enum(['kind', 'identifier', 'pair', 'unit']),
      kept: z.string(),
      duplicate: z.string(),
    }),
  ),
  identifiers: z.array(code),
  series: z.array(
    z.object({
      field: z.string(),
      source: z.string(),
      /** The series moves as a whole, or its points fill days that the kept one lacks. */
      isMoved: z.boolean(),
      points: z.int(),
    }),
  ),
  sourceIds: z.array(z.object({ source: z.string(), id: z.string() })),
  /** For an issuer. */
  instruments: z.int(),
  /** Empty fields that take the duplicate's value. */
  filled: z.array(z.string()),
  /** Fields in which the two differ: the kept record's values stay. */
  differing: z.array(z.object({ field: z.string(), kept: z.string(), duplicate: z.string() })),
  version: z.string(),
});
export type MergePlan = z.output<typeof mergePlan>;

const duplicateQuery = z.strictObject({ duplicate: idParam });
const mergeBody = z.strictObject({ duplicate: id, version });
const merged = z.object({ id });

export const planInstrumentMerge = endpoint({
  method: 'GET',
  path: '/api/admin/instruments/{instrumentId}/merge/',
  summary: 'Preview merging a duplicate into an instrument',
  needs: 'operator',
  cost: 'heavy',
  params: instrumentParams,
  query: duplicateQuery,
  answer: mergePlan,
});

export const mergeInstruments = endpoint({
  method: 'POST',
  path: '/api/admin/instruments/{instrumentId}/merge/',
  summary: 'Merge a duplicate into an instrument, as previewed',
  needs: 'operator',
  cost: 'heavy',
  params: instrumentParams,
  body: mergeBody,
  answer: merged,
});

export const planIssuerMerge = endpoint({
  method: 'GET',
  path: '/api/admin/issuers/{companyId}/merge/',
  summary: 'Preview merging a duplicate into an issuer',
  needs: 'operator',
  cost: 'heavy',
  params: issuerParams,
  query: duplicateQuery,
  answer: mergePlan,
});

export const mergeIssuers = endpoint({
  method: 'POST',
  path: '/api/admin/issuers/{companyId}/merge/',
  summary: 'Merge a duplicate into an issuer, as previewed',
  needs: 'operator',
  cost: 'heavy',
  params: issuerParams,
  body: mergeBody,
  answer: merged,
});

/** The fields of a state that differ from those of a version. */
export function differingFields(seen: string, current: string): string[] {
  const marks = new Map(current.split(',').map((mark) => splitMark(mark)));
  const known = new Map(seen.split(',').map((mark) => splitMark(mark)));
  return [...new Set([...marks.keys(), ...known.keys()])].filter(
    (name) => name !== '' && marks.get(name) !== known.get(name),
  );
}

function splitMark(mark: string): [field: string, hash: string] {
  const at = mark.indexOf('=');
  return at < 0 ? ['', ''] : [mark.slice(0, at), mark.slice(at + 1)];
}
