import { revealLine, visibilityFor } from '../../../access/guarded.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type {
  getScreen,
  getScreenCounts,
  getScreenMap,
  getScreenRows,
} from '../../../contracts/screens/screens.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { marketDay } from '../../../domain/time/figure-day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/text/paging.ts';
import { MONEY_FIELDS, moneyIn } from '../../../domain/screens/money.ts';
import { PRESETS, presetQuery } from '../../../domain/screens/presets.ts';
import type { ScreenKind } from '../../../domain/screens/screen-fields.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { nameIn } from '../../engines/quotes/names.ts';
import { readSparklines } from '../../engines/charts/sparklines.ts';
import { AdmittedScreen } from '../../engines/screening/admitted-screen.ts';
import { mapBonds } from '../../engines/screening/map-points.ts';
import { ROW_KINDS } from '../../engines/screening/memory-columns.ts';
import { findPage } from '../../engines/screening/page-walk.ts';
import { countFields, relax } from '../../engines/screening/screen-counts.ts';
import type { Screening } from '../../engines/screening/screening.ts';
import { addressQuery } from './address-query.ts';
import { itemFor, readerFor } from './screen-item.ts';
import { findNames, findRows, findUnknownIsins } from './store.ts';

type ScreenQuery = ValidInput<typeof getScreen>['query'];

const LINE_DAYS = 60;

/** The screener lists. */
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
    const money = MONEY_FIELDS[kind] ? moneyIn(admitted.screen) : null;
    const { ids, ...place } = findPage(
      match,
      { order, isDescending },
      // The same order in another currency is a different order.
      { wish, sort: `${query.sort ?? ''}${money?.isOwn ? ' own' : ''}`, limit },
    );
    const records = await findRows(this.#db, kind, ids, match.table.marketDay);
    const lines = await readSparklines(this.#db, records, LINE_DAYS);
    const { asOf } = match.table;
    return {
      items: records.map((record) => ({
        ...itemFor(record, context, { money, rates: match.table.rates }),
        line: [...revealLine(readerFor(record.allowsFiles, context), lines.get(record.id)!)],
      })),
      total: match.found.total,
      all: await this.#countListed(admitted, context),
      limit,
      ...place,
      asOf: asOf === null ? null : formatDay(asOf),
      sources: [...new Set(records.flatMap(({ source }) => source ?? []))].toSorted(),
      money,
      masked: visibilityFor(context.viewer) !== 'values',
      unknownIsins: await findUnknownIsins(this.#db, kind, admitted.screen.isins),
    };
  }

  /** Rows by ID, as the lists show them. */
  async rows(
    kind: ScreenKind,
    ids: readonly number[],
    context: RequestContext,
  ): Promise<Answer<typeof getScreenRows>> {
    const day = marketDay(this.#now(), ROW_KINDS[kind]);
    const records = await findRows(this.#db, kind, ids, day);
    const inMoney = { money: null, rates: new Map() };
    return { items: records.map((record) => itemFor(record, context, inMoney)) };
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
    const codes = await table.facets(today);
    const { seesValues, screen } = admitted;
    const counted = countFields(table, filters, { seesValues, codes, money: moneyIn(screen) });
    return {
      total: found.total,
      all: await this.#countListed(admitted, { viewer, language }),
      isEstimated: counted.isEstimated,
      choices: counted.choices as Answer<typeof getScreenCounts>['choices'],
      ranges: counted.ranges as Answer<typeof getScreenCounts>['ranges'],
      presets,
      relaxed: found.total === 0 ? relax(table, filters) : [],
    };
  }

  async map(
    query: ValidInput<typeof getScreenMap>['query'],
    { viewer, language }: RequestContext,
  ): Promise<Answer<typeof getScreenMap>> {
    const admitted = AdmittedScreen.admit(viewer, 'bonds', addressQuery(query));
    const { groups, ...map } = mapBonds(await this.#screening.match(admitted, language));
    const ids = groups.flatMap(({ points }) => points.map(({ id }) => id));
    const names = await findNames(this.#db, 'bonds', ids);
    return {
      workout: 'worst',
      ...map,
      groups: groups.map((group) => ({
        currency: group.currency,
        count: group.count,
        line: group.line,
        points: group.points.flatMap((point) => {
          const name = names.get(point.id);
          const lastTrade = point.lastTrade === null ? null : formatDay(point.lastTrade);
          return name ? [{ ...point, lastTrade, name: nameIn(language, name) }] : [];
        }),
      })),
    };
  }

  /**
   * The number of rows without filters: outstanding instruments; for indexes, those of the measure.
   */
  async #countListed(
    { kind, screen }: AdmittedScreen,
    { viewer, language }: Pick<RequestContext, 'viewer' | 'language'>,
  ): Promise<number> {
    const { measure } = screen.choices;
    const query = new URLSearchParams(measure && { measure: measure.join() });
    const listed = AdmittedScreen.admit(viewer, kind, query);
    return (await this.#screening.match(listed, language)).found.total;
  }
}
