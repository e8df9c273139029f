import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What is not reached over the public internet (IANA's registries of special addresses, read 2026-09). */
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of the only block that is given out: protocols and tunnels with an IPv4 address inside, and examples. */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const listOf = (nets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
};

const reservedV4 = listOf(RESERVED_V4, 'ipv4');
const reservedV6 = listOf(RESERVED_V6, 'ipv6');
const givenOutV6 = listOf([['2000::', 3]], 'ipv6');

/**
 * Whether an address is somebody's on the public internet. Of IPv6 only what is given out counts, so that addresses which
 * hold one of IPv4 (`::ffff:127.0.0.1`, `64:ff9b::7f00:1`) are refused whatever they hold.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !reservedV4.check(address, 'ipv4');
  return isIPv6(address) && givenOutV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
};
