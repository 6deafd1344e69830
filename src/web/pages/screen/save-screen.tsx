import type { ScreenData } from './load-screen.ts';

/** Saves a screen under a name, for those who are signed in. */
export function SaveScreen({ data }: { data: ScreenData }) {
  if (data.saved === null) return null;
  return null;
}
