import { Dice } from '@chuli/indicators/testing/random-candles';
import { canonicalScan } from '../src/canonical.ts';
import { checkScan } from '../src/check.ts';
import { type Program, compile } from '../src/compile.ts';
import { ScanFault } from '../src/fault.ts';
import { type Arena, type StockBars, openArena } from '../src/frame.ts';
import { FAILS, HOLDS, SILENT, judge } from '../src/judge.ts';
import { parseScan } from '../src/parse.ts';
import { printScan } from '../src/print.ts';
import type { Scan } from '../src/tree.ts';
import { type Memory, oracleAt } from './oracle.ts';
import { randomRule, randomScan } from './random-scan.ts';
import { randomStock } from './random-stock.ts';

/** How a stock was drawn; drawn again with fewer sessions it is the stock as it was known then. */
type Drawn = { readonly seed: number; readonly sessions: number; readonly bars: StockBars };

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
const endOf = ({ daily }: StockBars): number => daily?.closedAt[daily.candles.length - 1] ?? 0;

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

export const SCAN_LAWS: Readonly<Record<string, ScanLaw>> = {
  'is what its definition says': isAsDefined,
  'is read as it is written': isReadAsWritten,
  'means the same in its canonical form': meansTheSameCanonically,
  'is not widened by a further condition': isNotWidenedByMore,
  'does not know the future': doesNotKnowTheFuture,
};

const STOCKS = 12;
const SESSIONS = [90, 60, 130, 4];

/** Stocks of several lengths, made once. */
export const stocksForLaws = (): Drawn[] =>
  Array.from({ length: STOCKS }, (_, at) => {
    const [seed, sessions] = [at + 1, SESSIONS[at % SESSIONS.length] ?? 1];
    return { seed, sessions, bars: randomStock(seed, sessions) };
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
