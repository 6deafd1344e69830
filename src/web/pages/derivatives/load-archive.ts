import type { LoaderFunctionArgs } from 'react-router';
import {
  getDerivativesTable,
  getExpiryHistory,
  getSettlementCurve,
  listContracts,
  listExchanges,
} from '../../../contracts/derivatives.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { load } from '../../api/load.ts';
import { pageContext } from '../../page-context.ts';
import { leadToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { ALL, dayOr, isReversed, parseOrder, usualDates, type PageState } from './page-state.ts';

export type Exchange = Answer<typeof listExchanges>['items'][number];
export type Contract = Answer<typeof listContracts>['items'][number];
export type ArchiveTable = Answer<typeof getDerivativesTable>;
export type Curve = Answer<typeof getSettlementCurve>;
export type History = Answer<typeof getExpiryHistory>;

/** Everything that the page shows; null where there is no exchange at all. */
export interface Archive {
  readonly exchanges: readonly Exchange[];
  readonly exchange: Exchange;
  readonly contracts: readonly Contract[];
  /** Null for all of them. */
  readonly contract: Contract | null;
  readonly state: PageState;
  readonly usual: Pick<PageState, 'from' | 'to'>;
  readonly table: ArchiveTable | null;
  readonly curve: Curve | null;
  readonly history: History | null;
}

type Arguments = Pick<LoaderFunctionArgs, 'context' | 'url'>;

export async function loadArchive({ context, url }: Arguments): Promise<Archive | null> {
  const query = url.searchParams;
  const { items: exchanges } = await load(context, listExchanges, {});
  const [first] = exchanges;
  if (!first) return null;
  const wanted = query.get('exchangeId');
  const exchangeId = wanted ?? String(first.id);
  const { items: contracts } = await load(context, listContracts, { params: { exchangeId } });
  const exchange = exchanges.find(({ id }) => String(id) === exchangeId) ?? first;
  const contractId = query.get('contractId');
  const contract =
    contractId === ALL
      ? null
      : (contracts.find(({ id }) => String(id) === contractId) ?? contracts[0] ?? null);
  const usual = usualDates((contract ?? exchange).lastDay);
  const state: PageState = {
    exchangeId: exchange.id,
    contractId: contract?.id ?? null,
    from: dayOr(query.get('from'), usual.from),
    to: dayOr(query.get('to'), usual.to),
    page: Number(wantedPage(url)),
    ...parseOrder(query),
  };
  const table = isReversed(state) ? null : await loadTable(context, state);
  if (table) leadToExistingPage(url, table);
  return {
    exchanges,
    exchange,
    contracts,
    contract,
    state,
    usual,
    table,
    ...(await loadCharts(context, state, table)),
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

/** Only for those who may see values: of others the server would refuse it. */
async function loadCharts(
  context: Arguments['context'],
  { contractId, expiryId, from, to }: PageState,
  table: ArchiveTable | null,
): Promise<Pick<Archive, 'curve' | 'history'>> {
  const row = table?.items[0];
  if (!row || table.masked || contractId === null) return { curve: null, history: null };
  const id = String(expiryId ?? Number(row.expiry_id));
  const [curve, history] = await Promise.all([
    load(context, getSettlementCurve, {
      params: { contractId: String(contractId) },
      query: { day: to },
    }),
    context.get(pageContext).call(getExpiryHistory, {
      params: { expiryId: id },
      query: { from, to },
    }),
  ]);
  return { curve, history: history.ok ? history.answer : null };
}
