import {
  type Candle,
  type Chosen,
  type Indicator,
  type Parameter,
  atr,
  bollinger,
  ema,
  macd,
  rsi,
  series,
  sma,
} from '@chuli/indicators';
import { digits, t } from '@chuli/language';
import type { ChartLine } from '@chuli/ui';

type Shape = ChartLine['shape'];
type Part = { name: string; shape: Shape; values: (number | null)[] };

/** How an indicator is drawn: over the prices, or in a pane of its own. */
export type IndicatorKind = {
  id: string;
  title: string;
  place: 'overlay' | 'pane';
  levels: readonly number[];
  parameters: Readonly<Record<string, Parameter>>;
  compute: (chosen: Readonly<Record<string, number>>, candles: readonly Candle[]) => Part[];
};

type Drawn<O> = {
  place: IndicatorKind['place'];
  levels?: readonly number[];
  /** Its lines, the first of which bears its name alone. */
  parts: Readonly<Record<string, { shape: Shape; of: (value: O) => number }>>;
};

const kind = <P extends string, S extends object, O>(
  indicator: Indicator<P, S, O>,
  { place, levels = [], parts }: Drawn<O>,
): IndicatorKind => ({
  id: indicator.id,
  title: indicator.title,
  place,
  levels,
  parameters: indicator.parameters,
  compute: (chosen, candles) => {
    const values = series(indicator, chosen as Chosen<P>, candles);
    return Object.entries(parts).map(([name, { shape, of }]) => ({
      name,
      shape,
      values: values.map((value) => (value === null ? null : of(value))),
    }));
  },
});

const single = { '': { shape: 'line', of: (value: number) => value } } as const;

export const INDICATOR_KINDS: readonly IndicatorKind[] = [
  kind(sma, { place: 'overlay', parts: single }),
  kind(ema, { place: 'overlay', parts: single }),
  kind(bollinger, {
    place: 'overlay',
    parts: {
      upper: { shape: 'faint', of: ({ upper }) => upper },
      middle: { shape: 'faint', of: ({ middle }) => middle },
      lower: { shape: 'faint', of: ({ lower }) => lower },
    },
  }),
  kind(rsi, { place: 'pane', levels: [30, 70], parts: single }),
  kind(macd, {
    place: 'pane',
    levels: [0],
    parts: {
      '': { shape: 'line', of: (value) => value.macd },
      signal: { shape: 'line', of: ({ signal }) => signal },
      histogram: { shape: 'columns', of: ({ histogram }) => histogram },
    },
  }),
  kind(atr, { place: 'pane', parts: single }),
];

/** What a reader calls it: `EMA`, `Bollinger`. */
export const shortName = ({ id }: IndicatorKind): string =>
  id === 'bollinger' ? t('Bollinger') : id.toUpperCase();

/** `EMA 21`. */
export const nameWith = (kind: IndicatorKind, numbers: readonly number[]): string =>
  `${shortName(kind)} ${digits(numbers.join(' '))}`;
