import { BlockList, isIP, isIPv6 } from 'node:net';

// Everything that is not the public internet (IANA special-purpose registries). IPv4 addresses wrapped in IPv6
// (::ffff:10.0.0.1) are unwrapped by BlockList itself.
const notPublic = new BlockList();
const RANGES_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
const RANGES_V6 =
  '::/128 ::1/128 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';
for (const [type, ranges] of [
  ['ipv4', RANGES_V4],
  ['ipv6', RANGES_V6],
] as const) {
  for (const range of ranges.split(' ')) {
    const [net = '', bits] = range.split('/');
    notPublic.addSubnet(net, Number(bits), type);
  }
}

/** @param address an IPv4 or IPv6 address; anything else counts as private */
export function isPrivateAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? '';
  return isIP(bare) === 0 || notPublic.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** Whether a URL's host is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  const host = bareHost(hostname);
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Whether a URL's host is an IP address or localhost: configured on purpose, with nothing to resolve. */
export function isFixedHost(hostname: string): boolean {
  return isIP(bareHost(hostname)) !== 0 || isLoopbackHost(hostname);
}

/** Whether a URL's host is in the operator's own network: by its address, or by a name unknown to the public internet. */
export function isOwnNetworkHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return !host.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(host);
}

function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
