import { fillText } from '../../domain/text/fill-text.ts';
import type { LinkComponent } from '../link/link.ts';
import css from './chart.module.css';
import { ChangeText } from './period-changes.tsx';
import type { ChartShared } from './chart-shared.ts';
import { START_FONT_SIZES, type ChartTexts, type PeriodChange } from './chart-types.ts';

export interface LegendItem {
  readonly id: string;
  readonly seriesName: string;
  readonly pageLink?: string | undefined;
  readonly entity?: string | undefined;
  readonly color: string;
  readonly visible: boolean;
  readonly emitForRemove?: boolean | undefined;
}

/** A single line needs no legend, unless it can be removed there. */
export function needsLegend(items: readonly LegendItem[]): boolean {
  return items.length > 1 || items.some(({ emitForRemove }) => emitForRemove);
}

export interface ChartLegendProps {
  readonly items: readonly LegendItem[];
  /** By the IDs of visible lines. */
  readonly changes?: ReadonlyMap<string, PeriodChange>;
  readonly look: ChartShared['look'];
  readonly texts: ChartTexts;
  readonly link?: LinkComponent | undefined;
  readonly onToggleSeries?: ((item: LegendItem) => void) | undefined;
  readonly onRemoveSeries?: ((item: LegendItem) => void) | undefined;
}

/** Each series with its colour: shows and hides it, links to its page, removes it if allowed. */
export function ChartLegend({
  items,
  changes,
  look,
  texts,
  link,
  onToggleSeries,
  onRemoveSeries,
}: ChartLegendProps) {
  const Link = link ?? 'a';
  const fontSize = look.fonts.legend;
  // The default size comes from the style sheet, because the server may not write styles.
  const style = fontSize === START_FONT_SIZES.legend ? undefined : { fontSize };
  return (
    <ul className={css.legend} aria-label={texts.legend} style={style}>
      {items.map((item) => {
        const name = item.seriesName;
        const change = changes?.get(item.id);
        return (
          <li key={item.id}>
            <button
              type="button"
              className={css.toggle}
              aria-pressed={item.visible}
              aria-label={fillText(item.visible ? texts.legendHide : texts.legendShow, { name })}
              onClick={() => {
                look.toggle(item.id);
                onToggleSeries?.({ ...item, visible: !item.visible });
              }}
            >
              <svg className={css.mark} viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="2" fill={item.color} />
              </svg>
              {item.pageLink === undefined && <span>{name}</span>}
            </button>
            {item.pageLink !== undefined && <Link href={item.pageLink}>{name}</Link>}
            {change && (
              <span className={css.lineChange} title={change.period} data-changes>
                <ChangeText change={change} />
              </span>
            )}
            {item.emitForRemove && (
              <button
                type="button"
                className={css.remove}
                aria-label={fillText(texts.legendRemove, { name })}
                onClick={() => onRemoveSeries?.(item)}
              >
                ×
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
