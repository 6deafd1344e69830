import { listPairs } from '../../src/contracts/currencies/currencies.ts';
import { listIndexes } from '../../src/contracts/instruments/indexes.ts';
import { searchInstruments } from '../../src/contracts/search/search.ts';
import { SEARCH_TYPES } from '../../src/domain/search/search-type.ts';
import type { Wire } from './wire.ts';

/** A page of each kind; those of the demo market only exist with it. */
const PAGES = ['/', '/indexes/', '/currencies/', '/search/?q=a'];
const DEMO_PAGES = ['/indexes/1001/', '/bonds/10001/', '/stocks/2001/', '/etf/3001/'];

/**
 * A summary of a server's market: all counts, and search results. Two servers with the same
 * complete market have the same summary; the pages must exist.
 */
export async function marketPicture(wire: Wire, hasDemo: boolean): Promise<string> {
  const lines: string[] = [];
  const look = async (path: string): Promise<string> => {
    const { status, body, failure } = await wire.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} answers ${failure ?? status}`);
    return body;
  };
  await look('/readyz');
  for (const path of [...PAGES, ...(hasDemo ? DEMO_PAGES : [])]) await look(path);
  for (const path of [listIndexes.path, listPairs.path]) {
    const { total } = JSON.parse(await look(path)) as { total: number };
    lines.push(`${path} has ${total}`);
  }
  for (const type of SEARCH_TYPES) {
    const { counts } = JSON.parse(await look(`${searchInstruments.path}?q=an&type=${type}`)) as {
      counts: object;
    };
    lines.push(`search of ${type} finds ${JSON.stringify(counts)}`);
  }
  return lines.join('\n');
}
