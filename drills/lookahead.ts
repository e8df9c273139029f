import { isDeepStrictEqual } from 'node:util';
import { namedContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import type { Drill } from './drill.ts';
import { type Ask, type LookaheadPlace, openLookaheadPlace } from './lookahead-place.ts';

const CUTS = { small: 1, full: 24 };
/** Sessions at the beginning on which long averages are still silent. */
const SILENT_SHARE = 0.7;
const MOST_PAGES = 20;
const MOST_TOLD = 20;

type List = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The largest page that it answers; null where it has none. */
  readonly pageSize: number | null;
};

const PAGE_SIZES = [500, 100];

/** In a question: the stock that is traded most. */
const BUSIEST = '{symbol}';

/** The usual question and others, so that what a list seldom finds is seen too. */
const QUESTIONS: Readonly<Record<string, readonly List['query'][]>> = {
  '/data/scan/': ['daily', 'weekly', 'monthly'].map((frame) => ({
    q: `close, ${frame} > ema(9), ${frame} as hybrid`,
  })),
  '/data/volume-spike/': [{}, { times: '1.5', smallest_turnover: '0' }],
  '/data/bb-consolidating/': [{}, { percent: '40', match: 'fresh' }],
  '/data/trending-stocks/': [{}, { adx_from: '10', match: 'already' }],
  '/data/volatile-stocks/': [{}, { from: '1', unusual: '1' }],
  '/data/consolidating-stocks/': [{}, { broke: 'up', atrs: '6' }],
  '/data/trading-below-120avg': [{}, { by: '5' }],
  '/data/trading-near-52-week': [{}, { within: '15', side: 'high' }],
  '/data/trend-filter/': [{}, { weekly: 'up', monthly: 'up,mixed' }],
  '/data/circuit-setup/': [{}, { instrument: 'all' }],
  '/data/circuit-setup-history/': [{}, { instrument: 'all' }],
  '/data/weekly-support-stock/': [{}, { within: '20' }],
  '/data/weekly-resistance-stock/': [{}, { within: '20' }],
  '/data/bulk-txn/all/': [{ symbol: BUSIEST, amount_from: '100000' }],
  '/data/bulk-txn-market-days/': [{}, { days: '20', amount_from: '100000' }],
  '/data/broker-favourite-hold-release/': [{ action: 'hold' }, { action: 'release' }],
  '/data/buy-sell-volume/levels/': [{ symbol: BUSIEST }],
};

/** Areas whose lists are cut into pages, and those whose lists of brokers and orders are short. */
const PAGED_AREAS: ReadonlySet<string> = new Set(['find', 'signal', 'market']);
const FLOW_AREAS: ReadonlySet<string> = new Set(['broker', 'floorsheet']);

/** Every list of the market that can be rewound; of what needs to be told more, what is told above. */
const rewoundLists = (symbol: string): List[] =>
  namedContracts().flatMap(({ area, contract: { access, method, path, query } }) => {
    const { shape } = query;
    const isRead = access === 'open' && method === 'GET' && 'as_of' in shape && !path.includes('{');
    const isPaged = 'page_size' in shape;
    const isList = (PAGED_AREAS.has(area) && isPaged) || FLOW_AREAS.has(area);
    const asked = QUESTIONS[path] ?? (query.safeParse({}).success ? [{}] : []);
    if (!isRead || !isList) return [];
    const pageSize = PAGE_SIZES.find(
      (size) => isPaged && query.safeParse({ ...asked[0], page_size: String(size) }).success,
    );
    return asked.map((one) => ({
      path,
      pageSize: pageSize ?? null,
      query: Object.fromEntries(
        Object.entries(one).map(([name, value]) => [name, value === BUSIEST ? symbol : value]),
      ),
    }));
  });

type Page = Readonly<Record<string, unknown>> & {
  readonly total: number;
  readonly rows?: readonly unknown[];
};

const pagesOf = async (ask: Ask, { path, query, pageSize }: List, day: TradingDate): Promise<Page[]> => {
  if (pageSize === null) return [JSON.parse(await ask(path, { ...query, as_of: day })) as Page];
  const pages: Page[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = { ...query, as_of: day, page: String(page), page_size: String(pageSize) };
    const answer = JSON.parse(await ask(path, asked)) as Page;
    pages.push(answer);
    if (page * pageSize >= answer.total) break;
  }
  return pages;
};

/** An order that never filled is said to wait still, for some sessions: less than was known, never more. */
const isUntold = (at: string, rewound: unknown): boolean => at.endsWith('/fill') && rewound === 'pending';

/** Where two answers first differ, and by what. */
const differenceIn = (one: unknown, other: unknown, at = ''): string | null => {
  if (isDeepStrictEqual(one, other) || isUntold(at, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${at}: ${JSON.stringify(one)}, rewound ${JSON.stringify(other)}`;
  const [left, right] = [one, other] as Readonly<Record<string, unknown>>[];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const found = keys.map((key) => differenceIn(left?.[key], right?.[key], `${at}/${key}`));
  return found.find((difference) => difference !== null) ?? null;
};

/** An answer that is one row stands for itself, but for the day that was asked for. */
const rowsOf = (pages: readonly Page[]): readonly unknown[] =>
  pages.flatMap(({ rows, ...answer }) => {
    const { as_of: _, ...figures } = answer;
    return rows ?? [figures];
  });
const rowsIn = (pages: readonly Page[]): number => rowsOf(pages).length;

/** Days on which something may leak: ex-dates, the sessions before them, those told trade by trade, and any others. */
const drawDays = (
  { sessions, exDays, floorsheets }: LookaheadPlace,
  count: number,
  random: Random,
): TradingDate[] => {
  const late = sessions.slice(Math.floor(sessions.length * SILENT_SHARE), -1);
  const before = new Set(exDays.map((day) => sessions[sessions.indexOf(day) - 1]));
  const drawn = new Set<TradingDate>();
  const draw = (from: readonly TradingDate[]): void => {
    const day = from[random.whole(0, from.length - 1)];
    if (day !== undefined) drawn.add(day);
  };
  draw(floorsheets.slice(1, -1));
  if (count > 1) draw(late.filter((day) => before.has(day)));
  for (let tried = 0; drawn.size < count && tried < count * 20; tried += 1) draw(late);
  return [...drawn].toSorted().reverse();
};

type Tally = {
  questions: number;
  rows: number;
  readonly seen: Set<string>;
  readonly caught: Set<string>;
  readonly faults: string[];
};

const compareOn = async (
  place: LookaheadPlace,
  day: TradingDate,
  lists: readonly List[],
  tally: Tally,
): Promise<void> => {
  const next = place.sessions[place.sessions.indexOf(day) + 1] ?? day;
  const cut = await place.cutTo(day);
  try {
    for (const list of lists) {
      const known = await pagesOf(cut.ask, list, day);
      const rewound = await pagesOf(place.whole, list, day);
      const planted = await pagesOf(place.whole, list, next);
      tally.questions += 1;
      tally.rows += rowsIn(known);
      if (rowsIn(known) > 0) tally.seen.add(list.path);
      const difference = differenceIn(known, rewound);
      if (difference !== null)
        tally.faults.push(`${list.path} ${JSON.stringify(list.query)} as of ${day}${difference}`);
      if (rowsIn(known) > 0 && !isDeepStrictEqual(rowsOf(known), rowsOf(planted)))
        tally.caught.add(list.path);
    }
  } finally {
    await cut.stop();
  }
};

/**
 * Every list of an earlier session equals that of a market which ended with it, to the last digit; and one that reads a
 * single session too far is told from it.
 */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const place = await openLookaheadPlace(isFull);
  try {
    const lists = rewoundLists(place.symbol);
    const paths = new Set(lists.map(({ path }) => path));
    const tally: Tally = { questions: 0, rows: 0, seen: new Set(), caught: new Set(), faults: [] };
    const days = drawDays(place, times ?? CUTS[isFull ? 'full' : 'small'], new Random(seed));
    for (const day of days) {
      const before = tally.faults.length;
      await compareOn(place, day, lists, tally);
      console.log(
        `${day}: ${lists.length} questions to ${paths.size} lists, ${tally.faults.length - before} differ`,
      );
    }
    for (const fault of tally.faults.slice(0, MOST_TOLD)) console.log(`  ${fault}`);
    const missed = [...tally.seen].filter((path) => !tally.caught.has(path));
    for (const path of missed) console.log(`  a look ahead planted into ${path} was not caught`);
    return {
      isGood: tally.faults.length === 0 && missed.length === 0 && tally.seen.size > 0,
      summary:
        `${tally.questions} questions to ${paths.size} lists on ${days.length} days, ${tally.rows} rows, ` +
        `${tally.faults.length} knew what came later; planted into ${tally.seen.size} lists that found something, caught in ${tally.caught.size}`,
    };
  } finally {
    await place.stop();
  }
};
