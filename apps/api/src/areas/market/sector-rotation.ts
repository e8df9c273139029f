import type { QueryOf, ReplyOf, sectorContracts } from '@chuli/contracts';
import { tradingDate } from '@chuli/kernel';
import { NEPSE_ID, SECTORS, weekOf, weeksOverTo } from '@chuli/market';
import { indexSeries } from '@chuli/tape/market';
import type { Asked } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { type RotationPoint, placesOfWeeks, rotationOf, rotationWeeks } from './rotation.ts';
import { rotationRecord } from './rotation-record.ts';

type RotationReply = ReplyOf<typeof sectorContracts.sectorRotation>;

const BEGINNING = tradingDate('1990-01-01');

const rowOf = (
  sector_id: number,
  { date, strength, momentum, quadrant }: RotationPoint,
  before: RotationPoint | undefined,
): RotationReply['rows'][number] => ({
  sector_id,
  date,
  strength,
  momentum,
  quadrant,
  quadrant_before: before?.quadrant ?? null,
});

/** Every sector against NEPSE, week by week up to the as-of session; its week may still go on. */
export const sectorRotation = async ({
  tape,
  clock,
  sessions,
  query,
}: Asked<QueryOf<typeof sectorContracts.sectorRotation>>): Promise<RotationReply> => {
  const as_of = latest((await sessions()).index, query.as_of, clock);
  const series = await indexSeries(tape, { from: BEGINNING, to: as_of });
  const byIndex = new Map(series.map(({ key, points }) => [key, points]));
  const nepse = byIndex.get(NEPSE_ID) ?? [];
  const placeOf = placesOfWeeks(nepse);
  const known = SECTORS.map(({ id, indexId }) => {
    const values = byIndex.get(indexId) ?? [];
    const weeks = rotationWeeks(values, nepse);
    return { id, begins: values[0]?.traded_on, weeks, points: rotationOf(weeks, placeOf) };
  });
  const first = placeOf.size - query.weeks;
  return {
    as_of,
    rows: known.flatMap(({ id, points }) =>
      points
        .map((point, at) => rowOf(id, point, points[at - 1]))
        .filter(({ date }) => (placeOf.get(weekOf(date)) ?? -1) >= first),
    ),
    begins: known.flatMap(({ id, begins }) =>
      begins === undefined ? [] : [{ sector_id: id, date: begins }],
    ),
    record: rotationRecord(known, placeOf, weekOf(weeksOverTo(as_of))),
  };
};
