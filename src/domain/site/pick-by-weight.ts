/** Picks one at random: weight 2 is twice as likely as weight 1. */
export function pickByWeight<T extends { readonly weight: number }>(
  items: readonly T[],
  random: () => number = Math.random,
): T | undefined {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let place = random() * total;
  return items.find(({ weight }) => (place -= weight) < 0);
}
