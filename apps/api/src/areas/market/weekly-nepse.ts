import type { QueryOf, ReplyOf, marketContracts } from '@chuli/contracts';
import { type Paisa, type Rupees, addYears, paisa, toRupees } from '@chuli/kernel';
import { INDICES, weekOf } from '@chuli/market';
import { type IndexBar, indexBars } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { relativeChange, sum } from '../../figures/figures.ts';

type WeekReply = ReplyOf<typeof marketContracts.weeklyNepse>;
type WeekRow = WeekReply['rows'][number];

const YEARS = 5;

const points = (hundredths: number): number => hundredths / 100;

const turnoverOf = (bars: readonly IndexBar[]): Rupees | null => {
  const known = bars.map((bar) => bar.turnover).filter((turnover): turnover is Paisa => turnover !== null);
  return known.length < bars.length ? null : toRupees(paisa(sum(known)));
};

const toWeek = (bars: readonly IndexBar[]): Omit<WeekRow, 'change'>[] => {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      date: last.traded_on,
      open: points(first.open ?? first.close),
      high: points(Math.max(...bars.map((bar) => bar.high ?? bar.close))),
      low: points(Math.min(...bars.map((bar) => bar.low ?? bar.close))),
      close: points(last.close),
      amount: turnoverOf(bars),
    },
  ];
};

const withChange = (weeks: readonly Omit<WeekRow, 'change'>[]): WeekRow[] =>
  weeks.map((week, index) => ({
    ...week,
    change: relativeChange(week.close, weeks[index - 1]?.close ?? week.close),
  }));

/** Values oldest first become weeks, Sunday to Saturday, each dated by its last session. */
export const weeksOf = (bars: readonly IndexBar[]): WeekRow[] =>
  withChange([...Map.groupBy(bars, ({ traded_on }) => weekOf(traded_on)).values()].flatMap(toWeek));

export const weeklyNepse = async ({
  tape,
  clock,
  sessions,
  query,
}: Asked<QueryOf<typeof marketContracts.weeklyNepse>>): Promise<WeekReply> => {
  const as_of = latest((await sessions()).index, query.as_of, clock);
  const nepse = INDICES.find(({ symbol }) => symbol === 'NEPSE');
  if (nepse === undefined) return { as_of, rows: [] };
  const bars = await indexBars(tape, { index_id: nepse.id, from: addYears(as_of, -YEARS), to: as_of });
  return { as_of, rows: weeksOf(bars) };
};
