import type { SetKind } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

type Numbered = { readonly name: string; readonly label: Phrase; readonly usual: number };

export type SetForm = {
  readonly kind: SetKind;
  readonly label: Phrase;
  readonly numbers: readonly Numbered[];
};

const lengths = (low: number, high: number): readonly Numbered[] => [
  { name: 'low', label: 'Short length', usual: low },
  { name: 'high', label: 'Long length', usual: high },
];

/** What each set asks for, with the numbers that are usual. */
export const SET_FORMS: readonly SetForm[] = [
  { kind: 'sma', label: 'SMA', numbers: lengths(20, 50) },
  { kind: 'ema', label: 'EMA', numbers: lengths(9, 21) },
  {
    kind: 'rsi',
    label: 'RSI',
    numbers: [
      { name: 'low', label: 'Buy above', usual: 30 },
      { name: 'high', label: 'Sell below', usual: 70 },
    ],
  },
  { kind: 'macd', label: 'MACD', numbers: [] },
  {
    kind: 'supertrend',
    label: 'SuperTrend',
    numbers: [
      { name: 'length', label: 'Length', usual: 10 },
      { name: 'multiplier', label: 'Multiplier', usual: 3 },
    ],
  },
  {
    kind: 'di',
    label: 'DI',
    numbers: [
      { name: 'positive', label: 'Length of +DI', usual: 14 },
      { name: 'negative', label: 'Length of −DI', usual: 14 },
    ],
  },
  {
    kind: 'psar',
    label: 'PSAR',
    numbers: [
      { name: 'start', label: 'Start', usual: 0.02 },
      { name: 'increment', label: 'Increment', usual: 0.02 },
      { name: 'maximum', label: 'Maximum', usual: 0.2 },
    ],
  },
];

/** `9, 21`; of MACD the numbers that it always has. */
export const numbersText = (row: object, { numbers, kind }: SetForm): string => {
  const named = new Map<string, unknown>(Object.entries(row));
  return kind === 'macd' ? '9, 12, 26' : numbers.map(({ name }) => Number(named.get(name))).join(', ');
};
