import { t } from '@chuli/language';
import { classNames } from '../class-names.ts';
import { rupeesText } from '../formats/number-text.ts';
import { linear } from './scale.ts';

export type Band = {
  floor: number;
  ceiling: number;
  previousClose: number;
  low: number;
  high: number;
  last: number;
};

const WIDTH = 74;

/** Floor, previous close, ceiling; the day's range thick; the last price a dot, coloured only when it is locked. */
export const BandGlyph = ({ floor, ceiling, previousClose, low, high, last }: Band) => {
  const x = linear([floor, ceiling], [2, WIDTH - 2]);
  const within = (value: number): number => x(Math.min(Math.max(value, floor), ceiling));
  const locked = last >= ceiling ? 'is-up' : last <= floor ? 'is-down' : null;
  return (
    <svg
      className="glyph-band"
      viewBox={`0 0 ${WIDTH} 14`}
      role="img"
      aria-label={t('{last} between the lower circuit {floor} and the upper circuit {ceiling}', {
        last: rupeesText(last),
        floor: rupeesText(floor),
        ceiling: rupeesText(ceiling),
      })}
    >
      <path className="track" d={`M2 7H${WIDTH - 2}`} />
      <path className="stop" d={`M${within(previousClose)} 3V11M2 4V10M${WIDTH - 2} 4V10`} />
      <path className="range" d={`M${within(low)} 7H${within(high)}`} />
      <circle className={classNames('last', locked)} cx={within(last)} cy={7} r={3} />
    </svg>
  );
};
