import * as z from 'zod/mini';
import { download, endpoint } from '../core/endpoint.ts';
import { exportId, exportProgress } from '../core/export-progress.ts';
import { FILE_FORMATS, FILE_TYPES } from '../core/file-format.ts';
import { id, idParam, isoDay, maskedDecimal } from '../core/fields.ts';

/** The unit of a contract's lot size. */
export const SIZE_UNITS = [
  'barrels',
  'ounces',
  'bushels',
  'tonnes',
  'pounds',
  'mwh',
  'allowances',
  'dollars',
  'index',
  'nominal',
] as const;

const heldDays = {
  /** The first and last day with rows; null if there are none. */
  firstDay: z.nullable(isoDay),
  lastDay: z.nullable(isoDay),
};

export const listExchanges = endpoint({
  method: 'GET',
  path: '/api/derivatives/exchanges/',
  summary: 'List the exchanges of the futures archive',
  needs: 'public',
  cost: 'light',
  scope: 'archive',
  rows: 'items',
  changesWith: 'market',
  answer: z.object({
    items: z.array(
      z.object({
        id,
        mic: z.string(),
        name: z.string(),
        source: z.string(),
        /** Whether the source permits its values in downloads. */
        allowsFiles: z.boolean(),
        contracts: z.int(),
        ...heldDays,
      }),
    ),
  }),
});

export const listContracts = endpoint({
  method: 'GET',
  path: '/api/derivatives/exchanges/{exchangeId}/contracts/',
  summary: 'List the contracts of an exchange, sorted by name',
  needs: 'public',
  cost: 'light',
  scope: 'archive',
  rows: 'items',
  changesWith: 'market',
  params: z.strictObject({ exchangeId: idParam }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        code: z.string(),
        name: z.string(),
        currency: z.string(),
        /** The unit of prices, e.g. `USD/bbl`. */
        priceUnit: z.string(),
        decimals: z.int(),
        tick: z.nullable(z.string()),
        size: z.string(),
        sizeUnit: z.nullable(z.enum(SIZE_UNITS)),
        settled: z.nullable(z.enum(['cash', 'delivery'])),
        /** The number of expiries traded on its last day. */
        expiries: z.int(),
        ...heldDays,
      }),
    ),
  }),
});

/** Archive columns that are visible to everyone. */
export const OPEN_COLUMNS = ['date', 'contract', 'expiry'] as const;
/** Columns with market values; prices have an unrounded twin. */
export const PRICE_COLUMNS = ['open', 'high', 'low', 'settle', 'change'] as const;
export const VALUE_COLUMNS = [
  ...PRICE_COLUMNS,
  'change_percent',
  'volume',
  'trades',
  'open_interest',
  'open_interest_change',
] as const;
export const ARCHIVE_SORTS = ['date', 'expiry', ...VALUE_COLUMNS] as const;
export const ARCHIVE_PAGE_SIZE = 100;

/** Clients encode “no contract” in several ways; all mean all contracts of the exchange. */
export const noContract = z.pipe(
  z.enum(['', 'null']),
  z.transform(() => null),
);

const cell = z.nullable(z.union([z.string(), z.number()]));

export const getDerivativesTable = endpoint({
  method: 'POST',
  path: '/api/derivatives/table-data/',
  summary:
    'List daily futures rows, latest first, 100 per page; `{column}.no_round` is the unrounded price',
  needs: 'public',
  cost: 'heavy',
  scope: 'archive',
  body: z.strictObject({
    dates: z.strictObject({ from: isoDay, to: isoDay }),
    /** Null or an empty text selects all contracts of the exchange. */
    contractId: z.nullable(z.union([id, noContract])),
    exchangeId: id,
    sort: z.optional(z.enum(ARCHIVE_SORTS)),
    order: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(id),
  }),
  answer: z.object({
    fields: z.array(z.string()),
    items: z.array(z.record(z.string(), cell)),
    labels: z.record(z.string(), z.string()),
    /** Units of the columns that have one; none for prices if contracts differ. */
    units: z.record(z.string(), z.string()),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    masked: z.boolean(),
  }),
});

export const getSettlementCurve = endpoint({
  method: 'GET',
  path: '/api/derivatives/contracts/{contractId}/curve/',
  summary: 'Get settlement prices by expiry on a date, a week earlier and three months earlier',
  needs: 'values',
  cost: 'heavy',
  scope: 'archive',
  params: z.strictObject({ contractId: idParam }),
  query: z.strictObject({ day: isoDay }),
  answer: z.object({
    priceUnit: z.string(),
    decimals: z.int(),
    days: z.array(
      z.object({
        day: isoDay,
        points: z.array(
          z.object({
            expiryId: id,
            symbol: z.string(),
            expiresOn: isoDay,
            settle: maskedDecimal,
          }),
        ),
      }),
    ),
  }),
});

export const getExpiryHistory = endpoint({
  method: 'GET',
  path: '/api/derivatives/expiries/{expiryId}/history/',
  summary: 'Get daily settlement prices and open interest of one contract month',
  needs: 'values',
  cost: 'heavy',
  scope: 'archive',
  params: z.strictObject({ expiryId: idParam }),
  query: z.strictObject({ from: isoDay, to: isoDay }),
  answer: z.object({
    contractId: id,
    symbol: z.string(),
    expiresOn: isoDay,
    priceUnit: z.string(),
    decimals: z.int(),
    points: z.array(
      z.object({
        'date.numeric': z.int(),
        settle: z.nullable(z.number()),
        openInterest: z.nullable(z.number()),
      }),
    ),
  }),
});

/** The rows of the table as a file, the latest day first, without a row limit. */
export const downloadArchive = download({
  method: 'GET',
  path: '/derivatives/export-table',
  summary:
    'Download daily futures rows (XLSX, or CSV with `format=csv`); for all contracts of the exchange if `contractId` is omitted or empty',
  needs: 'values',
  cost: 'file',
  scope: 'archive',
  query: z.strictObject({
    from: isoDay,
    to: isoDay,
    exchangeId: idParam,
    contractId: z.optional(z.union([idParam, noContract])),
    format: z.optional(z.enum(FILE_FORMATS)),
    progress: z.optional(exportId),
  }),
  mediaType: FILE_TYPES.xlsx,
});

export const getExportProgress = endpoint({
  method: 'GET',
  path: '/api/derivatives/exports/{progress}/',
  summary: 'Get the progress of a file that this account requested with `progress`',
  needs: 'values',
  cost: 'light',
  scope: 'archive',
  params: z.strictObject({ progress: exportId }),
  answer: exportProgress,
  sample: 'none',
});
