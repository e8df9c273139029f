import type { ReplyOf, operatorContracts } from '@chuli/contracts';
import { type Series, quantileOf, readSeries, totalOf } from './feed-metrics.ts';

type ProcessRow = ReplyOf<typeof operatorContracts.feed>['processes'][number];

const WAIT_MS = 2_000;
const PREFIX = 'chuli_ingest_';

const NOT_REACHED: Omit<ProcessRow, 'address'> = {
  is_reached: false,
  is_leading: null,
  term: null,
  heard_seconds: null,
  queued: null,
  gaps: null,
  duplicates: null,
  conflicts: null,
  quarantined: null,
  lag_log: null,
  lag_fold: null,
  lag_tape: null,
};

export const rowOfSeries = (series: Series): Omit<ProcessRow, 'address'> => {
  const gauge = (name: string): number | null => series.get(PREFIX + name) ?? null;
  const lag = (stage: string): number | null =>
    quantileOf(series, `${PREFIX}lag_seconds`, `stage="${stage}"`, 0.99);
  const leading = gauge('leading');
  return {
    is_reached: true,
    is_leading: leading === null ? null : leading === 1,
    term: gauge('term'),
    heard_seconds: gauge('heard_seconds'),
    queued: gauge('outbox_queued'),
    gaps: totalOf(series, `${PREFIX}gaps_total`),
    duplicates: gauge('fold_duplicates'),
    conflicts: gauge('fold_conflicts'),
    quarantined: totalOf(series, `${PREFIX}quarantined_total`),
    lag_log: lag('log'),
    lag_fold: lag('fold'),
    lag_tape: lag('tape'),
  };
};

const lookAt = async (url: string, key: string | null): Promise<ProcessRow> => {
  const address = new URL(url).host;
  try {
    const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
    const reply = await fetch(new URL('/metrics', url), { headers, signal: AbortSignal.timeout(WAIT_MS) });
    if (!reply.ok) return { address, ...NOT_REACHED };
    return { address, ...rowOfSeries(readSeries(await reply.text())) };
  } catch {
    return { address, ...NOT_REACHED };
  }
};

/** What only the feed itself knows: asked of each process by the address that the API was given. */
export const lookAtProcesses = (urls: readonly string[], key: string | null): Promise<ProcessRow[]> =>
  Promise.all(urls.map((url) => lookAt(url, key)));
