import './bulk.css';
import '../../../shared/chart/plot.css';
import { instant } from '@chuli/kernel';
import { t } from '@chuli/language';
import {
  Plot,
  type PlotScale,
  amountLabel,
  classNames,
  heightOf,
  kathmanduTime,
  rupeesText,
  scaleOf,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import type { Dot, DotPicture } from './order-dots.ts';

const HEIGHT = 190;

const coursePath = ({ course, courseAt }: DotPicture, scale: PlotScale): string => {
  const y = heightOf(scale);
  const points = course.flatMap((close, slot) =>
    close === null ? [] : [`${slot + courseAt} ${y(close).toFixed(1)}`],
  );
  return points.length === 0 ? '' : `M${points.join('L')}`;
};

const spokenOf = ({ at, words, amount, price }: Dot): string =>
  [
    ...(at === null ? [] : [kathmanduTime(instant(Math.floor(Date.parse(at))))]),
    ...(words === null ? [] : [words]),
    t('Rs {amount}', { amount: amountLabel(amount) }),
    t('at {price}', { price: rupeesText(price) }),
  ].join(' · ');

type DotMarkProps = { dot: Dot; y: number; isChosen: boolean };

/** A stroke of no length with round ends is a round dot however the drawing is stretched. */
const DotMark = ({ dot, dot: { slot, size, side, certainty }, y, isChosen }: DotMarkProps) => (
  <g className={classNames('order-dot', side ?? 'no-side', certainty, isChosen && 'is-chosen')}>
    <title>{spokenOf(dot)}</title>
    {isChosen && <path className="ring" d={`M${slot + 0.5} ${y}h0`} strokeWidth={size + 8} />}
    <path className="edge" d={`M${slot + 0.5} ${y}h0`} strokeWidth={size} />
    {certainty !== 'known' && (
      <path className="hole" d={`M${slot + 0.5} ${y}h0`} strokeWidth={Math.max(1, size - 3)} />
    )}
  </g>
);

type PriceDotsProps = {
  label: string;
  picture: DotPicture;
  /** The one that is looked at. */
  chosen?: string;
  /** A limit of the day, drawn across it. */
  limit?: number | undefined;
};

/** The large orders of a stock on the price of its day. */
export const PriceDots = ({ label, picture, chosen, limit }: PriceDotsProps) => {
  const { slots, course, dots, hours } = picture;
  const walk = useWalk(dots.length);
  const scale = scaleOf([...course, ...dots.map(({ price }) => price), limit ?? null], 0.12);
  const here = walk.isPointed ? dots[walk.index] : (dots.find(({ id }) => id === chosen) ?? dots[walk.index]);
  if (scale === null || here === undefined) return null;
  const y = heightOf(scale);
  const spoken = spokenOf(here);
  return (
    <Plot
      label={label}
      height={HEIGHT}
      slots={slots}
      scale={scale}
      ticks={ticksOf(scale, 4).map((at) => ({ at, text: rupeesText(at) }))}
      under={hours}
      {...(limit !== undefined && {
        ends: [{ id: 'limit', at: limit, text: rupeesText(limit), tone: 'is-limit' }],
      })}
      places={dots.map(({ slot }) => slot)}
      walk={walk}
      readout={spoken}
      spoken={spoken}
    >
      {limit !== undefined && <path className="order-limit" d={`M0 ${y(limit)}H${slots}`} />}
      <path className="stroke order-course" d={coursePath(picture, scale)} />
      {dots.map((dot) => (
        <DotMark
          key={`${dot.id} ${dot.side ?? ''}`}
          dot={dot}
          y={y(dot.price)}
          isChosen={dot.id === chosen}
        />
      ))}
    </Plot>
  );
};
