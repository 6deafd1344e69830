import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { campaignCookies } from './campaigns.ts';
import { chosenPreferences } from './preferences.ts';

/** The cookies that a response sets because of the query parameters in the page's URL. */
export function cookiesFromAddress(request: FastifyRequest, config: Config) {
  return [...chosenPreferences(request, config), ...campaignCookies(request, config)];
}
