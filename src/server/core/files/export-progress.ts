import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { ExportProgressAnswer as Progress } from '../../../contracts/core/export-progress.ts';

const MAX_KNOWN = 1000;
/** What a page has not asked for in this time it does not want to know any more. */
const KEPT_MS = 10 * 60_000;

/** How far the downloads of this process are, for those who began them. */
export class ExportProgress {
  readonly #known = new LRUCache<string, Progress>({ max: MAX_KNOWN, ttl: KEPT_MS });

  find(viewer: Viewer, id: string): Progress {
    const progress = this.#known.get(keyFor(viewer, id));
    if (!progress) throw new ApiError('not_found', { field: 'params.progress' });
    return progress;
  }

  /** Hands the parts on and counts their rows; whoever stops to read them breaks it off. */
  async *follow<T extends { readonly length: number }>(
    parts: AsyncIterable<T>,
    { viewer, id, total }: { viewer: Viewer; id: string; total: number },
  ): AsyncGenerator<T> {
    const recordProgress = (progress: Omit<Progress, 'total'>) =>
      this.#known.set(keyFor(viewer, id), { ...progress, total });
    let rows = 0;
    let isComplete = false;
    recordProgress({ rows, state: 'running' });
    try {
      for await (const part of parts) {
        yield part;
        rows += part.length;
        recordProgress({ rows, state: 'running' });
      }
      isComplete = true;
    } finally {
      recordProgress({ rows, state: isComplete ? 'done' : 'broken' });
    }
  }
}

/** Another account that knows the id finds nothing. */
function keyFor({ accountId }: Viewer, id: string): string {
  return `${accountId} ${id}`;
}
