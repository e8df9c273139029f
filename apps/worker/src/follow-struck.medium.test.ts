import { signalsHash } from '@chuli/tape/signal';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignalsPlace, inTerm, openSignalsPlace } from './testing/signals-place.ts';
import { struckTape } from './testing/struck-tape.ts';
import { walkingMarket } from './testing/walking-market.ts';

const SESSIONS = 160;
const { days, rows } = walkingMarket(3, SESSIONS);
/** A pass of new bars makes at least as many: a strike before each of them is meant. */
const FEWEST_WRITES = 15;

describe('a pass that is struck', { timeout: 120_000 }, () => {
  let place: SignalsPlace;
  beforeAll(async () => {
    place = await openSignalsPlace(rows);
    return place.close;
  });
  beforeEach(() => place.empty());

  it('dead between any two writes, is made good by the next', async () => {
    let at = SESSIONS - 60;
    await place.follower(days[at]).catchUp(inTerm(1));
    let fatal = 0;
    let outcome = 'killed';
    while (outcome === 'killed') {
      fatal += 1;
      at += 1;
      const dying = struckTape(place.tape, (number) => {
        if (number >= fatal) throw new Error('killed');
      });
      outcome = await place
        .follower(days[at], dying)
        .catchUp(inTerm(2 * fatal))
        .catch((error: Error) => error.message);
      await place.follower(days[at]).catchUp(inTerm(2 * fatal + 1));
      expect(await signalsHash(place.tape), `killed before write ${fatal}`).toBe(
        await place.atOnce(days[at]),
      );
      expect(await place.stagingTables()).toEqual([]);
    }
    expect(outcome).toBe('new bars');
    expect(fatal).toBeGreaterThan(FEWEST_WRITES);
  });

  it('standing still before any write while another goes on, changes nothing of the other', async () => {
    let stop = 0;
    let hasStood = true;
    while (hasStood) {
      stop += 1;
      hasStood = false;
      const at = SESSIONS - 60 + 2 * stop;
      const term = 10 * stop;
      await place.follower(days[at - 1]).catchUp(inTerm(term));
      let holder = term + 1;
      // It stands after it has asked whether the right is its own: the question alone would not protect.
      const standing = struckTape(place.tape, async (number) => {
        if (number !== stop) return;
        hasStood = true;
        holder = term + 2;
        await place.follower(days[at + 1]).catchUp(inTerm(term + 2));
      });
      const isHeld = (): Promise<boolean> => Promise.resolve(holder === term + 1);
      await place
        .follower(days[at], standing)
        .catchUp(inTerm(term + 1, isHeld))
        .catch(() => undefined);
      if (!hasStood) break;
      expect(await signalsHash(place.tape), `stood before write ${stop}`).toBe(
        await place.atOnce(days[at + 1]),
      );
      expect(await place.follower(days[at + 1]).catchUp(inTerm(term + 3))).toBe('nothing new');
      expect(await place.stagingTables()).toEqual([]);
    }
    expect(stop).toBeGreaterThan(FEWEST_WRITES);
  });
});
