import { type Phrase, digits, pieces, t } from '@chuli/language';
import { None, Panel, PanelHead, TableSkeleton, Value, quantityText, shareText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { levelAlert } from '../../shared/alert/alert-at.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import type { Role, ZoneRow } from './level-panels.ts';
import { placeQuery } from './stock-address.ts';

const NAMES: Readonly<Record<Role, Phrase>> = { resistance: 'Resistance', support: 'Support' };

/** The least that is told apart, in percent. */
const HAIR = 0.1;

type Placed = { zone: ZoneRow; side: Role; close: number | null };

/** A zone holds until it is broken: the close may stand a hair past it, and then it is neither above nor below. */
const Place = ({ zone: { low, high, distance }, side, close }: Placed) => {
  if (distance === 0) return t('price within');
  const percent = <b key="percent">{shareText(Math.max(distance, HAIR))}</b>;
  const isPassed = close !== null && (side === 'support' ? close < low : close > high);
  return (
    <>
      {isPassed || distance < HAIR
        ? pieces('at the close, within {percent} %', { percent })
        : pieces('{percent} % away', { percent })}
    </>
  );
};

type ZoneProps = Omit<Placed, 'zone'> & { zone: ZoneRow | undefined };

const Zone = ({ zone, ...placed }: ZoneProps) => {
  if (zone === undefined) return <None why={t('No zone on this side')} />;
  const { low, high, touches, last_on } = zone;
  const title = t('{count} turns, the last on {date}', {
    count: quantityText(touches),
    date: digits(last_on),
  });
  return (
    <span title={title}>
      <Value format="rupees" value={low} />
      {high > low && (
        <>
          {' – '}
          <Value format="rupees" value={high} />
        </>
      )}{' '}
      <span className="text-muted">
        <Place zone={zone} {...placed} />
      </span>
    </span>
  );
};

const Side = ({ symbol, side }: { symbol: string; side: Role }) => {
  const call = useCall(`/data/${side}/daily/`, { symbol, ...asOfQuery(useAsOf()) });
  return (
    <Loaded
      title={t(NAMES[side])}
      call={call}
      skeleton={<TableSkeleton label={t(NAMES[side])} rows={1} columns={2} />}
    >
      {({ rows, close }) => (
        <dl className="key-figures">
          <dt>{t(NAMES[side])}</dt>
          <dd>
            <Zone zone={rows[0]} side={side} close={close} />{' '}
            {rows[0] !== undefined && <AlertLink at={levelAlert({ symbol, ...rows[0] }, side)} />}
          </dd>
        </dl>
      )}
    </Loaded>
  );
};

/** The nearest zone each way, from daily bars. */
export const NearestLevels = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  return (
    <Panel label={t('Nearest levels')}>
      <PanelHead title={t('Nearest levels')} note={t('daily')}>
        <Link
          className="text-accent"
          to={href('/stock-profile', { symbol, ...placeQuery({ tab: 'signals', view: 'levels' }) })}
        >
          {t('Levels')}
        </Link>
      </PanelHead>
      <Side symbol={symbol} side="resistance" />
      <Side symbol={symbol} side="support" />
    </Panel>
  );
};
