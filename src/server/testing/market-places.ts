import { BOND_PLACES } from '../areas/bonds/testing/places.ts';
import { CLIENT_PLACES } from '../areas/clients/testing/places.ts';
import { CURRENCY_PLACES } from '../areas/currencies/testing/places.ts';
import { CURVE_PLACES } from '../areas/curves/testing/places.ts';
import { DERIVATIVES_PLACES } from '../areas/derivatives/testing/places.ts';
import { HOME_PLACES } from '../areas/home/testing/places.ts';
import { INSTRUMENT_PLACES } from '../areas/instruments/testing/places.ts';
import { SCREEN_PLACES } from '../areas/screens/testing/places.ts';
import type { Place } from './place-rules.ts';

/** All endpoints that show values, with a rule for each field: every area has its own. */
export const PLACES: readonly Place[] = [
  ...HOME_PLACES,
  ...BOND_PLACES,
  ...CURVE_PLACES,
  ...SCREEN_PLACES,
  ...CLIENT_PLACES,
  ...DERIVATIVES_PLACES,
  ...INSTRUMENT_PLACES,
  ...CURRENCY_PLACES,
];
