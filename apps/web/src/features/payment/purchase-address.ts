import { textPart, upperCasePart } from '../../screen-kit/address.ts';

/** What is being bought: a package or an add-on by its id, and the promo code. Codes are upper case wherever typed. */
export const purchaseAddress = { package: textPart(), promo: upperCasePart() };
