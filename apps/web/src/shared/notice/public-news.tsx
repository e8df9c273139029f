import { type Phrase, digits, say, t } from '@chuli/language';
import { TableSkeleton, bikramSambatText, dateText } from '@chuli/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { STATUS_WORDS } from '../market/market-days.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type CorporateNotice, type FeedState, type Notices, actionId, newsIds } from './notices.ts';
import { markSeen } from './seen-notices.ts';
import { useNotices } from './use-notices.ts';

/** A trader hears of the feed only where it does not do what it should. */
const FEED_FAULTS: Readonly<Partial<Record<FeedState, Phrase>>> = {
  unknown: 'Feed status unknown: the server isn’t responding.',
  silent: 'The market should be open, but no session of today is being received.',
};

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
  const href = useHrefWithAsOf();
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

/** What is public of the companies, and where figures are late or may still change; looking at it makes it seen. */
export const PublicNews = ({ onFollow }: { onFollow?: () => void }) => {
  const { notices, dividends } = useNotices();
  const fault = FEED_FAULTS[notices.feed];
  useEffect(() => markSeen(newsIds(notices)), [notices]);
  return (
    <div className="notices">
      {fault !== undefined && (
        <Section title={t('Feed')}>
          <p data-feed={notices.feed}>{t(fault)}</p>
        </Section>
      )}
      {notices.days.length > 0 && (
        <Section title={t('Days that may still change')}>
          {notices.days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </Section>
      )}
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
