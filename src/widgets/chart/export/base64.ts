/** Call arguments are on the stack, which a whole font would overflow. */
const CHUNK_BYTES = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  }
  return btoa(chunks.join(''));
}
