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
import { PLACE_LABELS } from '../screen-kit/place-labels.ts';
import { screensHere } from '../screen-kit/screens-here.ts';

export type PlaceLink = { place: Place; label: Phrase; icon: LucideIcon; path: string };

const PLACES: readonly { place: Place; icon: LucideIcon }[] = [
  { place: 'today', icon: Sunrise },
  { place: 'market', icon: LayoutGrid },
  { place: 'stock', icon: CandlestickChart },
  { place: 'flow', icon: ArrowLeftRight },
  { place: 'find', icon: ListFilter },
  { place: 'mine', icon: Briefcase },
];

/** A place opens with its first screen; one that this host does not show, or that is yet empty, is not a place. */
export const placeLinks = (screens: readonly Screen[] = screensHere()): PlaceLink[] =>
  PLACES.flatMap(({ place, icon }) => {
    const first = screens.find((screen) => screen.place === place && !screen.path.includes(':'));
    return first === undefined ? [] : [{ place, label: PLACE_LABELS[place], icon, path: first.path }];
  });
