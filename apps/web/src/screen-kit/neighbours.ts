import type { Screen } from '@chuli/contracts/screens';

/** As many names as fit beside a heading with a few filters. */
const MOST_BESIDE = 3;

/** The other screens of the same place, those of the same area first: a few for the head, the rest for its menu. */
export const neighboursOf = (
  here: Screen,
  screens: readonly Screen[],
  most: number = MOST_BESIDE,
): { beside: Screen[]; more: Screen[] } => {
  const others = screens.filter(
    ({ id, place, layout, path }) =>
      id !== here.id && place === here.place && layout === here.layout && !path.includes(':'),
  );
  const ordered = [
    ...others.filter(({ area }) => area === here.area),
    ...others.filter(({ area }) => area !== here.area),
  ];
  return { beside: ordered.slice(0, most), more: ordered.slice(most) };
};
