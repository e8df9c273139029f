import { runCommand } from '@chuli/command';
import type { Drill } from '../drills/drill.ts';

type Row = { readonly about: string; readonly load: () => Promise<{ drill: Drill }> };

const DRILLS: Readonly<Record<string, Row>> = {
  abuse: {
    about:
      'the heaviest legal questions by many at once, beside readers who ask for little; on the market that the engines hold',
    load: () => import('../drills/abuse.ts'),
  },
  access: {
    about: 'every call and channel by everyone, ends of memberships, ids of somebody else',
    load: () => import('../drills/access.ts'),
  },
  actions: {
    about: 'securities with known bonuses, rights, splits, mergers and wrong rows: found, missed, invented',
    load: () => import('../drills/actions.ts'),
  },
  alerts: {
    about:
      'a million levels under ticks; a day, its close and corrections judged by a process that is killed again and again',
    load: () => import('../drills/alerts.ts'),
  },
  clean: {
    about:
      'every command of docs/how-to/install.md on a fresh Debian with a systemd of its own, to a market that readers reach; needs root and debootstrap',
    load: () => import('../drills/clean.ts'),
  },
  close: {
    about: 'the leader stopped, killed or cut off at every step of the end of day, beside a reader',
    load: () => import('../drills/close.ts'),
  },
  edge: {
    about:
      'the cache of deploy/edge in Varnish, before web and API: kept once a life, nobody’s own, no brand mixed',
    load: () => import('../drills/edge.ts'),
  },
  engines: {
    about: 'each engine refused, silent, late, cut off and restarted, as readers of every process meet it',
    load: () => import('../drills/engines-away.ts'),
  },
  feed: { about: 'sessions that a feed tells wrongly', load: () => import('../drills/feed.ts') },
  hosts: {
    about:
      'names that lie to the web server and the API, kept copies under other brands, secrets in all logs',
    load: () => import('../drills/hosts.ts'),
  },
  image: {
    about:
      'the image of deploy/image built by buildah, its processes used by readers, as whom they run and what they may write to; needs root, buildah and debootstrap',
    load: () => import('../drills/image.ts'),
  },
  inputs: {
    about: 'inputs that no call understands, drawn from the schema of each: refused with a reason, quickly',
    load: () => import('../drills/inputs.ts'),
  },
  install: {
    about: 'a release installed, used by readers through the proxy of deploy, and stopped',
    load: () => import('../drills/install.ts'),
  },
  kill: {
    about: 'every process and engine killed in mid-session, again and again',
    load: () => import('../drills/kill.ts'),
  },
  load: { about: 'a burst of ten record days', load: () => import('../drills/load.ts') },
  log: {
    about:
      'three servers of the log with passwords, one of them lost in mid-session; the rights of each role',
    load: () => import('../drills/log.ts'),
  },
  lookahead: {
    about:
      'every list of an earlier session beside that of a market which ended with it; a look ahead is planted',
    load: () => import('../drills/lookahead.ts'),
  },
  payments: {
    about: 'gateways that lie, fail and repeat themselves, and an API that dies at every step',
    load: () => import('../drills/payments.ts'),
  },
  deploy: {
    about: 'a release exchanged for the next and back under readers and listeners; a broken one taken back',
    load: () => import('../drills/deploy.ts'),
  },
  restore: {
    about:
      'PostgreSQL restored to random moments of a day of writes, the tape with its roll-ups; backups that were struck',
    load: () => import('../drills/restore.ts'),
  },
  machines: {
    about:
      'three machines, each a network of its own, with PostgreSQL, the log and all apps: each killed, frozen, cut off, slowed, its disk full, its clock wrong; needs root and iproute2',
    load: () => import('../drills/machines.ts'),
  },
  restart: {
    about: 'every copy of every app restarted in turn under load',
    load: () => import('../drills/restart.ts'),
  },
  tokens: {
    about: 'forged, stolen and raced tokens, what the time of an answer tells',
    load: () => import('../drills/tokens.ts'),
  },
  watch: {
    about:
      'all five processes beside a Prometheus: who may read their figures, every alarm in its test, five for real; --full every one',
    load: () => import('../drills/watch.ts'),
  },
};

const wholeOf = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`--${name} takes a whole number, not "${text}"`);
};

await runCommand({
  name: 'drill',
  summary: [
    'Does to the product what days of trading, exchanges, machines and people do, and says whether it held:',
    ...Object.entries(DRILLS).map(([name, { about }]) => `  ${name.padEnd(9)} ${about}`),
  ].join('\n'),
  words: `<${Object.keys(DRILLS).join('|')}>`,
  options: {
    full: {
      type: 'boolean',
      help: 'the size that a release has to pass, instead of a minute',
      default: false,
    },
    seed: { type: 'string', help: 'whole number from which the drill follows', default: '1' },
    archive: { type: 'string', help: 'folder of the archive, for the largest real day (load --full)' },
    times: {
      type: 'string',
      help:
        'how often each is struck (alerts, kill, close, log, machines, restart, engines), how many tries are timed (tokens), ' +
        'how many orders of each kind (payments), how many seconds (abuse), how many histories (actions); else by the size',
    },
  },
  run: async ({ full, seed, archive, times }, [name = '']) => {
    const row = DRILLS[name];
    if (row === undefined) throw new Error(`Which drill? ${Object.keys(DRILLS).join(', ')}`);
    const { drill } = await row.load();
    const started = performance.now();
    const { isGood, summary } = await drill({
      isFull: full,
      seed: wholeOf('seed', seed),
      times: times === undefined ? undefined : wholeOf('times', times),
      archive: archive ?? process.env['CHULI_ARCHIVE'] ?? null,
    });
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`${name}: ${summary}; ${seconds} s: ${isGood ? 'good' : 'SHORT'}`);
    // Connections that were cut on purpose may never end by themselves.
    process.exit(isGood ? 0 : 1);
  },
});
