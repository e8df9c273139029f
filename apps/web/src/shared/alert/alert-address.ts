import {
  type AddressValues,
  choicePart,
  textPart,
  upperCasePart,
  writeAddress,
} from '../../screen-kit/address.ts';

/** What the form of a new alert begins with, as the address says it: whatever shows a level, a rule or a list links here. */
export const ALERT_ADDRESS = {
  symbol: upperCasePart(),
  scope: choicePart(['stock', 'my stocks', 'universe'], 'stock'),
  kind: choicePart(['level', 'scan', 'signal', 'limit'], 'level'),
  measure: choicePart(['price', 'change', 'volume', 'turnover'], 'price'),
  operator: choicePart(['>=', '<=', 'crosses'], '>='),
  value: textPart(),
  q: textPart(),
  list: textPart(),
  reach: choicePart(['at', 'near'], 'at'),
  side: choicePart(['upper', 'lower'], 'upper'),
};

export type AlertAddress = AddressValues<typeof ALERT_ADDRESS>;

/** The way to the form with these parts filled in. */
export const alertHref = (parts: Partial<AlertAddress>): string =>
  `/key-value-alert?${writeAddress(ALERT_ADDRESS, new URLSearchParams(), parts).toString()}`;
