import {
  askToDelete,
  changeEmail,
  changeName,
  confirmEmail,
  deleteAccount,
  downloadAccountData,
  getEmailChange,
  getProfile,
  setPreferences,
} from '../../../contracts/accounts/own-account.ts';
import type { Db } from '../../../db/connect.ts';
import { contentDisposition } from '../../core/files/sheet-file.ts';
import { implement, type Route } from '../../core/http/api.ts';
import { FileResponse } from '../../core/http/file-response.ts';
import { readAccountData } from './account-data.ts';
import type { Attempts } from './attempts.ts';
import { refuseDemo } from './password-check.ts';
import { findOwnAccount } from './profile-store.ts';
import { signedInAccount } from './signed-in-account.ts';
import type { AccountDeletion } from './delete-account.ts';
import type { ProfileService } from './profile.ts';

const DONE = { result: true } as const;

export function profileRoutes(profiles: ProfileService, deletion: AccountDeletion): Route[] {
  return [
    implement(getProfile, (_input, context) => profiles.profile(signedInAccount(context))),
    implement(changeName, async ({ body }, context) => {
      await profiles.changeName(signedInAccount(context), body.name, context);
      return DONE;
    }),
    implement(changeEmail, async ({ body }, context) => ({
      ...DONE,
      isSent: await profiles.changeEmail(signedInAccount(context), body, context),
    })),
    implement(getEmailChange, async ({ query }) => ({
      email: await profiles.emailToConfirm(query.token),
    })),
    implement(confirmEmail, async ({ body }, context) => {
      await profiles.confirmEmail(body.token, context);
      return DONE;
    }),
    implement(setPreferences, async ({ body }, context) => {
      await profiles.setPreferences(signedInAccount(context), body, context);
      return DONE;
    }),
    implement(askToDelete, async (_input, context) => {
      await deletion.mailConfirmation(signedInAccount(context), context);
      return DONE;
    }),
    implement(deleteAccount, async ({ body }, context) => {
      await deletion.delete(signedInAccount(context), body, context);
      return DONE;
    }),
  ];
}

export function accountDataRoute(db: Db, attempts: Attempts): Route {
  return implement(downloadAccountData, async (_input, context) => {
    const accountId = signedInAccount(context);
    // The export would reveal where the other visitors of a demo account are.
    refuseDemo(await findOwnAccount(db, accountId));
    await attempts.countDataFile(accountId);
    const data = { madeAt: new Date().toISOString(), ...(await readAccountData(db, accountId)) };
    return new FileResponse(
      downloadAccountData,
      contentDisposition('parcurve-account', 'json'),
      Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
    );
  });
}
