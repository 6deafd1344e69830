import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEVEL_FULL } from '../../../access/viewer.ts';
import { downloadArchive } from '../../../contracts/derivatives/derivatives.ts';
import { endpointKey, type Contract } from '../../../contracts/core/endpoint.ts';
import { listPasskeys } from '../../../contracts/accounts/passkeys.ts';
import { sendSubscriptionRequest } from '../../../contracts/accounts/profile.ts';
import { downloadScreenCsv, saveScreen } from '../../../contracts/screens/screens.ts';
import { listSessions } from '../../../contracts/accounts/sessions.ts';
import { openTicket } from '../../../contracts/accounts/tickets.ts';
import { createToken } from '../../../contracts/accounts/tokens.ts';
import type { BrowserJar } from '../../testing/browser-jar.ts';
import { addOwner, OWNER_PASSWORD } from '../../testing/passkey-owner.ts';
import { sampleRequest, toJsonSchema } from '../../testing/sample-requests.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';

/** Ids of things that everybody may request. */
const COMMON: ReadonlySet<string> = new Set([
  'params.companyId',
  'params.contractId',
  'params.curveId',
  'params.exchangeId',
  'params.expiryId',
  'params.id',
  'params.indexId',
  'params.instrumentId',
  'body.bondId',
  'body.contactPersonId',
  'body.contractId',
  'body.exchangeId',
  'body.periodId',
  'query.contractId',
  'query.curveId',
  'query.exchangeId',
  'query.ids',
  // Creates a new id, which then belongs to the viewer who requested the file.
  'query.progress',
]);
/**
 * Ids of things that belong to one account, with a way to create one and an id that doesn't exist.
 */
const OWN: Readonly<
  Record<string, { createOwn: (owner: Owner) => Promise<unknown>; nobodys: unknown }>
> = {
  'params.ticketId': {
    createOwn: async (owner) => (await owner.post(openTicket.path, { subject: 'S', text: 'T' })).id,
    nobodys: 999_999,
  },
  'params.tokenId': {
    createOwn: async (owner) => {
      const wish = { name: 'a program', scopes: ['market'], days: 30 };
      return (await owner.post<{ item: { id: number } }>(createToken.path, wish)).item.id;
    },
    nobodys: 999_999,
  },
  'params.sessionId': {
    createOwn: async (owner) => {
      // Not the session that does the ending.
      await signIn(server.app, owner.email, OWNER_PASSWORD);
      const { items } = await owner.get<{ items: { id: unknown; isCurrent: boolean }[] }>(
        listSessions.path,
      );
      return items.find(({ isCurrent }) => !isCurrent)!.id;
    },
    nobodys: '00000000-0000-4000-8000-000000000000',
  },
  'params.passkeyId': {
    createOwn: async (owner) => {
      const { items } = await owner.get<{ items: { id: unknown }[] }>(listPasskeys.path);
      return items[0]!.id;
    },
    nobodys: 999_999,
  },
  'params.requestId': {
    createOwn: async (owner) => {
      await owner.post(sendSubscriptionRequest.path, {
        tariff: 100,
        comment: '',
        contactPersonId: 0,
      });
      const { rows } = await server.db.pool.query<{ id: number }>(
        'select id from access_request where account_id = $1',
        [owner.id],
      );
      return rows[0]!.id;
    },
    nobodys: 999_999,
  },
  'params.progress': {
    createOwn: async (owner) => {
      for (const file of [downloadArchive, downloadScreenCsv]) {
        const { url } = requestFor(file, 'query.progress', PROGRESS);
        expect([url, (await owner.fetch(url)).statusCode]).toEqual([url, 200]);
      }
      return PROGRESS;
    },
    nobodys: 'c0ffee00c0ffee01',
  },
  'body.id': {
    createOwn: async (owner) => {
      const wish = { name: 'Mine', query: 'currency=EUR' };
      return (await owner.post(saveScreen.path.replace('{kind}', 'bonds'), wish)).id;
    },
    nobodys: 999_999,
  },
};
const PROGRESS = 'c0ffee00c0ffee00';

/** An account with one of everything that an account can have. */
class Owner {
  readonly id: number;
  readonly email: string;
  readonly #jar: BrowserJar;

  constructor(id: number, email: string, jar: BrowserJar) {
    this.id = id;
    this.email = email;
    this.#jar = jar;
  }

  async fetch(
    url: string,
    { method = 'GET', body }: { method?: 'GET' | 'POST'; body?: object } = {},
  ) {
    return server.app.http.inject({
      method,
      url,
      headers: { cookie: this.#jar.cookie },
      ...(body && { payload: body }),
    });
  }

  async get<T>(url: string): Promise<T> {
    return requireOk(url, await this.fetch(url)).json<T>();
  }

  async post<T = { id: unknown }>(url: string, body: object): Promise<T> {
    return requireOk(url, await this.fetch(url, { method: 'POST', body })).json<T>();
  }
}

/** The owner's requests during the setup must succeed. */
function requireOk(url: string, answer: LightMyRequestResponse): LightMyRequestResponse {
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return answer;
}

let server: TestApp;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  server = await createTestApp();
  owner = await newOwner('owner@example.org');
  other = await newOwner('other@example.org');
});
afterAll(() => server.close());

async function newOwner(email: string): Promise<Owner> {
  const { jar } = await addOwner(server.app, email);
  const { rows } = await server.db.pool.query<{ id: number }>(
    'update account set access_level = $2 where email = $1 returning id',
    [email, LEVEL_FULL],
  );
  const { id } = rows[0]!;
  await server.db.pool.query(
    'insert into account_tariff (account_id, tariff_id) values ($1, 677)',
    [id],
  );
  return new Owner(id, email, jar);
}

/** The places where a request contains an id. */
function namedPlaces(contract: Contract): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.keys(toJsonSchema(contract[part]).properties ?? {})
      .filter((name) => /^ids?$|Ids?$|^progress$/.test(name))
      .map((name) => `${part}.${name}`),
  );
}

const callsOfAccounts = () =>
  server.app.api.routes.map(({ contract }) => contract).filter(({ needs }) => needs !== 'operator');

/** The sample request of an endpoint, with this id. */
function requestFor(contract: Contract, place: string, id: unknown) {
  const { path, method, body } = sampleRequest(contract, place, String(id));
  const fields = body === undefined ? undefined : (JSON.parse(body) as object);
  const name = place.startsWith('body.') ? place.slice('body.'.length) : undefined;
  return { url: path, method, body: name === undefined ? fields : { ...fields, [name]: id } };
}

describe('OPS-4 things that belong to one account', () => {
  test('OPS-4 every id in a request is known to be shared or owned', () => {
    const unknown = callsOfAccounts().flatMap((contract) =>
      namedPlaces(contract)
        .filter((place) => !COMMON.has(place) && !(place in OWN))
        .map((place) => `${endpointKey(contract)} ${place}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(Object.keys(OWN))('OPS-4 %s looks nonexistent to other accounts', async (place) => {
    const { createOwn, nobodys } = OWN[place]!;
    const id = await createOwn(owner);
    const calls = callsOfAccounts()
      .filter((contract) => namedPlaces(contract).includes(place))
      // Calls that delete the thing come last.
      .toSorted((a, b) => a.method.localeCompare(b.method) || b.path.length - a.path.length);
    expect(calls.length).toBeGreaterThan(0);
    const outcomeFor = async (who: Owner, contract: Contract, what: unknown) => {
      const { url, ...request } = requestFor(contract, place, what);
      const answer = await who.fetch(url, request);
      const { code = null } = answer.json<{ code?: string }>();
      return [endpointKey(contract), answer.statusCode, code] as const;
    };
    for (const contract of calls) {
      const refused = [endpointKey(contract), 404, 'not_found'];
      expect(await outcomeFor(other, contract, id)).toEqual(refused);
      expect(await outcomeFor(other, contract, nobodys)).toEqual(refused);
    }
    // The id was valid, but nothing happened to the thing.
    for (const contract of calls) {
      expect(await outcomeFor(owner, contract, id)).toEqual([endpointKey(contract), 200, null]);
    }
  });
});
