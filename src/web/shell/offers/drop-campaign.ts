import { withoutCampaign } from '../../../domain/site/campaign.ts';

/**
 * Takes the parameters of a campaign out of the address bar. The server has read them; here they
 * would only go into links and bookmarks.
 */
export function dropCampaign(): void {
  const plain = withoutCampaign(location.href);
  if (plain !== location.href) history.replaceState(history.state, '', plain);
}
