/** The CRC-32 polynomial as used by gzip, highest power on the right. */
const POLYNOMIAL = 0xedb8_8320;
const HIGHEST_BIT = 0x8000_0000;
/** x^(2^k) by k; a text of 2^k bytes is 2^(k + 3) bits. */
const SQUARES = [0x4000_0000];
for (let k = 1; k < 32; k += 1) SQUARES.push(multiply(SQUARES[k - 1]!, SQUARES[k - 1]!));

/**
 * The CRC-32 of two concatenated texts, calculated from their own checksums without rereading them.
 */
export function combineChecksums(first: number, second: number, secondBytes: number): number {
  let shift = HIGHEST_BIT;
  for (let rest = secondBytes, k = 3; rest > 0; rest = Math.floor(rest / 2), k += 1) {
    if (rest % 2 === 1) shift = multiply(SQUARES[k % 32]!, shift);
  }
  return (multiply(shift, first) ^ second) >>> 0;
}

/** The product of two polynomials over bits, modulo the checksum polynomial. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = HIGHEST_BIT; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
