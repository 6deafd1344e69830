import { use, useLayoutEffect, useMemo, useRef, type PointerEvent, type RefObject } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { LockedGroup } from '../locked-hint/locked-group.tsx';
import { UnlockContext } from '../locked-hint/unlock.ts';
import { useIsNarrow, useMedia } from '../media/use-media.ts';
import { decimalMark, headerIndex } from './cell.ts';
import { ColumnStepper } from './column-stepper.tsx';
import css from './data-table.module.css';
import type { RowView } from './row-view.ts';
import { SideArrows } from './side-arrows.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { ENGLISH_TEXTS, type DataTableProps, type TableTexts } from './table-types.ts';
import { useCellHint } from './use-cell-hint.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { useRowEvents, type RowEvents } from './use-row-events.ts';
import { useRowMarks } from './use-row-marks.ts';
import { useRowWindow, type RowWindow } from './use-row-window.ts';
import { useSideScroll } from './use-side-scroll.ts';
import { useSwipe } from './use-swipe.ts';
import { useTableColumns, type TableColumns } from './use-table-columns.ts';
import { useTableLines, type TableLines } from './use-table-lines.ts';

/**
 * The table as a grid: for many rows, and for rows that fold, can be selected or are sorted in the
 * browser. `DataTableProps` describes it, and the gallery shows it. `ListTable` renders the same
 * columns as a plain table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hasCheckboxes = false } = props;
  const [root, grid, head, scroller, section] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLTableSectionElement>(null),
  ];
  const texts = useMemo(() => ({ ...ENGLISH_TEXTS, ...props.texts }), [props.texts]);
  const isPrinted = useMedia('print');
  const isNarrow = useIsNarrow() && !isPrinted;
  const columns = useTableColumns(props, texts, root, isNarrow);
  const view = useRowView(props, columns, texts, isNarrow);
  const table = useTableLines(props, columns.all, isPrinted);
  const marks = useRowMarks(props, table.shape.traits);
  const rowWindow = useRowWindow(section, table.lines, view, isPrinted);
  const side = useSideScroll(head, scroller);
  const events = useRowEvents(table, marks, hasCheckboxes);
  const focus = useTableFocus(grid, { columns, view, table, rowWindow, events });
  const cellHint = useCellHint();
  useIndents(root, props.indents);
  useSwipe(scroller, isNarrow, columns);
  const boxColumns = hasCheckboxes ? 1 : 0;
  const cols = <Columns view={view} columns={columns} />;
  return (
    <div
      ref={root}
      {...cellHint.events}
      className={css.root}
      data-live={view.isLive || undefined}
      data-virtual={rowWindow.isVirtual || undefined}
      data-sideways={(!isNarrow && (side.more.left || side.more.right)) || undefined}
      data-first-step={(columns.steps[0]?.to ?? 1) + boxColumns}
      data-checkboxes={hasCheckboxes || undefined}
    >
      {columns.steps.length > 1 && (
        <ColumnStepper
          {...columns}
          columnCount={columns.all.length}
          texts={texts}
          onStep={columns.setStep}
        />
      )}
      {!isNarrow && <SideArrows {...side} texts={texts} />}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={caption}
        aria-rowcount={Math.max(table.lines.length, 1) + 1}
        aria-colcount={columns.all.length + boxColumns}
        aria-multiselectable={hasCheckboxes || undefined}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onKeyDown={focus.onKeyDown}
        onPointerOver={explainCut}
        onClick={(event) => {
          events.onClick(event);
          if (event.target instanceof Element) focus.focusCellAround(event.target);
        }}
      >
        <div ref={head} className={css.head}>
          <table role="none" className={css.table}>
            {cols}
            <TableHead
              view={view}
              sort={table.sort}
              tabStop={focus.headStop}
              onSort={table.sortBy}
            />
          </table>
        </div>
        <div ref={scroller} className={css.body}>
          <table role="none" className={css.table}>
            {cols}
            <LockedGroup isGrid>
              <TableBody
                section={section}
                view={view}
                table={table}
                marks={marks}
                rowWindow={rowWindow}
                tabLine={focus.tabLine}
                tabStop={focus.tabStop}
                keptLine={focus.keptLine}
                onCheck={events.onCheck}
              />
            </LockedGroup>
          </table>
        </div>
      </div>
      {cellHint.hint}
    </div>
  );
}

function useRowView<Row>(
  { hasCheckboxes = false, languageTag = 'en', link = 'a', sortHref }: DataTableProps<Row>,
  { all, shown }: TableColumns<Row>,
  texts: TableTexts,
  isNarrow: boolean,
): RowView<Row> {
  const isLive = useHydrated();
  const spokenMask = use(UnlockContext)?.spoken;
  return useMemo(
    () => ({
      columns: shown,
      headerIndex: headerIndex(all),
      cellCount: shown.length + (hasCheckboxes ? 1 : 0),
      hasCheckboxes,
      isNarrow,
      isLive,
      isStepped: shown.length < all.length,
      decimalMark: decimalMark(languageTag),
      texts,
      spokenMask,
      link,
      sortHref,
    }),
    [all, shown, hasCheckboxes, isNarrow, isLive, languageTag, texts, spokenMask, link, sortHref],
  );
}

/** Which cells can be focused: a slot is a column, or the checkbox before them. */
function useTableFocus<Row>(
  grid: RefObject<HTMLDivElement | null>,
  parts: {
    columns: TableColumns<Row>;
    view: RowView<Row>;
    table: TableLines;
    rowWindow: RowWindow;
    events: RowEvents;
  },
) {
  const { columns, view, table, events } = parts;
  const { range } = parts.rowWindow;
  const offset = view.hasCheckboxes ? 1 : 0;
  const slots = useMemo(
    () => [...(offset ? [0] : []), ...view.columns.map(({ index }) => index + offset)],
    [view, offset],
  );
  const focus = useGridFocus({
    grid,
    lines: table.lines,
    slots,
    slotCount: columns.all.length + offset,
    reveal: (slot) => columns.reveal(slot - offset),
    onActivate: events.onActivate,
  });
  const findStop = (slot: number) => Math.max(slots.indexOf(slot), 0);
  const isStopDrawn = focus.keptLine >= 0 || (focus.line >= range.from && focus.line < range.to);
  return {
    ...focus,
    headStop: findStop(focus.headColumn),
    tabLine: isStopDrawn ? focus.line : range.from,
    tabStop: findStop(focus.column),
  };
}

/** The tables of the header and the rows have the same widths, so that they align. */
function Columns<Row>(props: { view: RowView<Row>; columns: TableColumns<Row> }) {
  const { view, columns } = props;
  return (
    <colgroup>
      {view.hasCheckboxes && <col width={36} />}
      {view.columns.map(({ field }, i) => (
        <col key={field} width={columns.widths[i]} />
      ))}
    </colgroup>
  );
}

/** Set by script, because the page's policy forbids style attributes in the server's HTML. */
function useIndents(
  root: RefObject<HTMLDivElement | null>,
  { body, header }: NonNullable<DataTableProps<unknown>['indents']> = {},
): void {
  useLayoutEffect(() => {
    const style = root.current?.style;
    if (body !== undefined) style?.setProperty('--body-indent', `${body}px`);
    if (header !== undefined) style?.setProperty('--header-indent', `${header}px`);
    return () => {
      style?.removeProperty('--body-indent');
      style?.removeProperty('--header-indent');
    };
  }, [root, body, header]);
}

/** A truncated text is shown in full on hover. */
function explainCut({ target }: PointerEvent): void {
  if (!(target instanceof HTMLTableCellElement) || target.title) return;
  if (target.scrollWidth > target.clientWidth) target.title = target.textContent;
}
