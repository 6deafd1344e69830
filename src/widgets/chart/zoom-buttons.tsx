import css from './chart.module.css';
import type { ChartTexts } from './chart-types.ts';

const FACTOR = 1.5;

export function ZoomButtons({
  texts,
  isWhole,
  onZoom,
  onReset,
}: {
  texts: ChartTexts;
  isWhole: boolean;
  onZoom: (factor: number) => void;
  onReset: () => void;
}) {
  return (
    <div className={css.zoom}>
      <button type="button" aria-label={texts.zoomIn} onClick={() => onZoom(1 / FACTOR)}>
        +
      </button>
      <button
        type="button"
        aria-label={texts.zoomOut}
        disabled={isWhole}
        onClick={() => onZoom(FACTOR)}
      >
        −
      </button>
      {!isWhole && (
        <button type="button" onClick={onReset}>
          {texts.zoomReset}
        </button>
      )}
    </div>
  );
}
