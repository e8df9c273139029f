import { choicePart, upperCasePart } from '../../screen-kit/address.ts';
import { RESOLUTIONS } from '../../shared/chart/live-bars.ts';

export const liveChartAddress = {
  symbol: upperCasePart(),
  resolution: choicePart(RESOLUTIONS, '1'),
  view: choicePart(['chart', 'table'], 'chart'),
};
