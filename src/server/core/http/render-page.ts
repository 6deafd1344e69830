import type { FastifyRequest } from 'fastify';
import { viewerTagFor } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type {
  CallInput,
  CallName,
  PageContext,
  Refusal,
  Shell,
} from '../../../contracts/core/page.ts';
import { withoutCampaign } from '../../../domain/site/campaign.ts';
import type { Config } from '../../config.ts';
import { callFromJson } from '../render/call-from-json.ts';
import { encodeParts } from '../render/encode-parts.ts';
import type { Claim } from './admission.ts';
import { createContext, type ContextWithCookies, type SessionReader } from './context-factory.ts';
import { claimFrom } from './gates.ts';
import { dependentInstruments } from './market-cache.ts';
import { newNonce } from './nonce.ts';
import { callOfPage } from './page-calls.ts';
import { toFormAddress } from './page-address.ts';
import { pageLabels } from './page-labels.ts';
import type { PagesOptions } from './page-options.ts';
import { loadShell } from './page-shell.ts';
import { choiceByLink } from './preferences.ts';
import { visitedOrigin } from './security.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The instruments it shows. */
  readonly instruments: ReadonlySet<number>;
  readonly nonce: string;
  readonly cookies: ContextWithCookies['outgoing'];
  readonly viewerTag: string;
}

interface RenderOptions {
  /** Why the request was rejected, for the page to show. */
  readonly refusal?: Refusal | null;
  /** Other visitors may be waiting for the page after the first one disconnects. */
  readonly outlivesRequest?: boolean;
}

/** Renders the page when the gate admits it. */
export function renderPage(
  request: FastifyRequest,
  options: PagesOptions,
  how: RenderOptions = {},
): Promise<RenderedPage> {
  return options.renders.run(makeClaim(request, options, how), () =>
    renderNow(request, options, how),
  );
}

/** The claim with which the page queues. */
function makeClaim(
  request: FastifyRequest,
  options: PagesOptions,
  { outlivesRequest = false }: RenderOptions,
): Claim {
  const claim = claimFrom(request, options);
  return outlivesRequest ? { ...claim, isGone: () => false } : claim;
}

async function renderNow(
  request: FastifyRequest,
  options: PagesOptions,
  { refusal = null, outlivesRequest = false }: RenderOptions,
): Promise<RenderedPage> {
  const { config } = options;
  const context = await createContext(request, config, whileAvailable(options.sessions, request), {
    isPage: true,
  });
  await keepChoice(request, context, options);
  const nonce = newNonce();
  const instruments = new Set<number>();
  const handle = await options.handler();
  // A rejected request isn't executed: its page is rendered as a GET.
  const method = refusal ? 'GET' : request.method;
  const asked = toFetchRequest(request, config, { method, isAborted: !outlivesRequest });
  const response = await handle(asked, makePageContext());
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
    instruments,
    nonce,
    cookies: context.outgoing,
    viewerTag: viewerTagFor(context.viewer),
  };

  async function callAsJson(call: CallName, input: CallInput): Promise<string> {
    const told = dependentInstruments(options.api.find(call).contract, input.params);
    for (const id of told) instruments.add(id);
    return callOfPage(options, call, input, { context, told });
  }

  function makePageContext(): PageContext {
    let shell: Promise<Shell> | undefined;
    return {
      nonce,
      language: context.language,
      showsLabelKeys: context.showsLabelKeys,
      timeZone: request.server.settings.current.timeZone,
      siteName: context.labels.siteName,
      requestId: context.requestId,
      hasGallery: config.hasGallery,
      refusal,
      call: callFromJson(callAsJson),
      callAsJson,
      shell: () => (shell ??= loadShell(request, context, options)),
      ...pageLabels(context.labels, context),
      labelOverrides: context.labels.overrides,
      logError: (error) => request.log.error({ err: error }, 'page failed'),
      encode: encodeParts,
    };
  }
}

/**
 * If a signed-in viewer chooses a language or theme by link, the choice is saved to the account. A
 * link on another site only affects what this browser shows.
 */
async function keepChoice(
  request: FastifyRequest,
  { viewer: { accountId } }: ContextWithCookies,
  { preferences }: PagesOptions,
): Promise<void> {
  const choice = choiceByLink(request);
  if (accountId === null || (choice.language ?? choice.theme) === undefined) return;
  if (request.headers['sec-fetch-site'] === 'cross-site') return;
  // Showing the page with the choice matters more than saving the choice.
  await preferences.keepChoice(accountId, choice).catch((error: unknown) => {
    request.log.error({ err: error }, 'failed to save the preference');
  });
}

/**
 * While sessions can't be looked up, all viewers are anonymous and still get a page that says so.
 */
function whileAvailable(sessions: SessionReader, { log }: FastifyRequest): SessionReader {
  return {
    findViewer: (token) =>
      sessions.findViewer(token).catch((error: unknown) => {
        // Under load, a signed-in viewer isn't shown an anonymous visitor's page.
        if (error instanceof ApiError && error.code === 'overloaded') throw error;
        log.error({ err: error }, 'failed to load the session');
        return null;
      }),
  };
}

function toFetchRequest(
  request: FastifyRequest,
  config: Config,
  { method, isAborted }: { readonly method: string; readonly isAborted: boolean },
): Request {
  const controller = new AbortController();
  if (isAborted) {
    request.raw.once('close', () => request.raw.destroyed && controller.abort());
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Origins are already checked (refuseCrossSite); React Router would reply with its own error.
    if (name === 'origin') continue;
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // No page depends on the campaign, so one cached page serves all.
  const address = withoutCampaign(request.url);
  const target = method === 'POST' ? toFormAddress(address) : address;
  return new Request(visitedOrigin(request, config) + target, {
    method,
    headers,
    signal: controller.signal,
    body: method === 'POST' ? ((request.body as Buffer | undefined) ?? null) : null,
  });
}
