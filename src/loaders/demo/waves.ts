import { hash } from './random.ts';

/** A wave component of noise. */
export interface Wave {
  readonly length: number;
  /** Its share of the total amplitude. */
  readonly share: number;
}

/**
 * Continuous noise, about -1 to 1: each wave moves smoothly from one random height to the next. It
 * can be computed at any moment without the earlier ones.
 */
export function waveNoise(waves: readonly Wave[], seed: number, at: number): number {
  let sum = 0;
  for (const { length, share } of waves) {
    const wave = Math.floor(at / length);
    const place = at / length - wave;
    const from = height(seed ^ length, wave);
    const to = height(seed ^ length, wave + 1);
    sum += share * (from + (to - from) * place * place * (3 - 2 * place));
  }
  return sum;
}

function height(seed: number, wave: number): number {
  return hash(seed, wave) / 0x8000_0000 - 1;
}
