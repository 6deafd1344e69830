import type { FastifyBaseLogger } from 'fastify';
import { overridesByLanguage } from '../../../../labels/label-overrides.ts';
import type { Labels } from '../../../../labels/labels.ts';
import { Refresher } from '../../../core/notify/refresher.ts';
import type { DatedOverrideRow, LabelDesk } from './desk.ts';

interface LabelUpkeepOptions {
  readonly labels: Labels;
  /** The operators' view of the labels. */
  readonly desk: LabelDesk;
  /** The listening connection, because requests can't delay it. */
  readonly database: { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };
  readonly log: FastifyBaseLogger;
  /** Drops everything that was made from the old texts. */
  readonly onChange: () => void;
}

/** Loads the texts that operators have changed into this process. */
export function labelUpkeep(options: LabelUpkeepOptions): Refresher {
  const { labels, desk, database, log, onChange } = options;
  return new Refresher(
    async () => {
      const { rows } = await database.query(
        'select language, key, text, changed_at from label_override order by key, language',
      );
      labels.override(overridesByLanguage(rows as unknown as DatedOverrideRow[]));
      desk.useOverrides(rows as unknown as DatedOverrideRow[]);
      onChange();
    },
    log,
    'failed to read labels changed by operators',
  );
}
