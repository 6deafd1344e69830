import { displayNumber, displaySigned } from '../../../domain/format.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { Change } from '../../../widgets/change/change.tsx';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import type { TableSort } from '../../../widgets/data-table/table-types.ts';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { LockedValue } from '../../market/locked-value.tsx';
import { dayText } from '../../market/quote-text.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import css from './derivatives-page.module.css';
import type { Archive, ArchiveTable } from './load-archive.ts';
import { formatAddress, withRows, type ArchiveSort } from './page-state.ts';

type Row = ArchiveTable['items'][number];

const MASK = '***';
const MISSING = '–';
const SIGNED = new Set(['change', 'change_percent', 'open_interest_change']);
const COLORED = new Set(['change', 'change_percent']);
/** Prices are in the unit of the first of them. */
const SAME_UNIT = new Set(['high', 'low', 'settle', 'change']);
const DAYS = new Set(['date', 'expiry']);

/** The rows of the archive, in the columns that the server names. */
export function ArchiveRows({ archive, table }: { archive: Archive; table: ArchiveTable }) {
  const t = useLabels();
  const { globals } = useShell();
  const { state, usual } = archive;
  const columns = table.fields.map((field) => toColumn(field, archive, table, globals.lang));
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
      {/* It scrolls sideways on a narrow screen, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.rows} aria-label={t('archive_title')} tabIndex={0}>
        <ListTable
          caption={t('archive_title')}
          columns={columns}
          rows={table.items}
          rowKey={({ date, expiry_id: id }) => `${String(date)} ${String(id)}`}
          sort={{ field: state.sort, order: state.order }}
          sortHref={sortHref}
          link={RouterLink}
          languageTag={LANGUAGES[globals.lang].tag}
        />
      </section>
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

function toColumn(
  field: string,
  { state, usual, contract }: Archive,
  { labels, units, masked }: ArchiveTable,
  language: Language,
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
    render: (row) => valueOf(row, field, state.showsAllDigits, language),
  };
}

/** A price shows its unrounded twin if the reader wants all digits. */
function valueOf(row: Row, field: string, showsAllDigits: boolean, language: Language) {
  const twin = row[`${field}.no_round`];
  const text = showsAllDigits && twin !== undefined ? twin : row[field];
  if (text === MASK) return <LockedValue />;
  if (typeof text !== 'string') return MISSING;
  const decimals = text.split('.')[1]?.length ?? 0;
  if (!SIGNED.has(field)) return displayNumber(text, decimals, language);
  const signed = displaySigned(text, decimals, language);
  if (!COLORED.has(field)) return signed;
  const direction = /[1-9]/.test(text) ? (text.startsWith('-') ? 'down' : 'up') : 'none';
  return <Change direction={direction} text={signed} />;
}
