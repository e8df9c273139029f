import { pieces, t } from '@chuli/language';
import { quantityText, rupeesText, shareText } from '../formats/number-text.ts';

/** What is told of a volume by price beside its drawing. */
export type ProfileFacts = {
  source: 'trades' | 'bars';
  sessions: number;
  sessions_missing: number;
  missing_percent: number | null;
  point_of_control: number | null;
  value_low: number | null;
  value_high: number | null;
};

const figure = (price: number) => <b key={price}>{rupeesText(price)}</b>;

/** Less would be shown as 0.0. */
const NOTICED_PERCENT = 0.05;

/** Of how many sessions it is, and whether of their trades. */
const Source = ({ source, sessions, sessions_missing, missing_percent }: ProfileFacts) => {
  const count = quantityText(sessions);
  if (source === 'bars')
    return (
      <span>
        {t('approximate, from daily bars; trades of {known} of {count} sessions', {
          known: quantityText(sessions - sessions_missing),
          count,
        })}
      </span>
    );
  return (
    <span>
      {t(sessions === 1 ? 'every trade of {count} session' : 'every trade of {count} sessions', { count })}
      {missing_percent !== null &&
        missing_percent >= NOTICED_PERCENT &&
        ` · ${t('{percent} % of the volume is missing', { percent: shareText(missing_percent) })}`}
    </span>
  );
};

/** Where most was traded, and what that is known from. */
export const ProfileFigures = (facts: ProfileFacts) => {
  const { point_of_control: peak, value_low: low, value_high: high } = facts;
  if (peak === null || low === null || high === null)
    return <span>{t('nothing was traded on the days in view')}</span>;
  return (
    <>
      <span>{pieces('most traded at {price}', { price: figure(peak) })}</span>
      <span>{pieces('70 % between {low} and {high}', { low: figure(low), high: figure(high) })}</span>
      <Source {...facts} />
    </>
  );
};
