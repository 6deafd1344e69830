import { sql } from 'kysely';
import {
  SECTIONS,
  type BOND_TRAITS,
  type Section,
} from '../../../contracts/instruments/instruments.ts';
import type { Db } from '../../../db/connect.ts';
import type { InstrumentKind } from '../../../db/schema.ts';
import { isInDefault } from '../../../domain/bonds/default.ts';
import type { Now } from '../../../domain/time/now.ts';
import { QUOTE_COLUMNS, toQuoteRecord } from '../../engines/quotes/quotes.ts';
import { isItsSource, isShownSeries } from '../../engines/quotes/shown-series.ts';
import { fundFacts, SHARE_COLUMNS, shareFacts } from './share-facts.ts';

type SectionKind = (typeof SECTIONS)[Section];
const KINDS: readonly SectionKind[] = Object.values(SECTIONS);
const MAX_INSTRUMENTS = 50;

export function sectionForKind(kind: InstrumentKind): Section {
  const found = Object.entries(SECTIONS).find(([, each]) => each === kind);
  if (!found) throw new Error(`no section for ${kind}`);
  return found[0] as Section;
}

function instrumentQuery(db: Db) {
  return db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.isin',
      'instrument.ticker',
      'instrument.status',
      ...QUOTE_COLUMNS,
    ]);
}

export async function findInstrument(db: Db, kind: SectionKind, id: number, now: Now) {
  const row = await instrumentQuery(db)
    .innerJoin('data_source', isItsSource)
    .leftJoin('issuer', 'issuer.id', 'instrument.issuer_id')
    .leftJoin('share', 'share.instrument_id', 'instrument.id')
    .leftJoin('fund', 'fund.instrument_id', 'instrument.id')
    .where('instrument.id', '=', id)
    .where('instrument.kind', '=', kind)
    .select([
      'instrument.currency',
      'instrument.venue',
      ...SHARE_COLUMNS,
      'instrument.is_hidden as isHidden',
      'data_source.name as source',
      'series.id as seriesId',
      'issuer.id as issuerId',
      'issuer.name as issuerName',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, isin, ticker, status, currency, source, lastDay, issuerId, issuerName } = row;
  return {
    id: row.id,
    name,
    isin,
    ticker,
    status,
    currency,
    isHidden: row.isHidden,
    source,
    seriesId: row.seriesId,
    lastDay,
    issuer: issuerId === null || issuerName === null ? null : { id: issuerId, name: issuerName },
    quote: toQuoteRecord(row, now),
    venue: row.venue,
    share: shareFacts(row, now),
    fund: fundFacts(row),
  };
}

/** The terms of a bond; null for those that the source didn't provide. */
export async function findBond(db: Db, id: number, today: string) {
  const row = await db
    .selectFrom('bond')
    .where('instrument_id', '=', id)
    .select([
      'coupon_type as couponType',
      'coupon_rate as couponRate',
      'coupons_per_year as couponsPerYear',
      'issued_on as issuedOn',
      'matures_on as maturesOn',
      'face_value as faceValue',
      'amount_issued as amountIssued',
      'seniority',
      'smallest_lot as smallestLot',
      'flat_from as flatFrom',
      'is_green as isGreen',
      sql<boolean>`index_ratio is not null`.as('isLinked'),
      sql<boolean>`exists (select from bond_coupon_step step where step.instrument_id = bond.instrument_id)`.as(
        'hasSteps',
      ),
      sql<boolean>`exists (select from bond_amortisation a where a.instrument_id = bond.instrument_id)`.as(
        'isAmortising',
      ),
      sql<boolean>`exists (select from bond_option o where o.instrument_id = bond.instrument_id and o.kind = 'call' and o.exercised_on > ${today})`.as(
        'isCallable',
      ),
      sql<boolean>`exists (select from bond_option o where o.instrument_id = bond.instrument_id and o.kind = 'put' and o.exercised_on > ${today})`.as(
        'isPutable',
      ),
      sql<string | null>`(
        select value from identifier
        where identifier.instrument_id = bond.instrument_id and scheme = 'figi'
          and identifier_is_current(valid_from, valid_to)
        limit 1
      )`.as('figi'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { flatFrom, isGreen, isLinked, hasSteps, isAmortising, isCallable, isPutable, ...terms } =
    row;
  const traits: [(typeof BOND_TRAITS)[number], boolean][] = [
    ['perpetual', terms.maturesOn === null],
    ['floating', terms.couponType === 'floating'],
    ['zero', terms.couponType === 'zero'],
    ['linked', isLinked],
    ['step', hasSteps],
    ['callable', isCallable],
    ['putable', isPutable],
    ['amortising', isAmortising],
    ['green', isGreen],
    ['flat', isInDefault(flatFrom, today)],
  ];
  return { ...terms, traits: traits.flatMap(([trait, isSo]) => (isSo ? [trait] : [])) };
}

export async function findCompany(db: Db, id: number) {
  return db
    .selectFrom('issuer')
    .innerJoin('data_source', 'data_source.code', 'issuer.source_code')
    .where('issuer.id', '=', id)
    .select([
      'issuer.id',
      'issuer.name',
      'issuer.country',
      'issuer.sector',
      'issuer.status',
      'data_source.name as source',
    ])
    .executeTakeFirst();
}

/**
 * The instrument whose history represents a company: its most important stock, otherwise another
 * traded instrument. Instruments that have ended or have no values are never chosen.
 */
export async function findLeadingInstrument(db: Db, issuerId: number) {
  return db
    .selectFrom('instrument')
    .innerJoin('series', isShownSeries)
    .where('series.last_day', 'is not', null)
    .where('instrument.issuer_id', '=', issuerId)
    .where('instrument.kind', 'in', KINDS)
    .where('instrument.status', '=', 'active')
    .where('instrument.is_hidden', '=', false)
    .orderBy(sql`instrument.kind = 'stock'`, 'desc')
    .orderBy('instrument.importance', 'desc')
    .orderBy('instrument.id')
    .select(['instrument.id', 'instrument.kind'])
    .limit(1)
    .executeTakeFirst();
}

export async function findIssuerInstruments(db: Db, issuerId: number, now: Now) {
  const [rows, { total }] = await Promise.all([
    instrumentQuery(db)
      .where('instrument.issuer_id', '=', issuerId)
      .where('instrument.kind', 'in', KINDS)
      .where('instrument.is_hidden', '=', false)
      .orderBy('instrument.importance', 'desc')
      .orderBy('instrument.id')
      .limit(MAX_INSTRUMENTS)
      .execute(),
    db
      .selectFrom('instrument')
      .where('issuer_id', '=', issuerId)
      .where('kind', 'in', KINDS)
      .where('is_hidden', '=', false)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    isin: row.isin,
    ticker: row.ticker,
    status: row.status,
    quote: toQuoteRecord(row, now),
  }));
  return { items, total };
}
