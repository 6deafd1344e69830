import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeDocumentLabels } from './shell/label-store.ts';
import { watchLostModules } from './shell/lost-module.ts';
import { dropCampaign } from './shell/offers/drop-campaign.ts';
import { noticingFetch } from './shell/viewer-watch.ts';

watchLostModules();
// Before the router reads the address: the server has rendered the page without it.
dropCampaign();
// Pages get their data by the router's own calls, which nobody else sees.
window.fetch = noticingFetch(window.fetch);

await takeDocumentLabels();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
