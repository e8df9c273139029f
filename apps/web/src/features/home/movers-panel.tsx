import { type Phrase, digits, say, t } from '@chuli/language';
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
  TableSkeleton,
} from '@chuli/ui';
import { useMemo } from 'react';
import { choicePart } from '../../screen-kit/address.ts';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { Change } from '../market/figures.tsx';
import { type MarketDay, isRunning } from '../market/market-day.ts';
import { type PerformanceRow, type SessionRow, isOrdinary } from '../market/session-facts.ts';
import { LISTS, type List, moversOf } from './movers.ts';
import { reasonsOf } from './reasons.ts';

const CHOICES: readonly DeclaredChoice<List>[] = [
  { value: 'both', label: 'Both ends' },
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
  { value: 'turnover', label: 'Turnover' },
  { value: 'pace', label: 'Pace', hint: 'Turnover against the mean of 20 sessions' },
];

/** Empty for a stock of no sector. */
const sectorName = (sector_id: number | null): string =>
  say(SECTORS.find(({ id }) => id === sector_id)?.name ?? '');

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
      <span className="sector">{sectorName(row.sector_id)}</span>
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
  price: Phrase;
};

const MoversTable = ({ movers, bySymbol, indices, hasEnds, price }: MoversTableProps) => (
  <table className="tbl movers">
    <thead>
      <tr>
        <th className="w-21">{t('Symbol')}</th>
        <th className="end w-18">{t(price)}</th>
        <th className="end w-18 is-desk">{t('Change')}</th>
        <th className="end w-23">{t('Percent')}</th>
        <th className="w-25 is-desk is-wide">{t('In band')}</th>
        <th className="end w-23 is-desk">{t('Turnover')}</th>
        <th>{t('Why it moved')}</th>
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

const MoversList = (props: MoversTableProps) =>
  props.movers.length === 0 ? (
    <EmptyState title={t('None')} why={t('No share that usually trades Rs 20 Lac a day moved this way.')} />
  ) : (
    <MoversTable {...props} />
  );

/** Said before the figures are here, too: it holds whatever they are. */
export const MoversFoot = () => (
  <p className="panel-foot">
    {t(
      'Changes are against the previous close. A reason is what the figures show, not why people traded. Usual is the mean of the 20 sessions before. Nothing here is advice.',
    )}
  </p>
);

type MoversPanelProps = {
  day: MarketDay;
  /** What is usual is not known yet: shown now, the list would jump when it comes. */
  isComing: boolean;
};

/** What moved, and what the figures say about it. */
export const MoversPanel = ({ day, isComing }: MoversPanelProps) => {
  const { session, performances, indices, liveness } = day;
  const [{ movers: list }, set] = useAddress(moversAddress);
  const bySymbol = useMemo(() => new Map(performances.map((row) => [row.symbol, row])), [performances]);
  const movers = useMemo(
    () => moversOf(session.rows.filter(isOrdinary), bySymbol, list),
    [session, bySymbol, list],
  );
  return (
    <Panel label={t('Movers')}>
      <PanelHead
        title={t('Movers')}
        isStale={liveness === 'old'}
        asOf={
          <span className="phone:hidden">
            {t('usual turnover ≥ Rs 20 Lac · {date}', { date: digits(session.as_of) })}
          </span>
        }
      >
        <SegmentedControl
          label={t('Movers')}
          choices={saidChoices(CHOICES)}
          value={list}
          onChoose={(movers) => set({ movers }, 'replace')}
        />
      </PanelHead>
      {isComing ? (
        <TableSkeleton label={t('Movers')} rows={24} columns={5} />
      ) : (
        <MoversList
          {...{ movers, bySymbol, indices }}
          hasEnds={list === 'both'}
          price={isRunning(day) ? 'LTP' : 'Close'}
        />
      )}
      <MoversFoot />
    </Panel>
  );
};
