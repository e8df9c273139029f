import { type Phrase, t } from '@chuli/language';
import { Button, StatRow, StatSkeleton, quantityText } from '@chuli/ui';
import { FeedTables } from '../../features/operator/feed-tables.tsx';
import { momentText } from '../../features/operator/feed-words.ts';
import { KeyForm } from '../../features/operator/key-form.tsx';
import { useOperatorKey } from '../../features/operator/operator-key.ts';
import { type Feed, refusalOf, useFeed } from '../../features/operator/use-feed.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';

type Engine = Feed['engines'][number];

const NAMES: Readonly<Record<Engine['name'], string>> = {
  postgresql: 'PostgreSQL',
  clickhouse: 'ClickHouse',
  nats: 'NATS',
};

const STATES: Readonly<Record<Engine['state'], Phrase>> = {
  answers: 'answers',
  silent: 'does not answer',
  'not-configured': 'no address given',
};

const EXPLAIN: readonly Phrase[] = [
  'Whether the figures of this site can be believed now: which engines answer, when every source last told something, and which process reads the feed.',
  'A session is not final until floorsheet, daily prices and declared totals agree. Rows that could not be believed were set aside with their reason and are in no figure; decide on them before a trader asks.',
];

const Engines = ({ engines }: { engines: readonly Engine[] }) => (
  <StatRow
    label={t('Engines')}
    stats={engines.map(({ name, state, milliseconds }) => ({
      label: NAMES[name],
      figure: <span className={state === 'silent' ? 'text-warn' : ''}>{t(STATES[state])}</span>,
      below: milliseconds === null ? null : t('in {count} ms', { count: quantityText(milliseconds) }),
    }))}
  />
);

/** How the feed stands, for whoever runs it: the page is open, its figures are not. */
const FeedHealthScreen = () => {
  const [key, setKey] = useOperatorKey();
  const call = useFeed(key);
  const refusal = refusalOf(call.error);
  const isShut = key === '' || refusal !== null;
  return (
    <>
      <div className="page-head">
        <h1>{t('Feed health')}</h1>
        <ReadThisPage title={t('Feed health')} paragraphs={EXPLAIN} />
        <span className="flex-1" />
        {call.data !== undefined && !isShut && (
          <span className="age">{t('As of {time}', { time: momentText(call.data.at) })}</span>
        )}
        {!isShut && (
          <Button tone="quiet" onClick={() => setKey('')}>
            {t('Forget the key')}
          </Button>
        )}
      </div>
      {isShut ? (
        <KeyForm refusal={refusal} onKey={setKey} />
      ) : (
        <Loaded
          title={t('Feed health')}
          call={call}
          skeleton={<StatSkeleton label={t('Engines')} stats={Object.values(NAMES)} />}
        >
          {(feed) => (
            <>
              <Engines engines={feed.engines} />
              <FeedTables feed={feed} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
};

export default FeedHealthScreen;
