import { useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { signedPercentText } from '../formats/number-text.ts';
import { useReference } from '../formats/reference.tsx';
import { useSize } from '../use-size.ts';
import { heatOf } from './heat.ts';
import { type Box, squarify } from './squarify.ts';

export type TreemapItem = {
  id: string;
  to: string;
  size: number;
  /** In percent; null where it is not known. */
  change: number | null;
  /** Said on hover and to those who do not see the tile. */
  detail: string;
};

export type TreemapGroup = {
  id: string;
  label: string;
  to: string;
  change: number | null;
  items: readonly TreemapItem[];
};

type TreemapProps = {
  label: string;
  groups: readonly TreemapGroup[];
  height: number;
  /** The change in percent at which the colour is full. */
  full: number;
};

/** What a tip needs beside the right edge. */
const TIP_ROOM = 260;
const HEAD = 18;
const GAP = 1;
/** The width of a capital in a small tile. */
const LETTER = 7.2;

const bySize = (a: { size: number }, b: { size: number }): number => b.size - a.size;

type Tile = Box & { item: TreemapItem };
type Region = Box & { group: TreemapGroup; tiles: Tile[] };

const tilesOf = (items: readonly TreemapItem[], box: Box): Tile[] => {
  const sorted = items.filter(({ size }) => size > 0).toSorted(bySize);
  const boxes = squarify(
    sorted.map(({ size }) => size),
    box,
  );
  return boxes.flatMap((tile, index) => {
    const item = sorted[index];
    return item === undefined ? [] : [{ ...tile, item }];
  });
};

/** Groups share the area by what they hold; each gives up a line for its name. */
const regionsOf = (groups: readonly TreemapGroup[], width: number, height: number): Region[] => {
  const sized = groups
    .map((group) => ({ group, size: group.items.reduce((sum, item) => sum + Math.max(0, item.size), 0) }))
    .filter(({ size }) => size > 0)
    .toSorted(bySize);
  const boxes = squarify(
    sized.map(({ size }) => size),
    { x: 0, y: 0, width, height },
  );
  return boxes.flatMap((box, index) => {
    const group = sized[index]?.group;
    if (group === undefined) return [];
    const inner = { x: 0, y: HEAD, width: box.width - GAP, height: Math.max(0, box.height - HEAD - GAP) };
    return [{ ...box, group, tiles: tilesOf(group.items, inner) }];
  });
};

const place = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

const changeText = (change: number | null): string =>
  change === null ? '' : `${signedPercentText(change)} %`;

type Tip = { text: string; x: number; y: number };

type TileProps = { tile: Tile; full: number; onPoint: (tip: Tip | null) => void; at: Box };

/** A tile says as much as it has room for; all of it is in its tip. */
const TileLink = ({ tile, full, onPoint, at }: TileProps) => {
  const { Link } = useReference();
  const { id, to, change, detail } = tile.item;
  const showsName = tile.width >= id.length * LETTER + 6 && tile.height >= 15;
  const showsChange = showsName && tile.width >= 52 && tile.height >= 31;
  const isLarge = tile.width >= 92 && tile.height >= 56;
  const show = (): void => onPoint({ text: detail, x: at.x + tile.x, y: at.y + tile.y + tile.height });
  const hide = (): void => onPoint(null);
  return (
    <li style={place(tile)}>
      <Link
        to={to}
        className={classNames('tile', heatOf(change, full), isLarge && 'is-large')}
        aria-label={detail}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {showsName && <b>{id}</b>}
        {showsChange && <span>{changeText(change)}</span>}
      </Link>
    </li>
  );
};

/** The market as areas: how large each part is, and which way it went. Every tile is a link. */
export const Treemap = ({ label, groups, height, full }: TreemapProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { Link } = useReference();
  const [tip, setTip] = useState<Tip | null>(null);
  const regions = useMemo(() => regionsOf(groups, width, height), [groups, width, height]);
  return (
    <div ref={box} className="treemap" style={{ height }} role="group" aria-label={label}>
      {regions.map(({ group, tiles, ...region }) => (
        <section
          key={group.id}
          style={place(region)}
          aria-label={`${group.label} ${changeText(group.change)}`}
        >
          <Link to={group.to} className="region">
            <b>{group.label}</b> <span>{changeText(group.change)}</span>
          </Link>
          <ul>
            {tiles.map((tile) => (
              <TileLink key={tile.item.id} tile={tile} full={full} at={region} onPoint={setTip} />
            ))}
          </ul>
        </section>
      ))}
      {tip !== null && (
        <output
          className="tile-tip"
          aria-hidden
          style={{ left: Math.min(tip.x, width - TIP_ROOM), top: tip.y }}
        >
          {tip.text}
        </output>
      )}
    </div>
  );
};
