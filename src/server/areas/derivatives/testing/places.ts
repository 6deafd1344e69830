import {
  getDerivativesTable,
  OPEN_COLUMNS,
  PRICE_COLUMNS,
  VALUE_COLUMNS,
} from '../../../../contracts/derivatives/derivatives.ts';
import { PAGING, type Place, type Rules, same } from '../../../testing/place-rules.ts';

/** Prices have a common unit only within one contract; their unrounded twins are left out. */
function archiveRules(isOfOneContract: boolean): Rules {
  const fields = [...OPEN_COLUMNS, ...(isOfOneContract ? [] : ['unit']), ...VALUE_COLUMNS];
  return {
    ...PAGING,
    '.fields.*': 'same',
    '.masked': 'flag',
    ...same('.labels', fields),
    ...same('.units', [
      ...(isOfOneContract ? PRICE_COLUMNS : []),
      'change_percent',
      'volume',
      'open_interest',
      'open_interest_change',
    ]),
    ...same('.items.*', [...OPEN_COLUMNS, 'unit', 'expiry_id']),
    ...Object.fromEntries(VALUE_COLUMNS.map((name) => [`.items.*.${name}`, 'restricted'] as const)),
    ...Object.fromEntries(
      PRICE_COLUMNS.map((name) => [`.items.*.${name}.no_round`, 'absent'] as const),
    ),
  };
}

/** The futures archive. */
export const DERIVATIVES_PLACES: Place[] = [
  { contractId: 1 },
  { contractId: null, page: 2 },
  { contractId: 1, sort: 'expiry', order: 'asc' },
].map((part) => ({
  url: getDerivativesTable.path,
  payload: { dates: { from: '2026-09-01', to: '2026-11-13' }, exchangeId: 1, ...part },
  rules: archiveRules(part.contractId !== null),
}));
