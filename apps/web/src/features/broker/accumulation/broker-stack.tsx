import '../../../shared/chart/plot.css';
import './windows.css';
import { t } from '@chuli/language';
import {
  Panel,
  PanelHead,
  Plot,
  dateText,
  heightOf,
  scaleOf,
  signedPercentText,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { useMemo } from 'react';
import { stackOf } from './broker-stacks.ts';
import { yearsUnder } from './score-columns.ts';
import type { WindowRow } from './window-words.ts';

const HEIGHT = 180;
const FLAT = { low: -1, high: 1 };

/** A broker that is not among the largest of a window has no figure there. */
const figureOf = ({ brokers }: WindowRow, broker: string): string => {
  const net = brokers.find((one) => one.broker === broker)?.volume_percent ?? null;
  return `b${broker} ${net === null ? '–' : `${signedPercentText(net, 1)} %`}`;
};

/** What single brokers bought or sold net over each window, one upon the other. */
export const BrokerStack = ({
  rows,
  asked,
  symbol,
}: {
  rows: readonly WindowRow[];
  asked: string;
  symbol: string;
}) => {
  const walk = useWalk(rows.length);
  const { brokers, pathsOn, ends } = useMemo(() => stackOf(rows, asked), [rows, asked]);
  const scale = scaleOf([0, ...ends], 0.04) ?? FLAT;
  const row = rows[walk.index];
  if (row === undefined || brokers.length === 0) return null;
  const title = t('{symbol}, brokers behind the score', { symbol });
  const figures = brokers.map((broker) => figureOf(row, broker));
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('net over the window, % of its volume')} />
      <Plot
        label={title}
        height={HEIGHT}
        slots={rows.length}
        scale={scale}
        ticks={ticksOf(scale, 3).map((at) => ({ at, text: `${signedPercentText(at, 0)} %` }))}
        under={yearsUnder(rows)}
        places={rows.map((_, slot) => slot)}
        walk={walk}
        spoken={`${dateText(row.date)}, ${figures.join(', ')}`}
        readout={
          <>
            <b>{dateText(row.date)}</b>{' '}
            {figures.map((figure, place) => (
              <b key={brokers[place]} className="stack-name" style={{ color: `var(--s${place + 1})` }}>
                {figure}
              </b>
            ))}
          </>
        }
      >
        {pathsOn(heightOf(scale)).map((path, place) => (
          <path key={brokers[place]} className={`stack tone-s${place + 1}`} d={path} />
        ))}
      </Plot>
    </Panel>
  );
};
