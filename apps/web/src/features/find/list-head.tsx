import './find.css';
import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { PanelHead } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { scanAlert } from '../../shared/alert/alert-at.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import { stockCount } from '../../shared/market/stock-count.ts';
import { MatchStrip } from './match-strip.tsx';
import { NotJudged } from './not-judged.tsx';
import { cardOf } from './picture/card-of.ts';
import { PictureButton } from './picture/picture-button.tsx';
import type { ScanCard } from './picture/scan-card.ts';
import { wordsOf } from './saved.ts';
import { WhatFollowed } from './what-followed.tsx';

type ListReply = Pick<
  RepliedBy<'/data/volume-spike/'>,
  'as_of' | 'scan' | 'total' | 'judged' | 'silent' | 'sessions_judged' | 'hours_to' | 'hits' | 'followed'
> & { readonly rows: ScanCard['rows'] };

/** A list that asks for nothing has the rule that every stock meets; it says nothing to a reader. */
const isEvery = ({ scan }: ListReply): boolean => /^close > 0 (?:for|as) /u.test(scan.text);

/** The rule of a list in words, how many stocks it finds now and in each of the last sessions, and the way to change it. */
export const ListHead = ({ reply }: { reply: ListReply }) => {
  const href = useHrefWithAsOf();
  const card = useMemo(() => cardOf(reply), [reply]);
  return (
    <div className="list-head">
      <div>
        <PanelHead title={stockCount(reply.total)} note={t('of {count} judged', { count: reply.judged })} />
        <p className="list-rule">
          {isEvery(reply) ? t('All stocks: nothing is asked of them yet.') : wordsOf(reply.scan)}
        </p>
        <p className="list-rule">
          <Link className="text-accent underline" to={href('/custom-signal-pro-v2', { q: reply.scan.text })}>
            {t('Open as a scan')}
          </Link>{' '}
          <AlertLink at={scanAlert(reply.scan.text)}>{t('Set an alert')}</AlertLink>{' '}
          <PictureButton card={card} className="text-accent underline" />{' '}
          <span className="note">
            <NotJudged {...reply} />
          </span>
        </p>
        {!isEvery(reply) && <WhatFollowed followed={reply.followed} />}
      </div>
      {!isEvery(reply) && <MatchStrip hits={reply.hits} />}
    </div>
  );
};
