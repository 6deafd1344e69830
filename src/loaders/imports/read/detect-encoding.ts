import { isUtf8 } from 'node:buffer';
import { completeLength } from './decode-text.ts';
import type { Encoding } from './read-settings.ts';

/** The encodings that fit the beginning of a file, the most probable first. */
export interface EncodingChoice {
  readonly encodings: readonly Encoding[];
  /** The others give another text, and may be right. */
  readonly isDoubtful: boolean;
}

const LEGACY = ['windows-1252', 'windows-1251', 'gb18030'] as const;
type Legacy = (typeof LEGACY)[number];

export function detectEncoding(head: Uint8Array): EncodingChoice {
  if (head[0] === 0xff && head[1] === 0xfe) return sure('utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return sure('utf-16be');
  const wide = detectWide(head);
  if (wide) return sure(wide);
  if (isUtf8(head.subarray(0, completeLength(head)))) return sure('utf-8');
  return detectLegacy(head);
}

function sure(encoding: Encoding): EncodingChoice {
  return { encodings: [encoding], isDoubtful: false };
}

/** UTF-16 without a mark: the digits and separators of a table have a zero in every other byte. */
function detectWide(head: Uint8Array): Encoding | undefined {
  const length = Math.min(head.length, 10_000);
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (head[at] === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 8 && even * 10 < odd) return 'utf-16le';
  return even > length / 8 && odd * 10 < even ? 'utf-16be' : undefined;
}

/** A score from 0 to 1 for each; sure only if one fits and no other one does. */
function detectLegacy(head: Uint8Array): EncodingChoice {
  const scores: Record<Legacy, number> = { ...scoreWords(head), gb18030: scoreChinese(head) };
  const encodings = LEGACY.toSorted((a, b) => scores[b] - scores[a]);
  const [first, second] = encodings as [Legacy, Legacy];
  const isClear = scores[first] >= 0.8 && scores[second] <= 0.6;
  const isSame = !isClear && new Set(LEGACY.map((name) => decodeHead(head, name))).size === 1;
  return { encodings, isDoubtful: !isClear && !isSame };
}

function decodeHead(head: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(head);
}

/** Dashes, quotes, spaces and signs that both Western and Russian texts have. */
const MARKS = new Set([
  0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xa7, 0xa9, 0xab, 0xae, 0xb0, 0xb1,
  0xb7, 0xb9, 0xbb,
]);

/** Russian words consist of bytes above 127; Western ones have single ones among plain letters. */
function scoreWords(head: Uint8Array): Record<'windows-1251' | 'windows-1252', number> {
  let russian = 0;
  let western = 0;
  let strange = 0;
  let plain = 0;
  let capitals = 0;
  let small = 0;
  for (const byte of head) {
    const isPlain = (byte | 32) >= 97 && (byte | 32) <= 122;
    // Ё and ё are apart from the other letters.
    if (byte >= 0xe0 || byte === 0xb8) small += 1;
    else if (byte >= 0xc0 || byte === 0xa8) capitals += 1;
    else if (isPlain) plain += 1;
    if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 || isPlain) continue;
    const high = capitals + small;
    // Россия, ОФЗ and a single letter are words; a mixture of capitals and small letters isn’t.
    if (plain === 0 && (capitals <= 1 || small === 0) && high !== 1) russian += high;
    else if (plain >= high) western += high;
    else if (high > 1) strange += high;
    if (byte >= 0x80 && !MARKS.has(byte)) strange += 1;
    plain = 0;
    capitals = 0;
    small = 0;
  }
  const total = Math.max(russian + western + strange, 1);
  return { 'windows-1251': russian / total, 'windows-1252': western / total };
}

/** The share of pairs that are frequent Chinese characters or marks; 0 if some bytes aren’t pairs. */
function scoreChinese(head: Uint8Array): number {
  let pairs = 0;
  let frequent = 0;
  for (let at = 0; at < head.length; at += 1) {
    const lead = head[at]!;
    if (lead < 0x80) continue;
    const trail = head[at + 1];
    if (trail === undefined) break;
    const isPair = trail >= 0x40 && trail !== 0x7f && trail !== 0xff;
    const isFour = trail >= 0x30 && trail <= 0x39;
    if (lead === 0xff || (!isPair && !isFour)) return 0;
    pairs += 1;
    const isFrequent = (lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3);
    if (isFrequent && trail >= 0xa1) frequent += 1;
    at += isFour ? 3 : 1;
  }
  return pairs === 0 ? 0 : frequent / pairs;
}
