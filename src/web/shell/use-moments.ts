import { displayLocalDay, displayMoment } from '../../domain/text/format.ts';
import { useShell } from './use-shell.ts';

/** Formats times from responses the way this page does. */
export function useMoments() {
  const { globals, timeZone } = useShell();
  return {
    day: (iso: string) => displayLocalDay(Date.parse(iso) / 1000, globals.lang, timeZone),
    moment: (iso: string) => displayMoment(Date.parse(iso), globals.lang, timeZone),
  };
}
