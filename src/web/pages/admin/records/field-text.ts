import { useLocation } from 'react-router';
import { COUPON_TYPES } from '../../../../domain/bonds/term-words.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay } from '../../../../domain/text/format.ts';
import { INDEX_CATEGORIES } from '../../../../domain/instruments/index-category.ts';
import { SECTORS } from '../../../../domain/instruments/sectors.ts';
import { displayTypedNumber } from '../../../../domain/text/typed-number.ts';
import { listVenues } from '../../../../domain/instruments/venues.ts';
import type { Translate } from '../../../../labels/label-keys.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { deskAt, type Desk } from './desks.ts';
import { DAY_FIELD, NUMBER_FIELD } from './form-fields.ts';
import { statusOptions, type Option } from './field-label.ts';

const VENUES = listVenues().map(([code, name]): Option => [code, `${name} (${code})`]);

/** The options of a field; undefined for free text. */
export function fieldOptions(
  t: Translate,
  field: string,
  what: Desk['what'],
): readonly Option[] | undefined {
  switch (field) {
    case 'status':
      return statusOptions(t, what);
    case 'sector':
      return SECTORS.map((each): Option => [each, t(`sector_${each}`)]);
    case 'category':
      return INDEX_CATEGORIES.map((each): Option => [each, t(`index_category_${each}`)]);
    case 'venue':
      return VENUES;
    case 'bond.couponType':
      return COUPON_TYPES.map((each): Option => [each, t(`desk_coupon_${each}`)]);
    default:
      return undefined;
  }
}

/** Formats the value of a field as the form shows it. */
export function useFieldText(): (field: string, value: string) => string {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { what } = deskAt(useLocation());
  return (field, value) => {
    if (value === '') return t('desk_nothing');
    const day = DAY_FIELD.test(field) ? parseDay(value) : undefined;
    if (day !== undefined) return displayDay(day, lang);
    if (NUMBER_FIELD.test(field)) return displayTypedNumber(value, lang);
    return fieldOptions(t, field, what)?.find(([each]) => each === value)?.[1] ?? value;
  };
}
