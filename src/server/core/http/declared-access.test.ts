import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyContextConfig } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ANONYMOUS,
  LEVEL_FULL,
  LEVEL_RESTRICTED,
  viewerFromAccount,
  type Viewer,
} from '../../../access/viewer.ts';
import { changePassword } from '../../../contracts/accounts/account.ts';
import {
  changeInstrument,
  changeIssuer,
  followInstrumentSource,
  followIssuerSource,
  mergeInstruments,
  mergeIssuers,
  planInstrumentMerge,
  planIssuerMerge,
} from '../../../contracts/admin/records.ts';
import { getExportProgress } from '../../../contracts/derivatives/derivatives.ts';
import { applyLabelFile, removeOverride } from '../../../contracts/admin/label-editing.ts';
import {
  confirmPhone,
  sendPhoneCode,
  setPhoneSecondStep,
} from '../../../contracts/accounts/profile.ts';
import { retryMessage } from '../../../contracts/admin/outbox.ts';
import { createRecoveryCodes } from '../../../contracts/accounts/recovery-codes.ts';
import {
  addPasskey,
  confirmWithPasskey,
  confirmWithPassword,
  removePasskey,
  setPasskeyStep,
} from '../../../contracts/accounts/passkeys.ts';
import { endOtherSessions, endSession } from '../../../contracts/accounts/sessions.ts';
import { unlinkOpenId } from '../../../contracts/accounts/recovery.ts';
import {
  askToDelete,
  changeEmail,
  changeName,
  deleteAccount,
  downloadAccountData,
} from '../../../contracts/accounts/own-account.ts';
import { expandSubscriptionRequest } from '../../../contracts/accounts/profile.ts';
import { grantRequest, refuseRequest } from '../../../contracts/admin/operator-requests.ts';
import {
  answerAsOperator,
  assignTicket,
  closeAsOperator,
  getTicketToAnswer,
  reopenTicket,
} from '../../../contracts/admin/operator-tickets.ts';
import { takeBackRequest } from '../../../contracts/accounts/tariffs.ts';
import {
  answerTicket,
  closeTicket,
  getTicket,
  readTicket,
} from '../../../contracts/accounts/tickets.ts';
import {
  changeBanner,
  copyBanner,
  moveBanner,
  removeBanner,
  switchBanner,
} from '../../../contracts/admin/banners.ts';
import {
  changeMenuEntry,
  moveMenuEntry,
  removeMenuEntry,
} from '../../../contracts/admin/menu-editing.ts';
import { resendInvitation, withdrawInvitation } from '../../../contracts/accounts/invitations.ts';
import { getUserSight } from '../../../contracts/admin/user-sight.ts';
import {
  blockUser,
  changeUserAccess,
  endUserSession,
  endUserSessions,
  getUser,
  previewUserAccess,
  revokeUserTokens,
  liftSecondStep,
  removeUserPasskeys,
  sendResetLink,
  unblockUser,
} from '../../../contracts/admin/users.ts';
import { deleteScreen, getScreenFileProgress } from '../../../contracts/screens/screens.ts';
import { revokeToken } from '../../../contracts/accounts/tokens.ts';
import {
  decideFinding,
  startDueJobs,
  startJob,
  stopJob,
} from '../../../contracts/admin/data-status.ts';
import {
  endpoint,
  endpointKey,
  type Contract,
  type Needs,
} from '../../../contracts/core/endpoint.ts';
import type { ErrorCode } from '../../../contracts/core/errors.ts';
import { Labels } from '../../../labels/labels.ts';
import { readConfig } from '../../config.ts';
import { provideExampleIsin } from '../../testing/example-instrument.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { SiteSettings } from '../settings/site-settings.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';
import { Api, implement } from './api.ts';
import { requireDeclarations, type MountedRoute } from './declared-routes.ts';
import { Gates } from './gates.ts';
import { apiErrorHandler, mountApi } from './mount.ts';
import type { RequestContext } from './request-context.ts';
import { TokenBudget } from './token-budget.ts';

type ViewerKind = DemoKind | 'visitor';
type Refused = 'not_signed_in' | 'forbidden' | null;
/** The error each viewer gets for each access level; repeated here, independently of the rules. */
const REFUSED: Readonly<Record<ViewerKind, Readonly<Record<Needs, Refused>>>> = {
  visitor: {
    public: null,
    signedIn: 'not_signed_in',
    values: 'not_signed_in',
    operator: 'not_signed_in',
  },
  free: { public: null, signedIn: null, values: 'forbidden', operator: 'forbidden' },
  tariff: { public: null, signedIn: null, values: null, operator: 'forbidden' },
  paid: { public: null, signedIn: null, values: null, operator: 'forbidden' },
  operator: { public: null, signedIn: null, values: null, operator: null },
};
const VIEWERS = Object.keys(REFUSED) as ViewerKind[];
/** The error that viewers with access get for the sample request. */
const ADMITTED = new Map<Contract, ErrorCode>([
  [changePassword, 'wrong_credentials'],
  // Tests have no job queue.
  [startDueJobs, 'not_ready'],
  [unlinkOpenId, 'wrong_credentials'],
  ...[
    changeName,
    changeEmail,
    askToDelete,
    deleteAccount,
    downloadAccountData,
    endOtherSessions,
    createRecoveryCodes,
  ].map((contract) => [contract, 'demo_account'] as const),
  [revokeToken, 'not_found'],
  [deleteScreen, 'not_found'],
  [endSession, 'not_found'],
  [removePasskey, 'not_found'],
  [confirmWithPassword, 'wrong_credentials'],
  [confirmWithPasskey, 'wrong_credentials'],
  [addPasskey, 'wrong_credentials'],
  // The sample omits optional fields, and this account has a password.
  [setPasskeyStep, 'invalid_field'],
  [getExportProgress, 'not_found'],
  [getScreenFileProgress, 'not_found'],
  // The earlier call that sets the phone has already sent a code.
  [sendPhoneCode, 'too_many_attempts'],
  [confirmPhone, 'wrong_code'],
  [setPhoneSecondStep, 'wrong_credentials'],
  [expandSubscriptionRequest, 'not_found'],
  [takeBackRequest, 'not_found'],
  [grantRequest, 'not_found'],
  [refuseRequest, 'not_found'],
  [getTicket, 'not_found'],
  [answerTicket, 'not_found'],
  [readTicket, 'not_found'],
  [closeTicket, 'not_found'],
  [getTicketToAnswer, 'not_found'],
  [answerAsOperator, 'not_found'],
  [assignTicket, 'not_found'],
  [closeAsOperator, 'not_found'],
  [reopenTicket, 'not_found'],
  ...[
    changeMenuEntry,
    moveMenuEntry,
    removeMenuEntry,
    changeBanner,
    switchBanner,
    moveBanner,
    copyBanner,
    removeBanner,
  ].map((contract) => [contract, 'not_found'] as const),
  [retryMessage, 'not_found'],
  [startJob, 'not_found'],
  [stopJob, 'not_found'],
  [decideFinding, 'not_found'],
  ...[
    getUser,
    getUserSight,
    previewUserAccess,
    changeUserAccess,
    endUserSession,
    endUserSessions,
    revokeUserTokens,
    liftSecondStep,
    removeUserPasskeys,
    sendResetLink,
    blockUser,
    unblockUser,
    resendInvitation,
    withdrawInvitation,
  ].map((contract) => [contract, 'not_found'] as const),
  [removeOverride, 'not_found'],
  [applyLabelFile, 'changed_meanwhile'],
  [changeInstrument, 'changed_meanwhile'],
  [changeIssuer, 'changed_meanwhile'],
  [followInstrumentSource, 'not_found'],
  [followIssuerSource, 'not_found'],
  [planInstrumentMerge, 'not_found'],
  [planIssuerMerge, 'not_found'],
  [mergeInstruments, 'not_found'],
  [mergeIssuers, 'not_found'],
]);
/** Headers of our own pages' scripts; some endpoints are only for these. */
const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };
const UDF_REFUSAL = '{"s":"error"';
/** An error response, or UDF's form of one. */
interface Told {
  readonly code?: string;
  readonly s?: string;
}
const SIGN_OUT = '/api/account/sign-out/';
/** Longer than any endpoint accepts. */
const TOO_LONG = 'x'.repeat(70_000);
/** Bodies that every endpoint rejects: bad JSON, an unknown type, too long, an unknown field. */
const HOPELESS = [
  { type: 'application/json', payload: '{' },
  { type: 'application/x-nothing', payload: 'x' },
  { type: 'application/json', payload: TOO_LONG },
  { type: 'application/json', payload: '{"unknown":1}' },
];

let server: TestApp;
let origin: string;
const cookies: Record<ViewerKind, string> = {
  visitor: '',
  free: '',
  tariff: '',
  paid: '',
  operator: '',
};
beforeAll(async () => {
  server = await createTestApp();
  await provideExampleIsin(server.db);
  origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  for (const kind of ['free', 'tariff', 'paid', 'operator'] as const) {
    cookies[kind] = await server.signInAs(kind);
  }
});
afterAll(() => server.close());

const contracts = (): Contract[] => server.app.api.routes.map(({ contract }) => contract);
const fillPath = ({ path, action }: Contract) =>
  path.replaceAll(/\{(\w+)\}/g, ':$1') + (action === undefined ? '' : `?action=${action}`);

/** Signing out uses a new session, because it ends it. */
async function cookieFor({ url }: MountedRoute, viewer: ViewerKind): Promise<string> {
  return url === SIGN_OUT && viewer !== 'visitor' ? server.signInAs(viewer) : cookies[viewer];
}

interface Hopeless {
  readonly type: string;
  readonly payload: string;
}

const takesBody = ({ method }: MountedRoute) => !['GET', 'HEAD'].includes(method);

async function askHopelessly(route: MountedRoute, viewer: ViewerKind, { type, payload }: Hopeless) {
  const address = route.url.replaceAll(/:\w+/g, 'x').replace('*', 'x/');
  const url = `${address}${address.includes('?') ? '&' : '?'}unknown=1`;
  const hasBody = takesBody(route);
  const answer = await server.app.http.inject({
    method: route.method as 'GET',
    url,
    headers: {
      ...SCRIPT,
      cookie: await cookieFor(route, viewer),
      ...(hasBody && { 'content-type': type }),
    },
    ...(hasBody && { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const isRefusal = answer.statusCode >= 400 && isJson && answer.body !== '';
  const code = isRefusal ? answer.json<{ code: ErrorCode }>().code : null;
  return { answer, code, isUdfRefusal: answer.body.startsWith(UDF_REFUSAL) };
}

/** Each route with its access level, except the HEAD routes that Fastify adds to GET. */
function describeRoutes(routes: readonly Omit<MountedRoute, 'cost'>[]): string[] {
  return routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, needs }) => `${method} ${url} ${needs}`)
    .toSorted();
}

describe('OPS-4 the set of mounted routes', () => {
  test('OPS-4 matches the contracts, with their access levels; all else is public', () => {
    const declared = describeRoutes(
      contracts().map((contract) => ({
        method: contract.method,
        url: fillPath(contract),
        needs: contract.needs,
      })),
    );
    const mounted = describeRoutes(server.app.mounted);
    expect(declared.filter((line) => !mounted.includes(line))).toEqual([]);
    const others = mounted.filter((line) => !declared.includes(line));
    expect(others.filter((line) => !line.endsWith(' public'))).toEqual([]);
    expect(declared.length).toBeGreaterThan(30);
  });

  test('OPS-4 a route without access level and cost isn’t mounted', () => {
    const http = Fastify();
    const mounted = requireDeclarations(http);
    expect(() => http.get('/api/made-up/', () => 'secret')).toThrow(
      'GET /api/made-up/ does not declare what it needs',
    );
    const unpriced = { config: { needs: 'public' } as FastifyContextConfig };
    expect(() => http.get('/api/made-up/', unpriced, () => 'open')).toThrow(
      'GET /api/made-up/ does not declare what it costs',
    );
    const config = { needs: 'public', cost: 'none' } as const;
    http.get('/api/open/', { config }, () => 'open');
    expect(mounted).toContainEqual({ method: 'GET', url: '/api/open/', ...config });
  });
});

describe.each(VIEWERS)('OPS-4 for the %s viewer', (viewer) => {
  test.each(HOPELESS)(
    'OPS-4 every route checks access before it rejects a bad $type body',
    async (hopeless) => {
      const wrong: string[] = [];
      for (const route of server.app.mounted) {
        const due = REFUSED[viewer][route.needs];
        // Public endpoints check no access, so one kind of body is enough. Without a body there is
        // only one kind anyway.
        const hasNothingToVary = route.needs === 'public' || !takesBody(route);
        if (hasNothingToVary && hopeless !== HOPELESS[0]) continue;
        const { answer, code, isUdfRefusal } = await askHopelessly(route, viewer, hopeless);
        // This protocol has no error codes.
        if (isUdfRefusal) continue;
        const isRight =
          route.method === 'HEAD' && due !== null
            ? [401, 403].includes(answer.statusCode)
            : due === null
              ? code !== 'not_signed_in' && code !== 'forbidden'
              : code === due;
        if (due !== null && route.method !== 'HEAD') expectRefusal(answer, due);
        if (!isRight) wrong.push(`${route.method} ${route.url}: ${answer.statusCode} ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('OPS-4 non-public endpoints only answer a valid request with access', async () => {
    // Earlier tests have used up the rate limits.
    await server.db.pool.query('delete from attempt_limit');
    const guarded = contracts().filter(({ needs }) => needs !== 'public');
    const statuses: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const contract of guarded) {
      const { method, path, type, body } = sampleRequest(contract);
      const abort = new AbortController();
      const answer = await fetch(origin + path, {
        method,
        signal: abort.signal,
        headers: { ...SCRIPT, cookie: cookies[viewer], ...(type && { 'content-type': type }) },
        ...(body !== undefined && { body }),
      });
      const isUdf = contract.errorStyle === 'udf';
      const json = isUdf || !answer.ok ? ((await answer.json()) as Told) : null;
      // A stream doesn't end by itself.
      abort.abort();
      const due = REFUSED[viewer][contract.needs];
      const isAdmitted = ADMITTED.get(contract) ?? 'ok';
      statuses[endpointKey(contract)] = json?.code ?? (json?.s === 'error' ? 'error' : 'ok');
      expected[endpointKey(contract)] = isUdf && due !== null ? 'error' : (due ?? isAdmitted);
    }
    expect(statuses).toEqual(expected);
  });
});

test('OPS-4 a missing body isn’t waited for', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    'POST /api/account/change-password/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
});

function account(accessLevel: number, isOperator: boolean): Viewer {
  return viewerFromAccount({ id: 1, name: 'A', accessLevel, tariffs: [], isOperator });
}

test.each([
  ['a visitor', ANONYMOUS, 'not_signed_in'],
  ['an account', account(LEVEL_RESTRICTED, false), 'invalid_field'],
])('OPS-4 in-process calls of the %s page are checked as well', async (_, viewer, code) => {
  const input = { body: { unknown: 1 } as never };
  const call = server.app.api.callAsJson(changePassword, input, { viewer } as RequestContext);
  await expect(call).rejects.toMatchObject({ code });
});

describe('OPS-4 an operator endpoint', () => {
  const madeUp = endpoint({
    method: 'POST',
    path: '/api/made-up/{id}/',
    summary: 'None of ours yet',
    needs: 'operator',
    cost: 'light',
    params: z.strictObject({ id: z.string().check(z.regex(/^\d+$/)) }),
    answer: z.object({ result: z.literal(true) }),
  });
  const viewers: Readonly<Record<string, Viewer>> = {
    free: account(LEVEL_RESTRICTED, false),
    paid: account(LEVEL_FULL, false),
    operator: account(LEVEL_RESTRICTED, true),
  };

  test.each([
    ['visitor', 'not_signed_in', 'not_signed_in'],
    ['free', 'forbidden', 'forbidden'],
    ['paid', 'forbidden', 'forbidden'],
    ['operator', 'invalid_field', null],
  ] as const)('OPS-4 called by the %s viewer', async (viewer, hopeless, good) => {
    const config = readConfig({});
    const http = Fastify()
      .decorate('labels', new Labels())
      .decorate('settings', SiteSettings.fromConfig(config));
    http.setErrorHandler(apiErrorHandler(config));
    await http.register(cookie);
    const api = new Api([implement(madeUp, () => ({ result: true as const }))]);
    const sessions = {
      findViewer: async (token: string) => viewers[token] ?? null,
      isKnown: () => false,
    };
    mountApi(http, api, {
      config,
      sessions,
      gates: new Gates(config.limits),
      budget: new TokenBudget(600),
      figures: { countCall: () => {} },
      findMerged: async () => undefined,
    });
    const postTo = (id: string) =>
      http.inject({
        method: 'POST',
        url: `/api/made-up/${id}/`,
        headers: { cookie: `parcurve=${viewer}` },
      });
    expect((await postTo('x')).json()).toMatchObject({ code: hopeless });
    const answer = (await postTo('7')).json<object>();
    expect(answer).toMatchObject(good === null ? { result: true } : { code: good });
    await http.close();
  });
});
