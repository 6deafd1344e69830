import type { ReactNode } from 'react';
import { PRICE_COLUMNS } from '../../../contracts/derivatives/derivatives.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { Change } from '../../../widgets/change/change.tsx';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import type { CellLock, TableSort } from '../../../widgets/data-table/table-types.ts';
import { wireLock } from '../../../widgets/data-table/wire-table.ts';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { LockedValue } from '../../parts/locked-value.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { RequestNotice } from '../../parts/request-notice.tsx';
import { useAccessRequest } from '../../parts/use-access-request.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import css from './derivatives-page.module.css';
import type { Archive, ArchiveTable } from './load-archive.ts';
import { formatAddress, withRows, type ArchiveSort } from './page-state.ts';

type Row = ArchiveTable['items'][number];

const MISSING = '–';
const SIGNED = new Set(['change', 'change_percent', 'open_interest_change']);
const COLORED = new Set(['change', 'change_percent']);
/** All price columns have the unit of the first. */
const SAME_UNIT = new Set(['high', 'low', 'settle', 'change']);
const DAYS = new Set(['date', 'expiry']);
/** The columns that identify a row: phones show them next to every step of the others. */
const ALWAYS_SHOWN = new Set(['date', 'contract']);
/** The columns that phones show first. */
const FIRST_STEP = ['settle', 'change'];
const COLUMNS_IN_STEP = 2;

/** The rows of the archive, with the columns that the server returns. */
export function ArchiveRows({ archive, table }: { archive: Archive; table: ArchiveTable }) {
  const t = useLabels();
  const { globals } = useShell();
  const { state, usual } = archive;
  const requesting = useAccessRequest();
  const notice = (row: Row, lock: CellLock) =>
    lock === 'masked' ? null : (
      <RequestNotice lock={lock} requesting={requesting} isTabStop={row === table.items[0]} />
    );
  const columns = table.fields.map((field) =>
    toColumn(field, archive, table, { language: globals.lang, notice }),
  );
  const sortHref = ({ field, order }: TableSort): string | null =>
    table.masked && !DAYS.has(field)
      ? null
      : formatAddress(
          withRows(
            state,
            order === null
              ? { sort: 'date', order: 'desc' }
              : { sort: field as ArchiveSort, order },
          ),
          usual,
        );
  return (
    <>
      <div className={css.rows} data-rows="">
        <PageTable
          caption={t('archive_title')}
          columns={columns}
          steps={phoneSteps(table.fields)}
          rows={table.items}
          rowKey={({ date, expiry_id: id }) => `${String(date)} ${String(id)}`}
          sort={{ field: state.sort, order: state.order }}
          sortHref={sortHref}
          link={RouterLink}
          languageTag={LANGUAGES[globals.lang].tag}
        />
      </div>
      <Paging
        total={table.total}
        limit={table.limit}
        page={table.page}
        pageHref={(page) => formatAddress({ ...state, page }, usual)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </>
  );
}

function phoneSteps(fields: readonly string[]): readonly (readonly string[])[] {
  const others = [
    ...FIRST_STEP.filter((field) => fields.includes(field)),
    ...fields.filter((field) => !ALWAYS_SHOWN.has(field) && !FIRST_STEP.includes(field)),
  ];
  return Array.from({ length: Math.ceil(others.length / COLUMNS_IN_STEP) }, (_, i) =>
    others.slice(i * COLUMNS_IN_STEP, (i + 1) * COLUMNS_IN_STEP),
  );
}

interface Drawing {
  readonly language: Language;
  /** The hint of a locked cell, if it has one. */
  readonly notice: (row: Row, lock: CellLock) => ReactNode;
}

function isPrice(field: string): boolean {
  return PRICE_COLUMNS.some((column) => column === field);
}

function toColumn(
  field: string,
  { state, usual, contract }: Archive,
  { fields, labels, units, masked }: ArchiveTable,
  { language, notice }: Drawing,
): ListColumn<Row> {
  const title = labels[field] ?? field;
  if (DAYS.has(field)) {
    return { field, title, value: (row) => dayText(String(row[field]), language) };
  }
  if (field === 'contract') {
    return {
      field,
      title,
      sortable: false,
      render: (row) => {
        const symbol = String(row.contract);
        if (masked || contract === null) return symbol;
        const month = { ...state, expiryId: Number(row.expiry_id) };
        return <RouterLink href={formatAddress(month, usual)}>{symbol}</RouterLink>;
      },
    };
  }
  if (field === 'unit') {
    return { field, title, sortable: false, value: (row) => String(row[field]) };
  }
  return {
    field,
    title,
    // The columns beside it have the same unit.
    unit: SAME_UNIT.has(field) ? undefined : units[field],
    kind: 'number',
    render: (row) => {
      const text = row[field];
      const lock = typeof text === 'string' ? wireLock(text) : undefined;
      if (lock === undefined) return displayValue(row, field, state.showsAllDigits, language);
      // One hint per row is enough: the other cells are locked for the same reason.
      return (field === fields.find(isPrice) && notice(row, lock)) || <LockedValue />;
    },
  };
}

/** The rounded price, or the unrounded one if the reader asks for all digits. */
function displayValue(row: Row, field: string, showsAllDigits: boolean, language: Language) {
  const twin = row[`${field}.no_round`];
  const text = showsAllDigits && twin !== undefined ? twin : row[field];
  if (typeof text !== 'string') return MISSING;
  const decimals = text.split('.')[1]?.length ?? 0;
  if (!SIGNED.has(field)) return displayNumber(text, decimals, language);
  const signed = displaySigned(text, decimals, language);
  if (!COLORED.has(field)) return signed;
  const direction = /[1-9]/.test(text) ? (text.startsWith('-') ? 'down' : 'up') : 'none';
  return <Change direction={direction} text={signed} />;
}
