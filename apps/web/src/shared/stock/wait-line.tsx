import './risk-line.css';
import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { isScreenHere } from '../../screen-kit/screens-here.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

type Wait = RowOf<'/data/effects/on/'>;

/** Until when a purchase is put off, and why; never a word about selling. */
export const waitText = ({ effect, declared_for, until }: Wait): string => {
  const days = { on: dateText(declared_for), until: dateText(until) };
  return effect === 'after-bonus-ex'
    ? t('Wait until about {until}: books closed for a bonus on {on}', days)
    : t('Wait until about {until}: dividend announced on {on}', days);
};

/** Of several reasons the one that lasts longest. */
export const longestWait = (waits: readonly Wait[]): Wait | undefined =>
  waits.toSorted((one, other) => other.sessions_left - one.sessions_left)[0];

/** What the documented effects say to somebody who is about to buy; nothing where none stands. */
export const WaitLine = ({ symbol }: { symbol: string }) => {
  const asOf = useAsOf();
  const href = useHrefWithAsOf();
  const { data } = useCall(
    '/data/effects/on/',
    { symbol, ...asOfQuery(asOf) },
    { enabled: symbol !== '' && isScreenHere('evidence') },
  );
  const wait = longestWait(data?.rows ?? []);
  if (wait === undefined || wait.symbol !== symbol) return null;
  return (
    <p className="risk-line">
      <Link to={href('/evidence')}>{waitText(wait)}</Link>
    </p>
  );
};
