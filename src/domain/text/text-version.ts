const TWO_32 = 4_294_967_296;

/**
 * A short hash of exactly this text: an edit includes the version that it started from, so that it
 * can't overwrite an unseen change. It guards against accidents, not against attacks.
 */
export function textVersion(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const number = (high >>> 0) % 2_097_152;
  return (number * TWO_32 + (low >>> 0)).toString(36);
}
