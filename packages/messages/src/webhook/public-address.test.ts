import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['this network', '0.0.0.0'],
  ['unspecified', '::'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['private', 'fd12:3456::1'],
  ['metadata', '169.254.169.254'],
  ['metadata', 'fd00:ec2::254'],
  ['metadata of another cloud', '192.0.0.192'],
  ['metadata behind a carrier', '100.100.100.200'],
  ['carrier', '100.64.0.1'],
  ['carrier', '100.127.255.255'],
  ['link-local', '169.254.0.1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['future use', '240.0.0.1'],
  ['benchmarks', '198.18.0.1'],
  ['examples', '203.0.113.7'],
  ['examples', '2001:db8::1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6', '::ffff:7f00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['no address', 'localhost'],
  ['no address', '2130706433'],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
