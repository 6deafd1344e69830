import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeDocumentLabels } from './shell/label-store.ts';
import { watchLostModules } from './shell/lost-module.ts';
import { dropCampaign } from './shell/offers/drop-campaign.ts';
import { viewerAwareFetch } from './shell/viewer-watch.ts';

watchLostModules();
// Before the router reads the URL, because the server rendered the page without it.
dropCampaign();
// Pages load their data with requests of the router that no other code sees.
window.fetch = viewerAwareFetch(window.fetch);

await takeDocumentLabels();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
