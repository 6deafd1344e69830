import { MASK, reveal, revealLine, visibilityFor } from '../../../access/guarded.ts';
import { ANONYMOUS } from '../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { getScreen, getScreenCounts } from '../../../contracts/screens.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/day.ts';
import { todayAt, type Clock } from '../../../domain/now.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/paging.ts';
import { PRESETS, presetQuery } from '../../../domain/screens/presets.ts';
import type { ScreenKind } from '../../../domain/screens/screen-fields.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { nameIn } from '../../market/names.ts';
import { readSparklines } from '../../market/sparklines.ts';
import { AdmittedScreen } from '../../screening/admitted-screen.ts';
import { findPage } from '../../screening/page-walk.ts';
import { countFields, relax } from '../../screening/screen-counts.ts';
import type { Screening } from '../../screening/screening.ts';
import { findRows, VALUE_COLUMNS, type ScreenRecord } from './store.ts';

type ScreenQuery = ValidInput<typeof getScreen>['query'];
type Item = Answer<typeof getScreen>['items'][number];

const LINE_DAYS = 60;
const USUAL_DECIMALS = 2;
/** Where a page begins; no part of what is looked for. */
const PLACES = ['after', 'before'];

/** The lists that are screeners. */
export class ScreenService {
  readonly #db: Db;
  readonly #screening: Screening;
  readonly #now: Clock;

  constructor(db: Db, screening: Screening, now: Clock) {
    this.#db = db;
    this.#screening = screening;
    this.#now = now;
  }

  async page(
    kind: ScreenKind,
    query: ScreenQuery,
    context: RequestContext,
  ): Promise<Answer<typeof getScreen>> {
    const admitted = AdmittedScreen.admit(context.viewer, kind, addressQuery(query));
    const wish = { page: admitted.screen.page, after: query.after, before: query.before };
    if (wish.after !== undefined && wish.before !== undefined) {
      throw new ApiError('invalid_field', { field: 'query.before' });
    }
    const limit = DEFAULT_PAGE_SIZE;
    const match = await this.#screening.match(admitted, context.language);
    const order = await this.#screening.order(match, admitted, context.language);
    const { isDescending } = admitted.screen;
    const { ids, ...place } = findPage(
      match,
      { order, isDescending },
      { wish, sort: query.sort ?? '', limit },
    );
    const records = await findRows(this.#db, kind, ids);
    const lines = await readSparklines(this.#db, records, LINE_DAYS);
    const { asOf } = match.table;
    return {
      items: records.map((record) => ({
        ...itemFor(record, context),
        line: [...revealLine(readerFor(record.allowsFiles, context), lines.get(record.id)!)],
      })),
      total: match.found.total,
      all: match.table.rows,
      limit,
      ...place,
      asOf: asOf === null ? null : formatDay(asOf),
      sources: [...new Set(records.flatMap(({ source }) => source ?? []))].toSorted(),
      masked: visibilityFor(context.viewer) !== 'values',
    };
  }

  async counts(
    kind: ScreenKind,
    query: ValidInput<typeof getScreenCounts>['query'],
    { viewer, language }: RequestContext,
  ): Promise<Answer<typeof getScreenCounts>> {
    const admitted = AdmittedScreen.admit(viewer, kind, addressQuery(query));
    const { table, filters, found } = await this.#screening.match(admitted, language);
    const today = todayAt(this.#now());
    const presets = await Promise.all(
      PRESETS[kind].map(async (preset) => {
        const ready = presetQuery(preset, formatDay(today));
        const asked = AdmittedScreen.tryAdmit(viewer, kind, new URLSearchParams(ready));
        const match = asked && (await this.#screening.match(asked, language));
        return { id: preset.id, query: ready, count: match?.found.total ?? null };
      }),
    );
    const counted = countFields(table, filters, { seesValues: admitted.seesValues, today });
    return {
      total: found.total,
      all: table.rows,
      isEstimated: counted.isEstimated,
      choices: counted.choices as Answer<typeof getScreenCounts>['choices'],
      ranges: counted.ranges as Answer<typeof getScreenCounts>['ranges'],
      presets,
      relaxed: found.total === 0 ? relax(table, filters) : [],
    };
  }
}

/** The parts of an address that say what is looked for. */
export function addressQuery(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).filter(
      (part): part is [string, string] => part[1] !== undefined && !PLACES.includes(part[0]),
    ),
  );
}

/** Who reads a value: a file of a source that does not allow files is read by nobody. */
function readerFor(allowsFiles: boolean, { viewer, fileFormat }: RequestContext) {
  return fileFormat !== null && !allowsFiles ? ANONYMOUS : viewer;
}

function itemFor(record: ScreenRecord, context: RequestContext): Omit<Item, 'line'> {
  const { name, issuerName, lastDay, values, decimals } = record;
  const reader = readerFor(record.allowsFiles, context);
  const rater = readerFor(record.allowsRating, context);
  const shown = VALUE_COLUMNS.map((column) => [
    column,
    reveal(column === 'rating' ? rater : reader, values[column]),
  ]);
  const digits = reveal(reader, decimals);
  return {
    ...record,
    name: nameIn(context.language, name),
    issuer: issuerName && nameIn(context.language, issuerName),
    lastTrade: lastDay,
    decimals: digits === MASK || digits === null ? USUAL_DECIMALS : digits,
    ...(Object.fromEntries(shown) as Pick<Item, (typeof VALUE_COLUMNS)[number]>),
  };
}
