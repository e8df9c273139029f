import type { Place, Screen } from '@chuli/contracts/screens';
import type { Phrase } from '@chuli/language';
import {
  ArrowLeftRight,
  Briefcase,
  CandlestickChart,
  LayoutGrid,
  ListFilter,
  type LucideIcon,
  Sunrise,
} from 'lucide-react';
import { screensHere } from '../screen-kit/screens-here.ts';

export type PlaceLink = { place: Place; label: Phrase; icon: LucideIcon; path: string };

const PLACES: readonly { place: Place; label: Phrase; icon: LucideIcon }[] = [
  { place: 'today', label: 'Today', icon: Sunrise },
  { place: 'market', label: 'Market', icon: LayoutGrid },
  { place: 'stock', label: 'Stock', icon: CandlestickChart },
  { place: 'flow', label: 'Flow', icon: ArrowLeftRight },
  { place: 'find', label: 'Find', icon: ListFilter },
  { place: 'mine', label: 'Mine', icon: Briefcase },
];

/** A place opens with its first screen; one that this host does not show, or that is yet empty, is not a place. */
export const placeLinks = (screens: readonly Screen[] = screensHere()): PlaceLink[] =>
  PLACES.flatMap((place) => {
    const first = screens.find((screen) => screen.place === place.place && !screen.path.includes(':'));
    return first === undefined ? [] : [{ ...place, path: first.path }];
  });
