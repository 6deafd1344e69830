import type { Viewer } from '../../../../access/viewer.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  changeSettings,
  getSettings,
  getTestMessages,
  resetSetting,
  sendTestMessage,
  setLogo,
} from '../../../../contracts/admin/settings.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import type { Config } from '../../../config.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { signedInAccount } from '../../../core/http/signed-in-account.ts';
import { deliveryFor } from '../../../core/messages/messages.ts';
import { checkLogo } from '../../../core/settings/check-logo.ts';
import {
  readLogo,
  type SiteLogo,
  type SiteSettings,
} from '../../../core/settings/site-settings.ts';
import * as change from './change.ts';
import { readOrigins } from './store.ts';
import { listTests, sendTest, waitForAnswer } from './test-messages.ts';

/** Settings that operators can change without a restart. */
export function settingRoutes(db: Db, settings: SiteSettings, config: Config): Route[] {
  return [
    implement(getSettings, async () => ({
      settings: settings.current,
      logo: describeLogo(settings.logo),
      atStart: settings.atStart,
      changed: [...settings.changed],
      origins: await readOrigins(db),
    })),
    implementChange(db, changeSettings, async (by, { body: { seen, ...wanted } }, { viewer }) => {
      if (wanted.operatorSecondStep) requireOwnSecondStep(viewer);
      return { settings: await change.changeSettings(by, settings, wanted, seen) };
    }),
    implementChange(db, resetSetting, async (by, { body: { key, seen } }, { viewer }) => {
      if (key === 'operatorSecondStep' && settings.atStart[key]) requireOwnSecondStep(viewer);
      return { settings: await change.resetSetting(by, settings, key, seen) };
    }),
    implementChange(db, setLogo, async (by, { body: { seen, ...stored } }) => {
      checkLogo(stored);
      const logo = readLogo(stored)!;
      await change.changeLogo(by, settings, { stored, logo }, seen);
      return { logo: describeLogo(logo)! };
    }),
    implement(getTestMessages, async (_input, context) => ({
      items: await listTests(db, config, signedInAccount(context)),
    })),
    answering(
      implementChange(db, sendTestMessage, async (by, { body }, context) => {
        await sendTest(by, config, body.channel, context);
        return { result: true as const };
      }),
      db,
      config,
    ),
  ];
}

/** After the commit, because only then is the message sent. */
function answering(route: Route, db: Db, config: Config): Route {
  return {
    ...route,
    async run(input, context) {
      const answer = await route.run(input, context);
      for (const channel of ['mail', 'sms'] as const) {
        if (deliveryFor(config, channel) === 'server') {
          await waitForAnswer(db, signedInAccount(context), channel);
        }
      }
      return answer;
    },
  };
}

/** Otherwise this very change would lock the operator out of everything. */
function requireOwnSecondStep({ lacksSecondStep }: Viewer): void {
  if (!lacksSecondStep) return;
  throw new ApiError('forbidden', {
    field: 'body.operatorSecondStep',
    label: 'settings_second_step_first',
  });
}

function describeLogo(logo: SiteLogo | null): Answer<typeof getSettings>['logo'] {
  return logo && { address: logo.address, bytes: logo.bytes.length };
}
