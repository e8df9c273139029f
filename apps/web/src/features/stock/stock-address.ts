import { choicePart, upperCasePart } from '../../screen-kit/address.ts';

export const TABS = ['overview', 'chart', 'signals', 'flow', 'floorsheet'] as const;
export type Tab = (typeof TABS)[number];

export const stockAddress = { symbol: upperCasePart(), tab: choicePart(TABS, 'overview') };
