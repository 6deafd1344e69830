import { withoutCampaign } from '../../../domain/site/campaign.ts';

/**
 * Removes campaign parameters from the URL. The server has read them; here they would only spread
 * into links and bookmarks.
 */
export function dropCampaign(): void {
  const plain = withoutCampaign(location.href);
  if (plain !== location.href) history.replaceState(history.state, '', plain);
}
