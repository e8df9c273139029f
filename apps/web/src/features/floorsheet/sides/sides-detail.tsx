import { t } from '@chuli/language';
import { ChartSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { PriceLadder } from './price-ladder.tsx';
import type { DayReply, DaySides } from './sides-row.ts';

const HEIGHT = 420;

type SidesDetailProps = { row: DaySides; shown: { reply: DayReply; href: HrefWithAsOf } };

/** One stock of the session by price. */
export const SidesDetail = ({ row: { symbol }, shown: { reply, href } }: SidesDetailProps) => {
  const days = { from_date: reply.date, to_date: reply.date };
  const call = useCall('/data/buy-sell-volume/levels/', { symbol, ...days, ...asOfQuery(useAsOf()) });
  const title = t('{symbol}, by price', { symbol });
  return (
    <div className="is-beside">
      <Loaded title={title} call={call} skeleton={<ChartSkeleton label={title} height={HEIGHT} />}>
        {(levels) => <PriceLadder reply={levels} />}
      </Loaded>
      <div className="panel-foot">
        <Link
          className="text-accent"
          to={href('/buy-sell-volume-pro', { symbol, from: reply.date, to: reply.date })}
        >
          {t('More sessions, and the candles')}
        </Link>
      </div>
    </div>
  );
};
