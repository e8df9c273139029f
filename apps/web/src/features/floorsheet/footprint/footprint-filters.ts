import { choiceFilter, onPage } from '../../../screen-kit/filters.tsx';
import { clockPart } from './clock-part.ts';

/** How the session is drawn; the call is asked for all of it. */
export const FOOTPRINT_FILTERS = {
  minutes: onPage(
    choiceFilter(
      'Minutes',
      [
        { value: '1', label: '1' },
        { value: '5', label: '5' },
        { value: '10', label: '10' },
        { value: '30', label: '30' },
      ],
      '5',
      { isNamed: true },
    ),
  ),
  cell: onPage(
    choiceFilter('Cell', [
      { value: 'sides', label: 'Sell × buy' },
      { value: 'delta', label: 'Delta' },
      { value: 'volume', label: 'Volume' },
    ]),
  ),
  estimated: onPage(
    choiceFilter('Estimated sides', [
      { value: 'yes', label: 'With estimated' },
      { value: 'no', label: 'Known only' },
    ]),
  ),
  at: onPage({ part: clockPart(), Field: () => null }),
} as const;
