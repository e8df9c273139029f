import './broker-page.css';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { emptyWords } from '../known-line.tsx';
import { LatestCases } from './latest-cases.tsx';
import { NetCourse } from './net-course.tsx';
import { NetStocks } from './net-stocks.tsx';
import type { Profile } from './profile-words.ts';
import { RecordRail } from './record-rail.tsx';
import { StylePanel } from './style-panel.tsx';

type Shown = { reply: Profile; set: (changes: { days: string }) => void; href: HrefWithAsOf };

const EMPTY = emptyWords('days');

/** Nothing of the range is known, or the broker did not trade in it: the reason and the way on. */
const Nothing = ({ reply, set }: Omit<Shown, 'href'>) => (
  <EmptyState
    title={t(EMPTY.title)}
    why={reply.sessions.length > 0 ? t('It did not trade in these sessions.') : EMPTY.why({ reply })}
    action={EMPTY.action({ reply, set })}
  />
);

const Work = ({ reply, set, href }: Shown) => {
  if (reply.rows.length === 0) return <Nothing reply={reply} set={set} />;
  const { broker, from_date, to_date } = reply;
  const all = href('/brokers-analytics', { broker, by: 'broker', days: 'dates', from_date, to_date });
  const bought = reply.rows.filter(({ net }) => net > 0);
  const sold = reply.rows.filter(({ net }) => net < 0);
  return (
    <>
      <NetCourse course={reply.course} />
      <div className="broker-halves">
        <NetStocks rows={bought} count={reply.stocks_bought} all={all} isBought />
        <NetStocks rows={sold} count={reply.stocks_sold} all={all} isBought={false} />
      </div>
    </>
  );
};

/** What a broker did and where, beside what followed its heavy days and how it trades. */
export const BrokerPage = ({ reply, set, href }: Shown) => (
  <div className="broker-page">
    <div>
      <Work reply={reply} set={set} href={href} />
      <LatestCases broker={reply.broker} />
    </div>
    <div>
      <RecordRail broker={reply.broker} />
      {reply.rank !== null && <StylePanel profile={reply} />}
    </div>
  </div>
);
