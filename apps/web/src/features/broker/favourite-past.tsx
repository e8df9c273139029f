import type { AskedBy, RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import {
  ChartSkeleton,
  type Column,
  DataTable,
  Panel,
  PanelHead,
  localRows,
  shareText,
  signedPercentText,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { FollowedTable, verdictText } from '../../shared/floorsheet/followed-table.tsx';
import { DotField, type FieldDot } from '../../shared/chart/dot-field.tsx';

type History = RepliedBy<'/data/player-favourite-history/'>;
type Past = History['rows'][number];

const HEIGHT = 240;

/** What followed, of all cases: mean, interval and number, and no evidence unless it shows. */
const FollowedPanel = ({ history }: { history: History }) => {
  const title = t('What followed');
  return (
    <Panel label={title}>
      <PanelHead title={title} asOf={digits(history.as_of)} />
      <p className="px-3 pb-2 text-16 font-semibold">{verdictText(history.followed)}</p>
      <FollowedTable label={title} followed={history.followed} />
      <p className="px-3 py-2 text-muted">
        {t(
          'The first ten of each of {count} known sessions since {from}, against the average ordinary share, before costs. Six such looks are taken, so an interval counts only where it stays off 0 when widened for six.',
          { count: history.followed_sessions, from: digits(history.followed_from ?? '') },
        )}
      </p>
    </Panel>
  );
};

const MOST_NAMED = 6;

/** Score against what followed, one dot a favourite whose later price is known. */
const FollowedDots = ({ rows, after }: { rows: readonly Past[]; after: number }) => {
  const known = rows.flatMap((row) => {
    const excess = row.after.find(({ sessions }) => sessions === after)?.excess ?? null;
    return excess === null ? [] : [{ row, excess }];
  });
  const widest = Math.max(5, ...known.map(({ excess }) => Math.abs(excess)));
  const best = Math.max(10, ...known.map(({ row }) => row.score));
  const dots: FieldDot[] = known
    .toSorted((a, b) => Math.abs(b.excess) - Math.abs(a.excess))
    .map(({ row, excess }, place) => ({
      id: `${row.date} ${row.symbol}`,
      x: row.score / best,
      y: 0.5 + excess / widest / 2,
      tone: excess > 0 ? 'up' : 'down',
      name: place < MOST_NAMED ? row.symbol : undefined,
      text: t('{symbol} on {date}: score {score} %, then {excess} points against the average share', {
        symbol: row.symbol,
        date: digits(row.date),
        score: shareText(row.score),
        excess: signedPercentText(excess),
      }),
    }));
  const halves = [-widest, 0, widest];
  return (
    <DotField
      title={t('Score and what followed')}
      note={
        known.length === 0
          ? t('not yet known: fewer than {count} sessions have passed', { count: after })
          : t('across: score · up: excess after {count} sessions, {number} favourites of 20 sessions', {
              count: after,
              number: known.length,
            })
      }
      dots={dots}
      across={halves.map((excess) => ({
        at: 0.5 + excess / widest / 2,
        text: `${signedPercentText(excess, 0)} %`,
        isStrong: excess === 0,
      }))}
      up={[
        { at: 0, text: digits('0') },
        { at: 1, text: `${shareText(best)} %` },
      ]}
    />
  );
};

const afterColumn = (sessions: 1 | 5 | 20): Column<Past> => ({
  id: `after_${sessions}`,
  label: ({ 1: '+1', 5: '+5', 20: '+20' } as const)[sessions],
  hint: 'Excess after so many sessions over the average ordinary share',
  format: 'signedPercent',
  width: 74,
  phoneWidth: 64,
  ...(sessions === 1 && { priority: 2 as const }),
  none: 'Not over yet, or a new listing',
  value: ({ after }) => after.find((one) => one.sessions === sessions)?.excess ?? null,
});

const PAST_COLUMNS: readonly Column<Past>[] = [
  { key: 'date', label: 'Date', format: 'session', width: 112, phoneWidth: 100 },
  { key: 'rank', label: 'Rank', format: 'quantity', width: 56, priority: 2 },
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 96, phoneWidth: 78 },
  { key: 'score', label: 'Score', format: 'share', width: 78, priority: 2 },
  {
    id: 'players',
    label: 'Buying/selling',
    format: 'fraction',
    width: 104,
    priority: 3,
    value: ({ buying, selling }) => [buying, selling],
  },
  { key: 'close', label: 'Close', format: 'rupees', priority: 3, width: 86 },
  afterColumn(1),
  afterColumn(5),
  afterColumn(20),
];

type Shown = {
  query: AskedBy<'/data/players-favourite-days/'>;
  values: { after: '1' | '5' | '20' };
};

const usePast = ({ date, side, players, as_of }: Shown['query']) =>
  useCall('/data/player-favourite-history/', {
    ...(date !== undefined && { date }),
    ...(side !== undefined && { side }),
    ...(players !== undefined && { players }),
    ...(as_of !== undefined && { as_of }),
  });

/** What came of earlier favourites, over the list of today's. */
export const FavouriteFollowed = ({ query, values }: Shown) => {
  const call = usePast(query);
  const title = t('What followed');
  return (
    <Loaded title={title} call={call} skeleton={<ChartSkeleton label={title} height={HEIGHT} />}>
      {(history) => (
        <div className="split is-even">
          <FollowedPanel history={history} />
          <FollowedDots rows={history.rows} after={Number(values.after)} />
        </div>
      )}
    </Loaded>
  );
};

const PastTable = ({ history }: { history: History }) => {
  const source = useMemo(() => localRows(history.rows), [history]);
  const title = t('Favourites of 20 sessions');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('the first ten of each; what followed as far as it is over')} />
      <DataTable
        id="favourites-past"
        label={title}
        columns={PAST_COLUMNS}
        source={source}
        sort="-date"
        keyOf={({ date, symbol }) => `${date} ${symbol}`}
        scrolls="page"
      />
    </Panel>
  );
};

/** The earlier favourites one by one, under the list. */
export const FavouritePast = ({ query }: Shown) => {
  const { data } = usePast(query);
  return data === undefined || data.rows.length === 0 ? null : <PastTable history={data} />;
};
