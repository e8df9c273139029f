import {
  Button,
  CHART_SCALES,
  CHART_TYPES,
  Combobox,
  INTERVALS,
  PHONE,
  RANGES,
  SegmentedControl,
  ToolMenu,
  useMedia,
} from '@chuli/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { DrawingTools, MeasureButton } from './drawing-tools.tsx';
import { IndicatorMenu } from './indicator-menu.tsx';
import type { Drawings } from './use-drawings.ts';

const same = <V extends string>(value: V): { value: V; label: string } => ({ value, label: value });
const capital = <V extends string>(value: V): { value: V; label: string } => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
});

const INTERVAL_HINTS = { D: 'Days', W: 'Weeks, Sunday to Saturday', M: 'Months' } as const;
const INTERVAL_CHOICES = INTERVALS.map((value) => ({ value, label: value, hint: INTERVAL_HINTS[value] }));
const RANGE_CHOICES = RANGES.map(same);
const TYPE_CHOICES = CHART_TYPES.map(capital);
const SCALE_CHOICES = CHART_SCALES.map(capital);
const PRICE_CHOICES = [
  { value: 'adjusted', label: 'Adjusted', hint: 'For bonus and right shares, by our own table of them' },
  { value: 'raw', label: 'Raw', hint: 'As traded' },
] as const;

const Interval = () => {
  const [{ interval }, set] = useAddress(chartAddress);
  return (
    <SegmentedControl
      label="Interval"
      choices={INTERVAL_CHOICES}
      value={interval}
      onChoose={(chosen) => set({ interval: chosen })}
    />
  );
};

const Range = () => {
  const [{ range, from }, set] = useAddress(chartAddress);
  return (
    <SegmentedControl
      label="Range"
      choices={RANGE_CHOICES}
      value={from === null ? range : null}
      onChoose={(chosen) => set({ range: chosen, from: null, to: null })}
    />
  );
};

const Prices = () => {
  const [{ prices }, set] = useAddress(chartAddress);
  return (
    <SegmentedControl
      label="Prices"
      choices={PRICE_CHOICES}
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
        label="Type"
        choices={TYPE_CHOICES}
        value={type}
        onChoose={(chosen) => set({ type: chosen })}
      />
      <SegmentedControl
        label="Scale"
        choices={SCALE_CHOICES}
        value={scale}
        onChoose={(chosen) => set({ scale: chosen })}
      />
    </>
  );
};

const Compare = () => {
  const [{ compare }, set] = useAddress(chartAddress);
  const options = useSymbolOptions(useAsOf());
  return (
    <Combobox
      label="Compare"
      size={8}
      placeholder="symbol"
      clearable
      options={options}
      value={compare}
      onChoose={(chosen) => set({ compare: chosen })}
    />
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
      Table
    </Button>
  );
};

type ChartToolsProps = { drawings: Drawings; lead: ReactNode; actions: ReactNode };

/** The tools of the chart in one line; on a phone how it looks is in a sheet. */
export const ChartTools = ({ drawings, lead, actions }: ChartToolsProps) => {
  const isPhone = useMedia(PHONE);
  if (isPhone)
    return (
      <div className="toolbar">
        {lead}
        <Interval />
        <ToolMenu label="Chart settings" face={<Ellipsis aria-hidden />}>
          <div className="row">
            <Prices />
            <Look />
          </div>
          <div className="row">
            <Compare />
            <IndicatorMenu />
          </div>
          <div className="row">{actions}</div>
        </ToolMenu>
        <TableButton />
        <Range />
        <DrawingTools drawings={drawings} />
        <MeasureButton drawings={drawings} />
      </div>
    );
  return (
    <div className="toolbar">
      {lead}
      <Interval />
      <Prices />
      <ToolMenu label="Style">
        <div className="row">
          <Look />
        </div>
      </ToolMenu>
      <IndicatorMenu />
      <Compare />
      <DrawingTools drawings={drawings} />
      <MeasureButton drawings={drawings} />
      <span className="flex-1" />
      <Range />
      {actions}
      <TableButton />
    </div>
  );
};
