import type { StockSymbol } from '@chuli/kernel';
import { SECTORS, instrumentOf } from '@chuli/market';
import type { Company } from '@chuli/registry/reference';
import { type Universe, wordOf } from '@chuli/scan';
import type { PackedBars } from './packed-bars.ts';

/** Sessions of which the mean turnover of a universe is taken, those without a trade included. */
const TURNOVER_SESSIONS = 20;

const SECTOR_WORDS: ReadonlyMap<number, string> = new Map(SECTORS.map(({ id, name }) => [id, wordOf(name)]));

const isOneOf = (wanted: readonly string[], word: string | undefined): boolean =>
  wanted.length === 0 || (word !== undefined && wanted.includes(word));

/** Whether a stock belongs to a universe by what it is; by what is traded of it decides `isTradedEnough`. */
export const isOfUniverse = (
  universe: Universe,
  symbol: StockSymbol,
  company: Company | undefined,
  mine: ReadonlySet<string>,
): boolean => {
  const { instruments, sectors, symbols, isMine } = universe;
  if (isMine && !mine.has(symbol)) return false;
  return (
    isOneOf(symbols, symbol) &&
    isOneOf(instruments, wordOf(instrumentOf(company?.instrument))) &&
    isOneOf(sectors, SECTOR_WORDS.get(company?.sector_id ?? 0))
  );
};

/**
 * The mean rupees a session over the twenty up to one, of the bars up to it; an amount that is not known counts as
 * nothing.
 */
export const turnoverAt = ({ session, amount }: PackedBars, bar: number, last: number): number => {
  let sum = 0;
  for (let at = bar; at >= 0 && (session[at] ?? 0) > last - TURNOVER_SESSIONS; at -= 1) {
    const rupees = amount[at] ?? 0;
    sum += Number.isNaN(rupees) ? 0 : rupees;
  }
  return sum / TURNOVER_SESSIONS;
};

/** Whether enough was traded of a stock up to a session, and for long enough; `bar` is its last one by then. */
export const isTradedEnough = (
  { turnoverFrom, listedFrom }: Universe,
  daily: PackedBars,
  bar: number,
  session: number = daily.session[bar] ?? 0,
): boolean =>
  (listedFrom === 0 || session - (daily.session[0] ?? 0) + 1 >= listedFrom) &&
  (turnoverFrom === 0 || turnoverAt(daily, bar, session) >= turnoverFrom);
