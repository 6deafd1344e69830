import { expect, test } from 'vitest';
import { ApiError } from '../contracts/errors.ts';
import { requireValues } from './require-values.ts';
import { ANONYMOUS, LEVEL_FULL, LEVEL_RESTRICTED, viewerOf } from './viewer.ts';

const account = (accessLevel: number | null) =>
  viewerOf({ id: 1, name: 'A', accessLevel, tariffs: [], isOperator: false });

function refusalOf(viewer: typeof ANONYMOUS): string {
  try {
    requireValues(viewer);
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.label}` : 'another error';
  }
  return 'none';
}

test('ACC-2 whoever may not see values is told what unlocks them', () => {
  expect(refusalOf(ANONYMOUS)).toBe('401 error_values_need_account');
  for (const level of [LEVEL_RESTRICTED, null, 0]) {
    expect(refusalOf(account(level))).toBe('403 error_values_need_access');
  }
  expect(refusalOf(account(LEVEL_FULL))).toBe('none');
});
