import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getSupportTickets } from '../../contracts/accounts/profile.ts';
import { createBrowserCall } from '../api/call.ts';
import { useShell } from './use-shell.ts';

export const TICKETS_PATH = '/profile/tickets/';

/**
 * How many support replies this viewer hasn't read. The server decides who has tickets; nobody else
 * makes this request. Requested after the page has loaded, and again when the tickets section is
 * entered or left, because reading a reply changes the number.
 */
export function useUnreadAnswers(): number {
  const { loadsTickets, viewerTag } = useShell();
  const [unread, setUnread] = useState({ viewerTag, count: 0 });
  const place = useLocation().pathname.startsWith(TICKETS_PATH) ? 'tickets' : 'elsewhere';
  const asked = loadsTickets ? `${viewerTag} ${place}` : null;
  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const [tag = ''] = asked.split(' ');
    countUnread(controller.signal)
      .then((count) => setUnread({ viewerTag: tag, count }))
      // Without a response nothing is shown, as when nothing is unread.
      .catch(() => undefined);
    return () => controller.abort();
  }, [asked]);
  return loadsTickets && unread.viewerTag === viewerTag ? unread.count : 0;
}

async function countUnread(signal: AbortSignal): Promise<number> {
  const result = await createBrowserCall('', signal)(getSupportTickets, {});
  const tickets = result.ok ? result.answer : [];
  return tickets.reduce((sum, { unread }) => sum + unread, 0);
}
