import './signal.css';
import type { MarketState } from '@chuli/contracts/live';
import { instant } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { Panel, PanelHead, ageText, kathmanduTime } from '@chuli/ui';
import { useMemo } from 'react';
import { useLiveHealth, useMarketState, useSignalsState } from '../../live/use-live.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import { staleText } from '../../shared/live/live-words.ts';
import { type FormingGroupsOf, type FormingPreset, type ShownForming, formingOf } from './forming-rows.ts';
import { FormingTable } from './forming-table.tsx';

/** What a board hands to the groups over it. */
export type FormingShown = {
  reply: { as_of: string; signals_to: string | null };
  values: { side: string };
};

/** The channels that a screen needs: who holds the screen holds them. */
const CHANNELS: Readonly<Record<FormingPreset, { signals: boolean; pro: boolean }>> = {
  trend: { signals: true, pro: false },
  'macd-cross': { signals: true, pro: false },
  strong: { signals: false, pro: true },
  dow: { signals: false, pro: true },
  weak: { signals: true, pro: true },
};

const countOf = (rows: readonly ShownForming[], status: ShownForming['status']): number =>
  rows.filter((row) => row.status === status).length;

type GroupProps = FormingGroupsOf & { heardAt: number | null };

/** Bars are judged every few seconds while the market trades; in a halt, and where the judge is gone, they get old. */
const FRESH_MS = 30_000;

const ageBehind = (judgedAt: number, heardAt: number | null): string | null => {
  const behind = (heardAt ?? judgedAt) - judgedAt;
  return behind <= FRESH_MS ? null : ageText(behind / 1_000);
};

/** While the market trades, and until the final pass has spoken. */
const FormingNow = ({ heardAt, ...forming }: GroupProps) => {
  const { judgedAt, rows } = forming;
  const age = staleText(useLiveHealth())?.age ?? ageBehind(judgedAt, heardAt);
  const title = t('Forming now');
  const judged = t('Judged {time}', { time: kathmanduTime(instant(judgedAt)) });
  return (
    <Panel label={title} className="forming">
      <PanelHead
        title={title}
        note={
          <>
            <span className="provisional">{t('Until the close: may still change')}</span>{' '}
            <span className="on-desk">
              {t('{forming} forming, {withdrawn} withdrawn', {
                forming: countOf(rows, 'forming'),
                withdrawn: countOf(rows, 'withdrawn'),
              })}
            </span>
          </>
        }
        asOf={age === null ? judged : `${judged} · ${t('{age} old', { age })}`}
        isStale={age !== null}
      />
      {rows.length === 0 ? (
        <p className="caveat">{t('No rule of this board is true on a bar that forms now.')}</p>
      ) : (
        <FormingTable id="forming-signals" label={title} forming={forming} />
      )}
    </Panel>
  );
};

/** What became of all that was seen during the day. */
const ClosedToday = (forming: GroupProps) => {
  const { rows, day } = forming;
  const title = t('Closed today');
  return (
    <Panel label={title} className="forming">
      <PanelHead
        title={title}
        note={t('{stood} stood, {fell} fell, {withdrawn} withdrawn', {
          stood: countOf(rows, 'stood'),
          fell: countOf(rows, 'fell'),
          withdrawn: countOf(rows, 'withdrawn'),
        })}
        asOf={digits(day)}
      />
      {rows.length === 0 ? (
        <p className="caveat">{t('No rule of this board was true on a bar of this session.')}</p>
      ) : (
        <FormingTable id="closed-signals" label={title} forming={forming} />
      )}
    </Panel>
  );
};

const heardAtOf = (state: MarketState | null): number | null => state?.market?.heard_at ?? null;

type FormingGroupsProps = { preset: FormingPreset; closedOn: string; side: string };

/** What the lists of a screen say of the bars of today, over the signals of the last close. */
export const FormingGroups = ({ preset, closedOn, side }: FormingGroupsProps) => {
  const isNow = useAsOf() === undefined;
  const { signals: isBasic, pro: isPro } = CHANNELS[preset];
  const heardAt = useMarketState(heardAtOf, isNow);
  const basic = useSignalsState('signals', isNow && isBasic);
  const pro = useSignalsState('signals-pro', isNow && isPro);
  const forming = useMemo(
    () => formingOf([basic, pro], { preset, side, closedOn }),
    [basic, pro, preset, side, closedOn],
  );
  const Group = forming?.isFinal ? ClosedToday : FormingNow;
  return (
    <>
      {forming !== null && <Group {...forming} heardAt={heardAt} />}
      <PanelHead title={t('Closed: signals of {date}', { date: digits(closedOn) })} />
    </>
  );
};
