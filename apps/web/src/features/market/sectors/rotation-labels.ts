type Named = { readonly id: number; readonly x: number; readonly y: number; readonly name: string };

export type PlacedName = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const LETTER = 6.4;
const HEIGHT = 13;
const BESIDE = 8;
/** Above and below a dot whose sides are taken. */
const LIFT = 13;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOf = ({ x, y, anchor }: Omit<PlacedName, 'id'>, width: number): Box => {
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - HEIGHT + 2, bottom: y + 2 };
};

const triesFor = ({ x, y }: Named): Omit<PlacedName, 'id'>[] =>
  [0, -LIFT, LIFT].flatMap((lift) => [
    { x: x + BESIDE, y: y + 4 + lift, anchor: 'start' as const },
    { x: x - BESIDE, y: y + 4 + lift, anchor: 'end' as const },
  ]);

/** Names beside their dots, the first come first; one that has no free place is left out, its dot says it when pointed at. */
export const placeNames = (dots: readonly Named[], frame: Box): PlacedName[] => {
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  return dots.flatMap((dot) => {
    const width = dot.name.length * LETTER;
    const free = triesFor(dot).find((place) => {
      const box = boxOf(place, width);
      const isInside =
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom;
      return isInside && taken.every((other) => !meets(box, other));
    });
    if (free === undefined) return [];
    taken.push(boxOf(free, width));
    return [{ id: dot.id, ...free }];
  });
};
