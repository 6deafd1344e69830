import type { Translate } from '../../labels/label-keys.ts';
import type { NumberFieldTexts } from '../../widgets/number-field/texts.ts';

/** Texts of the part `widgets.number_field`. */
export function numberFieldTexts(t: Translate): NumberFieldTexts {
  return {
    errorFormat: t.template('number_field_error_format'),
    errorAmbiguous: t.template('number_field_error_ambiguous'),
  };
}
