import { type Phrase, digits, t } from '@chuli/language';
import { Button, type Choice, PHONE, RANGES, SegmentedControl, ToolMenu, useMedia } from '@chuli/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type ChartView, chartAddress } from './chart-address.ts';
import { CompareTool } from './compare-tool.tsx';
import { DrawingTools, MeasureButton } from './drawing-tools.tsx';
import { IndicatorMenu } from './indicator-menu.tsx';
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

const INTERVAL_CHOICES: Choices<ChartView['interval']> = [
  { value: 'D', label: 'D', hint: 'Days' },
  { value: 'W', label: 'W', hint: 'Weeks, Sunday to Saturday' },
  { value: 'M', label: 'M', hint: 'Months' },
];
const RANGE_CHOICES: Choices<ChartView['range']> = RANGES.map((value) => ({ value, label: value }));
const TYPE_CHOICES: Choices<ChartView['type']> = [
  { value: 'candles', label: 'Candles' },
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
  { value: 'adjusted', label: 'Adjusted', hint: 'For bonus and right shares, by our own table of them' },
  { value: 'raw', label: 'Raw', hint: 'As traded' },
];

const Interval = () => {
  const [{ interval }, set] = useAddress(chartAddress);
  return (
    <SegmentedControl
      label={t('Interval')}
      choices={said(INTERVAL_CHOICES)}
      value={interval}
      onChoose={(chosen) => set({ interval: chosen })}
    />
  );
};

const Range = () => {
  const [{ range, from }, set] = useAddress(chartAddress);
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
  const [{ prices }, set] = useAddress(chartAddress);
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
  drawings: Drawings;
  lead: ReactNode;
  actions: ReactNode;
  /** A drawing tool is in hand. */
  onTaken: () => void;
};

/** The tools of the chart in one line; on a phone how it looks is in a sheet. */
export const ChartTools = ({ drawings, lead, actions, onTaken }: ChartToolsProps) => {
  const isPhone = useMedia(PHONE);
  if (isPhone)
    return (
      <div className="toolbar">
        {lead}
        <Interval />
        <ToolMenu label={t('Chart settings')} face={<Ellipsis aria-hidden />}>
          <div className="row">
            <Prices />
            <Look />
          </div>
          <div className="row">
            <CompareTool />
            <IndicatorMenu />
            <SignalMenu />
          </div>
          <div className="row">{actions}</div>
        </ToolMenu>
        <TableButton />
        <Range />
        <DrawingTools drawings={drawings} onTaken={onTaken} />
        <MeasureButton drawings={drawings} onTaken={onTaken} />
      </div>
    );
  return (
    <div className="toolbar">
      {lead}
      <Interval />
      <Prices />
      <ToolMenu label={t('Style')}>
        <div className="row">
          <Look />
        </div>
      </ToolMenu>
      <IndicatorMenu />
      <SignalMenu />
      <CompareTool />
      <DrawingTools drawings={drawings} onTaken={onTaken} />
      <MeasureButton drawings={drawings} onTaken={onTaken} />
      <span className="flex-1" />
      <Range />
      {actions}
      <TableButton />
    </div>
  );
};
