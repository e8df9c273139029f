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

/**
 * What limits by address count as one: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6
 * address, which is what a provider gives to one customer, who has all 2^64 addresses in it. Anything else is its own.
 */
export const networkOf = (address: string): string => {
  const groups = address.includes(':') ? groupsOf(address) : null;
  if (groups === null) return address;
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
};
