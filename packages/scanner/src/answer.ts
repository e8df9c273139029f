import { type StockSymbol, type TradingDate, dateOfDayNumber } from '@chuli/kernel';
import {
  type Fact,
  HOLDS,
  type Program,
  type Scan,
  type Standing,
  type Timeframe,
  type Value,
  baseOf,
  compile,
  factsAt,
  isToldBeside,
  isWanted,
  nearMissAt,
  openArena,
  operandAt,
  parseRunningScan,
  parseValue,
  printRule,
  runStart,
  standingAt,
} from '@chuli/scan';
import { type Followed, addFollowed, followedIn, followingOf } from './followed.ts';
import { type Matches, countMatches, matchesOf } from './matches.ts';
import { type JudgedStock, judgeStocks } from './judged-stocks.ts';
import { type Lacking, type SessionsJudged, judgedSessions, lackingOf } from './lacking.ts';
import { lastValues } from './last-values.ts';
import { closeOf } from './load-market.ts';
import { closedBy } from './packed-bars.ts';
import { type ScanMarket, isIntraday } from './scan-market.ts';

export type ScanQuestion = {
  readonly text: string;
  /** Values that are told of each match. */
  readonly columns?: readonly string[];
  /** Values in bars of the rule's own timeframe: the days of the bars so many before are told. */
  readonly daysAgo?: readonly string[];
  /** A session. */
  readonly asOf: TradingDate;
  /** What “my stocks” are. */
  readonly mine?: readonly string[];
  /** Whether the matches of every earlier bar are counted. */
  readonly isHistory?: boolean;
  /** Nothing later than the day was excluded: a scan that says so is judged on the bar that forms. */
  readonly isNow?: boolean;
};

/** Why a condition holds, or what it lacks; the condition as its text. */
export type ToldFact = Omit<Fact, 'condition'> & { readonly condition: string };

export type MatchRow = {
  readonly symbol: StockSymbol;
  readonly state: Extract<Standing, 'fresh' | 'already' | 'new'>;
  /** The bar with which the rule began to hold, and how many bars it has held. */
  readonly since: TradingDate;
  readonly bars: number;
  readonly values: readonly (number | null)[];
  readonly days: readonly (TradingDate | null)[];
  readonly why: readonly ToldFact[];
};

export type NearRow = { readonly symbol: StockSymbol; readonly missing: ToldFact };

export type ScanAnswer = {
  readonly base: Timeframe;
  /** The day of the bar that was judged; null where none was closed. */
  readonly judgedOn: TradingDate | null;
  /** The last session whose trades have times, where the rule needs them. */
  readonly hoursTo: TradingDate | null;
  readonly judged: number;
  /** Each condition by itself, in the order in which they are written: how many of the stocks meet it. */
  readonly conditions: readonly { readonly condition: string; readonly passing: number }[];
  readonly silent: Readonly<Record<Lacking | 'no_trade' | 'no_times', number>>;
  /** Of a rule that reads what is known of some sessions only. */
  readonly sessionsJudged: SessionsJudged | null;
  readonly rows: readonly MatchRow[];
  readonly near: readonly NearRow[];
  readonly matches: Matches | null;
  /** What came after the bars at which the rule began to hold; told with the matches. */
  readonly followed: readonly Followed[];
  /** The session whose bar was judged while it forms, and its last trade; null where the bar was closed. */
  readonly forming: Forming | null;
};

export type Forming = {
  readonly on: TradingDate;
  /** Unix seconds; null where the source has no times. */
  readonly at: number | null;
};

/** A market whose last bar still forms, and the last session before it that is stored. */
export type FormingOf = Forming & { readonly stored: TradingDate };

/** Near misses that are told. */
const MOST_NEAR = 12;

const toldFact = ({ condition, ...fact }: Fact): ToldFact => ({ ...fact, condition: printRule(condition) });

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

const isState = (standing: Standing): standing is MatchRow['state'] =>
  standing === 'fresh' || standing === 'already' || standing === 'new';

type Asked = {
  readonly scan: Scan;
  readonly program: Program;
  /** How many of the told values are columns; those after them say how many bars ago a day was. */
  readonly columns: number;
  /** When the session was over. */
  readonly moment: number;
};

const rowOf = (
  { symbol, base, truths, arena }: JudgedStock,
  { program, columns }: Asked,
  bar: number,
  state: MatchRow['state'],
): MatchRow => {
  const first = runStart(truths, bar);
  const dayAt = (place: number): TradingDate => dateOfDayNumber(base.day[place] ?? 0);
  const told = program.told.map((operand) => orNull(operandAt(arena, operand, bar)));
  return {
    symbol,
    state,
    since: dayAt(first),
    bars: bar - first + 1,
    values: told.slice(0, columns),
    days: told.slice(columns).map((ago) => (ago === null ? null : dayAt(bar - ago))),
    why: factsAt(arena, program, bar).map(toldFact),
  };
};

type Found = {
  newest: number;
  /** By the close of the bar, of each condition the stocks that meet it. */
  readonly passing: Map<number, number[]>;
  readonly judged: { readonly closedAt: number; readonly lacking: Lacking | null }[];
  readonly rows: { readonly closedAt: number; readonly row: MatchRow }[];
  readonly near: { readonly closedAt: number; readonly by: number; readonly row: NearRow }[];
};

const countPassing = (
  { passing }: Found,
  { program }: Asked,
  { arena, length }: JudgedStock,
  closedAt: number,
): void => {
  const counts = passing.get(closedAt) ?? program.leaves.map(() => 0);
  for (const [place, { truth }] of program.leaves.entries())
    if (arena.truths[truth]?.[length - 1] === HOLDS) counts[place] = (counts[place] ?? 0) + 1;
  passing.set(closedAt, counts);
};

const takeNewest = (found: Found, asked: Asked, stock: JudgedStock): void => {
  const { scan, program } = asked;
  const bar = stock.length - 1;
  if (bar < 0) return;
  const closedAt = stock.base.closedAt[bar] ?? 0;
  const standing = standingAt(stock.truths, bar);
  found.newest = Math.max(found.newest, closedAt);
  countPassing(found, asked, stock, closedAt);
  found.judged.push({
    closedAt,
    lacking: standing === 'silent' ? lackingOf(stock, program, asked.moment) : null,
  });
  if (isState(standing) && isWanted(standing, scan.match))
    found.rows.push({ closedAt, row: rowOf(stock, asked, bar, standing) });
  else if (standing === 'fails') {
    const miss = nearMissAt(stock.arena, program, scan.rule, bar);
    if (miss !== null)
      found.near.push({
        closedAt,
        by: miss.by,
        row: { symbol: stock.symbol, missing: toldFact(miss.missing) },
      });
  }
};

/** The close of the market's last bar; a stock whose own last bar is older did not trade in it. */
const lastClose = async (
  market: ScanMarket,
  { base }: Program,
  asOf: TradingDate,
  newest: number,
): Promise<{ closedAt: number; hoursTo: TradingDate | null }> => {
  if (!isIntraday(base)) return { closedAt: base === 'daily' ? closeOf(asOf) : newest, hoursTo: null };
  const { days } = await market.intraday(base);
  const hoursTo = days.findLast((day) => day <= asOf) ?? null;
  return { closedAt: hoursTo === asOf ? newest : Infinity, hoursTo };
};

type Told = { readonly values: readonly Value[]; readonly base: Timeframe; readonly asOf: TradingDate };

/** Values of shorter bars than the rule's own are those of their last bar by the day. */
const withValues = async (
  market: ScanMarket,
  rows: readonly MatchRow[],
  { values, base, asOf }: Told,
): Promise<readonly MatchRow[]> => {
  const apart = values.filter((value) => !isToldBeside(value, base));
  if (apart.length === 0 || rows.length === 0) return rows;
  const found = await lastValues(market, apart, asOf);
  return rows.map((row) => {
    const [own, others] = [row.values.values(), (found.get(row.symbol) ?? []).values()];
    const told = values.map((value) => (isToldBeside(value, base) ? own : others).next().value ?? null);
    return { ...row, values: told };
  });
};

/** How many stocks were judged on the market's last bar, and why the others were not. */
const countedIn = (
  { judged }: Found,
  { base }: Program,
  closedAt: number,
  asOf: TradingDate,
): Pick<ScanAnswer, 'judgedOn' | 'judged' | 'silent'> => {
  const traded = judged.filter((one) => one.closedAt === closedAt);
  const lack = (what: Lacking | null): number => traded.filter(({ lacking }) => lacking === what).length;
  const absent = judged.length - traded.length;
  const hasTimes = !isIntraday(base) || closedAt !== Infinity;
  return {
    judgedOn: traded.length === 0 ? null : asOf,
    judged: lack(null),
    silent: {
      young: lack('young'),
      no_floorsheet: lack('no_floorsheet'),
      no_report: lack('no_report'),
      no_trade: hasTimes ? absent : 0,
      no_times: hasTimes ? 0 : absent,
    },
  };
};

/** Of a bar that forms nothing is counted: what matched and what followed are told of closed ones. */
const closedOf = (stock: JudgedStock, forming: FormingOf | null): JudgedStock =>
  forming === null ? stock : { ...stock, length: closedBy(stock.base, closeOf(forming.stored)) };

/** Answers a question about a market. Throws a ScanFault where the text is no scan. */
export const answerScan = async (
  market: ScanMarket,
  { text, columns = [], daysAgo = [], asOf, mine = [], isHistory = false }: ScanQuestion,
  forming: FormingOf | null = null,
): Promise<ScanAnswer> => {
  const { scan } = parseRunningScan(text);
  const values = columns.map((column) => parseValue(column).value);
  const base = baseOf(scan.rule);
  const beside = values.filter((value) => isToldBeside(value, base));
  const days = daysAgo.map((column) => parseValue(column).value);
  const program = compile(scan.rule, true, [...beside, ...days]);
  const found: Found = { newest: 0, passing: new Map(), judged: [], rows: [], near: [] };
  const matches = isHistory ? matchesOf() : null;
  const last = market.sessions.findLastIndex((day) => day <= asOf);
  const following = followingOf(market, forming === null ? last : last - 1);
  const sessions = judgedSessions(market, program, last);
  const asked = { scan, program, columns: beside.length, moment: closeOf(asOf) };
  const { universe } = scan;
  const judging = { program, universe, mine: new Set(mine), asOf, isHistory };
  await judgeStocks(market, judging, openArena(), {
    take: (stock) => {
      if (matches !== null) {
        const closed = closedOf(stock, forming);
        countMatches(matches, closed, scan);
        addFollowed(following, closed, scan);
      }
      sessions.add(stock);
      if (stock.isPresent) takeNewest(found, asked, stock);
    },
    miss: () => found.judged.push({ closedAt: -1, lacking: 'young' }),
  });
  const { closedAt, hoursTo } = await lastClose(market, program, asOf, found.newest);
  return {
    base: program.base,
    hoursTo,
    ...countedIn(found, program, closedAt, asOf),
    conditions: program.leaves.map(({ condition }, place) => ({
      condition: printRule(condition),
      passing: found.passing.get(closedAt)?.[place] ?? 0,
    })),
    sessionsJudged: sessions.counted(),
    rows: await withValues(
      market,
      found.rows.filter((one) => one.closedAt === closedAt).map(({ row }) => row),
      { values, base, asOf },
    ),
    near: found.near
      .filter((one) => one.closedAt === closedAt)
      .toSorted((one, other) => one.by - other.by || (one.row.symbol < other.row.symbol ? -1 : 1))
      .slice(0, MOST_NEAR)
      .map(({ row }) => row),
    matches,
    followed: isHistory ? followedIn(following) : [],
    forming: forming === null ? null : { on: forming.on, at: forming.at },
  };
};
