import { isIPv4, isIPv6 } from 'node:net';

/** How many of an IPv6 address's eight groups identify a customer's network: a /64. */
const prefixGroups = 4;

/**
 * Identifies a caller for the limits: an IPv4 address, or the first 64 bits of an IPv6 address, since one
 * device can use any address of its /64. An IPv4 address in IPv6 form counts as IPv4.
 * @param address as a socket or a proxy gives it; a port, brackets and a zone are ignored.
 * @returns a short text; `unknown` for anything that is not an address.
 */
export function callerOf(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff) return ipv4Of(groups);
  const prefix = groups.slice(0, prefixGroups).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, inBrackets, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? withPort ?? address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // A URL normalizes every form to hexadecimal, with `::` for the longest run of zeros.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [numbers(head), numbers(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function ipv4Of(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
