import { SECTORS } from '@chuli/market';
import {
  BandGlyph,
  EmptyState,
  Panel,
  PanelHead,
  SegmentedControl,
  Value,
  classNames,
  signedRupeesText,
} from '@chuli/ui';
import { useMemo } from 'react';
import { choicePart } from '../../screen-kit/address.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { Change } from '../market/figures.tsx';
import { type PerformanceRow, type Session, type SessionRow, isOrdinary } from '../market/session-facts.ts';
import { LISTS, type List, moversOf } from './movers.ts';
import { reasonsOf } from './reasons.ts';

const CHOICES: readonly { value: List; label: string; hint?: string }[] = [
  { value: 'both', label: 'Both ends' },
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
  { value: 'turnover', label: 'Turnover' },
  { value: 'pace', label: 'Pace', hint: 'Turnover against the mean of 20 sessions' },
];

const moversAddress = { movers: choicePart(LISTS, 'both') };

const InBand = ({ row }: { row: SessionRow }) => {
  if (row.band_low === null || row.band_high === null || row.previous_close === null) return null;
  return (
    <BandGlyph
      floor={row.band_low}
      ceiling={row.band_high}
      previousClose={row.previous_close}
      low={row.low}
      high={row.high}
      last={row.close}
    />
  );
};

type MoverProps = {
  row: SessionRow;
  performance: PerformanceRow | undefined;
  sectorChange: number | null;
  isCut: boolean;
};

const Mover = ({ row, performance, sectorChange, isCut }: MoverProps) => (
  <tr className={classNames(isCut && 'is-cut')}>
    <td>
      <Value format="symbol" value={row.symbol} />
      <span className="sector">{SECTORS.find(({ id }) => id === row.sector_id)?.name}</span>
    </td>
    <td className="end">
      <Value format="rupees" value={row.close} />
    </td>
    <td className="end is-desk">{row.change === null ? '' : signedRupeesText(row.change)}</td>
    <td className="end is-sorted">
      <Change percent={row.percentage_change} />
    </td>
    <td className="is-desk is-wide">
      <InBand row={row} />
    </td>
    <td className="end is-desk">
      <Value format="amount" value={row.amount} />
    </td>
    <td>
      {reasonsOf({ row, performance, sectorChange }).map(({ text, tone }) => (
        <span key={text} className={`chip is-${tone}`}>
          {text}
        </span>
      ))}
    </td>
  </tr>
);

const isRise = (row: SessionRow): boolean => (row.percentage_change ?? 0) > 0;

type MoversTableProps = {
  movers: readonly SessionRow[];
  bySymbol: ReadonlyMap<string, PerformanceRow>;
  indices: readonly PerformanceRow[];
  hasEnds: boolean;
};

const MoversTable = ({ movers, bySymbol, indices, hasEnds }: MoversTableProps) => (
  <table className="tbl movers">
    <thead>
      <tr>
        <th className="w-21">Symbol</th>
        <th className="end w-18">Close</th>
        <th className="end w-18 is-desk">Change</th>
        <th className="end w-23">Percent</th>
        <th className="w-25 is-desk is-wide">In band</th>
        <th className="end w-23 is-desk">Turnover</th>
        <th>Why it moved</th>
      </tr>
    </thead>
    <tbody>
      {movers.map((row, index) => {
        const next = movers[index + 1];
        return (
          <Mover
            key={row.symbol}
            row={row}
            performance={bySymbol.get(row.symbol)}
            sectorChange={indices.find(({ sector_id }) => sector_id === row.sector_id)?.change_1 ?? null}
            isCut={hasEnds && next !== undefined && isRise(row) && !isRise(next)}
          />
        );
      })}
    </tbody>
  </table>
);

type MoversPanelProps = {
  session: Session;
  performances: readonly PerformanceRow[];
  indices: readonly PerformanceRow[];
};

/** What moved, and what the figures say about it. */
export const MoversPanel = ({ session, performances, indices }: MoversPanelProps) => {
  const [{ movers: list }, set] = useAddress(moversAddress);
  const bySymbol = useMemo(() => new Map(performances.map((row) => [row.symbol, row])), [performances]);
  const movers = useMemo(
    () => moversOf(session.rows.filter(isOrdinary), bySymbol, list),
    [session, bySymbol, list],
  );
  return (
    <Panel label="Movers">
      <PanelHead
        title="Movers"
        asOf={<span className="phone:hidden">usual turnover ≥ Rs 20 Lac · {session.as_of}</span>}
      >
        <SegmentedControl
          label="Movers"
          choices={CHOICES}
          value={list}
          onChoose={(movers) => set({ movers }, 'replace')}
        />
      </PanelHead>
      {movers.length === 0 ? (
        <EmptyState title="None" why="No share that usually trades Rs 20 Lac a day moved this way." />
      ) : (
        <MoversTable movers={movers} bySymbol={bySymbol} indices={indices} hasEnds={list === 'both'} />
      )}
    </Panel>
  );
};
