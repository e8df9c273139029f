import { SECTORS } from '@chuli/market';
import { choicePart, textPart, upperCasePart } from '../../screen-kit/address.ts';
import { BOARD_COLUMNS } from './board-columns.ts';

export const ALL_SECTORS = 'all';

const SORTS = BOARD_COLUMNS.flatMap((column) => {
  const id = 'key' in column ? column.key : column.id;
  return [id, `-${id}`];
});

export const boardAddress = {
  sector: choicePart([ALL_SECTORS, ...SECTORS.map(({ id }) => String(id))], ALL_SECTORS),
  find: textPart(),
  sort: choicePart(SORTS, '-amount'),
  /** The stock whose orders are shown. */
  symbol: upperCasePart(),
};
