import { expect, it } from 'vitest';
import { type Frames, createTickPace } from './tick-pace.ts';

const FRAME = 16;

/** A page whose time passes only when it is told to. */
const page = () => {
  let now = 0;
  let waiting: { at: number; run: (now: number) => void }[] = [];
  const frames: Frames = {
    request: (run) => waiting.push({ at: (Math.floor(now / FRAME) + 1) * FRAME, run }),
    wait: (run, milliseconds) => waiting.push({ at: now + milliseconds, run }),
    now: () => now,
  };
  const pass = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      waiting = waiting.filter((one) => one !== next);
      now = Math.max(now, next.at);
      next.run(now);
    }
    now = Math.max(now, end);
  };
  const work = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { frames, pass, work };
};

it('ticks of one frame are drawn once', () => {
  const { frames, pass } = page();
  let drawn = 0;
  const pace = createTickPace(() => (drawn += 1), frames);
  for (let tick = 0; tick < 5; tick += 1) pace.ask();
  pass(FRAME);
  expect(drawn).toBe(1);
});

it('a slow drawing leaves four fifths of the time to the reader, and the last tick is drawn at the end', () => {
  const { frames, pass, work } = page();
  let drawn = 0;
  const pace = createTickPace(() => {
    drawn += 1;
    work(100);
  }, frames);
  for (let tick = 0; tick < 100; tick += 1) {
    pace.ask();
    pass(20);
  }
  expect(drawn).toBeGreaterThanOrEqual(5);
  expect(drawn).toBeLessThanOrEqual(8);
  const before = drawn;
  pace.ask();
  pass(1_000);
  expect(drawn).toBe(before + 1);
});

it('what was drawn another way is not drawn again', () => {
  const { frames, pass } = page();
  let drawn = 0;
  const pace = createTickPace(() => (drawn += 1), frames);
  pace.ask();
  pace.forget();
  pass(100);
  expect(drawn).toBe(0);
  pace.ask();
  pass(100);
  expect(drawn).toBe(1);
});
