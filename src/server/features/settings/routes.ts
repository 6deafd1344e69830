import type { Answer } from '../../../contracts/endpoint.ts';
import {
  changeSettings,
  getSettings,
  getTestMessages,
  resetSetting,
  sendTestMessage,
  setLogo,
} from '../../../contracts/settings.ts';
import type { Db } from '../../../db/connect.ts';
import { implementChange } from '../../audit/operator-change.ts';
import type { Config } from '../../config.ts';
import { implement, type Route } from '../../http/api.ts';
import { signedInAccount } from '../../http/signed-in-account.ts';
import { checkLogo } from '../../settings/check-logo.ts';
import { readLogo, type SiteLogo, type SiteSettings } from '../../settings/site-settings.ts';
import * as change from './change.ts';
import { readOrigins } from './store.ts';
import { listTests, sendTest } from './test-messages.ts';

/** What operators can change without a new start. */
export function settingRoutes(db: Db, settings: SiteSettings, config: Config): Route[] {
  return [
    implement(getSettings, async () => ({
      settings: settings.current,
      logo: describeLogo(settings.logo),
      atStart: settings.atStart,
      changed: [...settings.changed],
      origins: await readOrigins(db),
    })),
    implementChange(db, changeSettings, async (by, { body: { seen, ...wanted } }) => ({
      settings: await change.changeSettings(by, settings, wanted, seen),
    })),
    implementChange(db, resetSetting, async (by, { body: { key, seen } }) => ({
      settings: await change.resetSetting(by, settings, key, seen),
    })),
    implementChange(db, setLogo, async (by, { body: { seen, ...stored } }) => {
      checkLogo(stored);
      const logo = readLogo(stored)!;
      await change.changeLogo(by, settings, { stored, logo }, seen);
      return { logo: describeLogo(logo)! };
    }),
    implement(getTestMessages, async (_input, context) => ({
      items: await listTests(db, config, signedInAccount(context)),
    })),
    implementChange(db, sendTestMessage, async (by, { body }, context) => {
      await sendTest(by, config, body.channel, context);
      return { result: true as const };
    }),
  ];
}

function describeLogo(logo: SiteLogo | null): Answer<typeof getSettings>['logo'] {
  return logo && { address: logo.address, bytes: logo.bytes.length };
}
