import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { refuseOtherMethods } from '../../../core/http/mount.ts';
import type { SiteSettings } from '../../../core/settings/site-settings.ts';

const URL = '/site-logo/:name';
const FOR_ALL = { config: { needs: 'public', cost: 'none' } } as const;
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/**
 * Serves the operator's own logo to everybody. Its URL changes with it. Whatever an SVG contains,
 * it can't run or load anything, even when opened directly.
 */
export function logoFile(app: FastifyInstance, settings: SiteSettings): void {
  app.get<{ Params: { name: string } }>(URL, FOR_ALL, async ({ params }, reply) => {
    const { logo } = settings;
    if (logo?.address !== `/site-logo/${params.name}`) throw new ApiError('not_found');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      })
      .type(TYPES[logo.type])
      .send(logo.bytes);
  });
  refuseOtherMethods(app, URL, ['GET', 'HEAD']);
}
