import { RANGES } from '@chuli/ui';
import { type AddressPart, choicePart, upperCasePart } from '../../screen-kit/address.ts';
import { CHART_INTERVALS } from '../../shared/chart/chart-interval.ts';
import { type ChosenIndicator, indicatorsPart } from '../../shared/chart/chosen-indicators.ts';

/** A small frame has room for no more. */
const MOST_EMBEDDED = 3;

const indicators = indicatorsPart();

const fewIndicators = (): AddressPart<readonly ChosenIndicator[]> => ({
  read: (text) => indicators.read(text).slice(0, MOST_EMBEDDED),
  write: (chosen) => indicators.write(chosen),
});

/** What the site that shows the chart says of it; of the reader it says nothing. */
export const embedAddress = {
  symbol: upperCasePart(),
  interval: choicePart(CHART_INTERVALS, 'D'),
  range: choicePart(RANGES, '1Y'),
  ind: fewIndicators(),
  theme: choicePart(['auto', 'light', 'dark'], 'auto'),
  lang: choicePart(['auto', 'en', 'ne'], 'auto'),
};
