/** One of several at random: with weight 2 twice as often as with weight 1. */
export function pickByWeight<T extends { readonly weight: number }>(
  items: readonly T[],
  random: () => number = Math.random,
): T | undefined {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let place = random() * total;
  return items.find(({ weight }) => (place -= weight) < 0);
}
