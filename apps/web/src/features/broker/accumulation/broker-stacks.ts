import type { WindowRow } from './window-words.ts';

/** As many as there are tones that can be told apart. */
const MOST_STACKED = 5;
const WIDTH = 0.76;

type Told = Pick<WindowRow, 'brokers'>;

const largestOf = (rows: readonly Told[]): string[] => {
  const sums = new Map<string, number>();
  for (const { brokers } of rows)
    for (const { broker, volume_percent } of brokers)
      sums.set(broker, (sums.get(broker) ?? 0) + Math.abs(volume_percent ?? 0));
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([broker]) => broker)
    .slice(0, MOST_STACKED);
};

/** Those that were asked for, else those with the largest nets of the sessions. */
const brokersOf = (rows: readonly Told[], asked: string): string[] => {
  const named = asked.split(/[ ,]+/).filter((one) => /^[A-Za-z]?\d{1,3}$/.test(one));
  return named.length === 0 ? largestOf(rows) : [...new Set(named)].slice(0, MOST_STACKED);
};

type Block = { readonly slot: number; readonly place: number; readonly from: number; readonly to: number };

const blocksOf = (rows: readonly Told[], brokers: readonly string[]): Block[] =>
  rows.flatMap((row, slot) => {
    let [up, down] = [0, 0];
    return brokers.flatMap((broker, place): Block[] => {
      const net = row.brokers.find((one) => one.broker === broker)?.volume_percent ?? 0;
      if (net === 0) return [];
      const from = net > 0 ? up : down;
      if (net > 0) up += net;
      else down += net;
      return [{ slot, place, from, to: from + net }];
    });
  });

/** Nets of brokers upon each other, bought above zero and sold below it. */
export const stackOf = (rows: readonly Told[], asked: string) => {
  const brokers = brokersOf(rows, asked);
  const blocks = blocksOf(rows, brokers);
  return {
    brokers,
    ends: blocks.map(({ to }) => to),
    pathsOn: (y: (value: number) => number): string[] =>
      brokers.map((_, place) =>
        blocks
          .filter((block) => block.place === place)
          .map(
            ({ slot, from, to }) =>
              `M${slot + (1 - WIDTH) / 2} ${y(from).toFixed(1)}h${WIDTH}V${y(to).toFixed(1)}h${-WIDTH}z`,
          )
          .join(''),
      ),
  };
};
