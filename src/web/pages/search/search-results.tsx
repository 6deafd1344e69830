import type { ReactNode } from 'react';
import type { searchInstruments } from '../../../contracts/search/search.ts';
import type { getScreenRows } from '../../../contracts/screens/screens.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { displaySigned } from '../../../domain/text/format.ts';
import { BASIS_POINT_DECIMALS } from '../../../domain/instruments/quote.ts';
import { searchTargetPath, type SearchType } from '../../../domain/search/search-type.ts';
import { Change } from '../../../widgets/change/change.tsx';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { markedCodes, markedParts } from '../../../widgets/search-box/marked-text.ts';
import { Marked } from '../../../widgets/search-box/marked.tsx';
import { isBill } from '../../parts/bill-mark.ts';
import { FigureValue, isMaskedFigure } from '../../parts/figure-value.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { staleRow } from '../../parts/stale-row.ts';
import { GradeValue } from '../../parts/grade-value.tsx';
import { LockedValue } from '../../parts/locked-value.tsx';
import { dayText, shownDirection } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels, usePageTexts } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './search-page.module.css';

type Item = Answer<typeof searchInstruments>['items'][number];
export type FigureRow = Answer<typeof getScreenRows>['items'][number];

const MISSING = '–';
const YIELD_DIGITS = 3;

/** The columns of each type besides name and codes. */
const FIELDS: Readonly<Record<SearchType, readonly Field[]>> = {
  bonds: ['rating', 'maturity', 'currency', 'price', 'yield'],
  stocks: ['country', 'sector', 'price', 'dayChange'],
  indexes: ['category', 'value', 'shift'],
  companies: ['country', 'sector', 'bonds'],
  etf: ['category', 'currency', 'price', 'dayChange'],
};

type Field =
  | 'rating'
  | 'maturity'
  | 'currency'
  | 'price'
  | 'yield'
  | 'country'
  | 'sector'
  | 'dayChange'
  | 'category'
  | 'value'
  | 'shift'
  | 'bonds';

const NUMBERS: ReadonlySet<Field> = new Set([
  'maturity',
  'price',
  'yield',
  'dayChange',
  'value',
  'shift',
  'bonds',
]);
/** The other columns are hidden on a narrow screen, where the name has a second line. */
const NARROW: ReadonlySet<Field> = new Set([
  'price',
  'yield',
  'dayChange',
  'value',
  'shift',
  'bonds',
]);

interface ResultsProps {
  readonly text: string;
  readonly type: SearchType;
  readonly items: readonly Item[];
  /** With the figures from the lists; currency pairs aren't in any list. */
  readonly rows: readonly FigureRow[];
  readonly countries: Readonly<Record<string, string>>;
}

/** The results of one type with their figures, masked for viewers without access. */
export function SearchResults({ text, type, items, rows, countries }: ResultsProps) {
  const t = useLabels();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const titles: Readonly<Record<Field, string>> = {
    rating: t('screen_field_rating'),
    maturity: t('screen_field_maturity'),
    currency: t('screen_field_currency'),
    price: t('screen_field_price'),
    yield: t('screen_field_yield'),
    country: t('screen_field_country'),
    sector: t('screen_field_sector'),
    dayChange: t('screen_field_dayChange'),
    category: t('screen_field_category'),
    value: t('screen_field_indexes_price'),
    shift: t('screen_field_dayChange'),
    bonds: t('screen_field_bonds'),
  };
  const figureColumn = (field: Field): ListColumn<Item> => ({
    field,
    title: titles[field],
    ...(field === 'yield' || (field === 'price' && type === 'bonds') ? { unit: '%' } : {}),
    ...(NUMBERS.has(field) ? { kind: 'number' as const } : {}),
    isWide: !NARROW.has(field),
    render: ({ id }) => {
      const row = byId.get(id);
      return row ? <Figure field={field} row={row} countries={countries} /> : MISSING;
    },
  });
  const columns: ListColumn<Item>[] = [
    {
      field: 'name',
      title: t('search_name'),
      isRowHeader: true,
      className: css.name,
      render: ({ id, ttl, about }) => {
        const row = byId.get(id);
        const notes = [about, row && isBillRow(row) && t('part_bill_yield')].filter(Boolean);
        return (
          <>
            <Link to={searchTargetPath(type, id)}>
              <Marked parts={markedParts(ttl)} />
            </Link>
            {notes.length > 0 && <small className={css.about}>{notes.join(' · ')}</small>}
          </>
        );
      },
    },
    ...FIELDS[type].map((field) => figureColumn(field)),
  ];
  if (items.some(({ status }) => status !== '')) {
    columns.push({
      field: 'status',
      title: t('search_status'),
      isWide: true,
      render: ({ status }) => status,
    });
  }
  // Companies have no codes, so the column would be empty.
  if (items.some(({ ticker }) => ticker.length > 0)) {
    columns.push({
      field: 'codes',
      title: t('search_codes'),
      className: css.codes,
      isWide: true,
      render: ({ ticker }) => (
        <code>
          <Marked parts={markedCodes(ticker, text)} />
        </code>
      ),
    });
  }
  return (
    <PageTable
      caption={t(`search_type_${type}`)}
      columns={columns}
      rows={items}
      hasRowLinks
      rowKey={({ id }) => id}
      rowProps={({ id }) => staleRow(byId.get(id)?.isStale ?? false)}
    />
  );
}

function isBillRow({ options, lastTrade, ...row }: FigureRow): boolean {
  return isBill({ ...row, day: lastTrade, hasOptions: options.length > 0 });
}

function categoryKey(category: string): string {
  const word = `category_${category}`;
  return `screen_word_${word}`;
}

function Figure({
  field,
  row,
  countries,
}: {
  field: Field;
  row: FigureRow;
  countries: ResultsProps['countries'];
}): ReactNode {
  const t = useLabels();
  const texts = usePageTexts();
  const { lang } = useShell().globals;
  const isRate = row.measure === 'rates';
  const { category, country, sector } = row;
  switch (field) {
    case 'rating':
      return row.rating === null ? MISSING : <GradeValue grade={row.rating} />;
    case 'maturity':
      return dayText(row.maturity, lang);
    case 'currency':
      return row.currency ?? MISSING;
    case 'country':
      return country === null ? MISSING : (countries[country] ?? country);
    case 'sector':
      return sector === null ? MISSING : (texts[`sector_${sector}`] ?? sector);
    case 'category':
      return category === null ? MISSING : (texts[categoryKey(category)] ?? category);
    case 'bonds':
      return row.bonds ?? MISSING;
    case 'yield':
      return <FigureValue value={row.yield} figure="yield" />;
    case 'price':
    case 'value':
      return (
        <FigureValue
          value={isRate ? row.yield : row.price}
          digits={isRate ? YIELD_DIGITS : row.decimals}
        />
      );
    case 'dayChange':
    case 'shift':
      return (
        <ChangeValue
          value={isRate ? row.dayChangeBp : row.dayChange}
          digits={isRate ? BASIS_POINT_DECIMALS : 2}
          unit={isRate ? t('screen_unit_basis_points') : '%'}
          rateNote={isRate ? t('rate_colour') : undefined}
        />
      );
    default:
      return MISSING;
  }
}

function ChangeValue({
  value,
  digits,
  unit,
  rateNote,
}: {
  value: string | null;
  digits: number;
  unit: string;
  rateNote: string | undefined;
}) {
  const { lang } = useShell().globals;
  if (value === null) return MISSING;
  if (isMaskedFigure(value)) return <LockedValue />;
  const text = displaySigned(value, digits, lang);
  return <Change direction={shownDirection(text)} text={`${text} ${unit}`} rateNote={rateNote} />;
}
