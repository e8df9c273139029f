import {
  type BeatMessage,
  type DeltaMessage,
  LIVE_REDUCERS,
  type FloorsheetDelta,
  type FloorsheetState,
  type SnapshotMessage,
  hashOfState,
} from './live.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChannelMessage, type Copy, hearMessage } from './channel-copy.ts';

const EMPTY: FloorsheetState = { total: 0, trades: [] };
const CHANNEL = 'floorsheet';

const deltaOf = (total: number): FloorsheetDelta => ({
  total,
  trades: { add: [[`c${total}`, 'NABIL', total, 10, 50_000, '', '']], keep: 5 },
});

/** A server that counts trades, and the browser that hears it through a bad line. */
const conversation = () => {
  let epoch = 1;
  let seq = 0;
  let state = EMPTY;
  let copy: Copy | null = null;
  const stamp = () => ({ channel: CHANNEL, epoch: `e${epoch}`, seq, as_of: seq });
  const snapshot = (): SnapshotMessage => ({ t: 'snapshot', ...stamp(), data: state });
  const beat = (): BeatMessage => ({
    t: 'beat',
    at: 0,
    channel: CHANNEL,
    epoch: `e${epoch}`,
    seq,
    hash: hashOfState(state),
  });
  return {
    trade: (): DeltaMessage => {
      const data = deltaOf(state.total + 1);
      state = LIVE_REDUCERS.floorsheet(state, data);
      seq += 1;
      return { t: 'delta', ...stamp(), data };
    },
    restart: (): ChannelMessage => {
      epoch += 1;
      seq = 0;
      state = EMPTY;
      return snapshot();
    },
    snapshot,
    beat,
    hear: (message: ChannelMessage): void => {
      copy = hearMessage('floorsheet', copy, message);
    },
    copy: (): Copy | null => copy,
    serverHash: (): string => hashOfState(state),
  };
};

const step = fc.record({
  event: fc.constantFrom('trade', 'trade', 'trade', 'beat', 'snapshot', 'restart'),
  fate: fc.constantFrom('heard', 'heard', 'heard', 'lost', 'twice', 'late'),
} as const);

type Talk = ReturnType<typeof conversation>;
type Step = { event: 'trade' | 'beat' | 'snapshot' | 'restart'; fate: 'heard' | 'lost' | 'twice' | 'late' };

const TIMES_HEARD = { heard: 1, twice: 2, lost: 0, late: 0 } as const;

const askIfBroken = (talk: Talk): void => {
  if (talk.copy()?.isWhole === false) talk.hear(talk.snapshot());
};

const play = (talk: Talk, steps: readonly Step[]): void => {
  const late: ChannelMessage[] = [];
  const hearLate = (): void => late.splice(0).forEach((old) => talk.hear(old));
  for (const { event, fate } of steps) {
    const message = talk[event]();
    for (let time = 0; time < TIMES_HEARD[fate]; time += 1) talk.hear(message);
    if (fate === 'late') late.push(message);
    else if (late.length > 2) hearLate();
    if (fate === 'heard') askIfBroken(talk);
  }
  hearLate();
};

describe('what is held of a channel', () => {
  it('is the state of the server in the end, whatever was lost, repeated or came late', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const talk = conversation();
        talk.hear(talk.snapshot());
        play(talk, steps);
        talk.hear(talk.beat());
        askIfBroken(talk);
        expect(hashOfState(talk.copy()?.state)).toBe(talk.serverHash());
      }),
    );
  });

  it('is not whole after a gap, keeps what it had, and takes the snapshot', () => {
    const talk = conversation();
    talk.hear(talk.snapshot());
    talk.hear(talk.trade());
    talk.trade();
    talk.hear(talk.trade());
    expect(talk.copy()).toMatchObject({ isWhole: false, position: { seq: 1 } });
    talk.hear(talk.trade());
    expect(talk.copy()).toMatchObject({ isWhole: false, position: { seq: 1 } });
    talk.hear(talk.snapshot());
    expect(talk.copy()).toMatchObject({ isWhole: true, position: { seq: 4 } });
  });

  it('is not whole when the hash of a beat or of a delta differs', () => {
    const talk = conversation();
    talk.hear(talk.snapshot());
    talk.hear({ ...talk.beat(), hash: 'ffffffff' });
    expect(talk.copy()?.isWhole).toBe(false);
    talk.hear(talk.snapshot());
    talk.hear({ ...talk.trade(), hash: 'ffffffff' });
    expect(talk.copy()?.isWhole).toBe(false);
  });

  it('hears by a beat that the last delta was lost', () => {
    const talk = conversation();
    talk.hear(talk.snapshot());
    talk.trade();
    talk.hear(talk.beat());
    expect(talk.copy()?.isWhole).toBe(false);
  });
});
