import { RANGES } from '@chuli/ui';
import { type AddressPart, choicePart } from '../../../screen-kit/address.ts';
import { CHART_INTERVALS, type ChartInterval } from '../../../shared/chart/chart-interval.ts';
import { type ChosenIndicator, indicatorsPart } from '../../../shared/chart/chosen-indicators.ts';

const MOST_CELLS = 6;

/** One chart of a wall. */
export type WallCell = {
  symbol: string;
  interval: ChartInterval;
  indicators: readonly ChosenIndicator[];
};

export const LINKS = ['crosshair', 'range', 'symbol', 'interval'] as const;
export type WallLink = (typeof LINKS)[number];

/** What the cells share before anybody has chosen. */
const USUAL_LINKS: readonly WallLink[] = ['crosshair'];
const NO_LINK = 'none';

const SYMBOL = /^[A-Z0-9][A-Z0-9/.-]{0,19}$/;
const indicators = indicatorsPart();

const readCell = (text: string): WallCell | null => {
  const [head = '', ...chosen] = text.split('~');
  const [name = '', span] = head.split(':');
  const symbol = name.toUpperCase();
  if (!SYMBOL.test(symbol)) return null;
  const interval = CHART_INTERVALS.find((one) => one === span) ?? 'D';
  return { symbol, interval, indicators: indicators.read(chosen.join(',')) };
};

const writeCell = ({ symbol, interval, indicators: chosen }: WallCell): string => {
  const texts = indicators.write(chosen)?.split(',') ?? [];
  return [`${symbol}:${interval}`, ...texts].join('~');
};

/** `NEPSE:D,NABIL:15~ema:21`: symbol and interval of each cell, and after them its indicators. */
const cellsPart = (): AddressPart<readonly WallCell[]> => ({
  read: (text) =>
    (text ?? '')
      .split(',')
      .flatMap((one) => readCell(one) ?? [])
      .slice(0, MOST_CELLS),
  write: (cells) => cells.map(writeCell).join(',') || null,
});

const isUsual = (links: readonly WallLink[]): boolean => links.join() === USUAL_LINKS.join();

/** `crosshair,range`; nothing stands for the usual, and `none` for none. */
const linkPart = (): AddressPart<readonly WallLink[]> => ({
  read: (text) => {
    if (text === null) return USUAL_LINKS;
    const named = text.split(',');
    return LINKS.filter((link) => named.includes(link));
  },
  write: (links) => (isUsual(links) ? null : links.join(',') || NO_LINK),
});

/** Which of the cells is worked on, counted from one: on a phone it is the one that is shown. */
const cellPart = (): AddressPart<number> => ({
  read: (text) => {
    const count = Number(text ?? 1);
    return Number.isInteger(count) && count >= 1 && count <= MOST_CELLS ? count - 1 : 0;
  },
  write: (index) => (index === 0 ? null : String(index + 1)),
});

/** Everything that decides what a wall shows: a link restores it. */
export const wallAddress = {
  cells: cellsPart(),
  link: linkPart(),
  cell: cellPart(),
  /** All of them, or the one that is worked on over the whole window. */
  show: choicePart(['all', 'one'], 'all'),
  range: choicePart(RANGES, '1Y'),
};
