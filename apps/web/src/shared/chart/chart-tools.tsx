import { type Phrase, digits, t } from '@chuli/language';
import { Button, type Choice, PHONE, RANGES, SegmentedControl, ToolMenu, useMedia } from '@chuli/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { AlsoOnChart } from './also-on-chart.tsx';
import { type ChartView, chartAddress } from './chart-address.ts';
import { CHART_INTERVALS, INTERVAL_HINTS, INTERVAL_LABELS, isMinutes } from './chart-interval.ts';
import { CompareTool } from './compare-tool.tsx';
import { DrawingTools, MeasureButton } from './drawing-tools.tsx';
import { useIndicatorChoice } from './indicator-choice.ts';
import { IndicatorMenu } from './indicator-menu.tsx';
import { isIndex } from './is-index.ts';
import { SetupMenu } from './setup-menu.tsx';
import { SignalMenu } from './signal-menu.tsx';
import type { Drawings } from './use-drawings.ts';

type Choices<V extends string> = readonly { value: V; label: Phrase; hint?: Phrase }[];

/** Choices in the reader's language, said while they are drawn. */
const said = <V extends string>(choices: Choices<V>): Choice<V>[] =>
  choices.map(({ value, label, hint }) => ({
    value,
    label: digits(t(label)),
    ...(hint !== undefined && { hint: t(hint) }),
  }));

const INTERVAL_CHOICES: Choices<ChartView['interval']> = CHART_INTERVALS.map((value) => ({
  value,
  label: INTERVAL_LABELS[value],
  hint: INTERVAL_HINTS[value],
}));
const RANGE_CHOICES: Choices<ChartView['range']> = RANGES.map((value) => ({ value, label: value }));
const TYPE_CHOICES: Choices<ChartView['type']> = [
  { value: 'candles', label: 'Candles' },
  {
    value: 'close-to-close',
    label: 'Close to close',
    hint: 'Candles that begin at the previous close: the open is often one small early trade',
  },
  { value: 'bars', label: 'Bars' },
  { value: 'line', label: 'Line' },
  { value: 'area', label: 'Area' },
];
const SCALE_CHOICES: Choices<ChartView['scale']> = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Log' },
  { value: 'percent', label: 'Percent' },
];
const PRICE_CHOICES: Choices<ChartView['prices']> = [
  { value: 'adjusted', label: 'Adjusted', hint: 'Adjusted for bonus and right shares, by our own table' },
  { value: 'raw', label: 'Unadjusted', hint: 'As traded' },
];

const Interval = () => {
  const [{ interval }, set] = useAddress(chartAddress);
  return (
    <SegmentedControl
      label={t('Interval')}
      choices={said(INTERVAL_CHOICES)}
      value={interval}
      onChoose={(chosen) => set({ interval: chosen, until: null })}
    />
  );
};

/** Eight intervals are wider than a phone: the chosen one stands for all. */
const IntervalMenu = () => {
  const [{ interval }, set] = useAddress(chartAddress);
  return (
    <ToolMenu label={t('Interval')} face={t(INTERVAL_LABELS[interval])}>
      {(close) => (
        <div className="row">
          {CHART_INTERVALS.map((one) => (
            <Button
              key={one}
              aria-pressed={one === interval}
              onClick={() => {
                set({ interval: one, until: null });
                close();
              }}
            >
              {t(INTERVAL_LABELS[one])}
            </Button>
          ))}
        </div>
      )}
    </ToolMenu>
  );
};

const Range = () => {
  const [{ range, from, interval }, set] = useAddress(chartAddress);
  // Minutes go back as far as they are known.
  if (isMinutes(interval)) return null;
  return (
    <SegmentedControl
      label={t('Range')}
      choices={said(RANGE_CHOICES)}
      value={from === null ? range : null}
      onChoose={(chosen) => set({ range: chosen, from: null, to: null })}
    />
  );
};

const Prices = () => {
  const [{ prices, interval }, set] = useAddress(chartAddress);
  // Within a session there is nothing to adjust.
  if (isMinutes(interval)) return null;
  return (
    <SegmentedControl
      label={t('Prices')}
      choices={said(PRICE_CHOICES)}
      value={prices}
      onChoose={(chosen) => set({ prices: chosen })}
    />
  );
};

const Look = () => {
  const [{ type, scale }, set] = useAddress(chartAddress);
  return (
    <>
      <SegmentedControl
        label={t('Type')}
        choices={said(TYPE_CHOICES)}
        value={type}
        onChoose={(chosen) => set({ type: chosen })}
      />
      <SegmentedControl
        label={t('Scale')}
        choices={said(SCALE_CHOICES)}
        value={scale}
        onChoose={(chosen) => set({ scale: chosen })}
      />
    </>
  );
};

const TableButton = () => {
  const [{ view }, set] = useAddress(chartAddress);
  return (
    <Button
      tone="quiet"
      aria-pressed={view === 'table'}
      onClick={() => set({ view: view === 'table' ? 'chart' : 'table' })}
    >
      {t('Table')}
    </Button>
  );
};

type ChartToolsProps = {
  symbol: string;
  drawings: Drawings;
  lead: ReactNode;
  replay: ReactNode;
  actions: ReactNode;
  /** A drawing tool is in hand. */
  onTaken: () => void;
};

/** The tools of the chart in one line; on a phone how it looks is in a sheet. */
export const ChartTools = ({ symbol, drawings, lead, replay, actions, onTaken }: ChartToolsProps) => {
  const isPhone = useMedia(PHONE);
  const indicators = useIndicatorChoice();
  const isWithinSessions = isMinutes(useAddress(chartAddress)[0].interval);
  const hasTrades = !isWithinSessions && !isIndex(symbol);
  const also = hasTrades && <AlsoOnChart />;
  if (isPhone)
    return (
      <div className="toolbar">
        {lead}
        <IntervalMenu />
        <ToolMenu label={t('Chart settings')} face={<Ellipsis aria-hidden />}>
          <div className="row">
            <Prices />
            <Look />
          </div>
          <div className="row">
            {!isWithinSessions && <CompareTool />}
            {hasTrades && <SignalMenu />}
          </div>
          <div className="row">{actions}</div>
        </ToolMenu>
        <TableButton />
        <Range />
        <IndicatorMenu choice={indicators} also={also} />
        <SetupMenu />
        <DrawingTools drawings={drawings} onTaken={onTaken} />
        <MeasureButton drawings={drawings} onTaken={onTaken} />
        {replay}
      </div>
    );
  return (
    <div className="toolbar">
      {lead}
      <Interval />
      <ToolMenu label={t('Style')}>
        <div className="row">
          <Prices />
          <Look />
        </div>
      </ToolMenu>
      <IndicatorMenu choice={indicators} also={also} />
      <SetupMenu />
      {hasTrades && <SignalMenu />}
      {!isWithinSessions && <CompareTool />}
      <span className="flex-1" />
      <Range />
      {replay}
      {actions}
      <TableButton />
    </div>
  );
};
