import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import {
  DateField,
  EmptyState,
  SegmentedControl,
  StatRow,
  StatSkeleton,
  TableSkeleton,
  Value,
  dateText,
} from '@chuli/ui';
import { useSessions } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { closeRuleText, countOf, isDifferent, lastDayOfAverages } from '../../features/summary/close-rule.ts';
import { CloseTable } from '../../features/summary/close-table.tsx';
import { choicePart, datePart, textPart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'The last traded price is the rate of the last contract of ten shares or more. The close is what the exchange declares: changes, limits of the next day and portfolios are counted from it.',
  'What the close is has a date: from 2025-03-20 to 2025-09-22 it was the average of the last 15 minutes, weighted by volume, before and since the last traded price.',
  'A difference says how the last trades lay against that average. It is not a gain that anyone could have taken.',
];

const SHOWN = ['all', 'different'] as const;
const CHOICES: readonly DeclaredChoice<(typeof SHOWN)[number]>[] = [
  { value: 'all', label: 'All' },
  { value: 'different', label: 'Different', hint: 'Only stocks whose two prices differ' },
];

const ADDRESS = { date: datePart(), show: choicePart(SHOWN, 'all'), sort: textPart() };

const LABELS = ['Compared', 'LTP above close', 'LTP below close', 'Widest difference'] as const;

type Reply = RepliedBy<'/data/ltp-vs-close/'>;

const Counts = ({ rows }: { rows: Reply['rows'] }) => {
  const { compared, above, below, widest } = countOf(rows);
  const figures = [
    <Value key="compared" format="fraction" value={[compared, rows.length]} />,
    <Value key="above" format="quantity" value={above} />,
    <Value key="below" format="quantity" value={below} />,
    <Value key="widest" format="percent" value={widest} unknown={t('No source of this session has it')} />,
  ];
  const stats = LABELS.map((label, place) => ({ label: t(label), figure: figures[place] }));
  return <StatRow label={t('LTP against close')} stats={stats} />;
};

/** The last session in which the two prices could differ, where the shown one has a rule that makes them equal. */
const useDayOfDifferences = ({ as_of: shown }: Reply) => {
  const sessions = useSessions('prices', useAsOf());
  const end = lastDayOfAverages(shown);
  return end === null ? undefined : sessions.find((session) => session <= end);
};

const DayOfDifferences = ({ reply }: { reply: Reply }) => {
  const [, set] = useAddress(ADDRESS);
  const day = useDayOfDifferences(reply);
  return day === undefined ? null : (
    <button type="button" className="text-accent underline" onClick={() => set({ date: day })}>
      {t('Show {date}, when they differed', { date: dateText(day) })}
    </button>
  );
};

const NoneDiffers = ({ reply }: { reply: Reply }) => {
  const [, set] = useAddress(ADDRESS);
  const day = useDayOfDifferences(reply);
  const isKnown = reply.rows.some(({ last_traded: last }) => last !== null);
  return (
    <EmptyState
      title={t('No stock differs')}
      why={
        isKnown
          ? closeRuleText(reply.as_of)
          : t('No source of {date} has last traded prices beside the close.', { date: dateText(reply.as_of) })
      }
      looser={
        day === undefined
          ? undefined
          : {
              label: t('Show {date}, when they differed', { date: dateText(day) }),
              onAsk: () => set({ date: day }),
            }
      }
    />
  );
};

const Compared = ({ reply }: { reply: Reply }) => {
  const [{ show, sort }, set] = useAddress(ADDRESS);
  const rows = show === 'all' ? reply.rows : reply.rows.filter(isDifferent);
  return (
    <>
      {reply.rows.some(isDifferent) && <Counts rows={reply.rows} />}
      {rows.length === 0 ? (
        <NoneDiffers reply={reply} />
      ) : (
        <>
          <p className="caveat">
            {closeRuleText(reply.as_of)}
            <DayOfDifferences reply={reply} />
          </p>
          <CloseTable rows={rows} sort={sort} onSort={(chosen) => set({ sort: chosen })} />
        </>
      )}
      <PanelFoot source={t('daily prices of the exchange')} asOf={reply.as_of} />
    </>
  );
};

const Skeleton = () => (
  <>
    <StatSkeleton label={t('LTP against close')} stats={LABELS.map((label) => t(label))} />
    <TableSkeleton label={t('LTP against close')} rows={20} columns={6} />
  </>
);

/** Last traded price against the official close. */
const LtpVsCloseScreen = () => {
  const [{ date, show }, set] = useAddress(ADDRESS);
  const asOf = useAsOf();
  const sessions = useSessions('prices', asOf);
  const call = useCall('/data/ltp-vs-close/', { ...(date !== null && { date }), ...asOfQuery(asOf) });
  const day = call.data?.as_of;
  return (
    <>
      <PageHead screen="ltp-vs-close" explain={EXPLAIN}>
        {day !== undefined && (
          <DateField
            label={t('Session')}
            value={day}
            sessions={sessions}
            onPick={(picked) => set({ date: picked === sessions[0] ? null : picked })}
          />
        )}
        <SegmentedControl
          label={t('Stocks')}
          choices={saidChoices(CHOICES)}
          value={show}
          onChoose={(chosen) => set({ show: chosen })}
        />
      </PageHead>
      <Loaded title={t('LTP against close')} call={call} skeleton={<Skeleton />}>
        {(reply) => <Compared reply={reply} />}
      </Loaded>
    </>
  );
};

export default LtpVsCloseScreen;
