import {
  getSetup,
  SETUP_STEPS,
  type Setup,
  type SetupStep,
} from '../../../../contracts/admin/setup.ts';
import type { Db } from '../../../../db/connect.ts';
import { hasBackup } from '../../../../db/embedded/last-backup.ts';
import { BUILT_IN_NAME } from '../../../../domain/site/site-name.ts';
import type { Config } from '../../../config.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { deliveryFor } from '../../../core/messages/messages.ts';
import type { SiteSettings } from '../../../core/settings/site-settings.ts';
import { readStoredSteps } from './store.ts';

interface SetupOptions {
  readonly config: Pick<Config, 'demo' | 'mail' | 'sms' | 'hasOutbox'>;
  readonly settings: SiteSettings;
  /** The folder of the embedded database, if the portal runs one. */
  readonly dataDir: string | undefined;
}

/** What remains to be set up, for the start page of operators. */
export function setupRoutes(db: Db, options: SetupOptions): Route[] {
  return [implement(getSetup, () => readSetup(db, options))];
}

export async function readSetup(
  db: Db,
  { config, settings, dataDir }: SetupOptions,
): Promise<Setup> {
  const { siteName, contact, accessPolicy, showsSetup } = settings.current;
  const stored = await readStoredSteps(db);
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    ...stored,
    name: contact !== null && siteName !== BUILT_IN_NAME,
    mail: stored.mail && deliveryFor(config, 'mail') === 'server',
    tariffs: stored.tariffs || accessPolicy === 'open',
    backups: dataDir !== undefined && (await hasBackup(dataDir)),
  };
  const steps = SETUP_STEPS.filter((step) => step !== 'backups' || dataDir !== undefined).map(
    (step) => ({ step, isDone: isDone[step] }),
  );
  const isShown = showsSetup && config.demo === false && steps.some((each) => !each.isDone);
  return { isShown, steps };
}
