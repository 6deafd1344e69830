import type { AddinSettings } from '../contracts/clients/addin.ts';

declare global {
  /** Written by the server before the program; not every Excel runtime has `globalThis`. */
  // oxlint-disable-next-line no-var
  var parcurveAddin: AddinSettings;
}

export const { origin, language, texts } = parcurveAddin;
