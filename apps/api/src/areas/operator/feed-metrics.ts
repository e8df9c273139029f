/** Series of one answer of `/metrics`: the name with its labels as written, and the value. */
export type Series = ReadonlyMap<string, number>;

const LINE = /^([a-z_]+(?:\{[^}]*\})?) (\S+)$/;

/** Reads the text format of Prometheus as far as the feed writes it; what cannot be read is left out. */
export const readSeries = (text: string): Series =>
  new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [, name, value] = LINE.exec(line) ?? [];
      const figure = Number(value);
      return name === undefined || Number.isNaN(figure) ? [] : [[name, figure]];
    }),
  );

/** The sum over all labels of a counter; 0 where it has counted nothing yet. */
export const totalOf = (series: Series, name: string): number =>
  [...series].filter(([own]) => own.startsWith(`${name}{`)).reduce((sum, [, value]) => sum + value, 0);

/** Where a label stands among others, in whatever order they are written. */
const bucketOf = (own: string, name: string, label: string): number | null => {
  if (!own.startsWith(`${name}_bucket{`) || !own.includes(label)) return null;
  const end = /le="([^"]+)"/.exec(own)?.[1];
  return end === undefined ? null : end === '+Inf' ? Infinity : Number(end);
};

/** The end of the bucket within which so large a part lies; null of nothing, or beyond the last bucket. */
export const quantileOf = (series: Series, name: string, label: string, part: number): number | null => {
  const buckets = [...series]
    .flatMap(([own, count]) => {
      const end = bucketOf(own, name, label);
      return end === null ? [] : [{ end, count }];
    })
    .toSorted((a, b) => a.end - b.end);
  const all = buckets.at(-1)?.count ?? 0;
  const end = all === 0 ? undefined : buckets.find(({ count }) => count >= all * part)?.end;
  return end === undefined || end === Infinity ? null : end;
};
