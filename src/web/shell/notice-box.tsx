import { useEffect } from 'react';
import { AlertBox } from '../../widgets/alerts/alert-box.tsx';
import { useAlertQueue } from '../../widgets/alerts/use-alert-queue.ts';
import { alertTexts } from '../texts/alert-texts.ts';
import { onNotice } from './notices.ts';
import { useLabels } from './use-labels.ts';

/** Where notices of the shell and of pages appear; shared by all pages. */
export function NoticeBox() {
  const [queue, send] = useAlertQueue();
  const t = useLabels();
  useEffect(() => onNotice((alert) => send({ type: 'add', alert })), [send]);
  return <AlertBox queue={queue} onEvent={send} texts={alertTexts(t)} isPolite />;
}
