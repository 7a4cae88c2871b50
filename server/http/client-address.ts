import { BlockList, isIP } from 'node:net';

/**
 * Finds who is really asking: the peer, or, when the peer is a trusted proxy, the last address in `X-Forwarded-For`
 * that no trusted proxy added. A hop count would let a visitor choose their own address.
 * @param trustedProxies CIDR ranges
 * @returns a function from the peer's address and the header to an address, '' when there is none
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
    let address = plain(peer ?? '');
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    while (isIP(address) && isTrusted(address)) {
      const previous = hops.pop();
      if (!previous || !isIP(previous)) break;
      address = previous;
    }
    return address;
  };
}

/** An address without the port that some proxies write; IPv4 that arrived over an IPv6 socket is written as IPv4. */
function plain(written: string): string {
  const [, own = written] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(written)?.filter(Boolean) ?? [];
  return own.startsWith('::ffff:') && own.includes('.') ? own.slice(7) : own;
}
