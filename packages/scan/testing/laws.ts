import { Dice } from '@chuli/indicators/testing/random-candles';
import { keepScan, openBank } from '../src/bank/bank.ts';
import { isHit, judgeAtoms, judgeScans, masksOf, roomForHits, standingIn } from '../src/bank/close.ts';
import { canonicalScan } from '../src/canonical.ts';
import { checkScan } from '../src/check.ts';
import { type Program, compile } from '../src/compile.ts';
import { ScanFault } from '../src/fault.ts';
import { type Arena, type StockBars, openArena, withPrices } from '../src/frame.ts';
import { FAILS, HOLDS, SILENT, judge, judgeLast } from '../src/judge.ts';
import { isWanted, standingAt } from '../src/match.ts';
import { parseScan } from '../src/parse.ts';
import { printScan } from '../src/print.ts';
import type { Scan } from '../src/tree.ts';
import { type Memory, oracleAt } from './oracle.ts';
import { randomRule, randomScan } from './random-scan.ts';
import { randomStock } from './random-stock.ts';

/** How a stock was drawn; drawn again with fewer sessions it is the stock as it was known then. */
type Drawn = {
  readonly seed: number;
  readonly sessions: number;
  readonly bars: StockBars;
  /** The same with columns of its own. */
  readonly priced: StockBars;
};

/** One random scan on one random stock, judged. */
export type Trial = {
  readonly drawn: Drawn;
  readonly random: Dice;
  readonly scan: Scan;
  readonly program: Program;
  readonly stock: StockBars;
  readonly truths: Uint8Array;
  readonly arena: Arena;
};

/** Null where it holds, else what is against it. */
export type ScanLaw = (trial: Trial) => string | null;

const SAID = new Map([
  [FAILS, 'fails'],
  [SILENT, 'silent'],
  [HOLDS, 'holds'],
]);

const BARS_ASKED = 3;

const isAsDefined: ScanLaw = ({ random, scan, stock, truths }) => {
  const memory: Memory = new Map();
  for (let asked = 0; asked < BARS_ASKED && truths.length > 0; asked += 1) {
    const bar = random.whole(0, truths.length - 1);
    const said = oracleAt(scan.rule, stock, bar, memory);
    const found = SAID.get(truths[bar] ?? -1);
    if (said !== 'tie' && said !== found) return `bar ${bar} ${found}, by its definition ${said}`;
  }
  return null;
};

/** When the last day of a stock had closed. */
const endOf = ({ daily }: StockBars): number => daily?.closedAt[daily.closedAt.length - 1] ?? 0;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isReadAsWritten: ScanLaw = ({ scan }) => {
  const read = parseScan(printScan(scan)).scan;
  return same(read, scan) ? null : `is read as ${printScan(read)}`;
};

const meansTheSameCanonically: ScanLaw = ({ scan, stock, truths }) => {
  const canonical = canonicalScan(scan);
  if (!same(canonicalScan(canonical), canonical)) return 'the canonical form has another one';
  const other = judge(compile(canonical.rule), openArena(), stock);
  return same([...other], [...truths]) ? null : `means something else as ${printScan(canonical)}`;
};

const isNotWidenedByMore: ScanLaw = ({ random, scan, stock, truths }) => {
  const rules = [scan.rule, randomRule(random, 0)];
  const tighter = judge(compile({ kind: 'all', rules }), openArena(), stock);
  const base = compile({ kind: 'all', rules }).base;
  if (base !== compile(scan.rule).base) return null;
  const added = tighter.findIndex((truth, bar) => truth === HOLDS && truths[bar] !== HOLDS);
  return added < 0 ? null : `a further condition adds bar ${added}`;
};

/** Made anew from what was traded up to a session, longer bars too, it says the same of every bar there was. */
const doesNotKnowTheFuture: ScanLaw = ({ random, program, drawn, truths }) => {
  const then = randomStock(drawn.seed, random.whole(1, drawn.sessions));
  const said = judge(program, openArena(), then);
  const closed = then[program.base]?.closedAt;
  const last = said.findLastIndex((_, bar) => (closed?.[bar] ?? Infinity) <= endOf(then));
  const changed = said.findIndex((truth, bar) => bar <= last && truth !== truths[bar]);
  return changed < 0 ? null : `bar ${changed} was ${said[changed]} and became ${truths[changed]}`;
};

/** Whoever asks for the last bars alone, of a stock with columns of its own, is told what a pass over all says. */
const isTheSameAtTheEnd: ScanLaw = ({ random, program, drawn, truths, arena }) => {
  const bars = random.whole(1, 70);
  const last = judgeLast(program, arena, drawn.priced, bars);
  const said = truths.slice(-bars);
  const other = said.findIndex((truth, place) => truth !== last[place]);
  if (last.length !== said.length) return `${last.length} bars for ${said.length}`;
  return other < 0 ? null : `${other} of the last ${bars} bars is ${last[other]} for ${said[other]}`;
};

export const SCAN_LAWS: Readonly<Record<string, ScanLaw>> = {
  'is what its definition says': isAsDefined,
  'is read as it is written': isReadAsWritten,
  'means the same in its canonical form': meansTheSameCanonically,
  'is not widened by a further condition': isNotWidenedByMore,
  'does not know the future': doesNotKnowTheFuture,
  'is the same at its last bars alone': isTheSameAtTheEnd,
};

const STOCKS = 12;
const SESSIONS = [90, 60, 130, 4];

/** Stocks of several lengths, made once. */
export const stocksForLaws = (): Drawn[] =>
  Array.from({ length: STOCKS }, (_, at) => {
    const [seed, sessions] = [at + 1, SESSIONS[at % SESSIONS.length] ?? 1];
    const bars = randomStock(seed, sessions);
    return { seed, sessions, bars, priced: withPrices(bars) };
  });

const isFault = (error: unknown): boolean => error instanceof ScanFault && error.code === 'too-large';

/** The trial with this number, always the same; null where the scan that it draws is too large. */
export const trialOf = (seed: number, stocks: readonly Drawn[], arena: Arena): Trial | null => {
  const random = new Dice(seed);
  const scan = randomScan(random);
  try {
    checkScan(scan);
  } catch (error) {
    if (isFault(error)) return null;
    throw error;
  }
  const drawn = random.pick(stocks);
  const stock = drawn.bars;
  const program = compile(scan.rule);
  return { random, scan, program, drawn, stock, arena, truths: judge(program, arena, stock).slice() };
};

/** All scans of some trials at once in a bank: each says of some stocks what it says alone. The first that does not. */
export const againstBank = (trials: readonly Trial[], stocks: readonly StockBars[]): string | null => {
  const bank = openBank();
  const places = trials.map(({ scan }) => keepScan(bank, scan));
  const planes = judgeAtoms(bank, { count: stocks.length, stocks });
  const hits = roomForHits(bank, planes);
  const masks = masksOf(bank, stocks.length, () => true);
  judgeScans(bank, planes, masks, hits);
  for (const [at, { scan, program, arena }] of trials.entries())
    for (const [stock, bars] of stocks.entries()) {
      const truths = judge(program, arena, bars);
      const standing = standingAt(truths, truths.length - 1);
      const place = places[at] ?? -1;
      const said = standingIn(bank, planes, place, stock);
      if (said !== standing || isHit(hits, planes, place, stock) !== isWanted(standing, scan.match))
        return `${printScan(scan)}: ${said} for ${standing}`;
    }
  return null;
};
