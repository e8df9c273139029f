import { type ReplyOf, indicatorContracts } from '@chuli/contracts';
import { stateWordOf } from '@chuli/scan';
import type { StockLine } from '@chuli/scanner';
import { identifyStock } from '../../figures/identify-stock.ts';
import { needing } from '../../http/implement.ts';
import { signalDays } from '../signal/days.ts';
import type { WithScanner } from './answer-list.ts';
import { shownIndicator } from './decimals.ts';

type Row = ReplyOf<typeof indicatorContracts.indicators>['rows'][number];

const shownValue = ({ unit, words }: StockLine, value: number | null): Row['value'] => {
  if (value === null || unit !== 'state') return shownIndicator(value, unit);
  return stateWordOf(words, value) as Row['value'];
};

const rowOf = (told: StockLine): Row => ({
  group: told.group as Row['group'],
  indicator: told.name,
  parameters: [...told.parameters],
  line: told.line,
  value: shownValue(told, told.value),
  before: shownValue(told, told.before),
  unit: told.unit,
  reading: told.reading,
  first_on: told.firstOn,
});

export const indicatorEndpoints = needing<WithScanner>({ scanner: true })(indicatorContracts, {
  indicators: async (asked) => {
    const { symbol, timeframe } = asked.query;
    const { as_of } = await signalDays(asked);
    const [{ daily }, { barOn, lines }] = await Promise.all([
      asked.sessions(),
      asked.scanner.lines({ symbol, timeframe, asOf: as_of }),
    ]);
    const { company } = await identifyStock(asked.reference, symbol, daily.at(-1) ?? as_of);
    const { name, sector_id, instrument } = company;
    return {
      as_of,
      symbol,
      name,
      sector_id,
      instrument,
      timeframe,
      bar_on: barOn,
      rows: lines.map(rowOf),
    };
  },
});
