import { describe, expect, test } from 'vitest';
import {
  abilitiesFor,
  ANONYMOUS,
  viewerFromAccount,
  viewerKindFor,
  viewerTagFor,
} from './viewer.ts';

function account(
  accessLevel: number | null | undefined,
  tariffs: number[] = [],
  isOperator = false,
) {
  return viewerFromAccount({ id: 7, name: 'Ada', accessLevel, tariffs, isOperator });
}

const no = false;
const yes = true;
const anon = 'asterisks';
const auth = 'asterisks_auth';

describe('an account', () => {
  test.each`
    level        | tariffs       | operator | values | tickets | operates | label
    ${0}         | ${[]}         | ${no}    | ${no}  | ${no}   | ${no}    | ${anon}
    ${0}         | ${[677]}      | ${no}    | ${no}  | ${yes}  | ${no}    | ${anon}
    ${0}         | ${[]}         | ${yes}   | ${no}  | ${no}   | ${yes}   | ${anon}
    ${1077}      | ${[]}         | ${no}    | ${no}  | ${yes}  | ${no}    | ${auth}
    ${1077}      | ${[677]}      | ${no}    | ${no}  | ${yes}  | ${no}    | ${auth}
    ${1077}      | ${[]}         | ${yes}   | ${no}  | ${yes}  | ${yes}   | ${auth}
    ${undefined} | ${[]}         | ${no}    | ${no}  | ${yes}  | ${no}    | ${auth}
    ${undefined} | ${[677]}      | ${yes}   | ${no}  | ${yes}  | ${yes}   | ${auth}
    ${null}      | ${[]}         | ${no}    | ${no}  | ${yes}  | ${no}    | ${auth}
    ${null}      | ${[677]}      | ${yes}   | ${no}  | ${yes}  | ${yes}   | ${auth}
    ${1}         | ${[]}         | ${no}    | ${yes} | ${no}   | ${no}    | ${auth}
    ${1}         | ${[677]}      | ${no}    | ${yes} | ${yes}  | ${no}    | ${auth}
    ${1}         | ${[]}         | ${yes}   | ${yes} | ${no}   | ${yes}   | ${auth}
    ${2}         | ${[]}         | ${no}    | ${yes} | ${no}   | ${no}    | ${auth}
    ${500}       | ${[676, 678]} | ${no}    | ${yes} | ${no}   | ${no}    | ${auth}
    ${500}       | ${[12, 677]}  | ${no}    | ${yes} | ${yes}  | ${no}    | ${auth}
    ${-1}        | ${[]}         | ${no}    | ${yes} | ${no}   | ${no}    | ${auth}
    ${99999}     | ${[]}         | ${no}    | ${yes} | ${no}   | ${no}    | ${auth}
    ${99999}     | ${[677]}      | ${yes}   | ${yes} | ${yes}  | ${yes}   | ${auth}
  `(
    'ACC-2 ACC-4 level $level, tariffs $tariffs, operator $operator: values $values, tickets $tickets, $label',
    ({ level, tariffs, operator, values, tickets, operates, label }) => {
      expect(abilitiesFor(account(level, tariffs, operator))).toEqual({
        isSignedIn: true,
        seesValues: values,
        loadsTickets: tickets,
        operates,
        asterisksLabel: label,
      });
    },
  );

  test.each([undefined, null])('ACC-2 a level of %s counts as 1077', (level) => {
    expect(account(level)).toEqual(account(1077));
    expect(account(level).accessLevel).toBe(1077);
  });

  test('ACC-2 level 0 is a level, not an undefined one', () => {
    expect(account(0).accessLevel).toBe(0);
  });
});

describe('an anonymous visitor', () => {
  const nothing = {
    isSignedIn: false,
    seesValues: false,
    loadsTickets: false,
    operates: false,
    asterisksLabel: 'asterisks',
  };

  test('ACC-2 ACC-4 has level 0, no abilities and the unauthenticated text', () => {
    expect(ANONYMOUS.accessLevel).toBe(0);
    expect(ANONYMOUS.accountId).toBeNull();
    expect(abilitiesFor(ANONYMOUS)).toEqual(nothing);
  });

  test.each([1, 500, 1077])('gains nothing by level %i, tariff or operator mark', (accessLevel) => {
    const claims = { ...ANONYMOUS, accessLevel, tariffs: [677], isOperator: true };
    expect(abilitiesFor(claims)).toEqual({ ...nothing, asterisksLabel: 'asterisks_auth' });
  });
});

test('a tag tells who looks and what they may see, whatever the order of the tariffs', () => {
  expect(viewerTagFor(ANONYMOUS)).toBe('0.0.');
  const viewer = { ...ANONYMOUS, accountId: 12, accessLevel: 1, tariffs: [1000, 677] };
  expect(viewerTagFor(viewer)).toBe('12.1.677-1000');
  expect(viewerTagFor({ ...viewer, accessLevel: 1077, tariffs: [] })).toBe('12.1077.');
});

test('SHL-2 numbers tell visitors, accounts and customers apart, and nobody else', () => {
  expect(viewerKindFor(ANONYMOUS)).toBe('anonymous');
  expect([0, 1077, null, undefined].map((level) => viewerKindFor(account(level, [677])))).toEqual(
    Array.from({ length: 4 }, () => 'free'),
  );
  expect(viewerKindFor(account(1, [], true))).toBe('paid');
});
