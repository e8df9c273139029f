import { RANGES } from '@chuli/ui';
import { choicePart, upperCasePart } from '../../screen-kit/address.ts';

export const TABS = ['overview', 'chart', 'flow', 'floorsheet'] as const;
export type Tab = (typeof TABS)[number];

export const PRICES = ['adjusted', 'raw'] as const;
export const SCALES = ['linear', 'log'] as const;
export const VIEWS = ['chart', 'table'] as const;

export const stockAddress = {
  symbol: upperCasePart(),
  tab: choicePart(TABS, 'overview'),
  range: choicePart(RANGES, '1Y'),
  prices: choicePart(PRICES, 'adjusted'),
  scale: choicePart(SCALES, 'linear'),
  view: choicePart(VIEWS, 'chart'),
};
