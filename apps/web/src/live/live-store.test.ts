import type { ClientMessage, FloorsheetState, ServerMessage } from '@chuli/contracts/live';
import { describe, expect, it } from 'vitest';
import { createLiveStore } from './live-store.ts';
import type { LineEvents } from './transport.ts';

const STATE: FloorsheetState = { total: 1, trades: [] };

/** A store whose line, clock and frames are in the hand of the test. */
const bench = (isSignedIn = false) => {
  let at = 0;
  const frames: (() => void)[] = [];
  const said: ClientMessage[] = [];
  const lines: LineEvents[] = [];
  const openLine = (events: LineEvents) => {
    lines.push(events);
    return { send: (message: ClientMessage) => void said.push(message), close: () => undefined };
  };
  const store = createLiveStore({
    open: { socket: openLine, events: openLine },
    now: () => at,
    luck: () => 0,
    onFrame: (task) => void frames.push(task),
    isSignedIn: () => isSignedIn,
  });
  return {
    store,
    line: () => lines.at(-1),
    lines,
    said: () => said.splice(0),
    frame: () => {
      for (const task of frames.splice(0)) task();
    },
    pass: (ms: number) => {
      for (const end = at + ms; at < end; at += 250) store.tick();
    },
  };
};

const snapshot = (seq: number, total = 1): ServerMessage => ({
  t: 'snapshot',
  channel: 'floorsheet',
  epoch: 'e1',
  seq,
  as_of: 1,
  data: { ...STATE, total },
});

const delta = (seq: number, total: number): ServerMessage => ({
  t: 'delta',
  channel: 'floorsheet',
  epoch: 'e1',
  seq,
  as_of: 1,
  data: { total },
});

const listening = (isSignedIn = false) => {
  const parts = bench(isSignedIn);
  const told: unknown[] = [];
  const leave = parts.store.listen('floorsheet', () => told.push(parts.store.read('floorsheet')?.state));
  parts.line()?.onOpen();
  parts.line()?.onMessage(snapshot(1));
  parts.frame();
  parts.said();
  return { ...parts, told, leave };
};

describe('the live store', () => {
  it('asks for a channel once, however many listen', () => {
    const { store, line, said } = bench();
    store.listen('floorsheet', () => undefined);
    store.listen('floorsheet', () => undefined);
    line()?.onOpen();
    expect(said()).toEqual([{ op: 'subscribe', channel: 'floorsheet' }]);
  });

  it('tells once a frame, whatever came between two', () => {
    const { line, frame, told } = listening();
    for (let seq = 2; seq < 12; seq += 1) line()?.onMessage(delta(seq, seq));
    expect(told).toHaveLength(1);
    frame();
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ total: 11 });
  });

  it('resumes where it stood after the line was lost', () => {
    const { line, said, pass, lines } = listening();
    line()?.onMessage(delta(2, 2));
    line()?.onLost(false);
    pass(1_000);
    expect(lines).toHaveLength(2);
    line()?.onOpen();
    expect(said()).toEqual([{ op: 'subscribe', channel: 'floorsheet', resume: { epoch: 'e1', seq: 2 } }]);
  });

  it('asks for the whole state after a gap and shows the last one meanwhile', () => {
    const { line, said, store, frame } = listening();
    line()?.onMessage(delta(5, 5));
    frame();
    expect(said()).toEqual([{ op: 'subscribe', channel: 'floorsheet' }]);
    expect(store.read('floorsheet')?.state).toMatchObject({ total: 1 });
    line()?.onMessage(snapshot(5, 5));
    frame();
    expect(store.read('floorsheet')?.state).toMatchObject({ total: 5 });
  });

  it('keeps a channel for the screen that follows, and leaves it when none does', () => {
    const { leave, store, pass, said } = listening();
    leave();
    pass(2_000);
    const leaveAgain = store.listen('floorsheet', () => undefined);
    expect(store.read('floorsheet')?.state).toEqual(STATE);
    leaveAgain();
    pass(6_000);
    expect(said()).toContainEqual({ op: 'unsubscribe', channel: 'floorsheet' });
    expect(store.read('floorsheet')).toBeNull();
  });

  it('hides what is for this reader no longer, and takes a new ticket once a minute for who is signed in', () => {
    const refusal: ServerMessage = {
      t: 'error',
      code: 'membership.tier-required',
      message: '',
      channel: 'floorsheet',
    };
    const { store, line, lines, frame, pass } = listening(true);
    line()?.onMessage(refusal);
    frame();
    expect(store.read('floorsheet')).toBeNull();
    pass(500);
    expect(lines).toHaveLength(2);
    line()?.onOpen();
    line()?.onMessage(refusal);
    pass(5_000);
    expect(lines).toHaveLength(2);
    const visitor = listening();
    visitor.line()?.onMessage(refusal);
    visitor.pass(5_000);
    expect(visitor.lines).toHaveLength(1);
  });

  it('asks again for a channel that was refused', () => {
    const { line, said, pass } = listening();
    line()?.onMessage({ t: 'error', code: 'live.not-ready', message: '', channel: 'floorsheet' });
    pass(6_000);
    expect(said().filter(({ op }) => op === 'subscribe')).toHaveLength(1);
  });
});
