import { textPart } from '../../../screen-kit/address.ts';
import { choiceFilter, onPage } from '../../../screen-kit/filters.tsx';

/** How long the trails are. */
export const WEEKS_FILTER = onPage(
  choiceFilter(
    'Weeks',
    [
      { value: '4', label: '4', hint: '4 weeks' },
      { value: '8', label: '8', hint: '8 weeks' },
      { value: '13', label: '13', hint: '13 weeks' },
      { value: '26', label: '26', hint: '26 weeks' },
    ],
    '8',
    { isNamed: true },
  ),
);

/** Chosen in the chart or the table. */
export const chosenSectorFilter = onPage({ part: textPart(), Field: () => null });
