import type { Outage } from './restart-listeners.ts';

const TOLD = 3;

/** How long listeners were away, in the words of a summary; why the longest were is printed. */
export const tellOutages = (outages: readonly Outage[]) => {
  const sorted = outages.toSorted((one, other) => one.ms - other.ms);
  const msAt = (part: number): number => sorted[Math.ceil(sorted.length * part) - 1]?.ms ?? 0;
  for (const { ms, failed } of sorted.slice(-TOLD))
    console.log(`  away ${ms.toFixed(0)} ms, ${failed.length} tries failed: ${failed.join('; ')}`);
  return {
    longest: msAt(1),
    words:
      `listeners moved ${sorted.length} times, away p50 ${msAt(0.5).toFixed(0)} ms, p99 ${msAt(0.99).toFixed(0)} ms, ` +
      `longest ${msAt(1).toFixed(0)} ms`,
  };
};
