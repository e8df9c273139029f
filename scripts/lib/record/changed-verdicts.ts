type ListFigures = {
  readonly family: string;
  readonly kind: string;
  readonly timeframe: string;
  readonly side: string;
  readonly number: number;
  readonly verdict: string;
};

const nameOf = ({ family, kind, timeframe, side }: ListFigures): string =>
  `${family} ${kind} ${timeframe} ${side}`;

const figuresOf = (list: ListFigures | undefined): string =>
  list === undefined ? 'not there' : `${list.verdict} of ${list.number} trades`;

/** A line for each list whose verdict is another than before, or which came or went. */
export const changedVerdicts = (before: readonly ListFigures[], after: readonly ListFigures[]): string[] => {
  const old = new Map(before.map((list) => [nameOf(list), list]));
  const now = new Map(after.map((list) => [nameOf(list), list]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name)?.verdict !== now.get(name)?.verdict)
    .map((name) => `${name}: ${figuresOf(old.get(name))} before, ${figuresOf(now.get(name))} now`);
};
