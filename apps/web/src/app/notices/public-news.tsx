import { digits, say, t } from '@chuli/language';
import { TableSkeleton, bikramSambatText, dateText } from '@chuli/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { STATUS_WORDS } from '../../features/summary/market-days.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { FEED_WORDS } from './feed-words.ts';
import { type CorporateNotice, type Notices, actionId, newsIds } from './notices.ts';
import { markSeen } from './seen-notices.ts';
import { useNotices } from './use-notices.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <div className="menu-title">{title}</div>
    {children}
  </section>
);

/** How far the figures of a day can be trusted, and every reason why not further. */
const Day = ({ day: { date, status, reasons } }: { day: Notices['days'][number] }) => (
  <div className="notice">
    <span>
      <b>{dateText(date)}</b> <span className="text-muted">{bikramSambatText(date)}</span>
    </span>
    <span className="notice-state" data-status={status}>
      {t(STATUS_WORDS[status])}
    </span>
    {reasons.map((reason) => (
      <p key={reason}>{say(reason)}</p>
    ))}
  </div>
);

type ActionProps = { action: CorporateNotice; onFollow?: (() => void) | undefined };

const Action = ({ action: { date, symbol, kind, what }, onFollow }: ActionProps) => {
  const href = useCarriedHref();
  return (
    <div className="notice is-action">
      <Link className="text-accent" to={href('/stock-profile', { symbol })} onClick={onFollow}>
        {symbol}
      </Link>
      <span>
        {t(kind)} <span className="text-muted">{digits(what)}</span>
      </span>
      <span className="notice-state">{dateText(date)}</span>
    </div>
  );
};

const Skeleton = ({ label }: { label: string }) => <TableSkeleton label={label} rows={2} columns={2} />;

/** What is public of the feed, the newest days and the companies; looking at it makes it seen. */
export const PublicNews = ({ onFollow }: { onFollow?: () => void }) => {
  const { notices, days, dividends } = useNotices();
  useEffect(() => markSeen(newsIds(notices)), [notices]);
  return (
    <div className="notices">
      <Section title={t('Feed')}>
        <p data-feed={notices.feed}>{t(FEED_WORDS[notices.feed])}</p>
      </Section>
      <Section title={t('The newest days')}>
        <Loaded title={t('The newest days')} call={days} skeleton={<Skeleton label={t('The newest days')} />}>
          {() => notices.days.map((day) => <Day key={day.date} day={day} />)}
        </Loaded>
      </Section>
      <Section title={t('Companies, last five sessions')}>
        <Loaded title={t('Dividends')} call={dividends} skeleton={<Skeleton label={t('Dividends')} />}>
          {() =>
            notices.actions.length === 0 ? (
              <p>{t('No dividend, book close, bonus listing or right issue is dated in them.')}</p>
            ) : (
              notices.actions.map((action) => (
                <Action key={actionId(action)} action={action} onFollow={onFollow} />
              ))
            )
          }
        </Loaded>
      </Section>
    </div>
  );
};
