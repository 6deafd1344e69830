import { INSTRUMENT_STATUSES, ISSUER_STATUSES } from '../../../../contracts/admin/records.ts';
import { isLanguage, LANGUAGES } from '../../../../domain/text/language.ts';
import type { LabelKey, Translate } from '../../../../labels/label-keys.ts';
import type { Desk } from './desks.ts';

const FIELD_LABELS: Readonly<Record<string, LabelKey>> = {
  name: 'desk_name',
  status: 'instrument_status',
  issuerId: 'instrument_issuer',
  currency: 'desk_currency',
  category: 'desk_category',
  venue: 'desk_venue',
  importance: 'desk_importance',
  country: 'desk_country',
  sector: 'company_sector',
  identifiers: 'desk_codes',
  preferred: 'desk_preferred',
  bond: 'desk_bond',
  'bond.couponType': 'desk_coupon_type',
  'bond.couponRate': 'desk_coupon_rate',
  'bond.couponsPerYear': 'desk_coupons_a_year',
  'bond.dayCount': 'desk_day_count',
  'bond.issuedOn': 'desk_issued_on',
  'bond.maturesOn': 'desk_matures_on',
  'bond.faceValue': 'desk_face_value',
  'bond.amountIssued': 'desk_amount_issued',
};

/** The label of a field by its path in the body: `name.deu`, `bond.couponRate`. */
export function fieldLabel(t: Translate, field: string): string {
  const [part = '', rest = ''] = field.split('.');
  if (part === 'name' && isLanguage(rest)) return `${t('desk_name')} (${LANGUAGES[rest].own})`;
  if (part === 'identifiers' && rest !== '') return rest.toUpperCase();
  if (part === 'preferred' && rest !== '') return `${t('desk_preferred')} (${rest})`;
  const key = FIELD_LABELS[field];
  return key === undefined ? field : t(key);
}

export type Option = readonly [value: string, text: string];

export function statusOptions(t: Translate, what: Desk['what']): readonly Option[] {
  return what === 'issuer'
    ? ISSUER_STATUSES.map((each): Option => [each, t(`company_status_${each}`)])
    : INSTRUMENT_STATUSES.map((each): Option => [each, t(`instrument_status_${each}`)]);
}
