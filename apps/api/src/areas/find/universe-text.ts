import { SECTORS } from '@chuli/market';
import { wordOf } from '@chuli/scan';

export type ListFilters = {
  readonly symbol?: string | undefined;
  readonly sector_id?: number | undefined;
  readonly instrument: string;
  readonly smallest_turnover: number;
};

/** The stocks that a list is of, as a scan says it. */
export const universeText = ({ symbol, sector_id, instrument, smallest_turnover }: ListFilters): string => {
  const sector = SECTORS.find(({ id }) => id === sector_id);
  return [
    instrument === 'all' ? 'all' : wordOf(instrument),
    ...(sector === undefined ? [] : [`sector ${wordOf(sector.name)}`]),
    ...(symbol === undefined ? [] : [`symbols ${symbol}`]),
    `turnover >= ${smallest_turnover}`,
  ].join(' and ');
};
