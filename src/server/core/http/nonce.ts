import { randomFillSync } from 'node:crypto';

const NONCE_BYTES = 16;
/**
 * Random bytes for many nonces at once: one call per nonce took 4 % of the processor time of cached
 * pages.
 */
const supply = Buffer.alloc(256 * NONCE_BYTES);
let used = supply.length;

/** The secret that all scripts of one page carry and that can't be guessed. */
export function newNonce(): string {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += NONCE_BYTES;
  return supply.toString('base64', used - NONCE_BYTES, used);
}
