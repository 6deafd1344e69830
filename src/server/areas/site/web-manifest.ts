import type { FastifyInstance } from 'fastify';
import { THEME_COLORS } from '../../../domain/site/theme-colors.ts';
import { refuseOtherMethods } from '../../core/http/mount.ts';
import { startPublicFile } from '../../core/http/public-file.ts';
import type { SiteLogo, SiteSettings } from '../../core/settings/site-settings.ts';

const URL = '/manifest.webmanifest';
const FOR_ALL = { config: { needs: 'public', cost: 'none' } } as const;
/** Operators may rename the portal. */
const KEPT_SECONDS = 3600;

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...(['192', '512'] as const).flatMap((size) => [
    { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    {
      src: `/icons/maskable-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ]),
];

/** Tells browsers how the portal is called and drawn where it is installed like an app. */
export function webManifest(app: FastifyInstance, settings: SiteSettings): void {
  app.get(URL, FOR_ALL, async (request, reply) => {
    const { current, logo } = settings;
    const text = JSON.stringify({
      id: '/',
      name: current.siteName,
      short_name: current.siteName,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      // One scheme only is possible here; pages name the colours of both.
      background_color: THEME_COLORS.light,
      theme_color: THEME_COLORS.light,
      icons: logo ? [logoIcon(logo)] : ICONS,
    });
    const file = { type: 'application/manifest+json', keptSeconds: KEPT_SECONDS, version: text };
    return startPublicFile(request, reply, file).isKnown
      ? reply.code(304).send()
      : reply.send(text);
  });
  refuseOtherMethods(app, URL, ['GET', 'HEAD']);
}

/** Its size is known to the browser only, once it has loaded it. */
function logoIcon({ address, type }: SiteLogo) {
  return { src: address, sizes: 'any', type: type === 'svg' ? 'image/svg+xml' : 'image/png' };
}
