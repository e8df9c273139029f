import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';

/** A moment in Unix seconds, or a day. */
export type CoursePoint = { readonly at: string; readonly value: number };

export type IndexCourse = {
  readonly symbol: string;
  /** What every value is compared with; null takes the first value of the course. */
  readonly base: number | null;
  readonly points: readonly CoursePoint[];
};

export type OverlaidLine = {
  readonly symbol: string;
  /** Percent from the base, one a point of the axis; null where the index has no value. */
  readonly values: readonly (number | null)[];
};

const percentsOf = ({ base, points }: IndexCourse): Map<string, number> => {
  const from = base ?? points[0]?.value ?? 0;
  return new Map(from === 0 ? [] : points.map(({ at, value }) => [at, (value / from - 1) * 100]));
};

/** Several courses over one axis: all moments of which any of them has a value. */
export const overlaid = (
  courses: readonly IndexCourse[],
): { axis: readonly string[]; lines: readonly OverlaidLine[] } => {
  const axis = [...new Set(courses.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted();
  const lines = courses.map((course) => {
    const percents = percentsOf(course);
    return { symbol: course.symbol, values: axis.map((at) => percents.get(at) ?? null) };
  });
  return { axis, lines };
};

/** The minutes that a session still has after the last value: room into which its lines grow. */
export const minutesAhead = (day: TradingDate, courses: readonly IndexCourse[]): string[] => {
  const last = Math.max(...courses.flatMap(({ points }) => points.map(({ at }) => Number(at))));
  const close = atKathmandu(day, sessionHours(day).to) / 1_000;
  const count = Math.max(0, Math.ceil((close - last) / 60) - 1);
  return Number.isFinite(last)
    ? Array.from({ length: count }, (_, index) => String(last + (index + 1) * 60))
    : [];
};

/** Where an index has its first value later than the others, its percent is of another time than theirs. */
export const startsLater = (courses: readonly IndexCourse[]): { symbol: string; at: string }[] => {
  const begins = courses.flatMap(({ symbol, points }) => {
    const at = points[0]?.at;
    return at === undefined ? [] : [{ symbol, at }];
  });
  const first = begins.map(({ at }) => at).toSorted()[0] ?? '';
  return begins.filter(({ at }) => at > first);
};
