import { expect, test } from 'vitest';
import type { Needs } from '../contracts/core/endpoint.ts';
import { ApiError } from '../contracts/core/errors.ts';
import { requireNeeds } from './require-needs.ts';
import {
  ANONYMOUS,
  LEVEL_FULL,
  LEVEL_RESTRICTED,
  viewerFromAccount,
  type Viewer,
} from './viewer.ts';

const account = (accessLevel: number | null, isOperator = false) =>
  viewerFromAccount({ id: 1, name: 'A', accessLevel, tariffs: [], isOperator });

function findRefusal(viewer: Viewer, needs: Needs): string {
  try {
    requireNeeds(viewer, needs);
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.label}` : 'another error';
  }
  return 'none';
}

test('ACC-2 whoever may not see values is told what unlocks them', () => {
  expect(findRefusal(ANONYMOUS, 'values')).toBe('401 error_values_need_account');
  for (const level of [LEVEL_RESTRICTED, null, 0]) {
    expect(findRefusal(account(level), 'values')).toBe('403 error_values_need_access');
  }
  expect(findRefusal(account(LEVEL_FULL), 'values')).toBe('none');
});

test('what is public is refused to nobody', () => {
  for (const viewer of [ANONYMOUS, account(null), account(LEVEL_FULL, true)]) {
    expect(findRefusal(viewer, 'public')).toBe('none');
  }
});

test('to be signed in needs no level', () => {
  expect(findRefusal(ANONYMOUS, 'signedIn')).toBe('401 error_not_signed_in');
  expect(findRefusal(account(null), 'signedIn')).toBe('none');
});

test('an operator is told by the account alone, not by its level', () => {
  expect(findRefusal(ANONYMOUS, 'operator')).toBe('401 error_not_signed_in');
  expect(findRefusal({ ...ANONYMOUS, isOperator: true }, 'operator')).toBe(
    '401 error_not_signed_in',
  );
  expect(findRefusal(account(LEVEL_FULL), 'operator')).toBe('403 error_forbidden');
  expect(findRefusal(account(LEVEL_RESTRICTED, true), 'operator')).toBe('none');
});

test('a need that nobody has heard of is refused to everybody', () => {
  const unknown = 'everything' as Needs;
  expect(findRefusal(ANONYMOUS, unknown)).toBe('401 error_not_signed_in');
  expect(findRefusal(account(LEVEL_FULL, true), unknown)).toBe('403 error_forbidden');
});
