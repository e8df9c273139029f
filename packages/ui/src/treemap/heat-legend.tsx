import { digits, t } from '@chuli/language';
import { shareText } from '../formats/number-text.ts';
import { heatSteps } from './heat.ts';

/** What the colours of a map mean, from the largest fall to the largest rise. */
export const HeatLegend = ({ full }: { full: number }) => {
  const steps = [...heatSteps(full).entries()];
  return (
    <ul className="heat-legend" aria-label={t('Colours by change in percent')}>
      {steps.toReversed().map(([step, from]) => (
        <li key={`d${step}`} className={`heat-d${step + 1}`}>
          {from === 0 ? digits('<0') : `−${shareText(from)}`}
        </li>
      ))}
      <li className="heat-0">{digits('0')}</li>
      {steps.map(([step, from]) => (
        <li key={`u${step}`} className={`heat-u${step + 1}`}>
          {from === 0 ? digits('>0') : `+${shareText(from)}`}
        </li>
      ))}
    </ul>
  );
};
