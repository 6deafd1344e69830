import type { Translate } from '../../labels/label-keys.ts';
import type { BrushTexts } from '../../widgets/brush-histogram/brush-histogram.tsx';

/** Texts of the part `widgets.brush`. */
export function brushTexts(t: Translate): BrushTexts {
  return {
    from: t.template('brush_from'),
    to: t.template('brush_to'),
    any: t('brush_any'),
    below: t.template('brush_below'),
    above: t.template('brush_above'),
    most: t.template('brush_most'),
    empty: t('brush_empty'),
  };
}
