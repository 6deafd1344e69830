/** The result types of the site search, in tab order. Currency pairs are found as indexes. */
export const SEARCH_TYPES = ['bonds', 'stocks', 'indexes', 'companies', 'etf'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The ids that `emitent_stop_statuses_ids` refers to. */
export const COMPANY_STATUS_ID = { active: 1, liquidated: 2 } as const;

const FOLDERS: Readonly<Record<SearchType, string>> = {
  bonds: 'bonds',
  stocks: 'stocks',
  indexes: 'indexes',
  companies: 'company',
  etf: 'etf',
};

/**
 * Ranks from this one on belong to instruments and companies that are no longer active (search_rank
 * in search-text.sql).
 */
export const FIRST_INACTIVE_RANK = 2 ** 30;

/** The path of a search result. */
export function searchTargetPath(type: SearchType, id: number): string {
  return `/${FOLDERS[type]}/${id}/`;
}
