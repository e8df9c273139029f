import { RATIOS, type Ratio, type RatioUnit } from '@chuli/fundamentals';
import type { MeasureKind } from './measure-kind.ts';
import type { Unit } from './units.ts';

/** Crores, days and years are plain numbers of a rule: `price_mw < 20` is twenty crore. */
const UNITS: Readonly<Record<RatioUnit, Unit>> = {
  rupees: 'rupees',
  percent: 'percent',
  rate: 'percent',
  times: 'times',
  crore: 'points',
  days: 'points',
  years: 'points',
};

export const unitOfRatio = ({ unit }: Ratio): Unit => UNITS[unit];

/** Ratios of reports as the stock filter knows them, of one day: scans, which look back, have those of `COMPANY_MEASURES`. */
export const RATIO_MEASURES: ReadonlyMap<string, MeasureKind> = new Map(
  RATIOS.map((ratio) => [
    ratio.id,
    {
      name: ratio.id,
      title: ratio.words,
      parameters: [],
      lines: new Map([['value', { unit: unitOfRatio(ratio), words: [], timeframes: ['daily'] }]]),
      usual: 'value',
      group: null,
      source: 'reports',
    },
  ]),
);
