import { runCommand } from './lib/command.ts';
import type { Drill } from './lib/drill/drill.ts';

const DRILLS: Record<string, () => Promise<{ drill: Drill }>> = {
  abuse: () => import('./lib/drill/abuse.ts'),
  access: () => import('./lib/drill/access.ts'),
  feed: () => import('./lib/drill/feed.ts'),
  hosts: () => import('./lib/drill/hosts.ts'),
  kill: () => import('./lib/drill/kill.ts'),
  load: () => import('./lib/drill/load.ts'),
  payments: () => import('./lib/drill/payments.ts'),
  tokens: () => import('./lib/drill/tokens.ts'),
};

const wholeOf = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`--${name} takes a whole number, not "${text}"`);
};

await runCommand({
  name: 'drill',
  summary:
    'Runs the feed on engines of its own and does to it what days of trading, exchanges and machines do: ' +
    'load (a burst of ten record days), feed (sessions told wrongly), kill (every process and engine, again and again); ' +
    'or runs the API and attacks it: tokens (forged, stolen and raced tokens, what the time of an answer tells), ' +
    'payments (gateways that lie, fail and repeat themselves, and an API that dies at every step), ' +
    'hosts (names that lie to the web server and the API, kept copies under other brands, secrets in all logs), ' +
    'access (every call and channel by everyone, ends of memberships, ids of somebody else), ' +
    'abuse (the heaviest legal questions by many at once, beside readers who ask for little; on the market that the engines hold).',
  words: '<abuse|load|feed|kill|tokens|hosts|payments|access>',
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
        'how often each is struck (kill), how many tries are timed (tokens), ' +
        'how many orders of each kind (payments); else by the size',
    },
  },
  run: async ({ full, seed, archive, times }, [name = '']) => {
    const load = DRILLS[name];
    if (load === undefined) throw new Error(`Which drill? ${Object.keys(DRILLS).join(', ')}`);
    const { drill } = await load();
    const started = performance.now();
    const { isGood, summary } = await drill({
      isFull: full,
      seed: wholeOf('seed', seed),
      times: times === undefined ? undefined : wholeOf('times', times),
      archive: archive ?? process.env['CHULI_ARCHIVE'] ?? null,
    });
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`${name}: ${summary}; ${seconds} s: ${isGood ? 'good' : 'SHORT'}`);
    return isGood ? 0 : 1;
  },
});
