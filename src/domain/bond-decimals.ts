/** How many digits bonds have after the point, wherever they are shown: one precision a column. */
export const BOND_DECIMALS = {
  price: 3,
  yield: 3,
  duration: 2,
  spread: 0,
  convexity: 1,
  // Of 100 nominal, as the API and Excel give it.
  dv01: 5,
} as const;
