import type pg from 'pg';
import { INTERNATIONAL } from '../../domain/instruments/national-scales.ts';
import { copyRows, dayCell, type Cell } from '../copy.ts';
import type { RowCounts } from '../runs.ts';
import { writeIdentifiers, type NewIdentifier } from '../write-identifiers.ts';
import type { DemoInstrument, DemoIssuer, MarketKey } from './demo-instrument.ts';
import { demoLei } from './other-codes.ts';
import { nationalRatings } from './national-ratings.ts';
import { bondRatings, issuerRatings, type DemoRating } from './ratings.ts';
import { unitsText } from './units-text.ts';

export const DEMO_SOURCE = 'demo';

export async function writeIssuers(
  client: pg.PoolClient,
  issuers: readonly DemoIssuer[],
): Promise<RowCounts> {
  const columns = ['id', 'source_code', 'name', 'country', 'sector', 'status'];
  const rows = issuers.map(({ id, name, country, sector, status }) => [
    id,
    DEMO_SOURCE,
    JSON.stringify(name),
    country,
    sector,
    status,
  ]);
  await copyRows(client, 'issuer', columns, rows);
  const codes = issuers.map(({ id }) => ({ scheme: 'lei' as const, value: demoLei(id), id }));
  const refused = await writeIdentifiers(client, codes);
  return { read: issuers.length, new: issuers.length, refused: refused.length };
}

/** Instruments with their terms; series are written together with their quotes. */
export async function writeInstruments(
  client: pg.PoolClient,
  instruments: readonly DemoInstrument[],
): Promise<RowCounts> {
  await copyRows(client, 'instrument', INSTRUMENT_COLUMNS, mapped(instruments, instrumentRow));
  await copyRows(client, 'currency_pair', PAIR_COLUMNS, flatMapped(instruments, pairRows));
  await copyRows(client, 'bond', BOND_COLUMNS, flatMapped(instruments, bondRows));
  await copyRows(
    client,
    'bond_amortisation',
    ['instrument_id', 'paid_on', 'share'],
    flatMapped(instruments, amortisationRows),
  );
  await copyRows(
    client,
    'bond_option',
    ['instrument_id', 'exercised_on', 'kind', 'price'],
    flatMapped(instruments, optionRows),
  );
  await copyRows(
    client,
    'bond_coupon_step',
    ['instrument_id', 'from_day', 'rate'],
    flatMapped(instruments, stepRows),
  );
  await copyRows(
    client,
    'share',
    ['instrument_id', 'shares_outstanding'],
    flatMapped(instruments, shareRows),
  );
  await copyRows(client, 'fund', FUND_COLUMNS, flatMapped(instruments, fundRows));
  // The database derives identifiers from the ISIN and the ticker of an instrument.
  const refused = await writeIdentifiers(client, instruments.flatMap(figis));
  await copyRows(
    client,
    'source_instrument',
    ['source_code', 'source_id', 'instrument_id'],
    mapped(instruments, ({ id }) => [DEMO_SOURCE, String(id), id]),
  );
  return { read: instruments.length, new: instruments.length, refused: refused.length };
}

const RATING_COLUMNS = [
  'source_code',
  'issuer_id',
  'instrument_id',
  'agency',
  'rated_on',
  'grade',
  'scale',
  'notch',
  'outlook',
];

/** Agency ratings of issuers and their bonds. */
export async function writeRatings(
  client: pg.PoolClient,
  key: MarketKey,
  {
    issuers,
    instruments,
  }: { readonly issuers: readonly DemoIssuer[]; readonly instruments: readonly DemoInstrument[] },
): Promise<RowCounts> {
  const byId = new Map(issuers.map((issuer) => [issuer.id, issuer]));
  const rows = [
    ...issuers.flatMap((issuer) =>
      [...issuerRatings(key, issuer), ...nationalRatings(key, issuer)].map((rating) =>
        ratingRow(rating, issuer.id, null),
      ),
    ),
    ...instruments.flatMap(({ id, issuerId, bond }) => {
      const issuer = byId.get(issuerId ?? 0);
      if (!issuer || !bond) return [];
      return bondRatings(key, issuer, bond).map((rating) => ratingRow(rating, null, id));
    }),
  ];
  await copyRows(client, 'rating', RATING_COLUMNS, rows);
  return { read: rows.length, new: rows.length };
}

function ratingRow(
  { agency, ratedOn, grade, scale = INTERNATIONAL, notch, outlook }: DemoRating,
  issuerId: number | null,
  bondId: number | null,
): Cell[] {
  return [DEMO_SOURCE, issuerId, bondId, agency, dayCell(ratedOn), grade, scale, notch, outlook];
}

function figis({ id, figi }: DemoInstrument): NewIdentifier[] {
  return figi === undefined ? [] : [{ scheme: 'figi', value: figi, id }];
}

const INSTRUMENT_COLUMNS = [
  'id',
  'source_code',
  'kind',
  'name',
  'isin',
  'ticker',
  'issuer_id',
  'currency',
  'category',
  'status',
  'importance',
  'venue',
];

function instrumentRow(instrument: DemoInstrument): Cell[] {
  return [
    instrument.id,
    DEMO_SOURCE,
    instrument.kind,
    JSON.stringify(instrument.name),
    instrument.isin ?? null,
    instrument.ticker ?? null,
    instrument.issuerId ?? null,
    instrument.currency,
    instrument.category ?? null,
    instrument.status,
    instrument.importance,
    instrument.venue ?? null,
  ];
}

const PAIR_COLUMNS = ['instrument_id', 'base', 'quote', 'subregion_id', 'periodicity'];

function pairRows({ id, pair }: DemoInstrument): Cell[][] {
  return pair ? [[id, pair.base, pair.quote, pair.subregionId, pair.periodicity]] : [];
}

const BOND_COLUMNS = [
  'instrument_id',
  'coupon_type',
  'coupon_rate',
  'coupons_per_year',
  'day_count',
  'issued_on',
  'matures_on',
  'face_value',
  'amount_issued',
  'first_coupon_on',
  'settlement_days',
  'business_days',
  'ex_coupon_days',
  'flat_from',
  'index_name',
  'index_margin',
  'index_ratio',
  'seniority',
  'guarantor_id',
  'smallest_lot',
  'amount_outstanding',
  'issue_price',
  'governing_law',
  'listing',
  'is_green',
  'coupon_fixed_from',
  'missed_coupon_on',
  'base_index',
  'index_ratio_on',
  'has_deflation_floor',
];

function bondRows({ id, bond }: DemoInstrument): Cell[][] {
  if (!bond) return [];
  const { facts } = bond;
  return [
    [
      id,
      bond.couponType,
      unitsText(bond.couponMilli, 3),
      bond.couponsPerYear,
      bond.dayCount,
      dayCell(bond.issuedOn),
      dayCell(bond.maturesOn),
      bond.faceValue,
      bond.amountIssued,
      dayCell(bond.firstCouponOn),
      bond.settlementDays,
      bond.businessDays,
      bond.exCouponDays,
      dayCell(bond.flatFrom),
      bond.indexName,
      bond.indexMarginMilli === null ? null : unitsText(bond.indexMarginMilli, 3),
      bond.indexRatioUnits === null ? null : unitsText(bond.indexRatioUnits, 5),
      facts.seniority,
      facts.guarantorId,
      facts.smallestLot,
      facts.amountOutstanding,
      unitsText(facts.issuePriceMilli, 3),
      facts.governingLaw,
      facts.listing,
      facts.isGreen,
      dayCell(bond.couponFixedFrom),
      dayCell(bond.missedCouponOn),
      bond.linker?.baseIndex ?? null,
      dayCell(bond.linker?.ratioOn ?? null),
      bond.linker?.hasFloor ?? null,
    ],
  ];
}

function shareRows({ id, share }: DemoInstrument): Cell[][] {
  return share ? [[id, share.sharesOutstanding]] : [];
}

const FUND_COLUMNS = ['instrument_id', 'expense_ratio', 'net_assets', 'pays_out'];

function fundRows({ id, fund }: DemoInstrument): Cell[][] {
  if (!fund) return [];
  return [[id, unitsText(fund.expenseRatioHundredths, 2), fund.netAssets, fund.paysOut]];
}

function stepRows({ id, bond }: DemoInstrument): Cell[][] {
  return (bond?.steps ?? []).map(({ fromDay, rateMilli }) => [
    id,
    dayCell(fromDay),
    unitsText(rateMilli, 3),
  ]);
}

function amortisationRows({ id, bond }: DemoInstrument): Cell[][] {
  return (bond?.amortisation ?? []).map(({ paidOn, shareHundredths }) => [
    id,
    dayCell(paidOn),
    unitsText(shareHundredths, 2),
  ]);
}

function optionRows({ id, bond }: DemoInstrument): Cell[][] {
  return (bond?.options ?? []).map(({ exercisedOn, kind, price }) => [
    id,
    dayCell(exercisedOn),
    kind,
    price,
  ]);
}

function* mapped<T>(items: Iterable<T>, row: (item: T) => Cell[]): Generator<Cell[]> {
  for (const item of items) yield row(item);
}

function* flatMapped<T>(items: Iterable<T>, rows: (item: T) => Cell[][]): Generator<Cell[]> {
  for (const item of items) yield* rows(item);
}
