import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { ColumnSteps } from './column-steps.tsx';
import { ListTable, ListTableHead, type ListTableProps } from './list-table.tsx';
import list from './list-table.module.css';
import { SideArrows } from './side-arrows.tsx';
import { ENGLISH_TEXTS } from './table-types.ts';
import { useSideScroll } from './use-side-scroll.ts';
import css from './wide-table.module.css';

export interface WideTableProps<Row> extends ListTableProps<Row> {
  /**
   * The columns that a phone shows together, by field. Those in no step are always shown. Without
   * steps a phone shows all columns that aren't `isWide`.
   */
  readonly steps?: readonly (readonly string[])[];
}

/**
 * A list that is long or may be too wide: its header sticks to the page, its rows scroll sideways
 * in their own box, and a phone steps through its columns. A heading in a box that scrolls sideways
 * can't stick to the page, so while the table's own header is above the window, a copy takes its
 * place. The copy is for the eye and the mouse only; keyboards and screen readers use the one
 * table.
 */
export function WideTable<Row>({ steps, ...props }: WideTableProps<Row>) {
  const [edge, copy, scroller] = [
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const [step, setStep] = useState(0);
  const isPast = useIsPast(edge);
  const layout = useLayoutWidths(scroller, isPast);
  const side = useSideScroll(copy, scroller, isPast);
  const texts = { ...ENGLISH_TEXTS, ...props.texts };
  const current = Math.min(step, (steps?.length ?? 1) - 1);
  const columns = props.columns.map((column) =>
    !steps || isInStep(steps, current, column.field)
      ? column
      : { ...column, className: joinClassNames(column.className, css.away) },
  );
  const shown = { ...props, columns };
  const titles = columns.filter(({ field }) => steps?.[current]?.includes(field));
  return (
    <>
      {steps && steps.length > 1 && (
        <ColumnSteps
          count={steps.length}
          current={current}
          titles={titles.map(({ title }) => title)}
          texts={texts}
          onStep={setStep}
        />
      )}
      <div className={css.frame} data-sideways={side.more.left || side.more.right || undefined}>
        <i ref={edge} className={css.edge} aria-hidden="true" />
        <SideArrows {...side} texts={texts} />
        {isPast && (
          <div ref={copy} className={css.copy} aria-hidden="true" data-header-copy="">
            <table
              className={joinClassNames(list.table, props.className)}
              style={{ width: layout.width, tableLayout: 'fixed' }}
            >
              <colgroup>
                {/* A hidden heading has no column. */}
                {columns.map(
                  ({ field }, i) =>
                    layout.columns[i] !== 0 && (
                      <col key={field} style={{ width: layout.columns[i] }} />
                    ),
                )}
              </colgroup>
              <ListTableHead {...shown} isCopy />
            </table>
          </div>
        )}
        <div ref={scroller} className={css.scroller}>
          <ListTable {...shown} />
        </div>
      </div>
    </>
  );
}

function isInStep(steps: readonly (readonly string[])[], current: number, field: string): boolean {
  return steps.every((fields, i) => i === current || !fields.includes(field));
}

/** Whether the page has scrolled an element above the line where headers stick. */
function useIsPast(edge: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return undefined;
    const stick = Math.ceil(Number.parseFloat(getComputedStyle(element).scrollMarginTop));
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect, rootBounds } = entries.at(-1)!;
        setIsPast(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? stick));
      },
      // Everything below the line counts as seen, so that a jump past the window is noticed too.
      { rootMargin: `-${stick}px 0px 1000000px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [edge]);
  return isPast;
}

interface LayoutWidths {
  readonly width: number;
  readonly columns: readonly number[];
}

/** The browser's layout of the table, tracked while it is needed. */
function useLayoutWidths(box: RefObject<HTMLElement | null>, isNeeded: boolean): LayoutWidths {
  const [widths, setWidths] = useState<LayoutWidths>({ width: 0, columns: [] });
  useLayoutEffect(() => {
    const table = box.current?.querySelector('table');
    if (!table || !isNeeded) return undefined;
    const cells = [...table.querySelectorAll('thead th')];
    const measure = () =>
      setWidths({
        width: table.getBoundingClientRect().width,
        columns: cells.map((cell) => cell.getBoundingClientRect().width),
      });
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [table, ...cells]) observer.observe(element);
    return () => observer.disconnect();
  }, [box, isNeeded]);
  return widths;
}
