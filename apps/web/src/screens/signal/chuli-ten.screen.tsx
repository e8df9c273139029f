import '../../features/signal/signal.css';
import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, digits, say, t } from '@chuli/language';
import {
  EmptyState,
  Panel,
  PanelHead,
  Reading,
  StatRow,
  TableSkeleton,
  Value,
  amountLabel,
  quantityText,
} from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { RecordLine } from '../../features/signal/record-line.tsx';
import { SignalFoot } from '../../features/signal/signal-foot.tsx';
import { chartQuery } from '../../features/signal/signal-href.ts';
import { SIDE_WORDS } from '../../features/signal/signal-words.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

type Ten = RepliedBy<'/data/chuli-ten/'>;
type TenRow = Ten['rows'][number];

const EXPLAIN: readonly Phrase[] = [
  'The score counts families whose daily signal fired on the buying side in the last five sessions, and takes off those that fired on the selling side. Each family counts once a side.',
  'Stocks with a mean turnover under Rs 20 lakh are left out: there an order of Rs 1 lakh moves the price by itself. Of equal scores the larger turnover stands first.',
  'The record is that of the list which fires when this score reaches three. It is the past of a rule, not a promise.',
];

const Reasons = ({ row }: { row: TenRow }) => {
  const href = useCarriedHref();
  return (
    <ul className="ten-reasons">
      {row.votes.map(({ family, title, side, signal_on: on }) => (
        <li key={`${family} ${side}`}>
          <Reading word={SIDE_WORDS[side]} />{' '}
          <Link
            className="text-accent underline"
            to={href(
              '/charts',
              chartQuery(row.symbol, { family, kind: 'signal', timeframe: 'daily', side, on }),
            )}
          >
            {say(title)}
          </Link>{' '}
          <span className="text-muted">{digits(on)}</span>
        </li>
      ))}
    </ul>
  );
};

const Card = ({ row, place }: { row: TenRow; place: number }) => (
  <li className="ten-card">
    <div className="ten-head">
      <span className="ten-place">{digits(String(place))}</span>
      <Value format="symbol" value={row.symbol} />
      <span className="name">{row.name}</span>
      <b>{t('score {score}', { score: row.score })}</b>
    </div>
    <div className="ten-figures">
      <Value format="rupees" value={row.close} />
      <Value format="percent" value={row.change} />
      {row.turnover !== null && (
        <span className="text-muted">{t('{amount} a day', { amount: amountLabel(row.turnover) })}</span>
      )}
    </div>
    <Reasons row={row} />
  </li>
);

const Formula = ({ ten }: { ten: Ten }) => (
  <Panel label={t('The score')}>
    <PanelHead title={t('The score')} asOf={digits(ten.as_of)} />
    <div className="list-record">
      <p className="formula">
        {t(
          'score = families with a buy in {sessions} sessions − families with a sell, of {families} families',
          {
            sessions: ten.sessions,
            families: ten.families,
          },
        )}
      </p>
      <div className="record-line">
        <b>{t('Record of this score')}</b>
        <RecordLine record={ten.list?.record ?? null} />
      </div>
    </div>
    <StatRow
      label={t('The score')}
      stats={[
        { label: t('Families counted'), figure: quantityText(ten.families) },
        { label: t('Sessions'), figure: quantityText(ten.sessions) },
        { label: t('Highest score'), figure: quantityText(ten.rows[0]?.score ?? 0) },
        {
          label: t('Least turnover'),
          figure: <Value format="amount" value={ten.smallest_turnover} />,
          below: t('mean of 20 sessions'),
        },
      ]}
    />
  </Panel>
);

/** Where most published rules agree today, and what that has been worth. */
const TenScreen = () => {
  const call = useCall('/data/chuli-ten/', asOfQuery(useAsOf()));
  return (
    <>
      <PageHead screen="chuli-ten" explain={EXPLAIN}>
        {null}
      </PageHead>
      <Loaded
        title={t('Ten by agreement')}
        call={call}
        skeleton={<TableSkeleton label={t('Ten by agreement')} rows={10} columns={4} />}
      >
        {(ten) => (
          <>
            <Formula ten={ten} />
            {ten.rows.length === 0 ? (
              <EmptyState title={t('None')} why={t('On no stock do more families point up than down.')} />
            ) : (
              <ol className="ten">
                {ten.rows.map((row, index) => (
                  <Card key={row.symbol} row={row} place={index + 1} />
                ))}
              </ol>
            )}
            <SignalFoot asOf={ten.as_of} to={ten.signals_to} />
          </>
        )}
      </Loaded>
    </>
  );
};

export default TenScreen;
