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
import { instrumentsTold } from './market-cache.ts';
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
  /** What it shows of the market. */
  readonly instruments: ReadonlySet<number>;
  readonly nonce: string;
  readonly cookies: ContextWithCookies['outgoing'];
  readonly viewerTag: string;
}

interface RenderOptions {
  /** Why the request was not taken: the page says so. */
  readonly refusal?: Refusal | null;
  /** Others may be waiting for it when the one who asked has gone. */
  readonly outlivesRequest?: boolean;
}

/** Rendered when it is its turn. */
export function renderPage(
  request: FastifyRequest,
  options: PagesOptions,
  how: RenderOptions = {},
): Promise<RenderedPage> {
  return options.renders.run(makeClaim(request, options, how), () =>
    renderNow(request, options, how),
  );
}

/** Who waits for this page. */
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
  // What was refused is not done: its page is only looked at.
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
    const told = instrumentsTold(options.api.find(call).contract, input.params);
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
 * Whoever is signed in and chooses a language or a theme by link has chosen it for the account. A
 * link on another site only changes what this browser shows.
 */
async function keepChoice(
  request: FastifyRequest,
  { viewer: { accountId } }: ContextWithCookies,
  { preferences }: PagesOptions,
): Promise<void> {
  const choice = choiceByLink(request);
  if (accountId === null || (choice.language ?? choice.theme) === undefined) return;
  if (request.headers['sec-fetch-site'] === 'cross-site') return;
  // A page that shows the choice is worth more than that it is kept.
  await preferences.keepChoice(accountId, choice).catch((error: unknown) => {
    request.log.error({ err: error }, 'failed to save the preference');
  });
}

/** While sessions cannot be looked up everybody is anonymous, and still gets a page that says so. */
function whileAvailable(sessions: SessionReader, { log }: FastifyRequest): SessionReader {
  return {
    findViewer: (token) =>
      sessions.findViewer(token).catch((error: unknown) => {
        // Whoever is signed in is not shown the page of a visitor because there is much to do.
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
    // Where it comes from has been decided (refuseCrossSite); React Router would answer in its words.
    if (name === 'origin') continue;
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Nothing on a page depends on the campaign, so that one page is good for all.
  const address = withoutCampaign(request.url);
  const target = method === 'POST' ? toFormAddress(address) : address;
  return new Request(visitedOrigin(request, config) + target, {
    method,
    headers,
    signal: controller.signal,
    body: method === 'POST' ? ((request.body as Buffer | undefined) ?? null) : null,
  });
}
