import { sql } from 'kysely';
import type { BondTerms, InstrumentTerms } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { preferSeriesIn } from '../../../../db/quotes/prefer-series.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import { INDEX_CATEGORIES } from '../../../../domain/instruments/index-category.ts';
import { isKnownVenue } from '../../../../domain/instruments/venues.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { replaceCodes, requireValidCodes } from './codes.ts';
import { markAsManualEdit, holdFields, readRow } from './hand-edits.ts';
import * as store from './store.ts';
import { differences, requireVersion, versionFrom } from './version.ts';

type Wanted = InstrumentTerms & { readonly version: string };

/** Saves an instrument; returns its new version. */
export async function changeInstrument(
  { trx, operatorId, record }: OperatorChange,
  id: number,
  { version, ...wanted }: Wanted,
): Promise<string> {
  const owner = { column: 'instrument_id', id } as const;
  await store.lockRows(trx, 'instrument', [id]);
  const state = await store.readInstrument(trx, id);
  if (!state) throw new ApiError('not_found', { field: 'params.instrumentId' });
  const before = store.instrumentFields(state.terms);
  requireVersion(version, before);
  await requireValidTerms(trx, state, wanted);
  requireValidCodes(wanted.identifiers, state.terms.identifiers, owner);
  await markAsManualEdit(trx);
  const rowBefore = await readRow(trx, owner);
  await writeTerms(trx, id, wanted);
  await replaceCodes(trx, owner, state.terms.identifiers, wanted.identifiers);
  await preferAll(trx, state, wanted.preferred);
  const after = store.instrumentFields((await store.readInstrument(trx, id))!.terms);
  const change = differences(before, after);
  if (change.changed.length === 0) return version;
  const held = change.changed.filter((field) => field !== 'preferred');
  await holdFields(trx, held, { owner, operatorId, rowBefore, before, after });
  await record({
    action: 'changed',
    kind: 'instrument',
    target: id,
    before: change.before,
    after: change.after,
  });
  return versionFrom(after);
}

function rejectField(field: string, label?: string): never {
  throw new ApiError('invalid_field', {
    field: `body.${field}`,
    ...(label !== undefined && { label }),
  });
}

/** Rules that the fields' schemas can't express. */
async function requireValidTerms(
  trx: Db,
  { kind, terms, series }: store.InstrumentState,
  { bond, issuerId, category, venue, preferred }: InstrumentTerms,
): Promise<void> {
  // A form can neither turn an instrument into a bond nor remove a bond's terms.
  if ((bond === null) !== (terms.bond === null)) rejectField('bond');
  if (bond?.maturesOn && bond.issuedOn !== null && bond.maturesOn <= bond.issuedOn) {
    rejectField('bond.maturesOn', 'desk_matures_before');
  }
  if (kind === 'index' && category !== null) {
    if (!INDEX_CATEGORIES.some((each) => each === category)) rejectField('category');
  }
  // A source may use a venue that has no name here; operators can't choose one.
  if (venue !== null && venue !== terms.venue && !isKnownVenue(venue)) rejectField('venue');
  if (preferred.some((id) => !series.some((each) => each.id === id))) rejectField('preferred');
  const fields = preferred.map((id) => series.find((each) => each.id === id)?.field);
  if (new Set(fields).size < fields.length) rejectField('preferred');
  if (issuerId === null || issuerId === terms.issuerId) return;
  const issuer = await trx
    .selectFrom('issuer')
    .select('id')
    .where('id', '=', issuerId)
    .forKeyShare()
    .executeTakeFirst();
  if (!issuer) rejectField('issuerId', 'desk_issuer_unknown');
}

async function writeTerms(trx: Db, id: number, wanted: InstrumentTerms): Promise<void> {
  const { status, issuerId, currency, category, venue, importance, bond } = wanted;
  await trx
    .updateTable('instrument')
    .set({
      name: mergedName(wanted.name),
      status,
      issuer_id: issuerId,
      currency,
      category,
      venue,
      importance,
    })
    .where('id', '=', id)
    .execute();
  if (bond) await writeBond(trx, id, bond);
}

/** Sets the names in the ten languages and keeps a source's names in others. */
export function mergedName(wanted: Readonly<Record<string, string>>) {
  const given = Object.fromEntries(Object.entries(wanted).filter(([, text]) => text !== ''));
  const all = Object.keys(wanted);
  return sql<NameByLanguage>`(name - ${all}::text[]) || ${JSON.stringify(given)}::jsonb`;
}

async function writeBond(trx: Db, id: number, bond: BondTerms): Promise<void> {
  await trx
    .updateTable('bond')
    .set({
      coupon_type: bond.couponType,
      coupon_rate: bond.couponRate,
      coupons_per_year: bond.couponsPerYear,
      day_count: bond.dayCount,
      issued_on: bond.issuedOn,
      matures_on: bond.maturesOn,
      face_value: bond.faceValue,
      amount_issued: bond.amountIssued,
    })
    .where('instrument_id', '=', id)
    .execute();
}

async function preferAll(trx: Db, { series }: store.InstrumentState, wanted: readonly number[]) {
  for (const id of wanted) {
    if (!series.some((each) => each.id === id && each.isPreferred)) await preferSeriesIn(trx, id);
  }
}

/** Hides an instrument or shows it again; repeating this changes nothing. */
export async function hideInstrument(
  { trx, record }: OperatorChange,
  id: number,
  isHidden: boolean,
): Promise<void> {
  await store.lockRows(trx, 'instrument', [id]);
  const state = await store.readInstrument(trx, id);
  if (!state) throw new ApiError('not_found', { field: 'params.instrumentId' });
  if (state.isHidden === isHidden) return;
  await trx.updateTable('instrument').set({ is_hidden: isHidden }).where('id', '=', id).execute();
  await record({
    action: isHidden ? 'withdrawn' : 'restored',
    kind: 'instrument',
    target: id,
    before: { isHidden: state.isHidden },
    after: { isHidden },
  });
}
