import type { ChartLine, ChartPane, SeriesTone } from './chart-content.ts';

/** What brokers bought less what they sold, summed up; null in a session whose trades are not known. */
export type RunningNets = {
  sessions: readonly string[];
  /** The sessions at which sums begin. */
  since: readonly string[];
  rows: readonly { broker: string; cumulative: readonly (number | null)[] }[];
};

const TONES: readonly SeriesTone[] = ['s1', 's2', 's3', 's4', 's5'];

export const netTone = (place: number): SeriesTone => TONES[place % TONES.length] ?? 's1';

type Dated = { readonly date: string };
type Told = { date: string; value: number };

/** Where a sum stood at each bar: after the last session of the bar whose trades are known, null where there is none. */
const atBars = (bars: readonly Dated[], told: readonly Told[]): (number | null)[] => {
  let place = 0;
  return bars.map(({ date }) => {
    let value: number | null = null;
    for (let next = told[place]; next !== undefined && next.date <= date; next = told[(place += 1)])
      ({ value } = next);
    return value;
  });
};

type Row = RunningNets['rows'][number];

/** From one beginning of the sums to the next: a line of its own, since nothing is known of what lies between. */
const stretchesOf = ({ cumulative }: Row, { sessions, since }: RunningNets): Told[][] =>
  since.map((from, index) => {
    const until = since[index + 1] ?? '9999';
    return sessions.flatMap((date, place) => {
      const value = cumulative[place] ?? null;
      return value === null || date < from || date >= until ? [] : [{ date, value }];
    });
  });

/** The running nets of brokers as a pane below the prices; null where none of them is known. */
export const netPane = (reply: RunningNets, bars: readonly Dated[]): ChartPane | null => {
  const lines = reply.rows.flatMap((row, place) =>
    stretchesOf(row, reply).map((told, stretch): ChartLine => ({
      id: `flow ${row.broker} ${stretch}`,
      label: `b${row.broker}`,
      tone: netTone(place),
      shape: 'line',
      unit: 'net-shares',
      values: atBars(bars, told),
    })),
  );
  return lines.length === 0 ? null : { id: 'flow', lines, levels: [0] };
};
