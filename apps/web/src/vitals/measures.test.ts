import { describe, expect, it } from 'vitest';
import { createPresses, createShifts } from './measures.ts';

describe('how much a screen moved', () => {
  it('is the worst of its windows, not their sum', () => {
    const shifts = createShifts();
    const add = (startTime: number, value: number): void => shifts.add({ startTime, value });
    expect(shifts.worst()).toBe(0);
    add(100, 0.1);
    add(600, 0.1);
    add(2_000, 0.15);
    expect(shifts.worst()).toBeCloseTo(0.2);
    for (let at = 10_000; at < 16_000; at += 500) add(at, 0.01);
    expect(shifts.worst()).toBeCloseTo(0.2);
  });

  it('begins another window after five seconds, however close the shifts are', () => {
    const shifts = createShifts();
    for (let at = 0; at < 10_000; at += 500) shifts.add({ startTime: at, value: 0.01 });
    expect(shifts.worst()).toBeCloseTo(0.1);
  });
});

describe('how long a press waits', () => {
  it('is not known where nothing was pressed', () => {
    const presses = createPresses();
    presses.add({ interactionId: 0, duration: 900 });
    expect(presses.slow()).toBeNull();
  });

  it('is the slowest, each press counted by its longest part', () => {
    const presses = createPresses();
    presses.add({ interactionId: 7, duration: 40 });
    presses.add({ interactionId: 7, duration: 200 });
    presses.add({ interactionId: 14, duration: 80 });
    expect(presses.slow()).toBe(200);
  });

  it('leaves out one of every fifty', () => {
    const presses = createPresses();
    for (let press = 1; press <= 120; press += 1)
      presses.add({
        interactionId: press * 7,
        duration: press === 60 ? 3_000 : press === 61 ? 2_000 : press,
      });
    expect(presses.slow()).toBe(120);
  });
});
