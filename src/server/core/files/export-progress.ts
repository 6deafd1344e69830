import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { ExportProgressAnswer as Progress } from '../../../contracts/core/export-progress.ts';

const MAX_KNOWN = 1000;
/** Progress that a page hasn't requested for this long is discarded. */
const KEPT_MS = 10 * 60_000;

/** The progress of this process's downloads, each visible to the account that started it. */
export class ExportProgress {
  readonly #known = new LRUCache<string, Progress>({ max: MAX_KNOWN, ttl: KEPT_MS });

  find(viewer: Viewer, id: string): Progress {
    const progress = this.#known.get(keyFor(viewer, id));
    if (!progress) throw new ApiError('not_found', { field: 'params.progress' });
    return progress;
  }

  /**
   * Passes the parts on and counts their rows; a consumer that stops reading marks the download as
   * broken.
   */
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

/** Another account that knows the ID finds nothing. */
function keyFor({ accountId }: Viewer, id: string): string {
  return `${accountId} ${id}`;
}
