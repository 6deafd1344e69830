import {
  MASK,
  restrictedCell,
  reveal,
  revealOrRefuse,
  visibilityFor,
} from '../../../access/guarded.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import {
  ARCHIVE_PAGE_SIZE,
  OPEN_COLUMNS,
  PRICE_COLUMNS,
  VALUE_COLUMNS,
  type downloadArchive,
  type getDerivativesTable,
  type getExpiryHistory,
  type getExportProgress,
  type getSettlementCurve,
  type listContracts,
  type listExchanges,
} from '../../../contracts/derivatives/derivatives.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { AccessPolicy } from '../../../contracts/admin/settings.ts';
import type { Db } from '../../../db/connect.ts';
import { addMonths, formatDay, parseDay } from '../../../domain/time/day.ts';
import type { Sheet } from '../../core/files/sheet.ts';
import type { SessionReader } from '../../core/http/context-factory.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { nameIn, unitFor } from '../../engines/quotes/names.ts';
import { refuseReversed } from '../../engines/quotes/refuse-reversed.ts';
import * as contracts from './contract-store.ts';
import { ArchiveExport } from './export.ts';
import * as store from './store.ts';

type TableRequest = ValidInput<typeof getDerivativesTable>['body'];
type Item = Answer<typeof getDerivativesTable>['items'][number];

/** Sorting more rows than this by a value takes too long. */
const MAX_SORTED = 100_000;
const LOTS = ['volume', 'open_interest', 'open_interest_change'] as const;

/** The futures archive. */
export class DerivativesService {
  readonly #db: Db;

  readonly #export: ArchiveExport;

  constructor(db: Db, sessions: SessionReader, policy: () => AccessPolicy) {
    this.#db = db;
    this.#export = new ArchiveExport({ db, sessions, policy });
  }

  async exchanges({ language }: RequestContext): Promise<Answer<typeof listExchanges>> {
    const records = await contracts.findExchanges(this.#db);
    return {
      items: records.map((record) =>
        Object.assign({}, record, { name: nameIn(language, record.name) }),
      ),
    };
  }

  async contracts(
    exchangeId: number,
    context: RequestContext,
  ): Promise<Answer<typeof listContracts>> {
    await this.#findExchange(exchangeId, 'params.exchangeId');
    const records = await contracts.findContracts(this.#db, exchangeId);
    const items = records.map((record) =>
      Object.assign({}, record, {
        name: nameIn(context.language, record.name),
        priceUnit: unitFor(context, record.priceUnit),
      }),
    );
    const byName = new Intl.Collator(undefined, { numeric: true });
    return { items: items.toSorted((a, b) => byName.compare(a.name, b.name)) };
  }

  async table(
    body: TableRequest,
    context: RequestContext,
  ): Promise<Answer<typeof getDerivativesTable>> {
    const { exchangeId, contractId, page = 1 } = body;
    const order = orderFor(body, context);
    const filter = await this.#filter(body);
    const contract =
      contractId === null
        ? null
        : await this.#findContract(contractId, exchangeId, 'body.contractId');
    const { rows, total } = await this.#rows(filter, order, {
      offset: (page - 1) * ARCHIVE_PAGE_SIZE,
      limit: ARCHIVE_PAGE_SIZE,
    });
    const fields = [
      ...OPEN_COLUMNS,
      // One unit per column; if contracts differ, each row names its own.
      ...(contract ? [] : ['unit']),
      ...VALUE_COLUMNS,
    ];
    return {
      fields,
      items: rows.map((row) => itemFor(row, context)),
      labels: Object.fromEntries(
        fields.map((field) => [field, labelText(context, `archive_${field}`)]),
      ),
      units: unitsFor(contract, context),
      total,
      page,
      limit: ARCHIVE_PAGE_SIZE,
      masked: visibilityFor(context.viewer) !== 'values',
    };
  }

  /** The rows of the table for a file. */
  async sheet(
    { from, to, exchangeId, ...query }: ValidInput<typeof downloadArchive>['query'],
    context: RequestContext,
  ): Promise<Sheet> {
    const contractId = query.contractId ?? null;
    refuseReversed({ from: parseDay(from)!, to: parseDay(to)! }, 'query.from');
    const exchange = await this.#findExchange(exchangeId, 'query.exchangeId');
    if (!exchange.allowsFiles) throw new ApiError('files_not_allowed');
    const contract =
      contractId === null
        ? null
        : await this.#findContract(contractId, exchangeId, 'query.contractId');
    const filter = { from, to, exchangeId, contractId };
    const { progress } = query;
    return this.#export.sheet({ filter, exchange, contract, progress }, context);
  }

  exportProgress(
    { params }: ValidInput<typeof getExportProgress>,
    { viewer }: RequestContext,
  ): Answer<typeof getExportProgress> {
    return this.#export.progress.find(viewer, params.progress);
  }

  async curve(
    { params, query }: ValidInput<typeof getSettlementCurve>,
    context: RequestContext,
  ): Promise<Answer<typeof getSettlementCurve>> {
    const contract = await contracts.findContract(this.#db, params.contractId);
    if (!contract) throw new ApiError('not_found', { field: 'params.contractId' });
    const day = parseDay(query.day)!;
    const wanted = [day, day - 7, addMonths(day, -3)].map(formatDay);
    const guarded = await store.readCurves(this.#db, contract.id, wanted);
    const points = revealOrRefuse(context.viewer, guarded);
    return {
      priceUnit: unitFor(context, contract.priceUnit),
      decimals: contract.decimals,
      days: [...Map.groupBy(points, (point) => point.day)].map(([each, ofDay]) => ({
        day: each,
        points: ofDay,
      })),
    };
  }

  async history(
    { params, query }: ValidInput<typeof getExpiryHistory>,
    context: RequestContext,
  ): Promise<Answer<typeof getExpiryHistory>> {
    refuseReversed({ from: parseDay(query.from)!, to: parseDay(query.to)! }, 'query.from');
    const expiry = await contracts.findExpiry(this.#db, params.expiryId);
    if (!expiry) throw new ApiError('not_found', { field: 'params.expiryId' });
    const guarded = await store.readHistory(this.#db, params.expiryId, query);
    return {
      ...expiry,
      priceUnit: unitFor(context, expiry.priceUnit),
      points: revealOrRefuse(context.viewer, guarded).map(({ second, settle, openInterest }) => ({
        'date.numeric': second,
        settle,
        openInterest,
      })),
    };
  }

  async #rows(filter: store.ArchiveFilter, order: Order, window: store.Window) {
    if (order.place === undefined) {
      return store.findRowsByDay(this.#db, filter, order.direction, window);
    }
    const total = await store.countRows(this.#db, filter);
    if (total > MAX_SORTED) {
      throw new ApiError('invalid_field', { field: 'body.sort', label: 'error_too_many_to_sort' });
    }
    return { total, rows: await store.findRowsBy(this.#db, filter, order, window) };
  }

  /**
   * The filter for the requested rows, after checking that the exchange exists and the contract
   * belongs to it.
   */
  async #filter({ dates, exchangeId, contractId }: TableRequest): Promise<store.ArchiveFilter> {
    refuseReversed({ from: parseDay(dates.from)!, to: parseDay(dates.to)! }, 'body.dates.from');
    await this.#findExchange(exchangeId, 'body.exchangeId');
    return { ...dates, exchangeId, contractId };
  }

  async #findExchange(id: number, field: string): Promise<contracts.ExchangeRecord> {
    const exchange = await contracts.findExchange(this.#db, id);
    if (!exchange) throw new ApiError('not_found', { field });
    return exchange;
  }

  async #findContract(
    id: number,
    exchangeId: number,
    field: string,
  ): Promise<contracts.ContractRecord> {
    const contract = await contracts.findContract(this.#db, id);
    if (contract?.exchangeId !== exchangeId) {
      throw new ApiError('not_found', { field });
    }
    return contract;
  }
}

/** Without a place, the order is by day, which needs no sorting. */
type Order = store.ArchiveOrder | { readonly place: undefined; readonly direction: 'asc' | 'desc' };

function orderFor(
  { sort = 'date', order = 'desc' }: TableRequest,
  { viewer }: RequestContext,
): Order {
  if (sort === 'date') return { place: undefined, direction: order };
  const place =
    sort === 'expiry' ? store.PLACE_BY_EXPIRY : revealOrRefuse(viewer, store.placeByValue(sort));
  return { place, direction: order };
}

function itemFor(row: store.ArchiveRow, context: RequestContext): Item {
  const { day, expiryId, symbol, expiresOn } = row;
  const item: Item = {
    expiry_id: expiryId,
    date: day,
    contract: symbol,
    expiry: expiresOn,
    unit: unitFor(context, row.priceUnit),
  };
  const values = reveal(context.viewer, row.values);
  if (values === null || values === MASK) {
    const cell = restrictedCell(context.viewer);
    for (const column of VALUE_COLUMNS) item[column] = cell;
    return item;
  }
  for (const column of PRICE_COLUMNS) {
    item[column] = values[column]?.rounded ?? null;
    item[`${column}.no_round`] = values[column]?.exact ?? null;
  }
  for (const column of VALUE_COLUMNS.slice(PRICE_COLUMNS.length)) {
    item[column] = values[column as 'volume'];
  }
  return item;
}

function unitsFor(contract: contracts.ContractRecord | null, context: RequestContext) {
  const lots = labelText(context, 'archive_lots');
  const price = contract && unitFor(context, contract.priceUnit);
  return Object.fromEntries([
    ...(price ? PRICE_COLUMNS.map((column) => [column, price]) : []),
    ['change_percent', '%'],
    ...LOTS.map((column) => [column, lots]),
  ]) as Record<string, string>;
}
