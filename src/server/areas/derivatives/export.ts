import { revealOrRefuse } from '../../../access/guarded.ts';
import { ANONYMOUS, withPolicy } from '../../../access/viewer.ts';
import {
  OPEN_COLUMNS,
  PRICE_COLUMNS,
  VALUE_COLUMNS,
} from '../../../contracts/derivatives/derivatives.ts';
import type { AccessPolicy } from '../../../contracts/admin/settings.ts';
import type { Db } from '../../../db/connect.ts';
import { Gate, type Claim } from '../../core/http/admission.ts';
import type { SessionReader } from '../../core/http/context-factory.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { nameIn, unitFor } from '../../engines/quotes/names.ts';
import { ExportProgress } from '../../core/files/export-progress.ts';
import type { Sheet, SheetColumn, SheetRow } from '../../core/files/sheet.ts';
import type { ContractRecord, ExchangeRecord } from './contract-store.ts';
import * as store from './store.ts';

/** The number of rows read at once: few enough not to delay other requests for long. */
const ROWS_PER_PART = 500;
/** Downloads take turns with their parts; none is rejected because others are in progress. */
const PARTS_AT_ONCE = 2;
const PATIENCE = { maxWaiting: 500, longestWaitMs: 60_000 };

export interface ExportOptions {
  readonly db: Db;
  readonly sessions: SessionReader;
  /** The current access policy. */
  readonly policy: () => AccessPolicy;
}

/** A validated and authorised export request. */
export interface ExportRequest {
  readonly filter: store.ArchiveFilter;
  readonly exchange: ExchangeRecord;
  readonly contract: ContractRecord | null;
  /** The ID under which its progress is reported. */
  readonly progress: string | undefined;
}

/** Writes files of the archive part by part, so a million rows take no more memory than a few. */
export class ArchiveExport {
  readonly #db: Db;
  readonly #sessions: SessionReader;
  readonly #policy: () => AccessPolicy;
  readonly #gate = new Gate(PARTS_AT_ONCE, PATIENCE);
  readonly progress = new ExportProgress();

  constructor({ db, sessions, policy }: ExportOptions) {
    this.#db = db;
    this.#sessions = sessions;
    this.#policy = policy;
  }

  async sheet(order: ExportRequest, context: RequestContext): Promise<Sheet> {
    const days = await store.readDayCounts(this.#db, order.filter);
    const columns = columnsFor(order, context);
    const total = days.reduce((sum, { rows }) => sum + rows, 0);
    const parts = this.#parts(order.filter, days, context);
    const { progress: id } = order;
    return {
      name: order.contract?.code ?? order.exchange.mic,
      columns,
      total,
      parts: id ? this.progress.follow(parts, { viewer: context.viewer, id, total }) : parts,
      about: {
        name: labelText(context, 'archive_about'),
        lines: aboutLines(order, total, context),
      },
    };
  }

  async *#parts(
    filter: store.ArchiveFilter,
    days: readonly { day: string; rows: number }[],
    context: RequestContext,
  ): AsyncGenerator<readonly SheetRow[]> {
    const claim: Claim = { isSignedIn: () => true, isGone: () => context.isGone() };
    for (const [to, from] of groupDays(days)) {
      yield await this.#gate.run(claim, () => this.#readPart({ ...filter, from, to }, context));
    }
  }

  /** Checks access again for each part: if it ends in the middle, so does the download. */
  async #readPart(filter: store.ArchiveFilter, { credential }: RequestContext) {
    const found = credential === null ? null : await this.#sessions.findViewer(credential);
    const viewer = withPolicy(found ?? ANONYMOUS, this.#policy());
    return revealOrRefuse(viewer, await store.readDays(this.#db, filter));
  }
}

/** Days that are read together, each span from its latest to its earliest day. */
function groupDays(days: readonly { day: string; rows: number }[]): [to: string, from: string][] {
  const spans: [string, string][] = [];
  let first: string | undefined;
  let count = 0;
  for (const { day, rows } of days) {
    first ??= day;
    count += rows;
    if (count < ROWS_PER_PART) continue;
    spans.push([first, day]);
    first = undefined;
    count = 0;
  }
  const last = days.at(-1);
  if (first !== undefined && last) spans.push([first, last.day]);
  return spans;
}

const LOTS = new Set<string>(['volume', 'open_interest', 'open_interest_change']);

function columnsFor({ contract }: ExportRequest, context: RequestContext): SheetColumn[] {
  const title = (field: string, unit?: string) => {
    const name = labelText(context, `archive_${field}`);
    return unit ? `${name}, ${unit}` : name;
  };
  const price = contract ? unitFor(context, contract.priceUnit) : undefined;
  const lots = labelText(context, 'archive_lots');
  const unit = (field: string) => {
    if (PRICE_COLUMNS.some((each) => each === field)) return price;
    if (field === 'change_percent') return '%';
    return LOTS.has(field) ? lots : undefined;
  };
  const decimals = (field: string) => {
    if (PRICE_COLUMNS.some((each) => each === field)) return contract?.decimals ?? 4;
    return field === 'change_percent' ? 2 : 0;
  };
  const [date, symbol, expiry] = OPEN_COLUMNS;
  return [
    { title: title(date), kind: 'day' },
    { title: title(symbol), kind: 'text' },
    { title: title(expiry), kind: 'day' },
    { title: title('unit'), kind: 'text' },
    ...VALUE_COLUMNS.map((field) => ({
      title: title(field, unit(field)),
      kind: 'decimal' as const,
      decimals: decimals(field),
    })),
  ];
}

function aboutLines(
  { filter, exchange, contract }: ExportRequest,
  total: number,
  context: RequestContext,
): [string, string][] {
  const { language } = context;
  const text = (key: string) => labelText(context, key);
  return [
    [text('archive_about_source'), exchange.source],
    [text('archive_about_licence'), exchange.licence ?? '–'],
    [text('archive_about_as_of'), exchange.lastImport ?? exchange.lastDay ?? '–'],
    [text('archive_exchange'), nameIn(language, exchange.name)],
    [
      text('archive_contract_choice'),
      contract
        ? `${nameIn(language, contract.name)} ${contract.code}`
        : text('archive_all_contracts'),
    ],
    [text('archive_from'), filter.from],
    [text('archive_to'), filter.to],
    [text('archive_about_rows'), String(total)],
  ];
}
