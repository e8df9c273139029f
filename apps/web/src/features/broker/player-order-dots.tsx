import './player-orders.css';
import '../../shared/chart/plot.css';
import type { AskedBy, RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import {
  ChartSkeleton,
  PHONE,
  Panel,
  PanelHead,
  Plot,
  amountLabel,
  classNames,
  heightOf,
  rupeesText,
  scaleOf,
  ticksOf,
  useMedia,
  useWalk,
} from '@chuli/ui';
import { Link } from 'react-router';
import { useBrokerNames } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import {
  type PlayerDot,
  type PlayerOrder,
  colouredPlayers,
  playerDots,
  sessionStarts,
} from './player-orders.ts';

const HEIGHT = 230;
const ALL = 500;
/** Session labels that fit under the drawing. */
const LABELS = { desk: 6, phone: 4 };

const DONE = { buy: 'bought', sell: 'sold', both: 'on both sides' } as const;

const spokenOf = ({ order }: PlayerDot): string =>
  [
    digits(order.date),
    t('{broker} {side}', {
      broker: order.player ?? '',
      side: t(DONE[order.player_side ?? 'buy']),
    }),
    t('Rs {amount}', { amount: amountLabel(order.amount) }),
    t('at {price}', { price: rupeesText(order.average ?? order.last_price) }),
  ].join(' · ');

/** A stroke of no length with round ends is a round dot however the drawing is stretched; hollow where it sold. */
const Dot = ({ dot, y }: { dot: PlayerDot; y: number }) => {
  const { slot, size, colour, order } = dot;
  return (
    <g className={classNames('player-dot', colour !== null && `c${colour}`)}>
      <title>{spokenOf(dot)}</title>
      <path className="edge" d={`M${slot + 0.5} ${y}h0`} strokeWidth={size} />
      {order.player_side === 'sell' && (
        <path className="hole" d={`M${slot + 0.5} ${y}h0`} strokeWidth={Math.max(1, size - 4)} />
      )}
    </g>
  );
};

const Drawn = ({ orders, label }: { orders: readonly PlayerOrder[]; label: string }) => {
  const dots = playerDots(orders);
  const walk = useWalk(dots.length);
  const starts = sessionStarts(orders);
  const step = Math.ceil(starts.length / LABELS[useMedia(PHONE) ? 'phone' : 'desk']);
  const scale = scaleOf(
    dots.map(({ price }) => price),
    0.12,
  );
  const here = dots[walk.index];
  if (scale === null || here === undefined) return null;
  const y = heightOf(scale);
  const spoken = spokenOf(here);
  return (
    <Plot
      label={label}
      height={HEIGHT}
      slots={Math.max(1, dots.length)}
      scale={scale}
      ticks={ticksOf(scale, 4).map((at) => ({ at, text: rupeesText(at) }))}
      under={starts.filter((_, place) => place % step === 0)}
      places={dots.map(({ slot }) => slot)}
      walk={walk}
      readout={spoken}
      spoken={spoken}
    >
      {dots.map((dot) => (
        <Dot key={dot.order.event_id} dot={dot} y={y(dot.price)} />
      ))}
    </Plot>
  );
};

const Key = ({ orders }: { orders: readonly PlayerOrder[] }) => {
  const names = useBrokerNames();
  return (
    <p className="player-key">
      {colouredPlayers(orders).map((player, place) => (
        <span key={player} className={`c${place + 1}`}>
          <i />
          {player} {names.get(player) ?? ''}
        </span>
      ))}
      <span>{t('filled: bought, hollow: sold; all others grey')}</span>
    </p>
  );
};

type PlayerOrderDotsProps = {
  row: PlayerOrder;
  shown: { query: AskedBy<'/data/bulk-txn-all/history/'>; reply: RepliedBy<'/data/bulk-txn-all/history/'> };
};

/** The orders of players in one stock, on its price, one colour a player. */
export const PlayerOrderDots = ({ row: { symbol }, shown }: PlayerOrderDotsProps) => {
  const href = useHrefWithAsOf();
  const { page: _, ...query } = shown.query;
  const call = useCall('/data/bulk-txn-all/history/', { ...query, symbol, sort: 'time', page_size: ALL });
  const title = t('Orders of players in {symbol}', { symbol });
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('one after the other, as large as the amount')}>
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'flow' })}>
          {t('Flow')}
        </Link>
      </PanelHead>
      <Loaded title={title} call={call} skeleton={<ChartSkeleton label={title} height={HEIGHT} />}>
        {({ rows }) => (
          <>
            <Drawn orders={rows} label={title} />
            <Key orders={rows} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
