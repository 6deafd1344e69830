import type { Area } from '../../core/area.ts';
import { runAfterChange } from '../../core/http/api.ts';
import { onEach, REMAKES, type DeclaredCache } from '../../core/notify/notices.ts';
import type { Portal } from '../../portal.ts';
import { FontSubsets } from './fonts/font-subsets.ts';
import { fontRoutes } from './fonts/routes.ts';
import { HelpLibrary } from './help/help-library.ts';
import { helpRoutes } from './help/routes.ts';
import { hintRoutes } from './hint-routes.ts';
import { LabelDesk } from './labels/desk.ts';
import { labelDeskRoutes } from './labels/desk-routes.ts';
import { labelFiles } from './labels/files.ts';
import { labelUpkeep } from './labels/overrides.ts';
import { labelRoutes } from './labels/routes.ts';
import { menuEditingRoutes } from './menu-editing.ts';
import { bannerEditingRoutes } from './offers/banner-editing.ts';
import { offerRoutes } from './offers/routes.ts';
import { OfferService } from './offers/service.ts';
import { siteRoutes } from './routes.ts';
import { cardRoutes } from './seo/card-routes.ts';
import { Cards } from './seo/cards.ts';
import { sitemapRoutes } from './seo/sitemap-routes.ts';
import { SiteService } from './service.ts';
import { webManifest } from './web-manifest.ts';

interface SiteArea extends Area {
  readonly site: SiteService;
  readonly offers: OfferService;
}

export function siteArea(portal: Portal): SiteArea {
  const { db, config, settings, settingsReading, now, labels, notices, gates, http } = portal;
  const { accounts, pageBudget: budget, options } = portal;
  const nowMs = () => now().ms;
  const site = new SiteService(db, config);
  const offers = new OfferService(db, { settings, nowMs });
  const help = new HelpLibrary();
  const cards = new Cards({ db, now, labels, settings, help });
  const desk = new LabelDesk();
  const labelReading = labelUpkeep({
    labels,
    desk,
    database: portal.notifications,
    log: http.log,
    onChange: () => notices.publish('texts_read'),
  });
  const readLabels = () => labelReading.refresh();
  const changeSite = () => notices.publish('site_changed');
  return {
    site,
    offers,
    routes: [
      ...labelRoutes(),
      ...labelDeskRoutes({ db, desk, refresh: readLabels }),
      ...runAfterChange(hintRoutes(db, { settings }), () => settingsReading.refresh()),
      ...runAfterChange(menuEditingRoutes(db, config), changeSite),
      ...runAfterChange(bannerEditingRoutes(db, { settings, nowMs }), changeSite),
      ...siteRoutes(db, now),
      ...helpRoutes(help),
      ...offerRoutes(offers),
      ...fontRoutes(new FontSubsets()),
    ],
    mount: (app) => {
      labelFiles(app, labels);
      const sessions = accounts.credentials;
      sitemapRoutes(app, { config, sessions, gates, db, budget, size: options.sitemapSize });
      cardRoutes(app, cards, budget);
      webManifest(app, settings);
    },
    caches: [
      {
        name: 'texts',
        holds: 'texts of a language and a kind of page, including operators’ changes',
        keyedBy: 'language, parts',
        limit: '',
        on: { labels_changed: () => void readLabels() },
        gap: { ends: () => void readLabels() },
      },
      siteCache('menu and sources', () => site.forget()),
      siteCache('banners', () => offers.forget()),
      {
        name: 'social cards',
        holds: 'images',
        keyedBy: 'page, language',
        limit: '100 entries, 10 min',
        on: onEach([...REMAKES, 'instrument_described'], () => cards.forget()),
      },
      {
        name: 'fonts of charts',
        holds: 'fonts cut to the characters of an exported chart',
        keyedBy: 'font, format, characters',
        limit: '8 MiB',
        on: {},
      },
    ],
    open: readLabels,
  };
}

function siteCache(name: string, forget: () => void): DeclaredCache {
  return {
    name,
    holds: 'data on every page',
    keyedBy: 'single read',
    limit: '5 s, longer while the database is unavailable',
    on: { site_changed: forget },
    gap: { ends: forget },
  };
}
