import type { Family, Side, Timeframe } from '../../src/index.ts';
import type { Bar, Column } from './bars.ts';

/** What a sentence is recomputed from: the bars, the settings of its family, and the list that says it. */
export type Hand = {
  readonly bars: readonly Bar[];
  readonly high: Column;
  readonly low: Column;
  readonly close: Column;
  readonly volume: Column;
  readonly family: Family;
  readonly kind: string;
  readonly timeframe: Timeframe;
  readonly side: Side;
  /** The value of a published setting of the family. */
  readonly n: (setting: string) => number;
};

export type Listed = Pick<Hand, 'family' | 'kind' | 'timeframe' | 'side'>;

/** The two sides of a comparison at every bar. */
export type Compared = readonly [left: Column, right: Column];

/** By the words of a condition, as they stand in the rule. */
export type Sentences = Readonly<Record<string, (hand: Hand) => Compared>>;

export const handOf = (bars: readonly Bar[], listed: Listed): Hand => ({
  ...listed,
  bars,
  high: bars.map(({ high }) => high),
  low: bars.map(({ low }) => low),
  close: bars.map(({ close }) => close),
  volume: bars.map(({ volume }) => volume),
  n: (setting) => {
    const value = listed.family.settings[setting]?.value;
    if (value === undefined) throw new Error(`${listed.family.id} has no setting ${setting}`);
    return value;
  },
});

/** The same number at every bar. */
export const always = ({ bars }: Hand, value: number): Column => bars.map(() => value);
