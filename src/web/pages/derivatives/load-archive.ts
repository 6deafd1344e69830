import { redirect, type LoaderFunctionArgs } from 'react-router';
import {
  getDerivativesTable,
  getExpiryHistory,
  getSettlementCurve,
  listContracts,
  listExchanges,
} from '../../../contracts/derivatives/derivatives.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { load, loadIfAllowed } from '../../api/load.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { redirectToExistingPage } from '../../shell/existing-page.ts';
import {
  formatAddress,
  isReversed,
  readChoice,
  type Choice,
  type PageState,
} from './page-state.ts';

export type Exchange = Answer<typeof listExchanges>['items'][number];
export type Contract = Answer<typeof listContracts>['items'][number];
export type ArchiveTable = Answer<typeof getDerivativesTable>;
export type Curve = Answer<typeof getSettlementCurve>;
export type History = Answer<typeof getExpiryHistory>;

/** The data of the page; null if there are no exchanges. */
export interface Archive extends Choice {
  readonly exchanges: readonly Exchange[];
  readonly contracts: readonly Contract[];
  readonly table: ArchiveTable | null;
  readonly curve: Curve | null;
  readonly history: History | null;
  /** The server’s error as HTML, if it rejected the request. */
  readonly errors: readonly string[];
}

type Arguments = Pick<LoaderFunctionArgs, 'context' | 'url'>;

export async function loadArchive({ context, url }: Arguments): Promise<Archive | null> {
  const { items: exchanges } = await load(context, listExchanges, {});
  const [first] = exchanges;
  if (!first) return null;
  const exchangeId = url.searchParams.get('exchangeId') ?? String(first.id);
  const { items: contracts } = await load(context, listContracts, { params: { exchangeId } });
  const exchange = exchanges.find(({ id }) => String(id) === exchangeId) ?? first;
  const choice = readChoice(url, exchange, contracts, context.get(pageContext).language);
  const { state, usual, typedDays } = choice;
  const isAsAddressed = (['from', 'to'] as const).every(
    (name) => (url.searchParams.get(name) || usual[name]) === typedDays[name],
  );
  const isRead = state.from === typedDays.from && state.to === typedDays.to;
  // Forms send dates in the reader’s format; a URL must mean the same to every reader.
  if (isRead && !isAsAddressed) {
    throw redirect(keptAddress(formatAddress(state, usual), url.search));
  }
  const table = isReversed(state) ? null : await loadTable(context, state);
  if (table) redirectToExistingPage(url, table);
  return {
    exchanges,
    contracts,
    ...choice,
    table,
    ...(await loadCharts(context, state, table)),
    errors: [],
  };
}

async function loadTable(
  context: Arguments['context'],
  { from, to, exchangeId, contractId, sort, order, page }: PageState,
): Promise<ArchiveTable> {
  return load(context, getDerivativesTable, {
    body: { dates: { from, to }, exchangeId, contractId, sort, order, page },
  });
}

/** Only for viewers with access: the server rejects it for others. */
async function loadCharts(
  context: Arguments['context'],
  { contractId, expiryId, from, to }: PageState,
  table: ArchiveTable | null,
): Promise<Pick<Archive, 'curve' | 'history'>> {
  const row = table?.items[0];
  if (!row || table.masked || contractId === null) return { curve: null, history: null };
  const loadHistory = async (id: number): Promise<History | null> => {
    const history = await loadIfAllowed(context, getExpiryHistory, {
      params: { expiryId: String(id) },
      query: { from, to },
    });
    // The URL may contain a month of another contract.
    return history?.contractId === contractId ? history : null;
  };
  const firstId = Number(row.expiry_id);
  const [curve, history] = await Promise.all([
    loadIfAllowed(context, getSettlementCurve, {
      params: { contractId: String(contractId) },
      query: { day: to },
    }),
    loadHistory(expiryId ?? firstId),
  ]);
  return { curve, history: history ?? (expiryId === null ? null : await loadHistory(firstId)) };
}
