import { textPart, upperCasePart } from '../../screen-kit/address.ts';

/** The stock whose figures stand beside the table, and the order of the table. */
export const myAddress = { symbol: upperCasePart(), sort: textPart() };
