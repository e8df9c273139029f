import type { Area } from '../areas.ts';
import type { Access } from '../contract.ts';
import type { Feature } from '../tiers.ts';

export type Layout =
  | 'main'
  | 'utility'
  | 'fundamental'
  | 'terminal'
  | 'info'
  | 'landing'
  | 'payment'
  | 'others';

/** The six places of the work, and the site around it: help, terms, forms. */
export type Place = 'today' | 'market' | 'stock' | 'flow' | 'find' | 'mine' | 'site';

/** Where a place has many screens, they stand in groups. */
export type ScreenGroup =
  | 'prices'
  | 'summaries'
  | 'sectors'
  | 'primary'
  | 'floorsheet'
  | 'brokers'
  | 'accumulation'
  | 'orders'
  | 'players'
  | 'circuits'
  | 'boards'
  | 'builder'
  | 'lists'
  | 'fundamentals'
  | 'reversal'
  | 'breakout'
  | 'trend'
  | 'levels'
  | 'patterns'
  | 'record';

export type Screen = {
  readonly id: string;
  readonly area: Area;
  readonly path: `/${string}`;
  readonly title: string;
  readonly layout: Layout;
  readonly access: Access;
  readonly place: Place;
  readonly group?: ScreenGroup;
  readonly feature?: Feature;
  /** The file that shows it together with its near-twins, where it has none of its own. */
  readonly file?: string;
  /** One page in several sizes: beside other screens the first stands for all of them. */
  readonly sizeOf?: string;
  /** No menu, palette or list leads to it: who needs it knows the address. */
  readonly isUnlisted?: true;
};
