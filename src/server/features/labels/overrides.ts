import type { FastifyBaseLogger } from 'fastify';
import { overridesByLanguage, type OverrideRow } from '../../../labels/label-overrides.ts';
import type { Labels } from '../../../labels/labels.ts';

/** A trigger on the table sends this to all server processes when a change commits. */
export const LABELS_CHANGED = 'labels_changed';

interface Database {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

interface LabelUpkeepOptions {
  readonly labels: Labels;
  /** The listening connection, because no request can delay it. */
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** Drops everything that was made from the old texts. */
  readonly onChange: () => void;
}

/** Loads the texts that operators have changed into this process. */
export class LabelUpkeep {
  readonly #options: LabelUpkeepOptions;
  #reading: Promise<void> | null = null;
  #isOutdated = false;

  constructor(options: LabelUpkeepOptions) {
    this.#options = options;
  }

  /** Reads all overrides. If a read is running, another one follows it. */
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
        // If the connection was lost, they are read again when it is back.
        log.error({ err: error }, 'the labels that operators changed cannot be read');
      }
    } while (this.#isOutdated);
  }
}
