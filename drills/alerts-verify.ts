import type { Registry } from '@chuli/registry';
import pg from 'pg';
import { CHANNELS } from './alerts-place.ts';
import type { DayBar, PlannedAlert } from './alerts-plan.ts';
import { type Expected, barKey } from './alerts-truth.ts';

/** A firing as it has to stand in the log of its alert. */
const lineOf = (alert: number, symbol: string, bar: string, marks: readonly string[]): string =>
  [`#${alert}`, symbol, bar, ...marks].join(' ');

type Told = {
  readonly forming: readonly Expected[];
  /** By bars that are over, as they were when they were first judged, and as they are in the end. */
  readonly first: readonly Expected[];
  readonly last: readonly Expected[];
  /** The session that was judged on its own day; every other was judged later. */
  readonly judgedOn: string;
  readonly bars: ReadonlyMap<string, DayBar>;
  readonly alerts: readonly PlannedAlert[];
};

/** What was told while a bar formed and does not lie within it has to be marked. */
const isBorneOut = ({ value, symbol, day, alert }: Expected, { bars, alerts }: Told): boolean => {
  const bar = bars.get(barKey(symbol, day));
  const condition = alerts[alert]?.condition;
  if (bar === undefined || value === null) return false;
  if (condition?.kind === 'level' && condition.measure === 'volume') return value <= bar.volume;
  if (condition?.kind === 'level' && condition.measure === 'turnover') return value <= bar.amount;
  return bar.low <= value && value <= bar.high;
};

const keyOf = ({ alert, symbol, bar }: Expected): string => `${alert} ${symbol} ${bar}`;

/** Every firing that there has to be, once, with its marks. */
export const expectedLines = (told: Told): string[] => {
  const { forming, first, last, judgedOn } = told;
  const standing = new Set(last.map(keyOf));
  const judgedFirst = new Set(first.map(keyOf));
  const stands = (one: Expected): boolean =>
    one.value === null ? standing.has(keyOf(one)) : isBorneOut(one, told);
  const isLate = (one: Expected): boolean => one.day !== judgedOn || !judgedFirst.has(keyOf(one));
  const lines = new Map<string, string>();
  const add = (one: Expected, marks: readonly string[]): void => {
    const all = [...marks, ...(stands(one) ? [] : ['withdrawn'])];
    if (!lines.has(keyOf(one))) lines.set(keyOf(one), lineOf(one.alert, one.symbol, one.bar, all));
  };
  for (const one of forming) add(one, ['forming']);
  for (const one of [...first, ...last]) add(one, isLate(one) ? ['late'] : []);
  return [...lines.values()].toSorted();
};

/** Every firing that there is. */
export const keptLines = async (registry: Registry, ids: readonly string[]): Promise<string[]> => {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const rows = await registry
    .selectFrom('alert_firing')
    .select(['alert_id', 'symbol', 'bar', 'is_forming', 'is_late', 'withdrawn_at'])
    .execute();
  return rows
    .map(({ alert_id, symbol, bar, is_forming, is_late, withdrawn_at }) => {
      const marks = [
        ...(is_forming ? ['forming'] : []),
        ...(is_late ? ['late'] : []),
        ...(withdrawn_at === null ? [] : ['withdrawn']),
      ];
      return lineOf(numbers.get(alert_id) ?? -1, symbol, bar, marks);
    })
    .toSorted();
};

const FAULTS = `
select 'a firing without a notice' as what, count(*)::int as times from alert_firing where notice_id is null
union all select 'two firings of one notice', count(*)::int from (
  select notice_id from alert_firing where notice_id is not null group by 1 having count(*) > 1) as twice
union all select 'a notice without its firing', count(*)::int from notice where kind = 'alert'
  and not exists (select from alert_firing where notice_id = notice.id)
union all select 'a notice that does not leave once by each channel', count(*)::int from notice
  where kind = 'alert' and (select array_agg(channel order by channel) from delivery where notice_id = notice.id)
    is distinct from $1::text[]`;

/** What is wrong with the messages: each firing has one notice, and each notice one message a channel. */
export const faultsOfMessages = async (registryUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: registryUrl });
  await client.connect();
  try {
    const channels = [...CHANNELS].toSorted();
    const { rows } = await client.query<{ what: string; times: number }>(FAULTS, [channels]);
    return rows.filter(({ times }) => times > 0).map(({ what, times }) => `${what}: ${times}`);
  } finally {
    await client.end();
  }
};
