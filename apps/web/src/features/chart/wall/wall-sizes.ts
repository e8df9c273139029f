/** The walls that have a page of their own: rows of one preset. */
export const WALL_SIZES = [
  { count: 2, id: 'two-charts-layout' },
  { count: 3, id: 'three-charts-layout' },
  { count: 4, id: 'four-charts-layout' },
  { count: 5, id: 'five-charts-layout' },
  { count: 6, id: 'six-charts-layout' },
] as const;

export const sizeOf = (screenId: string): number =>
  WALL_SIZES.find(({ id }) => id === screenId)?.count ?? WALL_SIZES[0].count;
