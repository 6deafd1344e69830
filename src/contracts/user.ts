import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const settings = z.strictObject({ hints: z.boolean() });

export const getUserSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings/',
  summary: 'Settings of the signed-in user',
  needs: 'signedIn',
  answer: settings,
});

export const setUserSettings = endpoint({
  method: 'POST',
  path: '/api/user/set-settings/',
  summary: 'Stores settings of the signed-in user',
  needs: 'signedIn',
  body: z.strictObject({ sid: z.string(), settings }),
  answer: settings,
});
