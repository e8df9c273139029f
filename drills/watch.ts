import path from 'node:path';
import { ROOT } from '@chuli/command';
import { waitUntil } from '@chuli/harness';
import type { Drill } from './drill.ts';
import { startListener } from './restart-listeners.ts';
import { startReaders } from './restart-readers.ts';
import { drawDashboards } from './watch-dashboards.ts';
import { APPS, type App } from './watch-apps.ts';
import { type WatchPlace, openWatchPlace } from './watch-place.ts';
import { type Checked, alarmNames, checkRules } from './watch-rules.ts';
import { type Scene, playScene } from './watch-scene.ts';
import { scenesOf } from './watch-scenes.ts';

const PATIENCE_MS = 120_000;
const READERS_PER_SECOND = 8;
const LISTENERS = 6;
/** Below it a dashboard asks for what the processes do not tell. */
const FILLED_PART = 0.75;

type Finding = { readonly what: string; readonly isGood: boolean };

const say = (findings: Finding[], isGood: boolean, what: string): void => {
  findings.push({ what, isGood });
  console.log(`  ${isGood ? 'good ' : 'SHORT'} ${what}`);
};

const statusOf = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  fetch(url, { headers, signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.status;
    },
    () => 0,
  );

/** Figures are for whoever brings the key; what readers reach has no such address. */
const tryDoors = async ({ apps, figures, key }: WatchPlace, findings: Finding[]): Promise<void> => {
  const wrong: string[] = [];
  for (const app of APPS) {
    const url = `http://${figures[app]}/metrics`;
    const statuses = [
      await statusOf(url),
      await statusOf(url, { authorization: 'Bearer no' }),
      await statusOf(url, { authorization: `Bearer ${key}` }),
    ];
    if (statuses.join(' ') !== '401 401 200') wrong.push(`${app} ${statuses.join(' ')}`);
  }
  const outside = ['/metrics', '/api/metrics', '/live/metrics', '/live/..%2fmetrics', '/api/..%2fmetrics'];
  for (const path of outside) {
    const reply = await fetch(apps.web.address + path, { headers: { authorization: `Bearer ${key}` } });
    if (/chuli_|nodejs_/.test(await reply.text())) wrong.push(`web ${path}`);
  }
  const doors = `${APPS.length} processes, ${outside.length} addresses of readers`;
  say(findings, wrong.length === 0, `figures for the key alone: ${doors} ${wrong.join(', ')}`);
};

/** Plays the scenes one after the other; the names of the alarms that came. */
const playAll = async (
  place: WatchPlace,
  scenes: readonly Scene[],
  findings: Finding[],
): Promise<Set<string>> => {
  const came = new Set<string>();
  for (const scene of scenes) {
    console.log(`  ${scene.name}`);
    for (const { strike, seconds, because } of await playScene(place, scene)) {
      const name = [strike.alarm, ...Object.values(strike.labels ?? {})].join(' ');
      if (seconds !== null) came.add(strike.alarm);
      say(findings, seconds !== null, `${name}: ${because ?? `came after ${seconds?.toFixed(1)} s`}`);
    }
  }
  return came;
};

/** An alarm that nobody tries is as good as none. */
const tellUntried = (scenes: readonly Scene[], findings: Finding[]): void => {
  const tried = new Set(scenes.flatMap(({ strikes }) => strikes.map(({ alarm }) => alarm)));
  for (const alarm of alarmNames()) if (!tried.has(alarm)) say(findings, false, `${alarm}: no strike`);
};

/** One call through the web server: its id in the answer is that of the trace in both processes. */
const followRequest = async ({ apps, collector }: WatchPlace, findings: Finding[]): Promise<void> => {
  const reply = await fetch(`${apps.web.address}/api/sector/`);
  await reply.body?.cancel();
  const id = reply.headers.get('x-request-id') ?? '';
  const told = (): ReadonlySet<string> => collector.traces.get(id) ?? new Set();
  const isWhole = async (): Promise<boolean> =>
    [...told()].some((span) => span.startsWith('chuli-web ')) &&
    [...told()].some((span) => span.startsWith('chuli-api '));
  const ms = await waitUntil(isWhole, `the trace of ${id} in web and API`, PATIENCE_MS).catch(() => null);
  say(findings, ms !== null, `one id through web and API: ${id} as ${[...told()].join(', ')}`);
};

const followEvent = async ({ collector }: WatchPlace, findings: Finding[]): Promise<void> => {
  const reaches = (spans: ReadonlySet<string>): boolean =>
    spans.has('chuli-ingest publish') && spans.has('chuli-live tell browsers');
  const isWhole = async (): Promise<boolean> => [...collector.traces.values()].some(reaches);
  const ms = await waitUntil(isWhole, 'a trace from the feed to the gateway', PATIENCE_MS).catch(() => null);
  say(findings, ms !== null, 'one id from the feed through NATS to the gateway');
};

const tellRules = (findings: Finding[], what: string, { isGood, said }: Checked): void => {
  say(findings, isGood, what);
  if (!isGood) console.log(said);
};

const untilReached = async ({ prometheus }: WatchPlace, findings: Finding[]): Promise<void> => {
  let missing: App[] = [...APPS];
  const isReached = async (): Promise<boolean> => {
    const reached = new Set(await prometheus.reached());
    missing = APPS.filter((app) => !reached.has(app));
    return missing.length === 0;
  };
  const ms = await waitUntil(isReached, 'all five to be looked at', PATIENCE_MS).catch(() => null);
  const after =
    ms === null ? `not ${missing.join(', ')}` : `${(ms / 1_000).toFixed(1)} s after Prometheus began`;
  say(findings, ms !== null, `all five processes are looked at: ${after}`);
};

/** How many series each process tells and what a look at it takes. */
const tellFigures = async ({ prometheus }: WatchPlace): Promise<void> => {
  for (const app of APPS) {
    const [series, seconds] = await Promise.all([
      prometheus.value(`scrape_samples_scraped{job="${app}"}`),
      prometheus.value(`scrape_duration_seconds{job="${app}"}`),
    ]);
    console.log(
      `  ${app.padEnd(7)} ${series ?? 0} series, a look takes ${((seconds ?? 0) * 1_000).toFixed(0)} ms`,
    );
  }
};

const PICTURES = path.join(ROOT, '.pictures/dashboards');

/** What an operator sees of all this: each dashboard as it is delivered, asked of this Prometheus. */
const lookAtDashboards = async ({ prometheus }: WatchPlace, findings: Finding[]): Promise<void> => {
  const { panels, empty, wrong } = await drawDashboards(prometheus, PICTURES);
  say(findings, wrong.length === 0, `${panels} panels can be asked ${wrong.join('; ')}`);
  const filled = panels - empty.length;
  say(
    findings,
    filled >= panels * FILLED_PART,
    `${filled} of ${panels} panels have figures; pictures in .pictures/dashboards`,
  );
  if (empty.length > 0) console.log(`  nothing of this happened: ${empty.join('; ')}`);
};

/** Pages, calls of both engines and listeners, so that there is something to see. */
const startUse = (web: string): { stop: () => Promise<void> } => {
  const readers = startReaders(web, READERS_PER_SECOND, () => 'watch');
  const listeners = Array.from({ length: LISTENERS }, (_, number) => startListener(web, number, 'market'));
  return {
    stop: async () => {
      for (const listener of listeners) listener.stop();
      await readers.stop();
    },
  };
};

/** Everything that is watched is started beside a Prometheus, broken, and has to be noticed. */
export const drill: Drill = async ({ isFull }) => {
  const findings: Finding[] = [];
  const rules = checkRules();
  const place = await openWatchPlace(isFull);
  let came = new Set<string>();
  try {
    await untilReached(place, findings);
    const use = startUse(place.apps.web.address);
    await tryDoors(place, findings);
    await followRequest(place, findings);
    await followEvent(place, findings);
    await tellFigures(place);
    const scenes = scenesOf(isFull);
    came = await playAll(place, scenes, findings);
    if (isFull) tellUntried(scenes, findings);
    await lookAtDashboards(place, findings);
    await use.stop();
    const { read, tested } = await rules;
    tellRules(findings, 'all rules can be read', read);
    tellRules(findings, 'every alarm comes in its test', tested);
  } finally {
    await place.stop();
  }
  const short = findings.filter(({ isGood }) => !isGood);
  return {
    isGood: short.length === 0,
    summary: `${came.size} of ${alarmNames().length} alarms came for real; ${findings.length} found, ${short.length} short`,
  };
};
