import { type Truth, scanTextOf } from '@chuli/alerts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { Tape } from '@chuli/tape';
import { signalNames } from '@chuli/tape/signal';
import type { AlertBook, HeldAlert } from '../book.ts';
import type { ScanJudge, ScanTruth } from '../scan-judge.ts';
import { type ClosedMarket, barOn } from './market.ts';

/** What alerts that are no levels say of a stock on a closed bar; null for one that nobody can judge. */
export type Truths = (held: HeldAlert, symbol: StockSymbol, day: TradingDate) => ScanTruth | null;

const SILENT: ScanTruth = { truth: 'silent', figures: [] };

const plain = (truth: Truth): ScanTruth => ({ truth, figures: [] });

/** The lists that stocks stood on, by session. */
const loadLists = async (
  tape: Tape,
  lists: ReadonlySet<string>,
  days: readonly TradingDate[],
): Promise<ReadonlySet<string>> => {
  const wanted = FORMING_LISTS.filter(({ key }) => lists.has(key));
  const [from, to] = [days[0], days.at(-1)];
  if (wanted.length === 0 || from === undefined || to === undefined) return new Set();
  const found = await signalNames(tape, {
    families: [...new Set(wanted.map(({ family }) => family))],
    kinds: [...new Set(wanted.map(({ kind }) => kind))],
    timeframes: ['daily'],
    sides: [],
    from,
    to,
  });
  return new Set(
    found.map(({ family, kind, timeframe, side, symbol, signal_on }) =>
      [[family, kind, timeframe, side].join('.'), symbol, signal_on].join(' '),
    ),
  );
};

/** Sessions that are judged, and those before them that say how an alert stood; oldest first. */
export type AskedDays = { readonly days: readonly TradingDate[]; readonly before: readonly TradingDate[] };

type Scanned = ReadonlyMap<TradingDate, ReadonlyMap<StockSymbol, ScanTruth>>;

/** Each distinct text once. */
const loadScans = async (
  scans: ScanJudge | null,
  texts: ReadonlySet<string>,
  { days, before }: AskedDays,
): Promise<ReadonlyMap<string, Scanned>> => {
  const judged = new Map<string, Scanned>();
  if (scans === null) return judged;
  for (const text of texts) {
    const stood = before.length === 0 ? [] : await scans.stood(text, before);
    judged.set(text, new Map([...stood, ...(await scans.judged(text, days))]));
  }
  return judged;
};

type Needs = {
  readonly tape: Tape;
  readonly scans: ScanJudge | null;
  readonly book: AlertBook;
  readonly market: ClosedMarket;
};

/** What lists and scans say of these sessions. */
export const loadTruths = async ({ tape, scans, book, market }: Needs, asked: AskedDays): Promise<Truths> => {
  const conditions = [...book.values()].map(({ alert }) => alert.condition);
  const lists = new Set(conditions.flatMap((one) => (one.kind === 'signal' ? [one.list] : [])));
  const texts = new Set(conditions.map(scanTextOf).filter((text) => text !== null));
  const onLists = await loadLists(tape, lists, [...asked.before, ...asked.days]);
  const scanned = await loadScans(scans, texts, asked);
  return ({ alert: { condition } }, symbol, day) => {
    if (condition.kind === 'signal') {
      if (barOn(market, symbol, day) === null) return SILENT;
      return plain(onLists.has([condition.list, symbol, day].join(' ')) ? 'holds' : 'fails');
    }
    const judged = scanned.get(scanTextOf(condition) ?? '');
    return judged === undefined ? null : (judged.get(day)?.get(symbol) ?? SILENT);
  };
};
