import { fillText } from '../../domain/text/fill-text.ts';
import type { LinkComponent } from '../link/link.ts';
import css from './chart.module.css';
import { START_FONT_SIZES, type ChartTexts } from './chart-types.ts';

export interface LegendItem {
  readonly id: string;
  readonly seriesName: string;
  readonly pageLink?: string | undefined;
  readonly entity?: string | undefined;
  readonly color: string;
  readonly visible: boolean;
  readonly emitForRemove?: boolean | undefined;
}

export interface ChartLegendProps {
  readonly items: readonly LegendItem[];
  readonly fontSize: number;
  readonly texts: ChartTexts;
  readonly link?: LinkComponent | undefined;
  readonly onToggle: (item: LegendItem) => void;
  readonly onRemove: (item: LegendItem) => void;
}

/** Each series with its colour: shows and hides it, leads to its page, removes it where allowed. */
export function ChartLegend({
  items,
  fontSize,
  texts,
  link,
  onToggle,
  onRemove,
}: ChartLegendProps) {
  const Link = link ?? 'a';
  // The starting size is that of the style sheet: the server may not write styles.
  const style = fontSize === START_FONT_SIZES.legend ? undefined : { fontSize };
  return (
    <ul className={css.legend} aria-label={texts.legend} style={style}>
      {items.map((item) => {
        const name = item.seriesName;
        return (
          <li key={item.id}>
            <button
              type="button"
              className={css.toggle}
              aria-pressed={item.visible}
              aria-label={fillText(item.visible ? texts.legendHide : texts.legendShow, { name })}
              onClick={() => onToggle(item)}
            >
              <svg className={css.mark} viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="2" fill={item.color} />
              </svg>
              {item.pageLink === undefined && <span>{name}</span>}
            </button>
            {item.pageLink !== undefined && <Link href={item.pageLink}>{name}</Link>}
            {item.emitForRemove && (
              <button
                type="button"
                className={css.remove}
                aria-label={fillText(texts.legendRemove, { name })}
                onClick={() => onRemove(item)}
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
