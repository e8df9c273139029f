import type { Feature } from '@chuli/contracts';
import { MEASURES, type Measure, type Rule, SIGNAL_LISTS, measuresOf } from '@chuli/scan';
import { PRO_FAMILIES } from '@chuli/signals/catalogue';

const PRO: ReadonlySet<string> = new Set(PRO_FAMILIES);

export const featureOfFamily = (family: string): Feature => (PRO.has(family) ? 'signals-pro' : 'signals');

const featureOf = ({ name, line }: Measure): Feature | null => {
  const source = MEASURES.get(name)?.source;
  if (source === 'signals') return featureOfFamily(SIGNAL_LISTS[line]?.family ?? '');
  return source === 'floorsheet' ? 'broker-analytics-pro' : null;
};

/** What one has to hold to be told what a rule reads: a rule opens nothing that its own lists do not. */
export const featuresRead = (rule: Rule): Feature[] =>
  [...new Set(measuresOf(rule).map(featureOf))].filter((one) => one !== null);
