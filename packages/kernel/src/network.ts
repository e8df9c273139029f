const GROUP = /^[0-9a-f]{1,4}$/i;
const DOTTED = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

const hex = (group: number): string => group.toString(16);

const pair = (high: string, low: string): string => hex(Number(high) * 256 + Number(low));

/** `::ffff:1.2.3.4` in groups alone. */
const withoutDots = (text: string): string =>
  text.replace(DOTTED, (_, a: string, b: string, c: string, d: string) => `${pair(a, b)}:${pair(c, d)}`);

/** The eight groups of an IPv6 address; null for what is none. */
const groupsOf = (address: string): number[] | null => {
  const [head = '', tail, ...rest] = withoutDots(address.replace(/%.*$/, '')).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (left === undefined || right === undefined || rest.length > 0) return null;
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups.every((group) => GROUP.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
};

const V4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

const aroundV4 = (address: string): readonly string[] => {
  const block = V4.exec(address)?.[1];
  return block === undefined ? [address] : [address, `${block}.0/24`];
};

const aroundV6 = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): readonly string[] => {
  const written = (fourth: number, bits: number): string =>
    `${[a, b, c, fourth].map(hex).join(':')}::/${bits}`;
  return [written(d, 64), written(d & 0xff_00, 56), written(0, 48)];
};

/**
 * The networks around an address, the narrowest first. Of IPv6 the /64, which is what a provider gives to one
 * customer, who has all 2^64 addresses in it; the /56 that some give; the /48 that anybody can rent. Of IPv4, also
 * where it is written as IPv6, the address and its /24. Anything else is its own.
 */
export const networksOf = (address: string): readonly string[] => {
  const groups = address.includes(':') ? groupsOf(address) : null;
  if (groups === null) return aroundV4(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped ? aroundV4([high >> 8, high & 255, low >> 8, low & 255].join('.')) : aroundV6(groups);
};

/** What limits by address count as one: an IPv4 address or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => networksOf(address)[0] ?? address;
