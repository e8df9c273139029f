import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './network.ts';

const group = fc.integer({ min: 0, max: 0xff_ff });
const four = fc.tuple(group, group, group, group);
const written = (groups: readonly number[]): string => groups.map((part) => part.toString(16)).join(':');
const isMapped = ([a, b, c, d]: readonly number[], [e, f]: readonly number[]): boolean =>
  [a, b, c, d, e].every((part) => part === 0) && f === 0xff_ff;

describe('what limits by address count as one', () => {
  it.each([
    ['27.34.1.2', '27.34.1.2'],
    ['::ffff:27.34.1.2', '27.34.1.2'],
    ['::FFFF:1b22:102', '27.34.1.2'],
    ['0:0:0:0:0:ffff:27.34.1.2', '27.34.1.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::7:1.2.3.4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    '1:2:3',
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
    ':::',
    '12345::',
    '1:2:3:4:5:6:7::8',
  ])('%j is no address and stays as it is', (text) => {
    expect(networkOf(text)).toBe(text);
  });

  it.each([
    ['27.34.1.2', ['27.34.1.2', '27.34.1.0/24']],
    ['::ffff:27.34.1.2', ['27.34.1.2', '27.34.1.0/24']],
    ['2001:db8:1:2ab::9', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['unknown', ['unknown']],
  ])('%s stands in %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });

  it('is the first half of an IPv6 address, whatever the second half is', () => {
    fc.assert(
      fc.property(four, four, four, (net, one, other) => {
        fc.pre(!isMapped(net, one) && !isMapped(net, other));
        const key = networkOf(written([...net, ...one]));
        expect(networkOf(written([...net, ...other]))).toBe(key);
        expect(key).toBe(`${written(net)}::/64`);
      }),
    );
  });

  it('is not changed by being asked again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (address) => {
        expect(networkOf(networkOf(address))).toBe(networkOf(address));
      }),
    );
  });

  it('is the same however an IPv4 address is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(networkOf(`::ffff:${address}`)).toBe(address);
        expect(networkOf(address)).toBe(address);
      }),
    );
  });
});
