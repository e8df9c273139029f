import { openRegistry } from '@chuli/registry';
import { TOLERANCE, type Trace, traceSignal } from '@chuli/signals/testing/trace';
import { Random } from '@chuli/simulator';
import { type Tape, openTape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { signalsKnownTo } from '@chuli/tape/signal';
import { readSettings, runCommand } from '@chuli/command';
import { Taken, drawSignals } from './lib/trace/draw.ts';
import { type Engines, barReader } from './lib/trace/load-bars.ts';
import { linesOf } from './lib/trace/print.ts';

/** Draws for one signal that is kept, at most. */
const MOST_DRAWS = 50;

const wholeNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number, not "${text}"`);
  return value;
};

class Tally {
  signals = 0;
  conditions = 0;
  furthest = 0;
  wrong = 0;
  readonly redrawn = new Map<string, number>();

  redraw(reason: string): void {
    this.redrawn.set(reason, (this.redrawn.get(reason) ?? 0) + 1);
  }

  add({ conditions, faults }: Trace): void {
    this.signals += 1;
    this.conditions += conditions.length;
    const furthest = Math.max(0, ...conditions.map(({ apart }) => apart));
    this.furthest = Math.max(this.furthest, furthest);
    if (faults.length > 0 || furthest > TOLERANCE) this.wrong += 1;
  }

  line(): string {
    const reasons = [...this.redrawn].map(([reason, times]) => `${times} × ${reason}`);
    const redrawn = [...this.redrawn.values()].reduce((sum, times) => sum + times, 0);
    return (
      `\n${this.signals} signals, ${this.conditions} conditions, largest relative difference ` +
      `${this.furthest.toExponential(1)}, ${this.wrong} signals that do not agree; ` +
      `${redrawn} drawn again${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''}`
    );
  }
}

/** Sessions since the first signal. */
const sessionsOf = async (tape: Tape) => {
  const last = await signalsKnownTo(tape);
  if (last === null) throw new Error('No signals are stored: npm run record');
  return heldSessions(await knownDays(tape)).filter((day) => day <= last);
};

type Task = { count: number; random: Random; tally: Tally };

const traceMany = async (engines: Engines, { count, random, tally }: Task): Promise<void> => {
  const barsOf = await barReader(engines);
  const taken = new Taken(count);
  const sessions = await sessionsOf(engines.tape);
  let draws = 0;
  for await (const event of drawSignals(engines.tape, { sessions, random, taken })) {
    draws += 1;
    if (event === null) tally.redraw('a session without a signal that may be taken');
    else {
      const trace = traceSignal(event, await barsOf(event.symbol, event.timeframe));
      if ('reason' in trace) tally.redraw(trace.reason);
      else {
        tally.add(trace);
        taken.add(event);
        console.log(linesOf(tally.signals, event, trace));
      }
    }
    if (tally.signals === count || draws === count * MOST_DRAWS) break;
  }
};

await runCommand({
  name: 'trace',
  summary:
    'Picks stored signals at random by date and recomputes both values of each of their conditions from the traded bars, by plain formulas that share no code with the indicators.',
  options: {
    count: { type: 'string', help: 'signals to recompute', default: '20' },
    seed: { type: 'string', help: 'whole number from which the choice follows', default: '1' },
  },
  run: async (words) => {
    const count = wholeNumber('count', words.count);
    const random = new Random('trace', wholeNumber('seed', words.seed));
    const settings = readSettings();
    const registry = openRegistry(settings.registryUrl, 2);
    const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase });
    const tally = new Tally();
    try {
      await traceMany({ tape, registry }, { count, random, tally });
    } finally {
      await Promise.all([tape.close(), registry.destroy()]);
    }
    console.log(tally.line());
    return tally.signals === count && tally.wrong === 0 ? 0 : 1;
  },
});
