import { t } from '@chuli/language';
import { Button, Combobox, NetFigure, NetsKnown, type Option, dateText } from '@chuli/ui';
import { useMemo } from 'react';
import { useBrokerNames, useBrokerOptions } from '../../api/reference-calls.ts';
import type { Call } from '../../api/use-call.ts';
import { type FlowBrokers, MOST_FLOW_BROKERS } from './flow-brokers.ts';
import { LegendLine } from './legend-line.tsx';
import type { RunningNetReply } from './use-flow.ts';

type LegendProps = {
  call: Call<RunningNetReply>;
  brokers: FlowBrokers;
  onChange: (brokers: FlowBrokers) => void;
};

type FigureProps = Omit<LegendProps, 'call'> & { reply: RunningNetReply };

/** The largest nets first: they are what is looked for. */
const useChoices = ({ top, rows }: RunningNetReply): Option[] => {
  const all = useBrokerOptions();
  return useMemo(() => {
    const shown = new Set<string>(rows.map(({ broker }) => broker));
    const rank = ({ value }: Option): number => {
      const place = top.findIndex(({ broker }) => broker === value);
      return place === -1 ? top.length : place;
    };
    return all.filter(({ value }) => !shown.has(value)).toSorted((a, b) => rank(a) - rank(b));
  }, [all, top, rows]);
};

const Figures = ({ reply, brokers, onChange }: FigureProps) => {
  const { rows, since } = reply;
  const shown = rows.map(({ broker }) => broker);
  const choices = useChoices(reply);
  const names = useBrokerNames();
  const [first] = since;
  if (first === undefined) return <span>{t('no floorsheet on the days in view')}</span>;
  const without = (broker: string): FlowBrokers => {
    const rest = shown.filter((other) => other !== broker);
    return rest.length === 0 ? null : rest;
  };
  return (
    <>
      <span>{t('cumulative net in shares since {date}', { date: dateText(first) })}</span>
      {rows.map((row, place) => (
        <NetFigure
          key={row.broker}
          row={row}
          place={place}
          name={names.get(row.broker)}
          onRemove={() => onChange(without(row.broker))}
        />
      ))}
      {rows.length < MOST_FLOW_BROKERS && (
        <Combobox
          label={t('Add a broker')}
          hideLabel
          size={9}
          placeholder={t('Add a broker')}
          options={choices}
          value=""
          opensOnPress
          onChoose={(broker) => onChange([...shown, broker])}
        />
      )}
      {brokers !== null && brokers.length > 0 && (
        <Button tone="quiet" onClick={() => onChange([])}>
          {t('Largest nets')}
        </Button>
      )}
      <NetsKnown {...reply} />
    </>
  );
};

/** Which brokers the lines of the pane are, with the choice of others. */
export const FlowLegend = ({ call, brokers, onChange }: LegendProps) => (
  <LegendLine title={t('Broker flow')} call={call} onRemove={() => onChange(null)}>
    {(reply) => <Figures reply={reply} brokers={brokers} onChange={onChange} />}
  </LegendLine>
);
