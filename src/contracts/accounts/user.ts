import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** `hints`: whether pages show hints. */
const settings = z.strictObject({ hints: z.boolean() });
/**
 * The specification's name for the current session. The cookie identifies the session, so this is
 * unused.
 */
const sid = text(200);

export const getUserSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings/',
  summary: 'Get the settings of the signed-in user',
  needs: 'signedIn',
  cost: 'light',
  answer: settings,
});

export const setUserSettings = endpoint({
  method: 'POST',
  path: '/api/user/set-settings/',
  summary: 'Update the settings of the signed-in user',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ sid, settings }),
  answer: settings,
});
