import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The base URL of links in mails and in the startup message. It comes from the settings only: a
 * Host header may say anything, and a link with a secret must not lead to another site.
 */
export function ownAddress(http: FastifyInstance, config: Config): string {
  const bound = http.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return configuredAddress({ ...config, port });
}

/** The same if no server listens in this process. */
export function configuredAddress({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl;
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
}
