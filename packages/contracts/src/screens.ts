import type { Access } from './contract.ts';
import type { Feature } from './tiers.ts';

export type Layout =
  | 'main'
  | 'utility'
  | 'fundamental'
  | 'terminal'
  | 'info'
  | 'landing'
  | 'payment'
  | 'others';

export type Place = 'today' | 'market' | 'stock' | 'flow' | 'find' | 'mine';

export type Screen = {
  readonly id: string;
  readonly area: string;
  readonly path: `/${string}`;
  readonly title: string;
  readonly layout: Layout;
  readonly access: Access;
  readonly place: Place;
  readonly feature?: Feature;
};

/** Every screen of the product. The file `apps/web/src/screens/<area>/<id>.screen.tsx` shows it. */
export const SCREENS = [
  {
    id: 'floorsheet',
    area: 'floorsheet',
    path: '/floorsheet',
    title: 'Floorsheet',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
  {
    id: 'brokers-analytics',
    area: 'broker',
    path: '/brokers-analytics',
    title: 'Brokers analytics',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
  {
    id: 'stock-profile',
    area: 'stock',
    path: '/stock-profile',
    title: 'Stock profile',
    layout: 'main',
    access: 'open',
    place: 'stock',
  },
  {
    id: 'net-holding',
    area: 'broker',
    path: '/net-holding',
    title: 'Net holding',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof SCREENS)[number]['id'];
