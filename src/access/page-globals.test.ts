import { expect, test } from 'vitest';
import { pageGlobalsFor } from './page-globals.ts';
import { ANONYMOUS, viewerFromAccount } from './viewer.ts';

test('ACC-1 ACC-2 an anonymous visitor: userAuth empty, level 0, no tariffs', () => {
  expect(pageGlobalsFor(ANONYMOUS, { language: 'deu', isCbnData: true })).toEqual({
    userAuth: '',
    userAccessLevel: 0,
    userTariffs: [],
    lang: 'deu',
    isCbnData: true,
    userLoggedIn: false,
    userPaidAccess: false,
  });
});

test('ACC-1 a paying account: its id, level and tariffs, signed in and paid', () => {
  const viewer = viewerFromAccount({
    id: 42,
    name: 'Ada',
    accessLevel: 500,
    tariffs: [12, 677],
    isOperator: false,
  });
  expect(pageGlobalsFor(viewer, { language: 'eng', isCbnData: false })).toEqual({
    userAuth: '42',
    userAccessLevel: 500,
    userTariffs: [12, 677],
    lang: 'eng',
    isCbnData: false,
    userLoggedIn: true,
    userPaidAccess: true,
  });
});

test.each([1077, null, undefined])(
  'ACC-1 ACC-2 an account of level %s is signed in, without paid access',
  (accessLevel) => {
    const viewer = viewerFromAccount({
      id: 42,
      name: 'Ada',
      accessLevel,
      tariffs: [],
      isOperator: false,
    });
    expect(pageGlobalsFor(viewer, { language: 'eng', isCbnData: false })).toMatchObject({
      userAuth: '42',
      userAccessLevel: 1077,
      userLoggedIn: true,
      userPaidAccess: false,
    });
  },
);

test('the name and the operator flag aren’t page globals', () => {
  const viewer = viewerFromAccount({
    id: 42,
    name: 'Ada',
    accessLevel: 1,
    tariffs: [],
    isOperator: true,
  });
  const text = JSON.stringify(pageGlobalsFor(viewer, { language: 'eng', isCbnData: false }));
  expect(text).not.toMatch(/Ada|perator/);
});
