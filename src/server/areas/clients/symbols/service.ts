import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import {
  listContracts,
  listExchanges,
  type downloadArchive,
} from '../../../../contracts/derivatives/derivatives.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { getHistory } from '../../../../contracts/instruments/history.ts';
import { getIndex } from '../../../../contracts/instruments/indexes.ts';
import { getInstrument } from '../../../../contracts/instruments/instruments.ts';
import {
  MAX_ARCHIVE_ROWS,
  type getSymbolArchive,
  type getSymbolHistory,
  type getSymbolQuote,
} from '../../../../contracts/clients/symbols.ts';
import type { Db } from '../../../../db/connect.ts';
import { formatDay, parseDay } from '../../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import type { Sheet, SheetCell } from '../../../core/files/sheet.ts';
import type { CallInProcess } from '../../../core/http/api.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { findBySymbol, type InstrumentSeries } from '../../../engines/quotes/find-instrument.ts';
import { findSymbolValues } from '../../../engines/quotes/symbol-values.ts';
import { listValues, buildSymbolQuote } from './values.ts';

/** The default number of archive days returned. */
const USUAL_DAYS = 92;
const SECTION_BY_KIND = { bond: 'bonds', stock: 'stocks', etf: 'etf' } as const;

/** Makes the rows of the archive as for a file, with the same checks. */
type ArchiveSheet = (
  query: ValidInput<typeof downloadArchive>['query'],
  context: RequestContext,
) => Promise<Sheet>;

export interface SymbolOptions {
  readonly db: Db;
  readonly now: Clock;
  readonly call: CallInProcess;
  readonly archiveSheet: ArchiveSheet;
}

/** Values by the names that people enter in a spreadsheet. */
export class SymbolService {
  readonly #options: SymbolOptions;

  constructor(options: SymbolOptions) {
    this.#options = options;
  }

  async quote(symbol: string, context: RequestContext): Promise<Answer<typeof getSymbolQuote>> {
    const { call, db, now } = this.#options;
    const values = await findSymbolValues(db, symbol);
    if (values) return buildSymbolQuote(values, now(), context);
    const { id, kind } = await this.#find(symbol);
    if (kind === 'index' || kind === 'currency') {
      return call(getIndex, { params: { indexId: String(id) } }, context);
    }
    const endpoint = getInstrument[SECTION_BY_KIND[kind]];
    return call(endpoint, { params: { instrumentId: String(id) } }, context);
  }

  async history(
    { symbol, ...query }: ValidInput<typeof getSymbolHistory>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof getSymbolHistory>> {
    const { call, db } = this.#options;
    const values = await findSymbolValues(db, symbol);
    if (values) return listValues(values, query, context);
    const { id, kind } = await this.#find(symbol);
    if (kind === 'index' || kind === 'currency') {
      return call(getHistory.indexes, { params: { indexId: String(id) }, query }, context);
    }
    const endpoint = getHistory[SECTION_BY_KIND[kind]];
    return call(endpoint, { params: { instrumentId: String(id) }, query }, context);
  }

  async archive(
    query: ValidInput<typeof getSymbolArchive>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof getSymbolArchive>> {
    const { exchangeId, contractId } = await this.#findContract(query, context);
    const to = query.to ?? formatDay(todayAt(this.#options.now()));
    const from = query.from ?? formatDay(parseDay(to)! - USUAL_DAYS);
    const { archiveSheet } = this.#options;
    const sheet = await archiveSheet({ exchangeId, contractId, from, to }, context);
    if (sheet.total > MAX_ARCHIVE_ROWS) {
      throw new ApiError('invalid_field', { field: 'query.from', label: 'error_too_many_rows' });
    }
    const rows: (string | null)[][] = [];
    for await (const part of sheet.parts) rows.push(...part.map((row) => row.map(cellText)));
    const columns = sheet.columns.map(({ title, kind }) => ({ title, kind: columnKind(kind) }));
    return { exchangeId, contractId, columns, rows };
  }

  async #find(symbol: string): Promise<InstrumentSeries> {
    const found = await findBySymbol(this.#options.db, symbol);
    if (found) return found;
    throw new ApiError('not_found', { field: 'query.symbol', label: 'error_unknown_symbol' });
  }

  async #findContract(
    { exchange, contract }: { exchange: string; contract: string },
    context: RequestContext,
  ) {
    const { call } = this.#options;
    const exchanges = (await call(listExchanges, {}, context)).items;
    const exchangeId = exchanges.find(({ id, mic }) => isCalled(exchange, id, mic))?.id;
    if (exchangeId === undefined) {
      const label = 'error_unknown_exchange';
      throw new ApiError('not_found', { field: 'query.exchange', label });
    }
    const params = { exchangeId: String(exchangeId) };
    const contracts = (await call(listContracts, { params }, context)).items;
    const contractId = contracts.find(({ id, code }) => isCalled(contract, id, code))?.id;
    if (contractId === undefined) {
      const label = 'error_unknown_contract';
      throw new ApiError('not_found', { field: 'query.contract', label });
    }
    return { exchangeId, contractId };
  }
}

function isCalled(name: string, id: number, code: string): boolean {
  return name === String(id) || name.toUpperCase() === code.toUpperCase();
}

function cellText(cell: SheetCell): string | null {
  if (typeof cell === 'number') return formatDay(cell);
  return cell instanceof Date ? cell.toISOString() : cell;
}

function columnKind(kind: Sheet['columns'][number]['kind']): 'day' | 'text' | 'number' {
  if (kind === 'day' || kind === 'text') return kind;
  return kind === 'moment' ? 'text' : 'number';
}
