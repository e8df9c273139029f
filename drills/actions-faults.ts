import type { Random } from '@chuli/simulator';

/** A bar as a source prints it, free to be spoilt. */
export type PrintedBar = {
  session: number;
  open: number | null;
  high: number;
  low: number;
  close: number;
  previous_close: number | null;
  sources_agreeing: number;
  flags: string;
};

type Spoil = (random: Random, bars: PrintedBar[]) => PrintedBar[];

const FROM_START = 25;
const anyOf = (random: Random, bars: readonly PrintedBar[]): number =>
  random.whole(Math.min(FROM_START, bars.length - 2), bars.length - 2);

const spoilAt = (
  bars: PrintedBar[],
  at: number,
  change: (bar: PrintedBar) => Partial<PrintedBar>,
): PrintedBar[] => bars.map((bar, index) => (index === at ? { ...bar, ...change(bar) } : bar));

/** The row of the day is another price; the next day's previous close is the true one. */
const otherClose = (random: Random, bars: PrintedBar[], share: number, flags: string): PrintedBar[] =>
  spoilAt(bars, anyOf(random, bars), ({ close, high, low }) => {
    const wrong = Math.round(close * share);
    return { close: wrong, high: Math.max(high, wrong), low: Math.min(low, wrong), flags };
  });

const swapped: Spoil = (random, bars) => {
  const start = anyOf(random, bars);
  const share = random.between(0.3, 0.75);
  const end = start + random.whole(3, 25);
  const other = (price: number): number => Math.round(price * share);
  let lastOther: number | null = null;
  return bars.map((bar, index) => {
    if (index < start || index > end || random.chance(0.5)) return bar;
    const { open, high, low, close } = bar;
    const swap = {
      ...bar,
      open: open === null ? null : other(open),
      high: other(high),
      low: other(low),
      close: other(close),
      previous_close: lastOther ?? other(bars[index - 1]?.close ?? close),
    };
    lastOther = swap.close;
    return swap;
  });
};

/** What sources get wrong, by name. */
export const FAULTS = {
  'previous close kept from days before': (random, bars) => {
    const at = anyOf(random, bars);
    const old = bars[Math.max(0, at - random.whole(2, 11))]?.close ?? null;
    return spoilAt(bars, at, () => ({ previous_close: old }));
  },
  'previous close of nowhere': (random, bars) =>
    spoilAt(bars, anyOf(random, bars), ({ close }) => ({
      previous_close: Math.round(close * random.between(0.55, 0.985)),
    })),
  'odd close': (random, bars) =>
    otherClose(random, bars, random.between(0.6, 1.6), random.chance(0.5) ? 'D' : ''),
  'sources disagree': (random, bars) => otherClose(random, bars, random.between(0.95, 1.05), 'D'),
  'two securities in one series': swapped,
  'days missing': (random, bars) => {
    const at = anyOf(random, bars);
    return bars.toSpliced(at, random.whole(1, 4));
  },
} satisfies Record<string, Spoil>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
