import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** `hints`: whether pages show their small explanations. */
const settings = z.strictObject({ hints: z.boolean() });
/** The specification’s name of the asking session. The cookie says who asks, so it is not used. */
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
