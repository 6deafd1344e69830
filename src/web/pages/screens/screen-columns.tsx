import type { ReactNode } from 'react';
import { BOND_DECIMALS } from '../../../domain/bonds/bond-decimals.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import type { Language } from '../../../domain/text/language.ts';
import { isMoneyField } from '../../../domain/screens/money.ts';
import {
  columnValue,
  headingUnit,
  type ColumnsWith,
  type ColumnValue,
  type ScreenColumnId,
} from '../../../domain/screens/screen-fields.ts';
import { BASIS_POINT_DECIMALS } from '../../../domain/instruments/quote.ts';
import { zoneName } from '../../../domain/time/time-zone.ts';
import { Change } from '../../../widgets/change/change.tsx';
import { changeTone, type ChangeDirection } from '../../../widgets/change/change-tone.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { isBill } from '../../parts/bill-mark.ts';
import { Flash } from '../../parts/flash.tsx';
import { FigureValue, isMaskedFigure } from '../../parts/figure-value.tsx';
import { GradeValue } from '../../parts/grade-value.tsx';
import { LockedValue } from '../../parts/locked-value.tsx';
import { asOfShort, dayText, NoDayChange, shownDirection } from '../../parts/quote-text.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { ScreenData, ScreenRow } from './load-screen.ts';
import css from './screen-table.module.css';
import type { ScreenWords } from './screen-words.ts';
import { describePrices, isOfOtherDay } from './price-days.ts';
import type { LiveScreen } from './use-live-screen.ts';

type Column = ListColumn<ScreenRow>;
/** Text needs no special rendering. */
type DrawnColumn = Exclude<ScreenColumnId, ColumnsWith<'word'>>;
type DrawCell = (row: ScreenRow) => ReactNode;

const MISSING = '–';

/** The column for each field of a list. */
export function useScreenColumns(
  data: ScreenData,
  { rows, isFollowed, asOf }: LiveScreen,
  words: ScreenWords,
): (id: string) => Column {
  const { timeZone } = useShell();
  const draw = useDrawnCells(data, rows, words);
  const units = new Set(rows.flatMap((row) => row.unit ?? []));
  // Rendered before the first value arrives, so that no column moves.
  const zone = isFollowed && asOf !== null ? zoneName(Date.parse(asOf) / 1000, timeZone) : '';
  const unitFor = (id: string): string => {
    const known = headingUnit(data.kind, id);
    if (known) return words.unitText(known);
    if (id === 'lastTrade') return zone;
    if (isMoneyField(data.kind, id)) {
      return isMoneyShown(data.list) ? data.list.money.currency : '';
    }
    const [unit = ''] = units;
    return id === 'price' && data.kind === 'indexes' && units.size === 1 ? unit : '';
  };
  return (id) => {
    const isText = TEXTS.has(columnValue(id));
    return {
      field: id,
      title: words.columnTitle(id),
      unit: unitFor(id),
      isRowHeader: id === 'name',
      ...(isText ? {} : { kind: 'number' as const }),
      sortable: id !== 'line',
      className: CLASS_NAMES[id],
      render: draw[id as ScreenColumnId] ?? ((row) => wordCell(row[id as 'sector'], id, words)),
    };
  };
}

/** How each column renders its cell. */
function useDrawnCells(
  data: ScreenData,
  rows: readonly ScreenRow[],
  words: ScreenWords,
): Readonly<Record<DrawnColumn, DrawCell> & Partial<Record<ScreenColumnId, DrawCell>>> {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const { lang } = globals;
  const decimals = Math.max(0, ...rows.map((row) => row.decimals));
  const { day } = describePrices(rows);
  const lineWords = {
    up: t('screen_line_rising'),
    down: t('screen_line_falling'),
    none: t('screen_line_flat'),
  };
  return {
    name: (row) => <NameCell row={row} data={data} words={words} day={day} />,
    isin: ({ isin }) => <code>{isin ?? MISSING}</code>,
    ticker: ({ ticker }) => <code>{ticker ?? MISSING}</code>,
    issuer: ({ issuer, issuerId }) =>
      issuerId === null ? (issuer ?? MISSING) : <Link to={`/company/${issuerId}/`}>{issuer}</Link>,
    maturity: ({ maturity, options }) =>
      maturity === null && options.includes('perpetual')
        ? words.valueWord('options', 'perpetual')
        : dayText(maturity, lang),
    issued: ({ issued }) => dayText(issued, lang),
    lastTrade: ({ lastTrade }) => asOfShort(lastTrade, lang, timeZone),
    unit: (row) => row.unit ?? MISSING,
    coupon: ({ coupon }) => plain(coupon, 3, lang),
    cost: ({ cost }) => plain(cost, 2, lang),
    denomination: ({ denomination }) => plain(denomination, 0, lang),
    amount: (row) => <AmountCell row={row} own={row.amount} data={data} words={words} />,
    size: (row) => <AmountCell row={row} own={row.size} data={data} words={words} />,
    price: ({ price }) => moving(price, <FigureValue value={price} digits={decimals} />),
    yield: (row) =>
      row.status === 'defaulted'
        ? words.valueWord('status', row.status)
        : moving(row.yield, <FigureValue value={row.yield} figure="yield" />),
    duration: ({ duration }) => <DurationValue value={duration} />,
    spread: ({ spread }) => <FigureValue value={spread} figure="spread" />,
    maturityYield: (row) => <FigureValue value={row.maturityYield} figure="yield" />,
    maturityDuration: (row) => <DurationValue value={row.maturityDuration} />,
    maturitySpread: (row) => <FigureValue value={row.maturitySpread} figure="spread" />,
    workout: ({ workout }) => (isMaskedFigure(workout) ? <LockedValue /> : dayText(workout, lang)),
    workoutKind: ({ workoutKind }) =>
      isMaskedFigure(workoutKind) ? <LockedValue /> : wordCell(workoutKind, 'workoutKind', words),
    rating: ({ rating }) => (rating === null ? MISSING : <GradeValue grade={rating} />),
    line: (row) =>
      data.list.masked && row.line.length === 0 ? (
        <LockedValue />
      ) : (
        <Sparkline values={row.line} tone={dayTone(row, lang)} words={lineWords} />
      ),
    bonds: ({ bonds }) => (bonds === null ? MISSING : words.number(bonds)),
    stocks: ({ stocks }) => (stocks === null ? MISSING : words.number(stocks)),
    dayChange: (row) =>
      row.dayChange === null
        ? noDayChange(row)
        : moving(row.dayChange, <ChangeValue value={row.dayChange} />),
    dayChangeBp: (row) =>
      row.dayChangeBp === null
        ? noDayChange(row)
        : moving(row.dayChangeBp, <ShiftValue value={row.dayChangeBp} />),
    monthChangeBp: (row) => <ShiftValue value={row.monthChangeBp} />,
    yearChangeBp: (row) => <ShiftValue value={row.yearChangeBp} />,
    monthChange: ({ monthChange }) => <ChangeValue value={monthChange} />,
    yearChange: ({ yearChange }) => <ChangeValue value={yearChange} />,
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

const TEXTS: ReadonlySet<ColumnValue | undefined> = new Set(['text', 'word', 'picture']);

function DurationValue({ value }: { value: string | null }) {
  return <FigureValue value={value} digits={BOND_DECIMALS.duration} />;
}

function wordCell(value: string | null, id: string, words: ScreenWords): ReactNode {
  return value === null ? MISSING : words.valueWord(id, value);
}

function plain(value: string | null, digits: number, language: Language): string {
  return value === null ? MISSING : displayNumber(value, digits, language);
}

/** Underlined for a moment when it changes. */
function moving(value: string | null, cell: ReactNode): ReactNode {
  return isMaskedFigure(value) ? cell : <Flash value={value}>{cell}</Flash>;
}

function noDayChange({ lastTrade, isStale }: ScreenRow): ReactNode {
  return <NoDayChange asOf={lastTrade} isStale={isStale} />;
}

const CHANGE_DIGITS = 2;

function ChangeValue({
  value,
  digits = CHANGE_DIGITS,
  rateNote,
}: {
  value: string | null;
  digits?: number;
  rateNote?: string;
}) {
  const { lang } = useShell().globals;
  if (value === null) return MISSING;
  if (isMaskedFigure(value)) return <LockedValue />;
  const text = displaySigned(value, digits, lang);
  return <Change direction={shownDirection(text)} text={text} rateNote={rateNote} />;
}

/** A rate's change, in basis points. */
function ShiftValue({ value }: { value: string | null }) {
  const t = useLabels();
  return <ChangeValue value={value} digits={BASIS_POINT_DECIMALS} rateNote={t('rate_colour')} />;
}

/** The direction of the day change, which colours the row's line. */
function dayTone({ dayChange, dayChangeBp }: ScreenRow, language: Language): ChangeDirection {
  const value = dayChange ?? dayChangeBp;
  if (value === null || isMaskedFigure(value)) return 'none';
  const isRate = dayChange === null;
  const digits = isRate ? BASIS_POINT_DECIMALS : CHANGE_DIGITS;
  return changeTone(shownDirection(displaySigned(value, digits, language)), isRate);
}

/** Whether amounts are in one currency: viewers who may not see rates get original amounts. */
function isMoneyShown(list: ScreenData['list']): list is ScreenData['list'] & {
  readonly money: NonNullable<ScreenData['list']['money']>;
} {
  return list.money !== null && (list.money.isOwn || !list.masked);
}

/** An amount in the list's currency, with the original below it and all digits in the title. */
function AmountCell({
  row: { converted, rateDay, currency },
  own,
  data: { list },
  words,
}: {
  row: ScreenRow;
  own: string | null;
  data: ScreenData;
  words: ScreenWords;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  if (own === null) return MISSING;
  if (isMaskedFigure(own)) return <LockedValue />;
  const code = currency ?? '';
  const full = `${displayNumber(own, 0, lang)} ${code}`.trim();
  const short = `${code} ${words.amountText(own)}`.trim();
  if (!isMoneyShown(list)) return <span title={full}>{short}</span>;
  const to = list.money.currency;
  if (currency === to || converted === own)
    return <span title={full}>{words.amountText(own)}</span>;
  const why =
    converted === null
      ? t('screen_no_rate', { from: code, to })
      : `${displayNumber(converted, 0, lang)} ${to} = ${t('screen_rate_of', { own: full, day: dayText(rateDay, lang) })}`;
  return (
    <span title={why}>
      {converted === null ? MISSING : words.amountText(converted)}
      <small className={css.own}>{short}</small>
    </span>
  );
}

/**
 * The name, with a description below; on a phone, also the terms that have no column there. Prices
 * of another date than the list's are marked.
 */
function NameCell({
  row,
  data,
  words,
  day,
}: {
  row: ScreenRow;
  data: ScreenData;
  words: ScreenWords;
  day: string | null;
}) {
  const t = useLabels();
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
  const { options, lastTrade } = row;
  const bill =
    isBill({ ...row, day: lastTrade, hasOptions: options.length > 0 }) && t('part_bill_yield');
  const note = kind === 'company' ? [] : [row.issuer, country];
  const gone = row.status === 'active' ? [] : [words.valueWord('status', row.status)];
  const dated =
    isOfOtherDay(row, day) && t('quote_price_of', { day: dayText(row.lastTrade, lang) });
  const join = (parts: readonly (string | null)[]) =>
    [dated, ...parts, bill, ...gone].filter(Boolean).join(' · ');
  return (
    <>
      <Link to={`/${kind}/${row.id}/`}>{row.name}</Link>
      {join(note) !== '' && <small className={css.wideNote}>{join(note)}</small>}
      <small className={css.narrowNote}>{join(terms)}</small>
    </>
  );
}
