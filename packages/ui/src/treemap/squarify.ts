export type Box = { x: number; y: number; width: number; height: number };

/** How far the least square tile of a row is from a square: 1 is a square. Sizes are areas in pixels. */
const worstRatio = (sizes: readonly number[], side: number): number => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const thickness = total / side;
  return Math.max(...sizes.map((size) => Math.max(thickness ** 2 / size, size / thickness ** 2)));
};

/** As many tiles, largest first, as make the row along the shorter side squarer. */
const rowLength = (sizes: readonly number[], side: number): number => {
  let length = 1;
  while (
    length < sizes.length &&
    worstRatio(sizes.slice(0, length + 1), side) <= worstRatio(sizes.slice(0, length), side)
  ) {
    length += 1;
  }
  return length;
};

const placeRow = (sizes: readonly number[], { x, y, width, height }: Box): { placed: Box[]; rest: Box } => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const isColumn = width >= height;
  const thickness = total / (isColumn ? height : width);
  let along = isColumn ? y : x;
  const placed = sizes.map((size) => {
    const length = size / thickness;
    const box = isColumn
      ? { x, y: along, width: thickness, height: length }
      : { x: along, y, width: length, height: thickness };
    along += length;
    return box;
  });
  const rest = isColumn
    ? { x: x + thickness, y, width: width - thickness, height }
    : { x, y: y + thickness, width, height: height - thickness };
  return { placed, rest };
};

/**
 * Divides a box among sizes, given largest first, into tiles as square as can be (Bruls, Huizing and van Wijk,
 * Squarified Treemaps, 2000). Sizes must be above zero.
 */
export const squarify = (sizes: readonly number[], box: Box): Box[] => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= 0 || box.width <= 0 || box.height <= 0) return [];
  const scale = (box.width * box.height) / total;
  const tiles: Box[] = [];
  let waiting = sizes.map((size) => size * scale);
  let free = box;
  while (waiting.length > 0) {
    const length = rowLength(waiting, Math.min(free.width, free.height));
    const { placed, rest } = placeRow(waiting.slice(0, length), free);
    tiles.push(...placed);
    waiting = waiting.slice(length);
    free = rest;
  }
  return tiles;
};
