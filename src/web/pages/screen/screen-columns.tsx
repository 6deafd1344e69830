import type { ReactNode } from 'react';
import { displayNumber, displaySigned } from '../../../domain/format.ts';
import type { Language } from '../../../domain/language.ts';
import { Change } from '../../../widgets/change/change.tsx';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { FigureValue, isMaskedFigure } from '../../market/figure-value.tsx';
import { GradeValue } from '../../market/grade-value.tsx';
import { LockedValue } from '../../market/locked-value.tsx';
import { dayText, shownDirection } from '../../market/quote-text.tsx';
import { Sparkline } from '../../market/sparkline.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { ScreenData, ScreenRow } from './load-screen.ts';
import css from './screen-table.module.css';
import type { ScreenWords } from './screen-words.ts';

type Column = ListColumn<ScreenRow>;
type NumberField = 'yield' | 'duration' | 'spread';

const MISSING = '–';
const MILLION = 1_000_000;
const DIGITS: Readonly<Record<NumberField, number>> = { yield: 3, duration: 2, spread: 0 };
const UNITS: Readonly<Record<string, 'percent' | 'years' | 'basis_points' | 'millions'>> = {
  coupon: 'percent',
  yield: 'percent',
  dayChange: 'percent',
  monthChange: 'percent',
  yearChange: 'percent',
  cost: 'percent',
  duration: 'years',
  spread: 'basis_points',
  amount: 'millions',
  size: 'millions',
};

/** The column of each id of a list. */
export function useScreenColumns(data: ScreenData, words: ScreenWords): (id: string) => Column {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { kind, list } = data;
  const decimals = Math.max(0, ...list.items.map((row) => row.decimals));
  const lineWords = {
    up: t('screen_line_rising'),
    down: t('screen_line_falling'),
    none: t('screen_line_flat'),
  };
  const draw: Readonly<Record<string, (row: ScreenRow) => ReactNode>> = {
    name: (row) => <NameCell row={row} data={data} words={words} />,
    isin: ({ isin }) => <code>{isin ?? MISSING}</code>,
    ticker: ({ ticker }) => <code>{ticker ?? MISSING}</code>,
    issuer: ({ issuer, issuerId }) =>
      issuerId === null ? (issuer ?? MISSING) : <Link to={`/company/${issuerId}/`}>{issuer}</Link>,
    maturity: ({ maturity, options }) =>
      maturity === null && options.includes('perpetual')
        ? words.valueWord('options', 'perpetual')
        : dayText(maturity, lang),
    issued: ({ issued }) => dayText(issued, lang),
    lastTrade: ({ lastTrade }) => dayText(lastTrade, lang),
    coupon: ({ coupon }) => plain(coupon, 3, lang),
    cost: ({ cost }) => plain(cost, 2, lang),
    denomination: ({ denomination }) => plain(denomination, 0, lang),
    amount: ({ amount }) => plain(inMillions(amount), 0, lang),
    size: ({ size }) => <FigureValue value={masked(size, inMillions)} digits={0} />,
    price: ({ price }) => <FigureValue value={price} digits={decimals} />,
    rating: ({ rating }) => (rating === null ? MISSING : <GradeValue grade={rating} />),
    line: ({ line, price }) => (
      <Sparkline values={line} isMasked={isMaskedFigure(price)} words={lineWords} />
    ),
    bonds: ({ bonds }) => (bonds === null ? MISSING : words.number(bonds)),
    stocks: ({ stocks }) => (stocks === null ? MISSING : words.number(stocks)),
    dayChange: ({ dayChange }) => <ChangeValue value={dayChange} />,
    monthChange: ({ monthChange }) => <ChangeValue value={monthChange} />,
    yearChange: ({ yearChange }) => <ChangeValue value={yearChange} />,
  };
  const cell = (id: string): ((row: ScreenRow) => ReactNode) => {
    if (isNumberField(id)) return (row) => <FigureValue value={row[id]} digits={DIGITS[id]} />;
    return draw[id] ?? ((row) => wordCell(row[id as 'sector'], id, words));
  };
  return (id) => {
    const unit = UNITS[id];
    const isText = TEXT_COLUMNS.has(id);
    return {
      field: id,
      title: words.columnTitle(id),
      unit: unit ? words.unitText(unit) : id === 'price' && kind === 'bonds' ? '%' : '',
      isRowHeader: id === 'name',
      ...(isText ? {} : { kind: 'number' as const }),
      sortable: id !== 'line',
      className: CLASS_NAMES[id],
      render: cell(id),
    };
  };
}

const CLASS_NAMES: Readonly<Record<string, string | undefined>> = {
  name: css.name,
  yield: css.strong,
  line: css.line,
  ...Object.fromEntries(
    'isin issuer country sector category venue seniority status issuerType'
      .split(' ')
      .map((id) => [id, css.word]),
  ),
};

const TEXT_COLUMNS = new Set(
  'name isin ticker issuer country sector currency category venue seniority status issuerType rating line'.split(
    ' ',
  ),
);

function isNumberField(id: string): id is NumberField {
  return Object.hasOwn(DIGITS, id);
}

function wordCell(value: string | null, id: string, words: ScreenWords): ReactNode {
  return value === null ? MISSING : words.valueWord(id, value);
}

function plain(value: string | null, digits: number, language: Language): string {
  return value === null ? MISSING : displayNumber(value, digits, language);
}

function inMillions(value: string | null): string | null {
  return value === null ? null : String(Number(value) / MILLION);
}

function masked(value: string | null, change: (value: string | null) => string | null) {
  return isMaskedFigure(value) ? value : change(value);
}

function ChangeValue({ value }: { value: string | null }) {
  const { lang } = useShell().globals;
  if (value === null) return MISSING;
  if (isMaskedFigure(value)) return <LockedValue />;
  const text = displaySigned(value, 2, lang);
  return <Change direction={shownDirection(text)} text={text} />;
}

/** Name, and below it what it is of; on a phone the terms that its columns leave out. */
function NameCell({ row, data, words }: { row: ScreenRow; data: ScreenData; words: ScreenWords }) {
  const { lang } = useShell().globals;
  const { kind } = data;
  const country = row.country && words.valueWord('country', row.country);
  const terms =
    kind === 'bonds'
      ? [
          row.coupon && displayNumber(row.coupon, 3, lang),
          row.maturity && dayText(row.maturity, lang),
          row.currency,
        ]
      : [row.ticker, country, row.currency];
  const note = kind === 'company' ? [] : [row.issuer, country];
  const gone = row.status === 'active' ? [] : [words.valueWord('status', row.status)];
  const join = (parts: readonly (string | null)[]) =>
    [...parts, ...gone].filter(Boolean).join(' · ');
  return (
    <>
      <Link to={`/${kind}/${row.id}/`}>{row.name}</Link>
      {join(note) !== '' && <small className={css.wideNote}>{join(note)}</small>}
      <small className={css.narrowNote}>{join(terms)}</small>
    </>
  );
}
