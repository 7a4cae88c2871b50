import { BlockList, isIP } from 'node:net';

/**
 * Finds a request's client address: the peer's, or, if the peer is a trusted proxy, the last address in `X-Forwarded-For`
 * that is not a trusted proxy. A fixed hop count would let clients forge their address.
 * @param trustedProxies CIDR ranges
 * @returns a function from the peer's address and the header to the client address, '' if there is none
 */
export function clientAddressReader(
  trustedProxies: string[],
): (peer: string | undefined, forwardedFor: string | undefined) => string {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    trusted.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (peer, forwardedFor) => {
    let address = normalizeAddress(peer ?? '');
    const hops = (forwardedFor ?? '').split(',').map((hop) => normalizeAddress(hop.trim()));
    while (isIP(address) && isTrusted(address)) {
      const previous = hops.pop();
      if (!previous || !isIP(previous)) break;
      address = previous;
    }
    return address;
  };
}

/** Removes the port that some proxies add, and turns IPv4-mapped IPv6 addresses into IPv4. */
function normalizeAddress(written: string): string {
  const [, own = written] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(written)?.filter(Boolean) ?? [];
  return own.startsWith('::ffff:') && own.includes('.') ? own.slice(7) : own;
}
