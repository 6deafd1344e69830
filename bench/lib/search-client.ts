import type { SearchType } from '../../src/domain/search/search-type.ts';
import { postRequest, textRequest } from './load.ts';
import type { TypedTerm } from './search-terms.ts';

function suggestPath(type: SearchType): string {
  return `/api/suggest/${type}/`;
}

/** A suggest request as sent. */
export function suggestRequest({ type, term }: TypedTerm): string {
  const encoded = encodeURIComponent(term);
  return type === 'companies'
    ? postRequest(suggestPath(type), { term: encoded }, {})
    : textRequest(suggestPath(type), encoded);
}

export async function suggest(
  port: number,
  { type, term }: TypedTerm,
): Promise<{ ids: number[]; total: number }> {
  const isCompanies = type === 'companies';
  const encoded = encodeURIComponent(term);
  const response = await fetch(`http://127.0.0.1:${port}${suggestPath(type)}`, {
    method: 'POST',
    headers: { 'content-type': isCompanies ? 'application/json' : 'text/plain' },
    body: isCompanies ? JSON.stringify({ term: encoded }) : encoded,
  });
  if (!response.ok) throw new Error(`“${term}” was refused: ${await response.text()}`);
  const answer = (await response.json()) as { items: { id: number }[]; counter_title: number };
  return { ids: answer.items.map(({ id }) => id), total: answer.counter_title };
}
