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

test('ACC-2 viewers without access are told what unlocks values', () => {
  expect(findRefusal(ANONYMOUS, 'values')).toBe('401 error_values_need_account');
  for (const level of [LEVEL_RESTRICTED, null, 0]) {
    expect(findRefusal(account(level), 'values')).toBe('403 error_values_need_access');
  }
  expect(findRefusal(account(LEVEL_FULL), 'values')).toBe('none');
});

test('public endpoints are open to everyone', () => {
  for (const viewer of [ANONYMOUS, account(null), account(LEVEL_FULL, true)]) {
    expect(findRefusal(viewer, 'public')).toBe('none');
  }
});

test('being signed in requires no level', () => {
  expect(findRefusal(ANONYMOUS, 'signedIn')).toBe('401 error_not_signed_in');
  expect(findRefusal(account(null), 'signedIn')).toBe('none');
});

test('operators are recognised by the account alone, not by its level', () => {
  expect(findRefusal(ANONYMOUS, 'operator')).toBe('401 error_not_signed_in');
  expect(findRefusal({ ...ANONYMOUS, isOperator: true }, 'operator')).toBe(
    '401 error_not_signed_in',
  );
  expect(findRefusal(account(LEVEL_FULL), 'operator')).toBe('403 error_forbidden');
  expect(findRefusal(account(LEVEL_RESTRICTED, true), 'operator')).toBe('none');
});

test('an unknown access level is denied to everyone', () => {
  const unknown = 'everything' as Needs;
  expect(findRefusal(ANONYMOUS, unknown)).toBe('401 error_not_signed_in');
  expect(findRefusal(account(LEVEL_FULL, true), unknown)).toBe('403 error_forbidden');
});
