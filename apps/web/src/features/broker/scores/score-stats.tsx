import './scores.css';
import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { type Stat, StatRow, quantityText, shareText, signedPercentText } from '@chuli/ui';

export type RadarReply = RepliedBy<'/data/announcement-radar/'>;
export type RiskReply = RepliedBy<'/data/risk-facts/'>;
type Record = RiskReply['record'];

/** An interval below zero is no evidence either: the score warns of something else than it says. */
const VERDICT_WORDS = {
  edge: 'Evidence',
  'no-edge': 'No evidence',
  'too-few': 'Too few flags',
} as const satisfies { [V in Record['verdict']]: Phrase };

export const scoreVerdict = ({ verdict }: Record): Phrase => VERDICT_WORDS[verdict];

const percentText = (percent: number | null): string => (percent === null ? '–' : `${shareText(percent)} %`);

const intervalText = ({ interval_low: low, interval_high: high }: Record): string =>
  low === null || high === null
    ? t('too few for an interval')
    : t('95 % interval {low} to {high}', { low: signedPercentText(low), high: signedPercentText(high) });

/** What became of the flags, beside what is usual: neither figure says anything without the other. */
const recordStats = (record: Record, followed: string): Stat[] => [
  {
    label: t('Verdict'),
    figure: t(scoreVerdict(record)),
    below: t('{known} of {all} sessions known', {
      known: quantityText(record.sessions_known),
      all: quantityText(record.sessions_held),
    }),
  },
  {
    label: followed,
    figure: percentText(record.hit_percent),
    below: t('{hits} of {cases} flags', {
      hits: quantityText(record.hits),
      cases: quantityText(record.cases),
    }),
  },
  {
    label: t('Others of the same sessions'),
    figure: percentText(record.usual_percent),
    below: t('base rate {percent}', { percent: percentText(record.base_percent) }),
  },
  {
    label: t('Difference, points'),
    figure: record.difference === null ? '–' : signedPercentText(record.difference),
    below: intervalText(record),
  },
  { label: t('False alarms'), figure: quantityText(record.false_alarms) },
];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const RadarStats = ({ reply: { counts, record } }: { reply: RadarReply }) => {
  const declared = sumOf(record.news.map((one) => one.declared));
  const flagged = sumOf(record.news.map((one) => one.flagged));
  const stats: Stat[] = [
    {
      label: t('On the radar'),
      figure: quantityText(counts.flagged),
      below: t('of {count} judged', { count: quantityText(counts.judged) }),
    },
    ...recordStats(record, t('News within {count} sessions', { count: quantityText(record.within) })),
    {
      label: t('News with a flag before it'),
      figure: declared === 0 ? '–' : percentText((100 * flagged) / declared),
      below: t('{flagged} of {declared}; any stock {percent}', {
        flagged: quantityText(flagged),
        declared: quantityText(declared),
        percent: percentText(record.usual_flagged_percent),
      }),
    },
  ];
  return <StatRow label={t('What the radar was worth')} stats={stats} />;
};

export const RiskStats = ({ reply }: { reply: RiskReply }) => {
  const { counts, record, nudge, fall_percent: fall } = reply;
  const stats: Stat[] = [
    {
      label: t('With {count} facts or more', { count: quantityText(nudge) }),
      figure: quantityText(counts.nudged),
      below: t('of {count} judged', { count: quantityText(counts.judged) }),
    },
    ...recordStats(record, t('Fell {percent} % behind NEPSE', { percent: quantityText(fall) })),
  ];
  return <StatRow label={t('What the facts were worth')} stats={stats} />;
};

/** Said before the rows, as long as nothing is proven. */
export const ScoreCaveat = ({ record }: { record: Record }) =>
  record.verdict === 'edge' ? null : (
    <div className="caveat">
      <b>{t(scoreVerdict(record))}</b>
      <span>
        {t(
          'Flags of this page have not been shown to come before what they look for. Nothing here is advice.',
        )}
      </span>
    </div>
  );
