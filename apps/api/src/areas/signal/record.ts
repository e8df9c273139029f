import { type QueryOf, type ReplyOf, signalRecordContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { FAMILIES } from '@chuli/signals';
import { type RecordFigures, type RecordQuestion, signalRecords } from '@chuli/tape/signal';
import { type Asked, type Context, implement } from '../../http/implement.ts';
import { figuresOf, leftOutOf } from './figures.ts';
import { listPerformance } from './list-record.ts';
import { signalDays } from './days.ts';
import { recordMethod } from './method.ts';

type OverallReply = ReplyOf<typeof signalRecordContracts.overall>;
type OverallRow = OverallReply['rows'][number];

const FAMILY = new Map(FAMILIES.map((family) => [family.id, family]));
const EARLY = 'early-buy-sell';
const SECTOR = 'sector:';

const rowOf = (figures: RecordFigures): OverallRow[] => {
  const family = FAMILY.get(figures.family);
  if (family === undefined) return [];
  const { kind, timeframe, side, exit_rule, slice, verdict } = figures as RecordFigures &
    Pick<OverallRow, 'timeframe' | 'side' | 'verdict'> & { exit_rule: OverallRow['exit'] };
  return [
    {
      family: family.id,
      kind,
      timeframe,
      side,
      path: family.path({ kind, timeframe, side }),
      title: family.title,
      means: family.kinds[kind]?.means ?? '',
      exit: exit_rule,
      slice,
      sector_id: slice.startsWith(SECTOR) ? Number(slice.slice(SECTOR.length)) : null,
      ...figuresOf(figures),
      verdict,
      left_out: leftOutOf(figures),
    },
  ];
};

type OverallAsked = Context & { query: { as_of?: TradingDate | undefined } };

const overall = async (
  asked: OverallAsked,
  question: Omit<RecordQuestion, 'as_of'>,
): Promise<OverallReply> => {
  const { as_of } = await signalDays(asked);
  const records = await signalRecords(asked.tape, { ...question, as_of });
  return { ...recordMethod(as_of, records[0]?.known_to ?? null), rows: records.flatMap(rowOf) };
};

const sliceOf = (sample: 'all' | 'in' | 'out'): string => (sample === 'all' ? 'all' : `sample:${sample}`);

type SampleAsked = Asked<QueryOf<typeof signalRecordContracts.overall>>;

export const signalRecordEndpoints = implement(signalRecordContracts, {
  overall: (asked: SampleAsked) =>
    overall(asked, { exit: asked.query.exit, slice: sliceOf(asked.query.sample) }),
  overallBySector: (asked) =>
    overall(asked, { families: [asked.query.family], exit: asked.query.exit, slice: SECTOR }),
  overallEarly: (asked: SampleAsked) =>
    overall(asked, { families: [EARLY], exit: asked.query.exit, slice: sliceOf(asked.query.sample) }),
  list: listPerformance,
  early: listPerformance,
});
