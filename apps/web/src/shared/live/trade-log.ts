import type { TradeRow } from '@chuli/contracts/live';
import { brokerId, paisa, stockSymbol, toRupees } from '@chuli/kernel';
import type { Trade } from '../floorsheet/floorsheet-address.ts';

/** How many rows a live channel carries of a list newest first, and how many a page keeps of those that went by. */
const CARRIED = 200;
const KEPT = 5_000;

/**
 * Everything that went by since the page was opened, newest first. What the channel carries now stands as it is, so
 * that an annulled contract disappears and brokers that the exchange unmasked appear; older ones are kept below.
 */
export const mergedNewest = <Row extends readonly [id: string, ...rest: readonly unknown[]]>(
  log: readonly Row[],
  carried: readonly Row[],
): readonly Row[] => {
  const oldest = carried.at(-1);
  if (oldest === undefined || carried.length < CARRIED) return carried;
  const place = log.findIndex(([id]) => id === oldest[0]);
  return [...carried, ...log.slice(place + 1)].slice(0, KEPT);
};

/** Microseconds since 1970, which a `Date` cannot hold, as the calls write them. */
export const isoOf = (micros: number): string => {
  const seconds = new Date(Math.floor(micros / 1_000_000) * 1_000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
};

const brokerOf = (id: string): Trade['buyer'] => (id === '' ? null : brokerId(id));

export const tradeOf = ([contract_id, symbol, at, quantity, rate, buyer, seller]: TradeRow): Trade => ({
  contract_id,
  symbol: stockSymbol(symbol),
  buyer: brokerOf(buyer),
  seller: brokerOf(seller),
  quantity,
  rate: toRupees(paisa(rate)),
  amount: toRupees(paisa(rate * quantity)),
  traded_at: at === null ? null : isoOf(at),
});

export type TradeFilter = { readonly symbol: string; readonly buyer: string; readonly seller: string };

const WORD_ENDS: ReadonlySet<string> = new Set(['/', '.', '-']);

/** From the start, whole word, as the floorsheet call understands it: NABIL is not NABILP, GBILD84 is GBILD84/85. */
const isSymbol = (symbol: string, wanted: string): boolean =>
  wanted === '' ||
  symbol === wanted ||
  (symbol.startsWith(wanted) && WORD_ENDS.has(symbol[wanted.length] ?? ''));

export const passes = ({ symbol, buyer, seller }: Trade, wanted: TradeFilter): boolean =>
  isSymbol(symbol, wanted.symbol) &&
  (wanted.buyer === '' || buyer === wanted.buyer) &&
  (wanted.seller === '' || seller === wanted.seller);

const newestFirst = (a: Trade, b: Trade): number => {
  const [one, other] = [a.traded_at ?? '', b.traded_at ?? ''];
  if (one !== other) return one < other ? 1 : -1;
  return a.contract_id < b.contract_id ? 1 : -1;
};

/** Live trades over those that the archive has of the same day, each contract once. */
export const withArchive = (live: readonly Trade[], archived: readonly Trade[]): readonly Trade[] => {
  if (archived.length === 0) return live;
  const known = new Set(live.map(({ contract_id }) => contract_id));
  const older = archived.filter(({ contract_id }) => !known.has(contract_id));
  return older.length === 0 ? live : [...live, ...older].sort(newestFirst);
};
