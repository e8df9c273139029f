import { PHONE, useMedia } from '@chuli/ui';
import { DotField, type FieldLine } from '../../shared/chart/dot-field.tsx';

type Dot = { readonly id: string; readonly x: number; readonly text: string };

type DotStripProps = {
  readonly title: string;
  readonly note: string;
  readonly dots: readonly Dot[];
  readonly lines: readonly FieldLine[];
};

const HEIGHT = 132;
/** Of the width: what a dot needs for itself, and with its name. */
const [ALONE, NAMED, NAMED_ON_PHONE] = [0.011, 0.075, 0.26];
const MOST_NAMES = 12;
const LEAST_FLOORS = 6;

/** Each dot on the lowest floor on which the one before it leaves room. */
const floorsOf = (dots: readonly Dot[], room: number): number[] => {
  const ends: number[] = [];
  return dots.map(({ x }) => {
    const free = ends.findIndex((end) => x - end >= room);
    const floor = free === -1 ? ends.length : free;
    ends[floor] = x;
    return floor;
  });
};

/** Dots along one axis; those at one place stand on each other, so that their heap is read as their number. */
export const DotStrip = ({ title, note, dots, lines }: DotStripProps) => {
  const isNamed = dots.length <= MOST_NAMES;
  const sorted = dots.toSorted((a, b) => a.x - b.x);
  const named = useMedia(PHONE) ? NAMED_ON_PHONE : NAMED;
  const floors = floorsOf(sorted, isNamed ? named : ALONE);
  const count = Math.max(LEAST_FLOORS, ...floors) + 1;
  return (
    <DotField
      title={title}
      note={note}
      height={HEIGHT}
      dots={sorted.map(({ id, x, text }, place) => ({
        id,
        x,
        y: ((floors[place] ?? 0) + 0.5) / count,
        text,
        name: isNamed ? id : undefined,
      }))}
      across={[{ at: 0, text: '' }]}
      up={lines}
    />
  );
};
