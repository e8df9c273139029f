import type { AddressPart } from '../../screen-kit/address.ts';
import { INDICATOR_KINDS, type IndicatorKind } from './indicator-kinds.ts';

/** One indicator on the chart, with the numbers chosen for it. */
export type ChosenIndicator = { id: string; numbers: readonly number[] };

const MOST: Record<IndicatorKind['place'], number> = { overlay: 6, pane: 4 };

export const kindOf = ({ id }: ChosenIndicator): IndicatorKind | undefined =>
  INDICATOR_KINDS.find((kind) => kind.id === id);

/** How many more of its place the chart has room for. */
export const roomFor = (chosen: readonly ChosenIndicator[], place: IndicatorKind['place']): number =>
  MOST[place] - chosen.filter((one) => kindOf(one)?.place === place).length;

const read = (text: string): ChosenIndicator | null => {
  const [id = '', ...given] = text.split(':');
  const kind = INDICATOR_KINDS.find((one) => one.id === id);
  if (kind === undefined) return null;
  const numbers = Object.values(kind.parameters).map(({ usual, lowest, highest, isWhole }, index) => {
    const value = Number(given[index] ?? Number.NaN);
    return value >= lowest && value <= highest && (!isWhole || Number.isInteger(value)) ? value : usual;
  });
  return { id, numbers };
};

export const textOfIndicator = ({ id, numbers }: ChosenIndicator): string => [id, ...numbers].join(':');

const has = (chosen: readonly ChosenIndicator[], one: ChosenIndicator): boolean =>
  chosen.some((other) => textOfIndicator(other) === textOfIndicator(one));

/** One more of a kind: with its usual numbers, the first doubled as long as that one is on the chart already. */
export const withAnother = (
  chosen: readonly ChosenIndicator[],
  { id, parameters }: IndicatorKind,
): readonly ChosenIndicator[] => {
  const [first, ...rest] = Object.values(parameters);
  if (first === undefined) return chosen;
  for (let number = first.usual; number <= first.highest; number *= 2) {
    const one = { id, numbers: [number, ...rest.map(({ usual }) => usual)] };
    if (!has(chosen, one)) return [...chosen, one];
  }
  return chosen;
};

/** Other numbers for one of them; none is on the chart twice. */
export const withNumbers = (
  chosen: readonly ChosenIndicator[],
  index: number,
  numbers: readonly number[],
): readonly ChosenIndicator[] => {
  const one = { id: chosen[index]?.id ?? '', numbers };
  return has(chosen, one) ? chosen : chosen.with(index, one);
};

/** `ema:21,macd:12:26:9`; what is not known, there twice or beyond the room of the chart is left out, a wrong number is the usual. */
export const indicatorsPart = (): AddressPart<readonly ChosenIndicator[]> => ({
  read: (text) => {
    const chosen: ChosenIndicator[] = [];
    for (const one of (text ?? '').split(',').map(read)) {
      const place = one === null ? undefined : kindOf(one)?.place;
      if (one === null || place === undefined || has(chosen, one)) continue;
      if (roomFor(chosen, place) > 0) chosen.push(one);
    }
    return chosen;
  },
  write: (chosen) => chosen.map(textOfIndicator).join(',') || null,
});
