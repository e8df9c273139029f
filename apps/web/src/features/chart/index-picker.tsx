import type { MarketState } from '@chuli/contracts/live';
import { percentageChange } from '@chuli/kernel';
import { t } from '@chuli/language';
import { INDICES } from '@chuli/market';
import { Panel, PanelHead, Value } from '@chuli/ui';
import type { PerformanceRow } from '../../shared/market/session-facts.ts';
import { TONES, indexName } from './overlay-chart.tsx';
import { MOST_INDICES } from './sector-chart-address.ts';

export type IndexFigure = { symbol: string; value: number | null; change: number | null };

const liveIndexOf = ({ indices }: MarketState, id: number): Omit<IndexFigure, 'symbol'> => {
  const [, value = null, , , , close = null] = indices.find(([own]) => own === id) ?? [];
  if (value === null) return { value: null, change: null };
  return { value: value / 100, change: percentageChange(value, close) };
};

/** Values now and their change from the previous close: live ones, or those of the last session, never both. */
export const indexFigures = (
  live: MarketState | null,
  rows: readonly PerformanceRow[],
): readonly IndexFigure[] =>
  INDICES.map(({ id, symbol }) => {
    const row = rows.find((candidate) => candidate.symbol === symbol);
    if (live === null) return { symbol, value: row?.close ?? null, change: row?.change_1 ?? null };
    const { value, change } = liveIndexOf(live, id);
    return { symbol, value, change };
  }).toSorted((a, b) => (b.change ?? -Infinity) - (a.change ?? -Infinity));

type IndexPickerProps = {
  figures: readonly IndexFigure[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Every index with its change of the session; up to five of them are on the chart. */
export const IndexPicker = ({ figures, chosen, onChoose }: IndexPickerProps) => {
  const toggle = (symbol: string): void =>
    onChoose(chosen.includes(symbol) ? chosen.filter((one) => one !== symbol) : [...chosen, symbol]);
  return (
    <Panel label={t('Indices')}>
      <PanelHead title={t('Indices')} note={t('up to five on the chart')} />
      <div className="index-picker">
        {figures.map(({ symbol, value, change }) => {
          const place = chosen.indexOf(symbol);
          const isChosen = place >= 0;
          return (
            <button
              key={symbol}
              type="button"
              aria-pressed={isChosen}
              disabled={isChosen ? chosen.length === 1 : chosen.length >= MOST_INDICES}
              onClick={() => toggle(symbol)}
            >
              {isChosen ? <i className={TONES[place]} /> : <span />}
              <span className="truncate">{indexName(symbol)}</span>
              <span>
                <Value format="rupees" value={value} unknown={t('No index value for this session')} />
              </span>
              <span>
                <Value format="percent" value={change} />
              </span>
            </button>
          );
        })}
      </div>
    </Panel>
  );
};
