import type { AddressPart } from '../../screen-kit/address.ts';

/** One indicator on the chart, with the numbers chosen for it, as the address has them. */
export type ChosenIndicator = { id: string; numbers: readonly number[]; isHidden: boolean };

/** More cannot be told apart. */
export const MOST_INDICATORS = 12;

const ID = /^[a-z][a-z0-9-]*$/;
const HIDDEN = '-';

const read = (text: string): ChosenIndicator | null => {
  const isHidden = text.startsWith(HIDDEN);
  const [id = '', ...given] = text.slice(isHidden ? 1 : 0).split(':');
  return ID.test(id) ? { id, numbers: given.map((one) => Number(one || Number.NaN)), isHidden } : null;
};

/** `ema:21`: which it is, whether it is shown or not. */
export const textOfIndicator = ({ id, numbers }: Omit<ChosenIndicator, 'isHidden'>): string =>
  [id, ...numbers].join(':');

const write = (one: ChosenIndicator): string => `${one.isHidden ? HIDDEN : ''}${textOfIndicator(one)}`;

export const hasIndicator = (
  chosen: readonly ChosenIndicator[],
  one: Omit<ChosenIndicator, 'isHidden'>,
): boolean => chosen.some((other) => textOfIndicator(other) === textOfIndicator(one));

/** Other numbers for one of them; none is on the chart twice. */
export const withNumbers = (
  chosen: readonly ChosenIndicator[],
  index: number,
  numbers: readonly number[],
): readonly ChosenIndicator[] => {
  const one = chosen[index];
  if (one === undefined || hasIndicator(chosen, { id: one.id, numbers })) return chosen;
  return chosen.with(index, { ...one, numbers });
};

export const withHidden = (
  chosen: readonly ChosenIndicator[],
  index: number,
  isHidden: boolean,
): readonly ChosenIndicator[] => {
  const one = chosen[index];
  return one === undefined ? chosen : chosen.with(index, { ...one, isHidden });
};

/**
 * `ema:21,-macd:12:26:9`, where a hidden one has a minus. What is there twice or beyond the room of the chart is left out;
 * which of them the chart knows, and whether their numbers are possible, is known when it has come.
 */
export const indicatorsPart = (): AddressPart<readonly ChosenIndicator[]> => ({
  read: (text) => {
    const chosen: ChosenIndicator[] = [];
    for (const one of (text ?? '').split(',').map(read))
      if (one !== null && !hasIndicator(chosen, one)) chosen.push(one);
    return chosen.slice(0, MOST_INDICATORS);
  },
  write: (chosen) => chosen.map(write).join(',') || null,
});
