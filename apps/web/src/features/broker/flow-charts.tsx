import { type Phrase, digits, t } from '@chuli/language';
import {
  type Bar,
  BarsChart,
  type Line,
  LinesChart,
  PHONE,
  Panel,
  PanelHead,
  amountLabel,
  barsUnit,
  useMedia,
} from '@chuli/ui';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { FlowReply, Measure, Subject } from '../../shared/broker/flow-address.ts';
import { largestEachWay } from '../../screen-kit/largest-each-way.ts';
import { largestByTurnover, netBars, runningLines } from './flow-figures.ts';

const HEIGHT = 210;

/** Closes on the sessions of the flow, in shares of one day as the nets are; null where the stock did not trade. */
const useCloses = (symbol: string | null, reply: FlowReply): (number | null)[] | null => {
  const asOf = useAsOf();
  const { data } = useCall(
    '/data/adjhistorydata/',
    { symbol: symbol ?? '', from: reply.from_date, to: reply.to_date, ...asOfQuery(asOf) },
    { enabled: symbol !== null },
  );
  if (symbol === null || data === undefined || data.symbol !== symbol) return null;
  const closes = new Map<string, number>(data.rows.map((bar) => [bar.date, bar.close]));
  const values = reply.sessions.map((date) => closes.get(date) ?? null);
  return values.some((value) => value !== null) ? values : null;
};

type ChartsProps = { reply: FlowReply; subject: Subject; measure: Measure; symbol: string | null };

const useOpen = (subject: Subject): ((id: string) => void) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  return (id) =>
    void navigate(
      subject === 'broker'
        ? href('/stock-profile', { symbol: id, tab: 'flow' })
        : href('/brokers-analytics', { broker: id }),
    );
};

const NET_TITLES = {
  shares: { broker: 'Net shares by stock', other: 'Net shares by broker' },
  rupees: { broker: 'Net rupees by stock', other: 'Net rupees by broker' },
} as const satisfies Record<Measure, Record<'broker' | 'other', Phrase>>;

const rupeesInWords = (value: number): string => t('Rs {amount}', { amount: amountLabel(value) });

const withUnit = (bars: readonly Bar[], note: string): string =>
  [barsUnit(bars), note].filter(Boolean).join(', ');

/** Symbols need more room than broker numbers. */
const eachWay = (subject: Subject, isPhone: boolean): number => {
  if (subject === 'broker') return isPhone ? 3 : 6;
  return isPhone ? 6 : 10;
};

const NetBars = ({ reply, subject, measure }: Omit<ChartsProps, 'symbol'>) => {
  const isPhone = useMedia(PHONE);
  const bars = largestEachWay(netBars(reply.rows, measure), eachWay(subject, isPhone));
  const title = t(NET_TITLES[measure][subject === 'broker' ? 'broker' : 'other']);
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={withUnit(bars, t('top buyers and sellers'))}
        asOf={t('close {date}', { date: digits(reply.to_date) })}
      />
      <div className="px-3 pb-2">
        <BarsChart
          label={title}
          bars={bars}
          height={HEIGHT}
          onPick={useOpen(subject)}
          {...(measure === 'rupees' && { describe: rupeesInWords })}
        />
      </div>
    </Panel>
  );
};

/** Where sessions are not told apart: who trades most, whichever way. */
const LargestByTurnover = ({ reply, subject }: Pick<ChartsProps, 'reply' | 'subject'>) => {
  const isPhone = useMedia(PHONE);
  const bars = largestByTurnover(reply.rows, subject === 'broker' || isPhone ? 6 : 10);
  const title = t(subject === 'broker' ? 'Bought and sold, by stock' : 'Bought and sold, by broker');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={withUnit(bars, t('rupees, the largest'))} />
      <div className="px-3 pb-2">
        <BarsChart
          label={title}
          bars={bars}
          height={HEIGHT}
          tone="plain"
          describe={rupeesInWords}
          onPick={useOpen(subject)}
        />
      </div>
    </Panel>
  );
};

const RunningNet = ({
  reply,
  lines,
  symbol,
}: Pick<ChartsProps, 'reply' | 'symbol'> & { lines: readonly Line[] }) => {
  const closes = useCloses(symbol, reply);
  return (
    <Panel label={t('Cumulative net')}>
      <PanelHead
        title={t('Cumulative net, top two buyers and sellers')}
        note={t(closes === null ? 'shares' : 'shares · dashed: price')}
      />
      <div className="px-3 pb-2">
        <LinesChart
          label={t('Cumulative net')}
          points={reply.sessions}
          lines={lines}
          price={closes}
          height={HEIGHT}
        />
      </div>
    </Panel>
  );
};

const RightChart = ({ reply, subject, symbol }: Omit<ChartsProps, 'measure'>) => {
  const lines = runningLines(reply);
  // Shares of different stocks on one scale would say nothing.
  return subject !== 'stock' || lines === null || reply.sessions.length < 2 ? (
    <LargestByTurnover reply={reply} subject={subject} />
  ) : (
    <RunningNet reply={reply} lines={lines} symbol={symbol} />
  );
};

export const FlowCharts = (props: ChartsProps) => (
  <div className="split">
    <NetBars {...props} />
    <RightChart {...props} />
  </div>
);
