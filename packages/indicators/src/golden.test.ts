import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TOLERANCE, compare, goldenBars, goldenCases, goldenText, sources } from '../testing/golden.ts';
import { LEVEL } from './level/list.ts';
import { MOMENTUM } from './momentum/list.ts';
import { STRUCTURE } from './structure/list.ts';
import { TREND } from './trend/list.ts';
import { VOLATILITY } from './volatility/list.ts';
import { VOLUME } from './volume/list.ts';

const bars = goldenBars();
const SOURCES = sources();

describe.each([...TREND, ...MOMENTUM, ...VOLATILITY, ...VOLUME, ...LEVEL, ...STRUCTURE])(
  '$id',
  (indicator) => {
    const cases = SOURCES.flatMap((source) =>
      goldenCases(source, indicator.id).map((one) =>
        Object.assign(one, { source, said: JSON.stringify(one.chosen) }),
      ),
    );

    it('has golden values from outside the product', () => {
      expect(cases.length).toBeGreaterThan(0);
    });

    it.each(cases)('agrees with $source on $symbol for $said', ({ symbol, chosen, columns }) => {
      const { furthest, where } = compare(indicator, chosen, bars.get(symbol) ?? [], columns);
      expect(furthest, where).toBeLessThanOrEqual(TOLERANCE);
    });

    it('has a golden value for every output', () => {
      const named = new Set(cases.flatMap(({ columns }) => Object.keys(columns)));
      const [first] = cases;
      const running = indicator.init(first?.chosen ?? {});
      const spoken = (bars.get(first?.symbol ?? '') ?? []).map((bar) => indicator.step(running, bar));
      const output = spoken.findLast((value) => value !== null);
      expect(
        typeof output === 'object' && output !== null ? Object.keys(output).toSorted() : ['value'],
      ).toEqual([...named].toSorted());
    });
  },
);

it.each(['', ...SOURCES.map((source) => `indicators/${source}/`)])(
  'what lies in testdata/golden/%s is what its script wrote',
  (folder) => {
    const { sha256 } = JSON.parse(goldenText(`${folder}metadata.json`)) as { sha256: Record<string, string> };
    for (const [file, sum] of Object.entries(sha256))
      expect(
        createHash('sha256')
          .update(goldenText(`${folder}${file}`))
          .digest('hex'),
        file,
      ).toBe(sum);
  },
);
