import type { FastifyBaseLogger } from 'fastify';
import { overridesByLanguage, type OverrideRow } from '../../../labels/label-overrides.ts';
import type { Labels } from '../../../labels/labels.ts';

/** Told to all server processes by a trigger on the table, with the transaction that changes it. */
export const LABELS_CHANGED = 'labels_changed';

interface Database {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

interface LabelUpkeepOptions {
  readonly labels: Labels;
  /** The connection that listens: it waits behind no request. */
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** Drops whatever was made of the texts before. */
  readonly onChange: () => void;
}

/** Brings what operators have changed in the texts into this process. */
export class LabelUpkeep {
  readonly #options: LabelUpkeepOptions;
  #reading: Promise<void> | null = null;
  #isOutdated = false;

  constructor(options: LabelUpkeepOptions) {
    this.#options = options;
  }

  /** Reads all overrides; one that is asked for while another is under way begins after it. */
  refresh(): Promise<void> {
    if (this.#reading) this.#isOutdated = true;
    else this.#reading = this.#readAll().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const { labels, database, log, onChange } = this.#options;
    do {
      this.#isOutdated = false;
      try {
        const { rows } = await database.query('select language, key, text from label_override');
        labels.override(overridesByLanguage(rows as unknown as OverrideRow[]));
        onChange();
      } catch (error) {
        // A connection that was lost comes back, and then they are read anew.
        log.error({ err: error }, 'the changed labels are not available');
      }
    } while (this.#isOutdated);
  }
}
