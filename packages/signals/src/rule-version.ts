import type { Family } from './define-family.ts';

/** FNV-1a, 32 bits, over UTF-16 units: short, and the same on every machine. */
const fnv1a = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
};

/** Changes when the rule does: a record made by another version is another record. */
export const ruleVersion = ({ id, version, settings }: Family): string => {
  const values = Object.entries(settings).map(([name, { value }]) => `${name}=${value}`);
  const text = [id, version, ...values.toSorted()].join(';');
  return `${version}-${fnv1a(text).toString(16).padStart(8, '0')}`;
};
