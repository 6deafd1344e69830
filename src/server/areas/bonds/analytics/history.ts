import { Guarded, revealOrRefuse } from '../../../../access/guarded.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { readExactPoints, type OpenRange } from '../../../../db/quotes/exact-points.ts';
import { moneyFromPercent, type NominalStep } from '../../../../domain/bonds/nominal.ts';
import { parseDay, type Day } from '../../../../domain/time/day.ts';
import {
  decimal,
  formatDecimal,
  unitsAtScale,
  type Decimal,
} from '../../../../domain/text/decimal.ts';
import type { Sheet, SheetCell, SheetColumn, SheetRow } from '../../../core/files/sheet.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { nameIn } from '../../../engines/quotes/names.ts';

const FIELDS = [
  'close',
  'accrued',
  'yield',
  'spread',
  'duration',
  'worst',
  'worst_spread',
  'worst_duration',
] as const;
type Field = (typeof FIELDS)[number];
type Line = ReadonlyMap<Day, Decimal>;

const MONEY_DIGITS = 6;
const ROWS_OF_PART = 250;

/** All days of a bond as a table: prices, derived figures, and the price in money. */
export class BondHistory {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async sheet(bondId: number, range: OpenRange, context: RequestContext): Promise<Sheet> {
    const found = await this.#find(bondId);
    if (!found) throw new ApiError('not_found', { field: 'params.instrumentId' });
    if (!found.allowsFiles) throw new ApiError('files_not_allowed');
    const lines = revealOrRefuse(context.viewer, await this.#readLines(bondId, range));
    const steps = await this.#nominalSteps(bondId, found);
    const days = [...(lines.get('close')?.keys() ?? [])];
    const fields = FIELDS.filter((field) => field === 'accrued' || lines.has(field));
    return {
      name: found.isin ?? nameIn(context.language, found.name),
      columns: describeColumns(fields, found.currency, context),
      total: days.length,
      parts: writeParts(days, (day) => writeRow(day, fields, lines, steps)),
    };
  }

  async #find(bondId: number) {
    return this.#db
      .selectFrom('instrument')
      .innerJoin('bond', 'bond.instrument_id', 'instrument.id')
      .leftJoin('series', (join) =>
        join
          .onRef('series.instrument_id', '=', 'instrument.id')
          .on('series.field', '=', 'close')
          .on('series.is_preferred', '=', true),
      )
      .leftJoin('data_source', 'data_source.code', 'series.source_code')
      .where('instrument.id', '=', bondId)
      .select([
        'instrument.name',
        'instrument.isin',
        'instrument.currency',
        'bond.issued_on as issuedOn',
        'bond.face_value as faceValue',
      ])
      .select((select) =>
        select.fn.coalesce('data_source.allows_files', select.lit(true)).as('allowsFiles'),
      )
      .executeTakeFirst();
  }

  async #readLines(bondId: number, range: OpenRange): Promise<Guarded<Map<Field, Line>>> {
    const series = await this.#db
      .selectFrom('series')
      .where('instrument_id', '=', bondId)
      .where('field', 'in', FIELDS)
      .where('is_preferred', '=', true)
      .select(['id', 'field'])
      .execute();
    const lines = new Map<Field, Line>();
    for (const { id, field } of series) {
      const points = await readExactPoints(this.#db, id, range);
      lines.set(field as Field, new Map(points.map(({ day, value }) => [day, value])));
    }
    return new Guarded(lines);
  }

  /** Each repayment reduces the nominal that 100 % refers to. */
  async #nominalSteps(
    bondId: number,
    {
      issuedOn,
      faceValue,
    }: { readonly issuedOn: string | null; readonly faceValue: string | null },
  ): Promise<NominalStep[]> {
    if (faceValue === null) return [];
    const repayments = await this.#db
      .selectFrom('bond_amortisation')
      .where('instrument_id', '=', bondId)
      .orderBy('paid_on')
      .select(['paid_on', 'share'])
      .execute();
    let left = 100;
    const steps: NominalStep[] = [
      { from: parseDay(issuedOn ?? '') ?? Number.NEGATIVE_INFINITY, nominal: Number(faceValue) },
    ];
    for (const { paid_on: paidOn, share } of repayments) {
      left -= Number(share);
      steps.push({ from: parseDay(paidOn)!, nominal: (Number(faceValue) * left) / 100 });
    }
    return steps;
  }
}

function number(title: string): SheetColumn {
  return { title, kind: 'number' };
}

function describeColumns(
  fields: readonly Field[],
  currency: string | null,
  context: RequestContext,
): SheetColumn[] {
  const label = (key: Parameters<typeof labelText>[1]) => labelText(context, key);
  const [toMaturity, toWorst] = [label('calc_to_maturity'), label('calc_to_worst')];
  const titles: Record<Exclude<Field, 'close' | 'accrued'>, string> = {
    yield: `${label('fig_yield')}, %`,
    spread: `${label('fig_spread')} ${toMaturity}, ${label('unit_bp')}`,
    duration: `${label('fig_duration')} ${toMaturity}`,
    worst: `${label('fig_worst')}, %`,
    worst_spread: `${label('fig_spread')} ${toWorst}, ${label('unit_bp')}`,
    worst_duration: `${label('fig_duration')} ${toWorst}`,
  };
  return [
    { title: label('chart_date'), kind: 'day' },
    number(`${label('fig_price')}, %`),
    number(`${label('fig_accrued')}, %`),
    number(`${label('calc_dirty')}, %`),
    ...fields.flatMap((field) =>
      field === 'close' || field === 'accrued' ? [] : [number(titles[field])],
    ),
    number(`${label('fig_money')}, ${currency ?? ''}`),
  ];
}

function text(value: Decimal | undefined): SheetCell {
  return value ? formatDecimal(value) : null;
}

function writeRow(
  day: Day,
  fields: readonly Field[],
  lines: ReadonlyMap<Field, Line>,
  steps: readonly NominalStep[],
): SheetRow {
  const at = (field: Field) => lines.get(field)?.get(day);
  const close = at('close')!;
  const accrued = at('accrued');
  const money = moneyFromPercent(steps, day, Number(formatDecimal(close)));
  return [
    day,
    text(close),
    text(accrued),
    text(accrued && add(close, accrued)),
    ...fields.flatMap((field) =>
      field === 'close' || field === 'accrued' ? [] : [text(at(field))],
    ),
    money === undefined ? null : String(Number(money.toFixed(MONEY_DIGITS))),
  ];
}

function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return decimal(unitsAtScale(a, scale) + unitsAtScale(b, scale), scale);
}

function* writeParts(days: readonly Day[], write: (day: Day) => SheetRow): Iterable<SheetRow[]> {
  for (let from = 0; from < days.length; from += ROWS_OF_PART) {
    yield days.slice(from, from + ROWS_OF_PART).map(write);
  }
}
