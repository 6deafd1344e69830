import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key for per-address rate limits. A household or a rented machine has a whole IPv6 /64 and
 * could use a different address for each request.
 */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain)) return plain;
  // A proxy may write anything; values that aren't IP addresses are counted together.
  if (!isIPv6(plain)) return 'unknown';
  const groups = parseGroups(plain);
  const isMappedIPv4 = groups[5] === 0xff_ff && groups.slice(0, 5).every((group) => group === 0);
  if (isMappedIPv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in any notation. */
function parseGroups(address: string): number[] {
  // The host of a URL has no dotted end and no leading zeros.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = host
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
