import { ApiError } from '../../../../contracts/core/errors.ts';
import { getUserSettings, setUserSettings } from '../../../../contracts/accounts/user.ts';
import type { Db } from '../../../../db/connect.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { readSettings, writeSettings, type UserSettings } from './store.ts';

export function userRoutes(db: Db): Route[] {
  return [
    implement(getUserSettings, async (_input, { viewer: { accountId } }) =>
      settingsOrRefusal(accountId === null ? undefined : await readSettings(db, accountId)),
    ),
    implement(setUserSettings, async ({ body: { settings } }, context) => {
      const { accountId } = context.viewer;
      const before = accountId === null ? undefined : await readSettings(db, accountId);
      if (before?.hints === settings.hints) context.noteUnchanged();
      return settingsOrRefusal(
        accountId === null ? undefined : await writeSettings(db, accountId, settings),
      );
    }),
  ];
}

/** A session is cached for some seconds; its account may be gone by then. */
function settingsOrRefusal(settings: UserSettings | undefined): UserSettings {
  if (!settings) throw new ApiError('not_signed_in');
  return settings;
}
