import type { RepliedBy } from '@chuli/contracts';
import { digits, say, t } from '@chuli/language';
import { Panel, PanelHead, Reading, StatRow, Value, amountLabel, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { RecordLine } from '../../shared/signal/record-line.tsx';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';

type Ten = RepliedBy<'/data/chuli-ten/'>;
type TenRow = Ten['rows'][number];

const Reasons = ({ row }: { row: TenRow }) => {
  const href = useHrefWithAsOf();
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

/** How the score is counted, and what it has been worth. */
export const TenFormula = ({ reply: ten }: { reply: Ten }) => (
  <Panel label={t('The score')}>
    <PanelHead title={t('The score')} asOf={digits(ten.as_of)} />
    <div className="list-record">
      <p className="formula">
        {t(
          'score = rule groups with a buy in {sessions} sessions − rule groups with a sell, of {families} rule groups',
          {
            sessions: ten.sessions,
            families: ten.families,
          },
        )}
      </p>
      <div className="record-line">
        <b>{t('Track record of this score')}</b>
        <RecordLine record={ten.list?.record ?? null} />
      </div>
    </div>
    <StatRow
      label={t('The score')}
      stats={[
        { label: t('Rule groups counted'), figure: quantityText(ten.families) },
        { label: t('Sessions'), figure: quantityText(ten.sessions) },
        { label: t('Highest score'), figure: quantityText(ten.rows[0]?.score ?? 0) },
        {
          label: t('Least turnover'),
          figure: <Value format="amount" value={ten.smallest_turnover} />,
          below: t('average of 20 sessions'),
        },
      ]}
    />
  </Panel>
);

export const TenCards = ({ rows }: { rows: readonly TenRow[] }) => (
  <ol className="ten">
    {rows.map((row, index) => (
      <Card key={row.symbol} row={row} place={index + 1} />
    ))}
  </ol>
);
