import { requireNeeds } from '../../../access/require-needs.ts';
import { ANONYMOUS, withPolicy, type Viewer } from '../../../access/viewer.ts';
import type { ValidInput } from '../../../contracts/core/endpoint.ts';
import type { FileFormat } from '../../../contracts/core/file-format.ts';
import type { downloadScreenCsv } from '../../../contracts/screens/screens.ts';
import type { AccessPolicy } from '../../../contracts/admin/settings.ts';
import type { Db } from '../../../db/connect.ts';
import { YieldTimer } from '../../../db/yield-to-event-loop.ts';
import { formatDay, type Day } from '../../../domain/time/day.ts';
import { isMoneyField, MONEY_FIELDS, moneyIn } from '../../../domain/screens/money.ts';
import { chosenColumns } from '../../../domain/screens/screen-changes.ts';
import {
  isGuardedField,
  SCREEN_COLUMNS,
  UNSORTED_COLUMN,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';
import { ExportProgress } from '../../core/files/export-progress.ts';
import type { Sheet, SheetRow } from '../../core/files/sheet.ts';
import { Gate, type Claim } from '../../core/http/admission.ts';
import type { SessionReader } from '../../core/http/context-factory.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { AdmittedScreen } from '../../engines/screening/admitted-screen.ts';
import { walkOn } from '../../engines/screening/orders.ts';
import type { Screening } from '../../engines/screening/screening.ts';
import { addressQuery } from './address-query.ts';
import { itemFor, type ItemMoney } from './screen-item.ts';
import { cellWriter, sheetColumn } from './sheet-columns.ts';
import { findRows } from './store.ts';

/** The number of rows read at once: few enough not to delay other requests for long. */
const ROWS_PER_PART = 100;
const DAY_COLUMN = 'lastTrade';
/** Downloads take turns with their parts; none is rejected because others are in progress. */
const PARTS_AT_ONCE = 2;
const PATIENCE = { maxWaiting: 500, longestWaitMs: 60_000 };

type FileQuery = ValidInput<typeof downloadScreenCsv>['query'];

interface FileParts {
  readonly rows: Int32Array;
  readonly columns: readonly string[];
  readonly inMoney: ItemMoney;
  readonly marketDay: Day;
}

interface Options {
  readonly db: Db;
  readonly screening: Screening;
  readonly sessions: SessionReader;
  /** The current access policy. */
  readonly policy: () => AccessPolicy;
}

/** Writes files of lists part by part, so a million rows take no more memory than a few. */
export class ScreenSheets {
  readonly #options: Options;
  readonly #gate = new Gate(PARTS_AT_ONCE, PATIENCE);
  readonly progress = new ExportProgress();

  constructor(options: Options) {
    this.#options = options;
  }

  async sheet(
    kind: ScreenKind,
    { progress, ...query }: FileQuery,
    context: RequestContext & { readonly fileFormat: FileFormat },
  ): Promise<Sheet> {
    const { screening } = this.#options;
    const admitted = AdmittedScreen.admit(context.viewer, kind, addressQuery(query));
    const match = await screening.match(admitted, context.language);
    const order = await screening.order(match, admitted, context.language);
    const { isDescending } = admitted.screen;
    const { ids } = match.table.data;
    const { bits, total } = match.found;
    // A snapshot of the rows: the list may change while the file is read.
    const rows = Int32Array.from(
      walkOn({ order, isDescending }, bits, { from: 0, skip: 0, limit: total }),
      (row) => ids[row]!,
    );
    // Sparklines don't belong in a table of values.
    const money = MONEY_FIELDS[kind] ? moneyIn(admitted.screen) : null;
    const columns = withDay(
      kind,
      chosenColumns(kind, admitted.screen)
        .filter((id) => id !== UNSORTED_COLUMN)
        // The amount in its own currency, and the converted one by which the list is sorted and
        // filtered.
        .flatMap((id) => (isMoneyField(kind, id) && !money?.isOwn ? [id, 'converted'] : [id])),
    );
    const { asOf, marketDay, rates } = match.table;
    const parts = this.#parts(
      kind,
      { rows, columns, inMoney: { money, rates }, marketDay },
      context,
    );
    const told = { viewer: context.viewer, total: rows.length };
    return {
      name: `${kind}${asOf === null ? '' : `-${formatDay(asOf)}`}`,
      columns: columns.map((id) => sheetColumn(kind, id, { context, money })),
      total: rows.length,
      parts:
        progress === undefined ? parts : this.progress.follow(parts, { ...told, id: progress }),
    };
  }

  async *#parts(
    kind: ScreenKind,
    { rows: ids, columns, inMoney, marketDay }: FileParts,
    context: RequestContext,
  ): AsyncGenerator<readonly SheetRow[]> {
    const cell = cellWriter(kind, context);
    const claim: Claim = { isSignedIn: () => true, isGone: () => context.isGone() };
    for (let from = 0; from < ids.length; from += ROWS_PER_PART) {
      const part = [...ids.subarray(from, from + ROWS_PER_PART)];
      yield await this.#gate.run(claim, async () => {
        const viewer = await this.#findViewer(context);
        requireNeeds(viewer, 'values');
        const records = await findRows(this.#options.db, kind, part, marketDay);
        const turns = new YieldTimer();
        const rows: SheetRow[] = [];
        for (const record of records) {
          await turns.yieldIfLong();
          const item = itemFor(record, { ...context, viewer }, inMoney);
          rows.push(columns.map((id) => cell(item, id)));
        }
        return rows;
      });
    }
  }

  /** Checks access again for each part: if it ends in the middle, so does the download. */
  async #findViewer({ credential }: RequestContext): Promise<Viewer> {
    const { sessions, policy } = this.#options;
    const found = credential === null ? null : await sessions.findViewer(credential);
    return withPolicy(found ?? ANONYMOUS, policy());
  }
}

/** Values in a file always come with their date, even if that column wasn't chosen. */
function withDay(kind: ScreenKind, columns: readonly string[]): readonly string[] {
  const isDated = columns.includes(DAY_COLUMN) || !columns.some((id) => isGuardedField(kind, id));
  return isDated || !SCREEN_COLUMNS[kind].some(({ id }) => id === DAY_COLUMN)
    ? columns
    : [...columns, DAY_COLUMN];
}
