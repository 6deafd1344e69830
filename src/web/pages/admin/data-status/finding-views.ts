export const VIEWS = ['all', 'stale', 'gap', 'jump', 'accepted'] as const;
export type FindingView = (typeof VIEWS)[number];

export function readView(text: string | null): FindingView {
  return VIEWS.find((view) => view === text) ?? 'all';
}

export function findingsAddress(view: FindingView, page = 1): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set('check', view);
  if (page > 1) query.set('page', String(page));
  return `/admin/data/${query.size > 0 ? `?${query.toString()}` : ''}#checks`;
}
