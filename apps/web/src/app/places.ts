import { type Place, SCREENS, type Screen } from '@chuli/contracts/screens';
import {
  ArrowLeftRight,
  Briefcase,
  CandlestickChart,
  LayoutGrid,
  ListFilter,
  type LucideIcon,
  Sunrise,
} from 'lucide-react';

export type PlaceLink = { place: Place; label: string; icon: LucideIcon; path: string };

const PLACES: readonly { place: Place; label: string; icon: LucideIcon }[] = [
  { place: 'today', label: 'Today', icon: Sunrise },
  { place: 'market', label: 'Market', icon: LayoutGrid },
  { place: 'stock', label: 'Stock', icon: CandlestickChart },
  { place: 'flow', label: 'Flow', icon: ArrowLeftRight },
  { place: 'find', label: 'Find', icon: ListFilter },
  { place: 'mine', label: 'Mine', icon: Briefcase },
];

const screens: readonly Screen[] = SCREENS;

export const screenAt = (path: string): Screen | undefined => screens.find((screen) => screen.path === path);

export const screensOf = (place: Place): readonly Screen[] =>
  screens.filter((screen) => screen.place === place);

/** The places that have a screen: none leads nowhere. */
export const placeLinks = (): PlaceLink[] =>
  PLACES.flatMap((place) => {
    const path = screensOf(place.place)[0]?.path;
    return path === undefined ? [] : [{ ...place, path }];
  });
