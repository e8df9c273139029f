import { type Phrase, t } from '@chuli/language';
import { type AmountUnit, unitOfAmounts } from '@chuli/market';
import {
  BandGlyph,
  EmptyState,
  Panel,
  PanelHead,
  SegmentedControl,
  StockCell,
  StockTable,
  Value,
  classNames,
  TableSkeleton,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { choicePart } from '../../screen-kit/address.ts';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { DayMark } from '../../shared/market/day-mark.tsx';
import { Change } from '../../shared/market/figures.tsx';
import { type MarketDay, isRunning } from '../../shared/market/market-day.ts';
import { type PerformanceRow, type SessionRow, isOrdinary } from '../../shared/market/session-facts.ts';
import { sectorName } from '../../shared/market/sectors.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { LISTS, type List, MOVERS, moversOf } from './movers.ts';
import { type MoverFacts, reasonOf } from './reasons.ts';
import { type SaidToday, useSaidToday } from './use-said-today.ts';

const CHOICES: readonly DeclaredChoice<List>[] = [
  { value: 'both', label: 'Gainers & losers' },
  { value: 'up', label: 'Gainers' },
  { value: 'down', label: 'Losers' },
  { value: 'turnover', label: 'Turnover' },
  { value: 'pace', label: 'vs avg', hint: 'Turnover vs 20-session average' },
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

const StandsOut = ({ facts }: { facts: MoverFacts }) => {
  const reason = reasonOf(facts);
  return (
    reason !== null && (
      <span className={`chip is-${reason.tone}`} title={reason.about}>
        {reason.text}
      </span>
    )
  );
};

type MoverProps = { facts: MoverFacts; isCut: boolean; unit: AmountUnit | undefined };

const Mover = ({ facts, isCut, unit }: MoverProps) => {
  const { row } = facts;
  return (
    <tr className={classNames(isCut && 'is-cut')}>
      <StockCell symbol={row.symbol}>
        {row.sector_id !== null && (
          <span className="sector">
            <Value format="sector" value={sectorName(row.sector_id)} />
          </span>
        )}
      </StockCell>
      <td className="end">
        <Value format="rupees" value={row.close} />
      </td>
      <td className="end is-sorted">
        <Change percent={row.percentage_change} />
      </td>
      <td className="is-desk is-wide">
        <InBand row={row} />
      </td>
      <td className="end is-desk">
        <Value format="amount" value={row.amount} unit={unit} />
      </td>
      <td>
        <StandsOut facts={facts} />
      </td>
    </tr>
  );
};

const isRise = (row: SessionRow): boolean => (row.percentage_change ?? 0) > 0;

type MoversTableProps = {
  movers: readonly SessionRow[];
  bySymbol: ReadonlyMap<string, PerformanceRow>;
  indices: readonly PerformanceRow[];
  said: SaidToday;
  scores: ReadonlyMap<string, number>;
  hasEnds: boolean;
  price: Phrase;
};

const MoversTable = ({
  movers,
  bySymbol,
  indices,
  said,
  scores,
  hasEnds,
  price,
  unit,
}: MoversTableProps & { unit: AmountUnit | undefined }) => (
  <StockTable className="movers">
    <thead>
      <tr>
        <th className="w-25">{t('Symbol')}</th>
        <th className="end w-18">{t(price)}</th>
        <th className="end w-22">{t('Change')}</th>
        <th className="w-22 is-desk is-wide">{t('Daily limits')}</th>
        <th className="end w-21 is-desk">{t('Turnover')}</th>
        <th>{t('What stands out')}</th>
      </tr>
    </thead>
    <tbody>
      {movers.map((row, index) => {
        const next = movers[index + 1];
        return (
          <Mover
            key={row.symbol}
            unit={unit}
            facts={{
              row,
              performance: bySymbol.get(row.symbol),
              sectorChange: indices.find(({ sector_id }) => sector_id === row.sector_id)?.change_1 ?? null,
              event: said.events.get(row.symbol),
              headline: said.headlines.get(row.symbol),
              score: scores.get(row.symbol),
            }}
            isCut={hasEnds && next !== undefined && isRise(row) && !isRise(next)}
          />
        );
      })}
    </tbody>
  </StockTable>
);

const MoversList = (props: MoversTableProps) =>
  props.movers.length === 0 ? (
    <EmptyState title={t('None')} why={t('No stock with average turnover of Rs 20 lakh+ moved this way.')} />
  ) : (
    <MoversTable {...props} unit={unitOfAmounts(props.movers.map(({ amount }) => amount ?? 0))} />
  );

/** Said before the figures are here, too: it holds whatever they are. */
export const MoversFoot = () => (
  <p className="panel-foot">
    {t(
      'Stocks with an average turnover of Rs 20 lakh or more, over the 20 sessions before. What stands out is what the figures show, not why people traded. Nothing here is advice.',
    )}
  </p>
);

/** Where the rules agree, by stock: of the ten that the panel of signals shows, for whoever may see them. */
const useScores = (): ReadonlyMap<string, number> => {
  const { data } = useCall('/data/chuli-ten/', asOfQuery(useAsOf()), { enabled: useSignedIn() });
  return useMemo(() => new Map(data?.rows.map(({ symbol, score }) => [symbol, score])), [data]);
};

type MoversPanelProps = {
  day: MarketDay;
  /** What is usual is not known yet: shown now, the list would jump when it comes. */
  isComing: boolean;
  /** How many are shown at most; an even number, for both ends. */
  count?: number;
};

/** What moved, and what the figures say about it. */
export const MoversPanel = ({ day, isComing, count = MOVERS }: MoversPanelProps) => {
  const { session, performances, indices, liveness } = day;
  const [{ movers: list }, set] = useAddress(moversAddress);
  const said = useSaidToday(session.as_of);
  const scores = useScores();
  const bySymbol = useMemo(() => new Map(performances?.map((row) => [row.symbol, row])), [performances]);
  const movers = useMemo(
    () => moversOf(session.rows.filter(isOrdinary), bySymbol, list, count),
    [session, bySymbol, list, count],
  );
  return (
    <Panel label={t('Movers')}>
      <PanelHead
        title={t('Movers')}
        isStale={liveness === 'old'}
        asOf={<DayMark day={session.as_of} liveness={liveness} />}
      >
        <SegmentedControl
          label={t('Movers')}
          choices={translateChoices(CHOICES)}
          value={list}
          onChoose={(movers) => set({ movers }, 'replace')}
        />
      </PanelHead>
      {isComing ? (
        <TableSkeleton label={t('Movers')} rows={count} columns={5} />
      ) : (
        <MoversList
          {...{ movers, bySymbol, indices, said, scores }}
          hasEnds={list === 'both'}
          price={isRunning(day) ? 'LTP' : 'Close'}
        />
      )}
      <MoversFoot />
    </Panel>
  );
};
