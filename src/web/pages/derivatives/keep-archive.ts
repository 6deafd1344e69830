import {
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router';
import { languageOfTag } from '../../../domain/text/language-tag.ts';
import { pack, unpack, type Packed } from '../../api/packed.ts';
import { readEnvelope } from '../../shell/unreachable.ts';
import type { Archive } from './load-archive.ts';
import { readChoice } from './page-state.ts';

interface PageData {
  readonly data: Packed<{ archive: Archive | null }>;
}

const ROUTE = 'pages/derivatives/derivatives-page';

let shown: PageData | undefined;

/** Preserved for navigations that the server rejects. */
export function rememberArchive(data: PageData | undefined): void {
  shown = data;
}

/**
 * If the server rejects a navigation within the archive, the page stays, with the chosen filters, no
 * rows and the server’s message. If the server doesn’t respond, `usePreservedPage` handles it.
 */
export const keepArchive: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const outcome = results[ROUTE];
  const archive = shown && unpack(shown.data).archive;
  if (outcome?.type !== 'error' || !archive || !isRouteErrorResponse(outcome.result)) {
    return results;
  }
  const { errors } = readEnvelope(outcome.result);
  if (!errors) return results;
  const preserved = pack({ archive: withoutRows(archive, new URL(request.url), errors) });
  return {
    ...results,
    [ROUTE]: { type: 'data', result: { ...shown, data: preserved, isPreserved: false } },
  };
};

function withoutRows(archive: Archive, url: URL, errors: readonly string[]): Archive {
  const id = url.searchParams.get('exchangeId');
  const wanted = archive.exchanges.find((each) => String(each.id) === id) ?? archive.exchange;
  // The contracts of another exchange aren’t known yet.
  const contracts = wanted.id === archive.exchange.id ? archive.contracts : [];
  return {
    exchanges: archive.exchanges,
    contracts,
    ...readChoice(url, wanted, contracts, languageOfTag(document.documentElement.lang)),
    table: null,
    curve: null,
    history: null,
    errors,
  };
}
