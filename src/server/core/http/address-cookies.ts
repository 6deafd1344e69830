import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { campaignCookies } from './campaigns.ts';
import { chosenPreferences } from './preferences.ts';

/** The cookies that an answer sets because of what the address of its page says. */
export function cookiesFromAddress(request: FastifyRequest, config: Config) {
  return [...chosenPreferences(request, config), ...campaignCookies(request, config)];
}
