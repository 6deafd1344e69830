import { useEffect, useMemo, useState } from 'react';
import { useShell } from '../shell/use-shell.ts';
import { noticeViewer } from '../shell/viewer-watch.ts';
import { NO_LIVE_QUOTES, QuoteBoard, type LiveQuotes } from './quote-board.ts';

/**
 * The live quotes of these instruments; empty until the stream is open. Enable it only if the
 * viewer sees values (`globals.userPaidAccess`), because the server rejects others.
 */
export function useLiveQuotes(ids: readonly number[], isEnabled: boolean): LiveQuotes {
  const { dataServer, viewerTag } = useShell();
  const [live, setLive] = useState(NO_LIVE_QUOTES);
  const board = useMemo(
    () =>
      new QuoteBoard({
        base: dataServer,
        viewerTag,
        onChange: setLive,
        onViewer: noticeViewer,
      }),
    [dataServer, viewerTag],
  );
  // The order doesn't matter: sorting a table opens no new stream.
  const key = isEnabled ? [...new Set(ids)].toSorted((a, b) => a - b).join(',') : '';

  useEffect(() => () => board.stop(), [board]);
  useEffect(() => board.follow(key === '' ? [] : key.split(',').map(Number)), [board, key]);

  return key === '' ? NO_LIVE_QUOTES : live;
}
