import { digits, t } from '@chuli/language';
import { Reading, SegmentedControl, StatRow, Value, quantityText, signedPercentText } from '@chuli/ui';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { AskedWhy, type AskedSignal } from '../../shared/signal/asked-why.tsx';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';
import { PositionLines } from './position-lines.tsx';
import { type Position, profitLossOf } from './profit-loss.ts';

type Kind = 'main' | 'early';

const KINDS = [
  { value: 'main', label: 'Trend signal' },
  { value: 'early', label: 'Early trend signal' },
] as const satisfies readonly DeclaredChoice<Kind>[];

const FAMILY = { main: 'buy-sell', early: 'early-buy-sell' } as const satisfies Record<Kind, string>;

/** In plain ink: a gain before costs says nothing for the rule. */
const gainText = (percent: number | null): string | null =>
  percent === null ? null : `${signedPercentText(percent)} %`;

const ProfitLossStats = ({ positions }: { positions: readonly Position[] }) => {
  const { buys, sells, closed, total, cumulative, days } = profitLossOf(positions);
  const unknown = <Value format="percent" value={null} unknown={t('No buy has been closed by a sell yet')} />;
  return (
    <StatRow
      label={t('Profit and loss')}
      stats={[
        {
          label: t('Buys'),
          figure: quantityText(buys),
          below: t('{count} sells', { count: quantityText(sells) }),
        },
        {
          label: t('Round trips'),
          figure: quantityText(closed),
          below: t('{count} days held', { count: quantityText(days) }),
        },
        { label: t('Sum of gains'), figure: gainText(total) ?? unknown },
        { label: t('Compounded'), figure: gainText(cumulative) ?? unknown },
      ]}
    />
  );
};

/** The signal that stands last, with the way to its reasons. */
const LastSignal = ({
  position,
  family,
  symbol,
}: {
  position: Position;
  family: string;
  symbol: Position['symbol'];
}) => {
  const [opened, setOpened] = useState<AskedSignal | null>(null);
  const side = position.sell_date === null ? 'buy' : 'sell';
  const on = position.sell_date ?? position.buy_date;
  if (on === null) return null;
  return (
    <p className="last-signal">
      <Reading word={SIDE_WORDS[side]} /> <span>{t('since {date}', { date: digits(on) })}</span>
      <button
        type="button"
        className="text-accent underline"
        onClick={() => setOpened({ symbol, family, kind: 'signal', timeframe: 'daily', side, on })}
      >
        {t('Why')}
      </button>
      {opened !== null && <AskedWhy signal={opened} onClose={() => setOpened(null)} />}
    </p>
  );
};

/** The newest, and more than a stock has had in twenty years. */
const MOST_POSITIONS = 500;

/** What the buys and sells of one stock were, and what they came to. */
export const MyStockFigures = ({ symbol }: { symbol: Position['symbol'] }) => {
  const [kind, setKind] = useState<Kind>('main');
  const path = kind === 'main' ? '/data/buysell/' : '/data/buysellearly/';
  const call = useCall(path, { symbol, page_size: MOST_POSITIONS, ...asOfQuery(useAsOf()) });
  return (
    <CallPanel
      title={t('Signals')}
      call={call}
      rows={6}
      columns={3}
      aside={
        <SegmentedControl
          label={t('Rule group')}
          choices={translateChoices(KINDS)}
          value={kind}
          onChoose={setKind}
        />
      }
    >
      {({ rows }) => (
        <>
          {rows[0] !== undefined && <LastSignal position={rows[0]} family={FAMILY[kind]} symbol={symbol} />}
          <ProfitLossStats positions={rows} />
          <PositionLines positions={rows} />
          <p className="note-line">
            {t('Close to close, before costs; the track record has results after costs.')}
          </p>
        </>
      )}
    </CallPanel>
  );
};
