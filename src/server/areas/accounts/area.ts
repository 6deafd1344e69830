import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { openIdRoutes } from './openid-routes.ts';

export function accountsArea({ accounts, config, gates }: Portal): Area {
  const { credentials, openId, routes, background } = accounts;
  const forgetAll = () => credentials.forgetAll();
  return {
    routes,
    mount: (http) => openIdRoutes(http, { config, sessions: credentials, gates, openId }),
    caches: [
      {
        name: 'viewers',
        holds: 'account and abilities behind a session or token',
        keyedBy: 'hash of the credential',
        limit: '10 s, never past the start or end of a tariff',
        on: {
          session_changed: (accountId) => credentials.forgetAccount(Number(accountId)),
          tariffs_changed: forgetAll,
          // The session lifetime is a setting.
          settings_read: forgetAll,
        },
        gap: { begins: forgetAll, ends: forgetAll },
      },
    ],
    close: () => background.settled(),
  };
}
