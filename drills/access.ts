import { openCallers } from './access-callers.ts';
import { judgeCells } from './access-cells.ts';
import { timeDowngrades } from './access-downgrade.ts';
import { judgeChannels } from './access-live.ts';
import { type AccessPlace, openAccessPlace } from './access-place.ts';
import { swapIds } from './access-swaps.ts';
import type { Drill } from './drill.ts';

const ALLOWED_MS = 5_000;
const MOST_TOLD = 20;

const SIZES = { small: { swaps: 300, downgrades: 2 }, full: { swaps: 10_000, downgrades: 20 } };

type Size = (typeof SIZES)[keyof typeof SIZES] & { isFull: boolean; seed: number };
type Outcome = { isGood: boolean; text: string; faults?: readonly string[] };
type Part = (place: AccessPlace, size: Size) => Promise<Outcome>;

const PARTS: readonly Part[] = [
  async (place, { isFull }) => {
    const callers = await openCallers(place);
    const { cells, locked, refused, faults } = await judgeCells(place, callers, isFull);
    const text = `${cells} cells of calls by ${callers.length} standings, ${locked} locked calls, ${refused} refusals, ${faults.length} wrong`;
    return { isGood: faults.length === 0 && refused > 0, text, faults };
  },
  async (place) => {
    const { cells, faults } = await judgeChannels(place, await openCallers(place));
    return {
      isGood: faults.length === 0,
      text: `${cells} cells of channels, ${faults.length} wrong`,
      faults,
    };
  },
  async (place, { downgrades }) => {
    const { opened, closed } = await timeDowngrades(place, downgrades);
    return {
      isGood: Math.max(opened, closed) <= ALLOWED_MS,
      text: `${downgrades} grants seen after at most ${opened.toFixed(0)} ms, their ends after ${closed.toFixed(0)} ms`,
    };
  },
  async (place, { swaps: count, seed }) => {
    const { swaps, slots, read, written, controls, told } = await swapIds(place, { count, seed });
    return {
      isGood: read === 0 && written === 0 && controls > 0,
      text: `${swaps} swapped ids in ${slots} places, ${read} read, ${written} written (owners reach theirs in ${controls})`,
      faults: told,
    };
  },
];

/** Every call and channel by everyone, as the tables say it; ends of memberships; ids of somebody else's things. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const size: Size = { ...(isFull ? SIZES.full : SIZES.small), isFull, seed };
  const place = await openAccessPlace();
  try {
    const outcomes: Outcome[] = [];
    for (const part of PARTS) {
      const outcome = await part(place, { ...size, swaps: times ?? size.swaps });
      console.log(`${outcome.text}${outcome.isGood ? '' : ': SHORT'}`);
      for (const fault of outcome.faults?.slice(0, MOST_TOLD) ?? []) console.log(`  ${fault}`);
      outcomes.push(outcome);
    }
    return {
      isGood: outcomes.every(({ isGood }) => isGood),
      summary: outcomes.map(({ text }) => text).join('; '),
    };
  } finally {
    await place.stop();
  }
};
