import './live-list.css';
import type { ListsState } from '@chuli/contracts/live';
import { instant, tradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { DataTable, Panel, PanelHead, kathmanduTime } from '@chuli/ui';
import { useMemo } from 'react';
import { useListsState } from '../../live/use-live.ts';
import { textPart } from '../../screen-kit/address.ts';
import { BesideTable } from '../../screen-kit/beside-table.tsx';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { type UniverseValues, useUniverse } from '../../screen-kit/universe.ts';
import { staleText } from '../../shared/live/live-words.ts';
import { useLiveRows } from '../../shared/live/live-rows.ts';
import { type LiveMarket, useLiveMarket } from '../../shared/live/use-live-market.ts';
import { BOARD_UNIVERSE } from './board-universe.ts';
import { LIST_PRESETS, type ListPreset, type ListPresetName } from './list-presets.ts';
import { type UsualRow, usualRows } from './list-rows.ts';
import { UsualBars } from './usual-bars.tsx';
import { VolumePicture } from './volume-picture.tsx';

const openAddress = { open: textPart() };

/** How live a list is, in the note and the corner of its head. */
export const useLiveHead = (live: LiveMarket, at: number | null) => {
  const stale = staleText(live.health);
  const isOver = live.market?.phase === 'closed';
  const minute = at === null ? undefined : t('Minute from {time}', { time: kathmanduTime(instant(at)) });
  return {
    note: isOver ? (
      t('The session is over; its figures are being settled.')
    ) : (
      <span className="provisional">{t('Until the close: may still change')}</span>
    ),
    ...(minute !== undefined && {
      asOf: stale === null ? minute : `${minute} · ${t('{age} old', { age: stale.age })}`,
    }),
    isStale: stale !== null,
  };
};

/** What must be known of the comparison before it is believed. */
export const BasisCaveat = ({ basis }: Pick<ListsState, 'basis'>) => {
  if (basis === 'minutes') return null;
  return (
    <p className="caveat">
      {basis === 'days'
        ? t('Fewer than ten sessions have trade times: this is compared with whole days.')
        : t('The averages of this session were not told, so nothing can be compared.')}
    </p>
  );
};

/** The volume of the chosen stock over the day. */
const SpikePicture = ({ row, shown }: { row: UsualRow; shown: { day: string } }) => (
  <VolumePicture symbol={row.symbol} day={tradingDate(shown.day)} />
);

const BESIDE = { keyOf: ({ symbol }: UsualRow) => symbol, show: SpikePicture };

type RowsProps = { preset: ListPreset; name: ListPresetName; rows: readonly UsualRow[]; day: string };

const Rows = ({ preset, name, rows, day }: RowsProps) => {
  const [{ open }, set] = useAddress(openAddress);
  const table = {
    id: `live-${name}`,
    label: t(preset.title),
    columns: preset.columns,
    source: useLiveRows(rows),
    sort: preset.sort,
    keyOf: BESIDE.keyOf,
    scrolls: 'page',
  } as const;
  const { barOf } = preset;
  if (barOf !== undefined)
    return (
      <>
        <UsualBars label={t(preset.title)} bars={rows.map(barOf)} />
        <DataTable {...table} />
      </>
    );
  return (
    <BesideTable
      beside={BESIDE}
      shown={{ rows, day }}
      open={open}
      onChoose={(symbol) => set({ open: symbol }, 'replace')}
    >
      {(chosen) => <DataTable {...table} {...chosen} />}
    </BesideTable>
  );
};

/** Which stocks the reader wants to see, as the list of the close is asked for. */
type Wanted = { readonly sector: string; readonly turnover: string };

type NowProps = {
  name: ListPresetName;
  least: number;
  wanted: Wanted;
  state: ListsState & { day: string };
  live: LiveMarket;
};

const ORDINARY: UniverseValues = { instrument: 'ordinary', preset: 'none', find: '' };
const NO_ROWS: LiveMarket['rows'] = [];

const ListNow = ({ name, least, wanted: { sector, turnover }, state, live }: NowProps) => {
  const preset: ListPreset = LIST_PRESETS[name];
  const values = useMemo(() => ({ ...ORDINARY, sector, turnover }), [sector, turnover]);
  const board = useUniverse(BOARD_UNIVERSE, live.rows, values) ?? NO_ROWS;
  const rows = useMemo(
    () =>
      usualRows({ state, board })
        .filter((row) => (preset.timesOf(row) ?? 0) >= least)
        .toSorted((one, other) => (preset.timesOf(other) ?? 0) - (preset.timesOf(one) ?? 0)),
    [state, board, preset, least],
  );
  const title = t(preset.title);
  return (
    <Panel label={title} className="live-list">
      <PanelHead title={title} {...useLiveHead(live, state.at)} />
      <BasisCaveat basis={state.basis} />
      {rows.length === 0 ? (
        <p className="caveat">{preset.none(digits(String(least)))}</p>
      ) : (
        <Rows preset={preset} name={name} rows={rows} day={state.day} />
      )}
    </Panel>
  );
};

type LiveListProps = Omit<NowProps, 'state' | 'live'> & { closedOn: string };

/** What the stocks of a session do now against their averages, over the list of the last close. */
export const LiveList = ({ closedOn, ...list }: LiveListProps) => {
  const state = useListsState(useAsOf() === undefined);
  const live = useLiveMarket();
  const day = state?.day ?? null;
  const preset: ListPreset = LIST_PRESETS[list.name];
  return (
    <>
      {state !== null && day !== null && day > closedOn && state.at !== null && (
        <ListNow {...list} state={{ ...state, day }} live={live} />
      )}
      <PanelHead title={preset.closed(digits(closedOn))} />
    </>
  );
};
