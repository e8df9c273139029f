import type { DrillProcess } from '@chuli/harness';

export type Lag = { readonly count: number; readonly p99: number; readonly longest: number };

const LINE = /^chuli_ingest_lag_seconds_bucket\{le="([^"]+)",stage="([^"]+)"\} (\d+)/;

/** By stage, in milliseconds: each figure is the upper end of the bucket in which it lies. */
export const readLags = async ({ address }: DrillProcess): Promise<Map<string, Lag>> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const buckets = new Map<string, { upTo: number; count: number }[]>();
  for (const line of text.split('\n')) {
    const [, upTo = '', stage = '', count = '0'] = LINE.exec(line) ?? [];
    if (stage === '') continue;
    const list = buckets.get(stage) ?? [];
    buckets.set(stage, list);
    list.push({ upTo: upTo === '+Inf' ? Infinity : Number(upTo) * 1_000, count: Number(count) });
  }
  const lagOf = (list: readonly { upTo: number; count: number }[]): Lag => {
    const count = list.at(-1)?.count ?? 0;
    const reaching = (part: number): number =>
      list.find((bucket) => bucket.count >= count * part)?.upTo ?? Infinity;
    return { count, p99: reaching(0.99), longest: reaching(1) };
  };
  return new Map([...buckets].map(([stage, list]) => [stage, lagOf(list)]));
};

/** A figure without labels; not a number while it has none. */
export const gaugeOf = async ({ address }: DrillProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
};
