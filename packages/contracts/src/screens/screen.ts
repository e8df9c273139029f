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

export type Screen = {
  readonly id: string;
  readonly area: string;
  readonly path: `/${string}`;
  readonly title: string;
  readonly layout: Layout;
  readonly access: Access;
  readonly place: Place;
  readonly feature?: Feature;
  /** No menu, palette or list leads to it: who needs it knows the address. */
  readonly isUnlisted?: true;
};
