import { digits, t } from '@chuli/language';
import {
  PLOT_HEIGHT,
  Panel,
  PanelHead,
  Plot,
  classNames,
  heightOf,
  quantityText,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { type RiskReply, isBeyond, placeOf } from './risk-figures.ts';
import { METHOD_WORDS, percentText } from './risk-words.ts';

const HEIGHT = 250;
const WIDTH = 0.9;
const LABELS = 6;

const TONES = { historical: 'tone-s1', normal: 'tone-s2', ewma: 'tone-s3' } as const;

const signed = (percent: number): string => digits(String(percent).replace('-', '−'));

/** The lines of the methods by name and colour; the same in every picture. */
export const MethodKey = ({ rows }: { rows: RiskReply['rows'] }) =>
  rows.map(({ method, var: loss }) => (
    <span key={method} className={classNames('risk-key', TONES[method])}>
      {t(METHOD_WORDS[method])} −{digits(percentText(loss))}
    </span>
  ));

/** The bins that lie beyond a loss, or all others. */
const binsPath = (
  bins: RiskReply['histogram'],
  y: (count: number) => number,
  { loss, isLost }: { loss: number; isLost: boolean },
): string =>
  bins
    .map((bin, slot) =>
      bin.count > 0 && isBeyond(bin, loss) === isLost
        ? `M${slot + (1 - WIDTH) / 2} ${y(0)}h${WIDTH}V${y(bin.count).toFixed(1)}h${-WIDTH}z`
        : '',
    )
    .join('');

/** How often every size of return came, and where the three methods draw their line. */
export const RiskHistogram = ({ reply }: { reply: RiskReply }) => {
  const { histogram: bins, rows, horizon, returns, silent } = reply;
  const walk = useWalk(bins.length);
  const scale = { low: 0, high: 1.06 * Math.max(1, ...bins.map(({ count }) => count)) };
  const y = heightOf(scale);
  const loss = rows[0]?.var ?? 0;
  const here = bins[walk.index];
  const step = Math.max(1, Math.ceil(bins.length / LABELS));
  if (here === undefined) return null;
  const place = t('{from} to {to} %', { from: signed(here.from), to: signed(here.to) });
  const title =
    horizon === 1
      ? t('Daily returns of {symbol}', reply)
      : t('Returns of {symbol} over {horizon} sessions', reply);
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('{count} returns to {date}, {silent} without a trade', {
          count: quantityText(returns),
          date: reply.as_of,
          silent: quantityText(silent),
        })}
      />
      <Plot
        label={title}
        height={HEIGHT}
        slots={bins.length}
        scale={scale}
        ticks={ticksOf(scale, 3).map((at) => ({ at, text: quantityText(at) }))}
        under={bins.flatMap(({ from }, slot) => (slot % step === 0 ? [{ slot, text: signed(from) }] : []))}
        places={bins.map((_, slot) => slot)}
        walk={walk}
        spoken={`${place}, ${t('{count} returns', { count: here.count })}`}
        readout={
          walk.isPointed ? (
            <>
              <b>{place}</b> {t('{count} returns', { count: here.count })}
            </>
          ) : (
            <MethodKey rows={rows} />
          )
        }
      >
        <path className="fill" d={binsPath(bins, y, { loss, isLost: false })} />
        <path className="risk-lost" d={binsPath(bins, y, { loss, isLost: true })} />
        {rows.map(({ method, var: own }) => (
          <path
            key={method}
            className={classNames('stroke', method !== 'historical' && 'is-dashed', TONES[method])}
            d={`M${placeOf(bins, -own).toFixed(3)} 0V${PLOT_HEIGHT}`}
          />
        ))}
      </Plot>
    </Panel>
  );
};
