import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { InstrumentKind } from '../../db/schema.ts';
import type { InstrumentId } from '../../domain/imports/instrument-id.ts';
import { parseDay, type Day } from '../../domain/time/day.ts';

/** An instrument that an id belongs to, for some time. */
export interface MatchedInstrument {
  readonly id: number;
  readonly kind: InstrumentKind;
  readonly currency: string | null;
  readonly isHidden: boolean;
  /** The id belongs to it from this day on, up to the day before that one. */
  readonly validFrom: Day | undefined;
  readonly validTo: Day | undefined;
  /** Of bonds. */
  readonly issuedOn: Day | undefined;
  readonly maturesOn: Day | undefined;
}

interface MatchRow {
  readonly place: number;
  readonly id: number;
  readonly kind: InstrumentKind;
  readonly currency: string | null;
  readonly isHidden: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly issuedOn: string | null;
  readonly maturesOn: string | null;
}

/**
 * The instruments that the ids of a source have belonged to, in one query. An id may have belonged
 * to several, one after the other; a ticker even to several at once.
 */
export async function matchInstruments(
  db: Db,
  source: string,
  ids: readonly InstrumentId[],
): Promise<MatchedInstrument[][]> {
  const { rows } = await sql<MatchRow>`
    with wanted as (
      select place::integer, scheme, value
      from unnest(${ids.map(({ scheme }) => scheme)}::text[],
        ${ids.map(({ value }) => value)}::text[]) with ordinality as given (scheme, value, place)
    ), found as (
      select place, instrument_id, valid_from, valid_to
      from wanted join identifier using (scheme, value) where instrument_id is not null
      union all
      select place, instrument_id, null, null
      from wanted join source_instrument on source_id = value and source_code = ${source}
      where scheme = 'source'
      union all
      select place, instrument_id, null, null
      from wanted join currency_pair on base || '/' || quote = value
      where scheme = 'pair'
    )
    select place - 1 as place, instrument.id, kind, instrument.currency,
      is_hidden as "isHidden", valid_from as "validFrom", valid_to as "validTo",
      issued_on as "issuedOn", matures_on as "maturesOn"
    from found join instrument on instrument.id = instrument_id left join bond using (instrument_id)
    order by place, instrument.id`.execute(db);
  const matches = ids.map((): MatchedInstrument[] => []);
  for (const { place, id, kind, currency, isHidden, ...days } of rows) {
    matches[place]!.push({
      id,
      kind,
      currency,
      isHidden,
      validFrom: toDay(days.validFrom),
      validTo: toDay(days.validTo),
      issuedOn: toDay(days.issuedOn),
      maturesOn: toDay(days.maturesOn),
    });
  }
  return matches;
}

function toDay(text: string | null): Day | undefined {
  return text === null ? undefined : parseDay(text);
}
