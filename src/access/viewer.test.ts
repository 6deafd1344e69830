import { describe, expect, test } from 'vitest';
import {
  abilitiesFor,
  ANONYMOUS,
  LEVEL_FULL,
  viewerFromAccount,
  viewerKindFor,
  viewerTagFor,
  type Viewer,
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
        restrictedNotice: values ? null : 'forbidden_request',
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

function withTariff(
  accessLevel: number | null,
  { opens = [], asking }: Partial<Pick<Viewer, 'opens' | 'asking'>>,
) {
  return viewerFromAccount({
    id: 7,
    name: 'Ada',
    accessLevel,
    tariffs: [100],
    opens,
    isOperator: false,
    ...(asking && { asking }),
  });
}

describe('a tariff', () => {
  test.each([0, 1077, null])(
    'USR-3 ACC-2 that opens values lifts level %s to full access, which pages reflect',
    (level) => {
      const viewer = withTariff(level, { opens: ['values'] });
      expect(viewer.accessLevel).toBe(LEVEL_FULL);
      expect(abilitiesFor(viewer)).toMatchObject({ seesValues: true, restrictedNotice: null });
      expect(viewerTagFor(viewer)).toBe('7.1.100');
    },
  );

  test('USR-3 that opens values changes no level that already sees them', () => {
    expect(withTariff(500, { opens: ['values'] }).accessLevel).toBe(500);
  });

  test.each([0, 1077, null])('USR-3 that opens something else leaves level %s masked', (level) => {
    const viewer = withTariff(level, { opens: ['tickets'] });
    expect(abilitiesFor(viewer)).toMatchObject({ seesValues: false, loadsTickets: true });
  });

  test('SHL-8 with tickets loads them at any level', () => {
    expect(abilitiesFor(withTariff(1, { opens: ['tickets'] })).loadsTickets).toBe(true);
    expect(abilitiesFor(withTariff(1, { opens: ['values'] })).loadsTickets).toBe(false);
    // Level 1077 keeps the tickets when a tariff grants it values.
    expect(abilitiesFor(withTariff(1077, { opens: ['values'] })).loadsTickets).toBe(true);
    expect(abilitiesFor(withTariff(0, { opens: ['values'] })).loadsTickets).toBe(false);
  });

  test.each([
    ['nothing is offered', { tariff: null, isSent: false }, 'forbidden_request'],
    ['a tariff is offered', { tariff: 100, isSent: false }, 'send_request'],
    ['it was asked for', { tariff: 100, isSent: true }, 'already_send_request'],
  ] as const)('TBL-10 restricted cells with %s', (_, asking, notice) => {
    const viewer = withTariff(1077, { asking });
    expect(abilitiesFor(viewer).restrictedNotice).toBe(notice);
    // API tokens can't request access, and viewers with access have nothing to request.
    const program = { ...viewer, token: { id: 1, scopes: [] } };
    expect(abilitiesFor(program).restrictedNotice).toBeNull();
    expect(abilitiesFor(withTariff(1, { asking })).restrictedNotice).toBeNull();
  });
});

describe('an anonymous visitor', () => {
  const nothing = {
    isSignedIn: false,
    seesValues: false,
    loadsTickets: false,
    operates: false,
    asterisksLabel: 'asterisks',
    restrictedNotice: null,
  };

  test('ACC-2 ACC-4 has level 0, no abilities and the unauthenticated text', () => {
    expect(ANONYMOUS.accessLevel).toBe(0);
    expect(ANONYMOUS.accountId).toBeNull();
    expect(abilitiesFor(ANONYMOUS)).toEqual(nothing);
  });

  test.each([1, 500, 1077])(
    'gains nothing from level %i, tariff or operator flag',
    (accessLevel) => {
      const claims = { ...ANONYMOUS, accessLevel, tariffs: [677], isOperator: true };
      expect(abilitiesFor(claims)).toEqual({ ...nothing, asterisksLabel: 'asterisks_auth' });
    },
  );
});

test('a tag identifies the viewer and what they may see, whatever the order of the tariffs', () => {
  expect(viewerTagFor(ANONYMOUS)).toBe('0.0.');
  const viewer = { ...ANONYMOUS, accountId: 12, accessLevel: 1, tariffs: [1000, 677] };
  expect(viewerTagFor(viewer)).toBe('12.1.677-1000');
  expect(viewerTagFor({ ...viewer, accessLevel: 1077, tariffs: [] })).toBe('12.1077.');
});

test('SHL-2 numbers distinguish visitors, accounts and customers, and nobody else', () => {
  expect(viewerKindFor(ANONYMOUS)).toBe('anonymous');
  expect([0, 1077, null, undefined].map((level) => viewerKindFor(account(level, [677])))).toEqual(
    Array.from({ length: 4 }, () => 'free'),
  );
  expect(viewerKindFor(account(1, [], true))).toBe('paid');
});
