import type { QueryOf, ReplyOf, sectorContracts } from '@chuli/contracts';
import { type TradingDate, percentOf } from '@chuli/kernel';
import { ALL_SECTORS_ID, NEPSE_ID, SECTORS, weekOf } from '@chuli/market';
import { type SidesOfDay, sectorSides } from '@chuli/tape/floorsheet';
import { indexSeries } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { latest, upTo } from '../../sessions.ts';
import type { Breadth, Part } from './sector-breadth.ts';
import { type SectorCourse, sectorCourses, sectorIds } from './sector-courses.ts';
import { RANKED_SESSIONS, scoresOf } from './sentiment-score.ts';

type SentimentReply = ReplyOf<typeof sectorContracts.sectorSentiment>;
type Row = SentimentReply['rows'][number];

const percentOfPart = ({ count, of }: Part): number | null => percentOf(count, of);

const upAmount = ({ up_amount: up, down_amount: down }: Breadth): number | null =>
  up === null || down === null ? null : percentOf(up, up + down);

const flowFigures = (sides: SidesOfDay | undefined): Pick<Row, 'net_flow' | 'flow_known'> => {
  if (sides === undefined) return { net_flow: null, flow_known: null };
  const known = sides.bought + sides.sold;
  return {
    net_flow: percentOf(sides.bought - sides.sold, known),
    flow_known: percentOf(known, sides.amount),
  };
};

const figuresOf = (day: Breadth) => ({
  stocks: day.stocks,
  above_20: percentOfPart(day.above.short),
  above_50: percentOfPart(day.above.middle),
  above_200: percentOfPart(day.above.long),
  new_high_52: day.highs,
  new_low_52: day.lows,
  advanced: day.advanced,
  declined: day.declined,
  amount: rupeesOrNull(day.amount),
  up_amount: upAmount(day),
});

const indexIdOf = (sector: number): number => SECTORS.find(({ id }) => id === sector)?.indexId ?? NEPSE_ID;

type Known = {
  readonly sessions: readonly TradingDate[];
  /** The place of the first session that is shown. */
  readonly shown: number;
  readonly sides: ReadonlyMap<string, SidesOfDay>;
  readonly index: ReadonlyMap<string, number>;
};

const keyOf = (id: number, date: TradingDate): string => `${id} ${date}`;

const rowsOf = ({ id, days }: SectorCourse, { sessions, shown, sides, index }: Known): Row[] => {
  const scores = scoresOf(days);
  return days.flatMap((day, at) => {
    const date = sessions[day.place];
    if (date === undefined || day.place < shown) return [];
    return [
      {
        date,
        sector_id: id,
        ...figuresOf(day),
        ...flowFigures(sides.get(keyOf(id, date))),
        score: scores[at] ?? null,
        index: index.get(keyOf(indexIdOf(id), date)) ?? null,
      },
    ];
  });
};

/** Of each week the last session, of this one the as-of day. */
const lastsOfWeeks = (sessions: readonly TradingDate[]): Set<TradingDate> =>
  new Set(new Map(sessions.map((session) => [weekOf(session), session])).values());

/** The mood of a sector by session; of all sectors together by week, since thirteen by day are more than anybody reads. */
export const sectorSentiment = async (
  asked: Asked<QueryOf<typeof sectorContracts.sectorSentiment>>,
): Promise<SentimentReply> => {
  const { tape, clock, query } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const sessions = upTo(daily, as_of);
  const open_from = openFrom(asked);
  const open = open_from === null ? 0 : sessions.findIndex((day) => day >= open_from);
  const shown = Math.max(0, open, sessions.length - query.days);
  const from = sessions[shown] ?? as_of;
  const ids = sectorIds(query.sector);
  const [courses, series] = await Promise.all([
    sectorCourses(asked, { ids, sessions, first: Math.max(0, shown - RANKED_SESSIONS + 1) }),
    indexSeries(tape, { from, to: as_of }),
  ]);
  const sides = await sectorSides(tape, {
    from,
    to: as_of,
    symbols: courses.flatMap(({ symbols }) => symbols),
    sectors: courses.flatMap(({ id, symbols }) => symbols.map(() => id)),
  });
  const known: Known = {
    sessions,
    shown,
    sides: new Map(sides.map((day) => [keyOf(day.sector_id, day.traded_on), day])),
    index: new Map(
      series.flatMap(({ key, points }) =>
        points.map(({ traded_on, close }) => [keyOf(key, traded_on), close / 100] as const),
      ),
    ),
  };
  const rows = courses.flatMap((course) => rowsOf(course, known));
  if (query.sector !== ALL_SECTORS_ID) return { as_of, open_from, rows };
  const lasts = lastsOfWeeks(sessions);
  return { as_of, open_from, rows: rows.filter(({ date }) => lasts.has(date)) };
};
