import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/**
 * Where links in mails and in the start's message lead. It comes from the settings only: a Host
 * header may say anything, and a link with a secret must not lead to somebody else.
 */
export function ownAddress(http: FastifyInstance, config: Config): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const bound = http.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}
