import { type Columns, at } from '../columns.ts';
import { type Bar, type View, emptyBar, fill } from './bar.ts';
import { TAKEN_FIRST, TOTALS, averages, passOver, takeIn } from './candle-averages.ts';
import { type Planes, layOut, planesFor } from './trait-planes.ts';
import { noInsideYet, traitsOf } from './traits.ts';

/** All candles of a symbol as the rules see them, each with those before it, and their traits; filled anew each time. */
export type Gallery = {
  readonly candles: readonly Bar[];
  readonly views: readonly View[];
  readonly traits: Int32Array;
  readonly planes: Planes;
};

const nobody = (): Bar => emptyBar(TOTALS.length);

const galleryFor = (room: number): Gallery => {
  const candles = Array.from({ length: room }, nobody);
  const before = nobody();
  const ago = (place: number, bars: number): Bar => candles[place - bars] ?? before;
  const views = candles.map((now, place) => ({
    now,
    ago1: ago(place, 1),
    ago2: ago(place, 2),
    ago3: ago(place, 3),
    ago4: ago(place, 4),
    ago5: ago(place, 5),
    ago6: ago(place, 6),
  }));
  return { candles, views, traits: new Int32Array(room), planes: planesFor(room) };
};

const GALLERIES = new WeakMap<Columns, Gallery>();

const galleryOf = (bars: Columns): Gallery => {
  const known = GALLERIES.get(bars);
  if (known !== undefined && known.candles.length >= bars.length) return known;
  const gallery = galleryFor(bars.room);
  GALLERIES.set(bars, gallery);
  return gallery;
};

/** So many bars before the first that is read are seen as well: rules and traits look back no further. */
const SEEN_BEFORE = 16;

/** Takes the bars in that somebody reads, and passes over those before them. */
export const hang = (bars: Columns): Gallery => {
  const gallery = galleryOf(bars);
  const { candles, traits, planes } = gallery;
  const { open, high, low, close, length } = bars;
  const state = averages();
  const inside = noInsideYet();
  const first = bars.from - SEEN_BEFORE > 2 * TAKEN_FIRST ? bars.from - SEEN_BEFORE : 0;
  let before = state.view.now;
  for (let i = 0; i < length; i += 1) {
    if (i === TAKEN_FIRST && first > 0) {
      passOver(state, before, bars, first);
      i = first;
    }
    const bar = candles[i];
    if (bar === undefined) break;
    fill(bar, at(open, i), at(high, i), at(low, i), at(close, i));
    takeIn(state, bar, before);
    traits[i] = traitsOf(bar, before, inside, i);
    before = bar;
  }
  layOut(planes, traits, first, length);
  return gallery;
};
