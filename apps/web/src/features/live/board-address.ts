import { textPart, upperCasePart } from '../../screen-kit/address.ts';
import { partsOf } from '../../screen-kit/filters.tsx';
import { BOARD_UNIVERSE } from './board-universe.ts';

export const boardAddress = {
  ...partsOf(BOARD_UNIVERSE.filters),
  sort: textPart(),
  /** The stock whose orders are shown. */
  symbol: upperCasePart(),
};
