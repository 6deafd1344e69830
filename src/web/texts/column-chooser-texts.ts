import type { Translate } from '../../labels/label-keys.ts';
import type { ColumnChooserTexts } from '../../widgets/column-chooser/column-chooser.tsx';

/** Texts of the part `widgets.column_chooser`. */
export function columnChooserTexts(t: Translate): ColumnChooserTexts {
  return {
    title: t('column_chooser_title'),
    count: t.template('column_chooser_count'),
    order: t('column_chooser_order'),
    up: t.template('column_chooser_up'),
    down: t.template('column_chooser_down'),
    place: t.template('column_chooser_place'),
    reset: t('column_chooser_reset'),
  };
}
