import './find.css';
import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { PanelHead } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { scanAlert } from '../../shared/alert/alert-at.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import { stockCount } from '../../shared/market/stock-count.ts';
import { MatchStrip } from './match-strip.tsx';
import { NotJudged } from './not-judged.tsx';
import { wordsOf } from './saved.ts';
import { WhatFollowed } from './what-followed.tsx';

type ListReply = Pick<
  RepliedBy<'/data/volume-spike/'>,
  'scan' | 'total' | 'judged' | 'silent' | 'hours_to' | 'hits' | 'followed'
>;

/** The rule of a list in words, how many stocks it finds now and in each of the last sessions, and the way to change it. */
export const ListHead = ({ reply }: { reply: ListReply }) => {
  const href = useHrefWithAsOf();
  return (
    <div className="list-head">
      <div>
        <PanelHead title={stockCount(reply.total)} note={t('of {count} judged', { count: reply.judged })} />
        <p className="list-rule">{wordsOf(reply.scan)}</p>
        <p className="list-rule">
          <Link className="text-accent underline" to={href('/custom-signal-pro-v2', { q: reply.scan.text })}>
            {t('Open as a scan')}
          </Link>{' '}
          <AlertLink at={scanAlert(reply.scan.text)}>{t('Set an alert')}</AlertLink>{' '}
          <span className="note">
            <NotJudged {...reply} />
          </span>
        </p>
        <WhatFollowed followed={reply.followed} />
      </div>
      <MatchStrip hits={reply.hits} />
    </div>
  );
};
