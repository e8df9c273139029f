import type { Unit } from './units.ts';

const ASK_WITHIN_MS = 3_000;

const ask = (port: number, path: string, key = ''): Promise<Response | null> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(ASK_WITHIN_MS),
  }).catch(() => null);

/** A copy that stands by and takes over when the other goes is well, and not ready. */
const LOOKED_AT: Readonly<Record<Unit['process'], string>> = {
  web: '/readyz',
  api: '/readyz',
  live: '/readyz',
  worker: '/healthz',
  ingest: '/healthz',
};

export const isWell = async ({ process, port }: Unit): Promise<boolean> => {
  const reply = await ask(port, LOOKED_AT[process]);
  await reply?.arrayBuffer();
  return reply?.ok === true;
};

export type Answered = { readonly all: number; readonly failed: number };

/** A line of the figures that counts answers, with the class of their status. */
const COUNTED = /^chuli_(?:api|web)_requests_total\{([^}]*)\} (\d+(?:\.\d+)?(?:e\+\d+)?)$/gm;

/** What a copy has answered since it was started. */
export const answeredBy = async ({ metricsPort, metricsKey }: Unit): Promise<Answered> => {
  const text = (await (await ask(metricsPort, '/metrics', metricsKey))?.text()) ?? '';
  let [all, failed] = [0, 0];
  for (const [, labels = '', count = ''] of text.matchAll(COUNTED)) {
    all += Number(count);
    if (labels.includes('status="5xx"')) failed += Number(count);
  }
  return { all, failed };
};
