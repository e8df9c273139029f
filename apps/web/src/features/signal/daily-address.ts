import { choicePart, datePart, textPart } from '../../screen-kit/address.ts';

export const dailyAddress = {
  /** The session whose lists are shown; the newest without it. */
  day: datePart(),
  positions: choicePart(['main', 'early'], 'main'),
  sort: textPart(),
};
